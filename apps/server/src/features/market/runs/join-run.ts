import { randomUUID } from 'node:crypto';
import { sendMail } from '../../../jobs/mail-order.ts';
import { runPackJob } from '../../../jobs/market.jobs.ts';
import type { Db } from '../../../platform/database/open.ts';
import type { Deps } from '../../deps.ts';
import * as reports from '../reports/reports.sql.ts';
import * as sql from './runs.sql.ts';
import type { Subject } from './subject.ts';
import { lookUpOf, shareKeyOf } from './subject.ts';

type RunDeps = Pick<Deps, 'queue' | 'now'>;

/**
 * Puts a report on its subject's run of today, which is begun when there is none, in the caller's transaction.
 *
 * @param put stores the report with the run's id
 */
export async function joinRun(
  deps: RunDeps,
  tx: Db,
  subject: Subject,
  put: (runId: string) => Promise<void>,
  scope: sql.Scope = {},
): Promise<void> {
  if (!isUsual(scope)) return beginOwnRun(deps, tx, { subject, scope, day: dayOf(deps) }, put);
  const at = new Date(deps.now()).toISOString();
  const [shareKey, day] = [shareKeyOf(subject), at.slice(0, 10)];
  const id = randomUUID();
  const host = subject.kind === 'site' ? subject.host : null;
  const askedFor = lookUpOf(subject);
  const isNew = await sql.insertRun(tx, { id, shareKey, day, askedFor, host, scope: {}, queuedAt: at });
  const run = await sql.sharedRun(tx, shareKey, day);
  await put(run.id);
  if (isNew) await deps.queue.enqueue(tx, runPackJob, { runId: run.id });
  else if (run.state === 'done') await tellReports(deps, tx, run.id);
}

interface OwnRun {
  subject: Pick<sql.RunRow, 'askedFor' | 'host'> | Subject;
  scope: sql.Scope;
  /** Whose evidence it uses where there is some. */
  day: string;
}

/** Begins a run that nobody shares: with rivals of one's own. */
export async function beginOwnRun(
  { queue, now }: RunDeps,
  tx: Db,
  { subject, scope, day }: OwnRun,
  put: (runId: string) => Promise<void>,
): Promise<void> {
  const id = randomUUID();
  const asked =
    'askedFor' in subject
      ? { askedFor: subject.askedFor, host: subject.host }
      : { askedFor: lookUpOf(subject), host: subject.kind === 'site' ? subject.host : null };
  const queuedAt = new Date(now()).toISOString();
  await sql.insertRun(tx, { id, shareKey: null, day, ...asked, scope, queuedAt });
  await put(id);
  await queue.enqueue(tx, runPackJob, { runId: id });
}

/** Whether a run of this scope is the one that everybody shares. */
export function isUsual({ added = [], removed = [] }: sql.Scope): boolean {
  return added.length === 0 && removed.length === 0;
}

function dayOf({ now }: Pick<RunDeps, 'now'>): string {
  return new Date(now()).toISOString().slice(0, 10);
}

/** Orders the emails of a run that is over. */
export async function tellReports({ queue }: Pick<RunDeps, 'queue'>, tx: Db, runId: string): Promise<void> {
  for (const { id } of await reports.untoldReports(tx, runId)) {
    await queue.enqueue(tx, sendMail, { kind: 'market_report', reportId: id });
  }
}

import type { marketStates } from '@earshot/contracts/market/market-report';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Db } from '../../../platform/database/open.ts';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import type { JobDeps } from '../../job-deps.ts';
import { isFull, takeOne } from '../../billing/quotas.service.ts';
import { nextRunAfter } from '../../reports/schedule.service.ts';
import { beginOwnRun, isUsual, joinRun } from './join-run.ts';
import * as listings from '../reports/listings.sql.ts';
import { openListed } from '../reports/member-reports.service.ts';
import * as sql from '../reports/reports.sql.ts';
import { findRun } from './runs.sql.ts';
import { readSubject } from './subject.ts';

const overStates: readonly (typeof marketStates)[number][] = ['done', 'failed', 'cancelled'];

type AgainDeps = Pick<Deps, 'config' | 'queue' | 'now'>;

/**
 * Makes a report of the workspace again.
 *
 * @throws Problem `not_found`; `conflict` when it is being made, or was today; `plan_limit_reached`
 */
export async function runAgain(
  deps: AgainDeps & Pick<Deps, 'database' | 'freeSpace'>,
  caller: Caller,
  id: string,
): Promise<void> {
  deps.freeSpace.assertRoom();
  const { subject } = await openListed(deps, caller, id);
  const { workspaceId } = caller;
  const isBegun = await inWorkspace(deps.database, workspaceId, async (tx) => {
    const isNew = await beginAgain(deps, tx, { reportId: id, subject: subject ?? '' });
    if (isNew) await takeOne(deps, tx, workspaceId, 'marketReportsPerMonth');
    return isNew;
  });
  if (!isBegun) {
    throw new Problem('conflict', {
      detail: 'This report is running or already ran today. Sites are read once a day: try again tomorrow.',
    });
  }
}

/** Begins the runs of a workspace whose day has come; one that the plan has no room for waits for its next day. */
export async function runDue(
  deps: AgainDeps & Pick<JobDeps, 'database'>,
  workspaceId: string,
): Promise<void> {
  const today = new Date(deps.now()).toISOString().slice(0, 10);
  await inWorkspace(deps.database, workspaceId, async (tx) => {
    for (const listing of await listings.dueReports(tx, workspaceId, today)) {
      const hasRoom = !(await isFull(deps, tx, workspaceId, 'marketReportsPerMonth'));
      if (hasRoom && (await beginAgain(deps, tx, listing))) {
        await takeOne(deps, tx, workspaceId, 'marketReportsPerMonth');
      }
      const nextRunOn = nextRunAfter(listing.schedule, today);
      await listings.updateListing(tx, workspaceId, listing.reportId, { nextRunOn });
    }
  });
}

/** @returns false when it is being made, or was made today */
async function beginAgain(
  deps: AgainDeps,
  tx: Db,
  { reportId, subject: typed }: Pick<listings.ListingRow, 'reportId' | 'subject'>,
): Promise<boolean> {
  const report = await sql.findReport(tx, reportId);
  const run = report && (await findRun(tx, report.runId));
  if (!report || !run || !overStates.includes(run.state)) return false;
  const day = new Date(deps.now()).toISOString().slice(0, 10);
  if (run.day === day && run.state === 'done') return false;
  // What a run that gave nothing was compared with is what the next is compared with.
  const runBefore = run.state === 'done' ? run.id : report.runBefore;
  const put = (runId: string) => sql.moveReport(tx, reportId, { runId, runBefore });
  const subject = readSubject(typed, new Set(deps.config.privateTargets));
  if (isUsual(run.scope)) {
    await joinRun(deps, tx, subject, put);
  } else {
    await beginOwnRun(deps, tx, { subject, scope: run.scope, day }, put);
  }
  return true;
}

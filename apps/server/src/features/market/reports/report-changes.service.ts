import type { MarketCorrection } from '@earshot/contracts/market';
import { marketLimits } from '@earshot/contracts/market';
import type { FactCorrection } from '@earshot/contracts/market/market-report';
import { randomUUID } from 'node:crypto';
import { badField, Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import { correctedFact } from '../corrections/corrected-fact.ts';
import { isOfReport, mostCorrections, withCorrection } from '../corrections/corrections.ts';
import { beginOwnRun } from '../runs/join-run.ts';
import { endedSteps } from '../research/steps.ts';
import { deleteOffers, insertOffer } from '../corrections/offered-corrections.sql.ts';
import { readReport } from './read-report.ts';
import * as sql from './reports.sql.ts';
import { endRun, findRun } from '../runs/runs.sql.ts';
import { companyHost, readSubject } from '../runs/subject.ts';

/** Calls a report off; its run goes on only when somebody else waits for it. One that is over stays as it is. */
export async function cancelReport(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  id: string,
): Promise<void> {
  const at = new Date(now()).toISOString();
  await database.app.transaction().execute(async (tx) => {
    const run = await openRunOf(tx, id);
    if (!run) return;
    await sql.markCancelled(tx, id, at);
    await endUnwanted(tx, run, at);
  });
}

/** Deletes a report; a run that nobody else waits for ends. */
export async function deleteReport(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  id: string,
): Promise<void> {
  await database.app.transaction().execute(async (tx) => {
    const run = await openRunOf(tx, id);
    await deleteOffers(tx, id);
    await sql.deleteReport(tx, id);
    if (run) await endUnwanted(tx, run, new Date(now()).toISOString());
  });
}

/**
 * Puts a rival into a report or takes one out: the report is made anew, on what was read for it.
 *
 * @param rival an address or a host
 * @throws Problem `bad_request` for an address that is not on the public web; `conflict` while the report is made, and for
 *   more rivals than there may be
 */
export async function changeRival(
  deps: Pick<Deps, 'config' | 'database' | 'freeSpace' | 'queue' | 'now'>,
  id: string,
  { rival, wanted }: { rival: string; wanted: boolean },
): Promise<void> {
  const { config, database, freeSpace } = deps;
  freeSpace.assertRoom();
  const site = readRival(rival, new Set(config.privateTargets));
  await database.app.transaction().execute(async (tx) => {
    const report = await sql.findReport(tx, id);
    const run = report && (await findRun(tx, report.runId));
    if (!report || !run) throw new Problem('not_found');
    if (run.state === 'queued' || run.state === 'running') {
      throw new Problem('conflict', { detail: 'The report is still running. Wait until it is done.' });
    }
    if (run.host === site.host) throw badField('rival', 'This is the company that the report is about.');
    const others = (list: readonly string[] = []) => list.filter((one) => hostOf(one) !== site.host);
    const added = [...others(run.scope.added), ...(wanted ? [site.url.href] : [])];
    const removed = [...others(run.scope.removed), ...(wanted ? [] : [site.host])];
    if (added.length > marketLimits.rivals) {
      throw new Problem('conflict', { detail: `At most ${marketLimits.rivals} competitors can be added.` });
    }
    await beginOwnRun(
      deps,
      tx,
      { subject: lookUp(run, report.subject), scope: { added, removed }, day: run.day },
      (runId) => sql.moveReport(tx, id, { runId, runBefore: null }),
    );
  });
}

/** @throws Problem `conflict` for a fact that the report does not tell, and when there are too many corrections */
export async function correctFact(
  { database, freeSpace, now }: Pick<Deps, 'database' | 'freeSpace' | 'now'>,
  id: string,
  correction: MarketCorrection,
  by: FactCorrection['by'],
): Promise<void> {
  freeSpace.assertRoom();
  const at = new Date(now()).toISOString();
  await database.app.transaction().execute(async (tx) => {
    const row = await sql.findReport(tx, id);
    if (!row) throw new Problem('not_found');
    const { report } = await readReport(tx, { ...row, corrections: [] }, { asRead: true });
    const parts = {
      plans: report.plans ?? [],
      proposals: report.proposals ?? [],
      features: report.features ?? [],
    };
    if (!isOfReport(parts, correction)) {
      throw new Problem('conflict', { detail: 'The report does not contain this fact.' });
    }
    const corrections = withCorrection(row.corrections, { ...correction, by, at });
    if (corrections.length > mostCorrections) {
      throw new Problem('conflict', { detail: `At most ${mostCorrections} facts can be corrected.` });
    }
    await sql.storeCorrections(tx, id, corrections);
    const fact = by === 'reader' ? correctedFact(parts, report.citations, correction) : null;
    if (fact) await insertOffer(tx, { id: randomUUID(), reportId: id, ...fact, correction, saidAt: at });
  });
}

/** @throws Problem `bad_request` */
export function readRival(text: string, privateTargets: ReadonlySet<string>): { url: URL; host: string } {
  const site = readSubject(text, privateTargets, 'rival');
  if (site.kind === 'name') throw badField('rival', 'Enter a web address, such as https://example.com.');
  return site;
}

/** A name is forgotten with the run that looked it up; its site is known by then, or it is what was typed. */
function lookUp({ askedFor, host }: Run, typed: string | null): Pick<Run, 'askedFor' | 'host'> {
  return { askedFor: askedFor || (host === null ? (typed ?? '') : `https://${host}/`), host };
}

function hostOf(address: string): string {
  return URL.canParse(address) ? companyHost(new URL(address)) : address;
}

type Tx = Parameters<typeof sql.findReport>[0];
type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>;

async function openRunOf(tx: Tx, reportId: string): Promise<Run | undefined> {
  const report = await sql.findReport(tx, reportId);
  const run = report && (await findRun(tx, report.runId));
  return run && (run.state === 'queued' || run.state === 'running') ? run : undefined;
}

async function endUnwanted(tx: Tx, run: Run, endedAt: string): Promise<void> {
  if (await sql.isWanted(tx, run.id)) return;
  await endRun(tx, run.id, {
    ...{ state: 'cancelled', endedAt, steps: endedSteps(run.steps) },
    notice: 'This report was stopped.',
  });
}

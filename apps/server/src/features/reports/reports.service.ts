import { instantOf } from '../../platform/instant.ts';
import { dayMs } from '@earshot/contracts/durations';
import { randomUUID } from 'node:crypto';
import type { ParsedBody } from '@earshot/contracts/call';
import type { Report, ReportInList, RunInList } from '@earshot/contracts/reports';
import { reportsMax, reportUndoDays } from '@earshot/contracts/reports';
import type { reports } from '@earshot/contracts/reports';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db, Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { assertNamed } from '../feedback/filter/assert-named.service.ts';
import { readStanding } from '../analytics/standing.shared.sql.ts';
import { askForRun, givenUpAfterMs } from './ask-for-run.ts';
import type { ReportContent, ReportRow } from './reports.sql.ts';
import * as sql from './reports.sql.ts';
import type { RunRow } from './runs.sql.ts';
import { lastRuns, listRuns } from './runs.sql.ts';
import { nextRunAfter } from './schedule.service.ts';
import type { ShareRow } from './shares.sql.ts';
import { openShares } from './shares.sql.ts';

type Body = ParsedBody<typeof reports.create>;
type ReadDeps = Pick<Deps, 'database' | 'now'>;
type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now' | 'queue'>;

/** The left menu's entries, by name. */
export async function reportsOfMenu(
  { database }: Pick<Deps, 'database'>,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
): Promise<{ id: string; name: string }[]> {
  const rows = await readInWorkspace(database, workspaceId, (tx) => sql.listReports(tx, workspaceId));
  return rows.map(({ id, name }) => ({ id, name }));
}

export function listReports({ database, now }: ReadDeps, { workspaceId }: Caller): Promise<ReportInList[]> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    const rows = await sql.listReports(tx, workspaceId);
    const last = new Map((await lastRuns(tx, workspaceId)).map((run) => [run.reportId, run]));
    const shares = await openShares(tx, workspaceId, { now: instantOf(now()) });
    return rows.map((row) => {
      const run = last.get(row.id);
      return {
        ...contentOf(row),
        last_run: run ? runInList(run, now()) : null,
        is_shared: shares.some(({ reportId }) => reportId === row.id),
      };
    });
  });
}

/** @throws Problem `not_found` */
export function getReport(
  { database, now }: ReadDeps,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  reportId: string,
): Promise<Report> {
  return readInWorkspace(database, workspaceId, (tx) => reportOf(tx, workspaceId, reportId, now()));
}

/**
 * Saves a report and asks for its first run.
 *
 * @throws Problem `conflict` when there are as many as can be; `bad_request` for a filter by what is not there; `storage_full`
 */
export async function createReport(deps: WriteDeps, caller: Caller, body: Body): Promise<Report> {
  const { database, freeSpace, now } = deps;
  freeSpace.assertRoom();
  const { workspaceId, userId } = caller;
  const id = randomUUID();
  return inWorkspace(database, workspaceId, async (tx) => {
    await assertRoomForOne(tx, workspaceId);
    const { today } = await readStanding(tx, workspaceId, now());
    const content = { ...askedBy(body), nextRunOn: nextRunAfter(body.schedule, today) };
    await assertNamed(tx, workspaceId, content.filter, 'filters');
    await sql.insertReport(tx, workspaceId, { ...content, id, by: userId, at: instantOf(now()) });
    await askForRun(deps, tx, { workspaceId, reportId: id, askedBy: userId });
    return reportOf(tx, workspaceId, id, now());
  });
}

/** Saves a report without a filter in the caller's transaction, and asks for its first run. @returns its id */
export async function addReport(
  deps: Pick<Deps, 'now' | 'queue'>,
  tx: Tx,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  body: Body,
): Promise<string> {
  const id = randomUUID();
  const content = { ...askedBy(body), nextRunOn: null };
  await sql.insertReport(tx, workspaceId, { ...content, id, by: userId, at: instantOf(deps.now()) });
  await askForRun(deps, tx, { workspaceId, reportId: id, askedBy: userId });
  return id;
}

/** Deletes reports permanently with their runs, in the caller's transaction. */
export function forgetReports(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<void> {
  return sql.deleteReports(tx, workspaceId, ids);
}

/** @throws Problem `not_found`; `bad_request` for a filter by what is not there; `storage_full` */
export async function updateReport(
  { database, freeSpace, now }: WriteDeps,
  { workspaceId }: Caller,
  { report_id: id, ...body }: ParsedBody<typeof reports.update>,
): Promise<Report> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    const { today } = await readStanding(tx, workspaceId, now());
    const content = { ...askedBy(body), nextRunOn: nextRunAfter(body.schedule, today) };
    const before = await sql.findReport(tx, workspaceId, id);
    if (!before) throw unknownReport();
    await assertNamed(tx, workspaceId, content.filter, 'filters', before.filter);
    if (!(await sql.updateReport(tx, workspaceId, id, content))) throw unknownReport();
    return reportOf(tx, workspaceId, id, now());
  });
}

/** @throws Problem `not_found` */
export async function deleteReport(
  { database, now }: ReadDeps,
  { workspaceId }: Caller,
  id: string,
): Promise<void> {
  const at = instantOf(now());
  const wasThere = await inWorkspace(database, workspaceId, (tx) => sql.markDeleted(tx, workspaceId, id, at));
  if (!wasThere) throw unknownReport();
}

/** @throws Problem `not_found` when it is not among the deleted; `conflict` when there are as many as can be */
export async function restoreReport(
  { database, now }: ReadDeps,
  { workspaceId }: Caller,
  id: string,
): Promise<Report> {
  return inWorkspace(database, workspaceId, async (tx) => {
    if (!(await sql.markRestored(tx, workspaceId, id))) throw unknownReport();
    await assertRoomForOne(tx, workspaceId, { beside: 1 });
    return reportOf(tx, workspaceId, id, now());
  });
}

/** Asks for a run; one that waits or goes on already is joined. @throws Problem `not_found`; `storage_full` */
export async function askForRunNow(
  deps: WriteDeps,
  { workspaceId, userId }: Caller,
  reportId: string,
): Promise<string> {
  deps.freeSpace.assertRoom();
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await sql.lockForReports(tx, workspaceId);
    if (!(await sql.findReport(tx, workspaceId, reportId))) throw unknownReport();
    return askForRun(deps, tx, { workspaceId, reportId, askedBy: userId });
  });
}

/** Asks for the runs whose day has come, and forgets for good what was deleted long enough ago. */
export async function askForDueRuns(
  deps: Pick<Deps, 'database' | 'now' | 'queue'>,
  workspaceId: string,
): Promise<void> {
  const { database, now } = deps;
  await inWorkspace(database, workspaceId, async (tx) => {
    await sql.removeDeletedBefore(tx, workspaceId, instantOf(now() - reportUndoDays * dayMs));
    const { today } = await readStanding(tx, workspaceId, now());
    const due = await sql.dueReports(tx, workspaceId, today);
    if (due.length === 0) return;
    await sql.lockForReports(tx, workspaceId);
    for (const reportId of due) {
      const report = await sql.findReport(tx, workspaceId, reportId);
      if (!report || report.nextRunOn === null || report.nextRunOn > today) continue;
      await sql.setNextRun(tx, workspaceId, reportId, nextRunAfter(report.schedule, today));
      await askForRun(deps, tx, { workspaceId, reportId, askedBy: null });
    }
  });
}

async function reportOf(tx: Db, workspaceId: string, id: string, nowMs: number): Promise<Report> {
  const row = await sql.findReport(tx, workspaceId, id);
  if (!row) throw unknownReport();
  const runs = await listRuns(tx, workspaceId, id);
  const shares = await openShares(tx, workspaceId, { now: instantOf(nowMs), reportId: id });
  return {
    ...contentOf(row),
    questions: row.questions,
    runs: runs.map((run) => runInList(run, nowMs)),
    shares: shares.map(shareInList),
  };
}

async function assertRoomForOne(tx: Db, workspaceId: string, { beside = 0 } = {}): Promise<void> {
  await sql.lockForReports(tx, workspaceId);
  if ((await sql.countReports(tx, workspaceId)) - beside < reportsMax) return;
  throw new Problem('conflict', {
    detail: `A workspace can have at most ${reportsMax} reports. Delete one first.`,
  });
}

function askedBy({ filters, ...body }: Body): ReportContent {
  // The days are the period's.
  const { said_from: _from, said_to: _to, ...filter } = filters;
  return { ...body, filter };
}

function contentOf(row: ReportRow) {
  return {
    report_id: row.id,
    name: row.name,
    filters: row.filter,
    period: row.period,
    sections: row.sections,
    score: row.score,
    schedule: row.schedule,
    next_run_on: row.nextRunOn,
    created_by: row.createdBy,
    created_at: row.createdAt,
  };
}

function runInList(run: RunRow, nowMs: number): RunInList {
  const { id, askedAt, askedBy: asker, finishedAt, periodFrom: from, periodTo: to } = run;
  return {
    run_id: id,
    state: stateOf(run, nowMs),
    asked_at: askedAt,
    finished_at: finishedAt,
    period: from !== null && to !== null ? { from, to } : null,
    asked_by: asker,
  };
}

function stateOf({ askedAt, finishedAt, error, startedAt }: RunRow, nowMs: number): RunInList['state'] {
  if (finishedAt !== null) return 'done';
  if (error !== null || Date.parse(askedAt) < nowMs - givenUpAfterMs) return 'failed';
  return startedAt === null ? 'waiting' : 'running';
}

function shareInList({ id, runId, sharedBy, sharedAt, expiresAt }: ShareRow) {
  return { share_id: id, run_id: runId, shared_by: sharedBy, shared_at: sharedAt, expires_at: expiresAt };
}

function unknownReport(): Problem {
  return new Problem('not_found', { detail: 'There is no report with this ID.' });
}

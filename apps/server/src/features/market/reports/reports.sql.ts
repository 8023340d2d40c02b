import type { MarketChange } from '@earshot/contracts/market/market-report';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';
import type { SaidCorrection } from '../corrections/corrections.ts';
import type { RunState } from '../runs/runs.sql.ts';

export interface ReportRow {
  id: string;
  runId: string;
  version: number;
  /** Null where a workspace keeps it. */
  subject: string | null;
  email: string | null;
  askedAt: string;
  readableUntil: string;
  cancelledAt: string | null;
  corrections: SaidCorrection[];
  /** The run before, where the report was made again. */
  runBefore: string | null;
  changes: MarketChange[] | null;
}

const columns = [
  ...(['id', 'runId', 'version', 'subject', 'email', 'askedAt', 'readableUntil'] as const),
  ...(['cancelledAt', 'corrections', 'runBefore', 'changes'] as const),
] as const;

/** The key that tokens of links are made with, the same on every node. */
export async function linkKey(db: Db): Promise<Buffer> {
  const { secret } = await db
    .selectFrom('serverSecret')
    .select('secret')
    .where('name', '=', 'market_report')
    .executeTakeFirstOrThrow();
  return secret;
}

export interface NewReport {
  id: string;
  runId: string;
  subject: string | null;
  email: string | null;
  emailHash: Buffer | null;
  /** The workspace that lists it. */
  listedIn?: string;
  askedAt: string;
  readableUntil: string;
}

export async function insertReport(db: Db, report: NewReport): Promise<void> {
  await db.insertInto('marketReport').values(report).execute();
}

/** A report, and nothing when it is gone. */
export function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  return db
    .selectFrom('marketReport')
    .select(columns)
    .where('id', '=', id)
    .$castTo<ReportRow>()
    .executeTakeFirst();
}

/** Reports of a run whose owners are to be told. */
export function untoldReports(db: Db, runId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('marketReport')
    .select('id')
    .where('runId', '=', runId)
    .where('email', 'is not', null)
    .where('cancelledAt', 'is', null)
    .execute();
}

/** Forgets whom to tell of a report. */
export async function forgetEmail(db: Db, id: string): Promise<void> {
  await db.updateTable('marketReport').set({ email: null }).where('id', '=', id).execute();
}

export async function deleteReport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('marketReport').where('id', '=', id).execute();
  await forgetReports(db, [id]);
}

/** What was accepted of corrections outlives the reports that they were made in. */
export async function forgetReports(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('marketCorrection').set({ reportId: null }).where('reportId', 'in', ids).execute();
}

/** Those of these runs that a report shows. */
export async function shownRuns(db: Db, runIds: readonly string[]): Promise<Set<string>> {
  if (runIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('marketReport')
    .select('runId')
    .distinct()
    .where('runId', 'in', runIds)
    .execute();
  return new Set(rows.map(({ runId }) => runId));
}

/** Ends the links of a report that were given out. @returns the version that its next link has */
export async function raiseVersion(db: Db, id: string, readableUntil: string): Promise<number> {
  const { version } = await db
    .updateTable('marketReport')
    .set((eb) => ({ version: eb('version', '+', 1), readableUntil }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function markCancelled(db: Db, id: string, at: string): Promise<void> {
  await db
    .updateTable('marketReport')
    .set({ cancelledAt: at, email: null })
    .where('id', '=', id)
    .where('cancelledAt', 'is', null)
    .execute();
}

/** Whether anybody still waits for a run. */
export async function isWanted(db: Db, runId: string): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`
    select exists (select 1 from market_report where run_id = ${runId} and cancelled_at is null) as wanted`.execute(
    db,
  );
  return rows[0]?.wanted ?? false;
}

/** Deletes reports of nobody's workspace whose links have run out. */
export async function removeUnreadable(db: Db, now: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('marketReport')
      .where('readableUntil', '<', now)
      .where('listedIn', 'is', null)
      .returning('id')
      .execute();
    await forgetReports(
      tx,
      gone.map(({ id }) => id),
    );
  });
}

/** Puts a report on another run. @param runBefore what its changes are told against; null where they are not told */
export async function moveReport(
  db: Db,
  id: string,
  { runId, runBefore }: { runId: string; runBefore: string | null },
): Promise<void> {
  await db
    .updateTable('marketReport')
    .set({ runId, runBefore, cancelledAt: null, changes: null })
    .where('id', '=', id)
    .execute();
}

export async function storeCorrections(
  db: Db,
  id: string,
  corrections: readonly SaidCorrection[],
): Promise<void> {
  await db
    .updateTable('marketReport')
    .set({ corrections: JSON.stringify(corrections) })
    .where('id', '=', id)
    .execute();
}

/** Reports of a run that say what changed against the run before. */
export function comparedReports(
  db: Db,
  runId: string,
): Promise<{ id: string; runBefore: string; listedIn: string | null }[]> {
  return db
    .selectFrom('marketReport')
    .select(['id', 'runBefore', 'listedIn'])
    .where('runId', '=', runId)
    .where('runBefore', 'is not', null)
    .$castTo<{ id: string; runBefore: string; listedIn: string | null }>()
    .execute();
}

export async function storeChanges(db: Db, id: string, changes: readonly MarketChange[]): Promise<void> {
  await db
    .updateTable('marketReport')
    .set({ changes: JSON.stringify(changes) })
    .where('id', '=', id)
    .execute();
}

/** Reports that an address asked for, and that no workspace lists. */
export function reportsBy(
  db: Db,
  emailHash: Buffer,
  now: string,
): Promise<Pick<ReportRow, 'id' | 'subject' | 'askedAt' | 'runId'>[]> {
  return db
    .selectFrom('marketReport')
    .select(['id', 'subject', 'askedAt', 'runId'])
    .where('emailHash', '=', emailHash)
    .where('listedIn', 'is', null)
    .where('readableUntil', '>', now)
    .orderBy('askedAt')
    .forUpdate()
    .execute();
}

export async function markListed(db: Db, ids: readonly string[], listedIn: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('marketReport')
    .set({ listedIn, emailHash: null, subject: null })
    .where('id', 'in', ids)
    .execute();
}

/** What lists show of reports besides what a workspace keeps of them. */
export async function standings(
  db: Db,
  ids: readonly string[],
): Promise<
  Map<string, { state: RunState; endedAt: string | null; host: string | null; changes: number | null }>
> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    state: RunState;
    endedAt: string | null;
    host: string | null;
    changes: number | null;
  }>`
    select r.id, case when r.cancelled_at is null then n.state else 'cancelled' end as state,
      coalesce(r.cancelled_at, n.ended_at) as ended_at, n.host, jsonb_array_length(r.changes) as changes
    from market_report r join market_run n on n.id = r.run_id where r.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

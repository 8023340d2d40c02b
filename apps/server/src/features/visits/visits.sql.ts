import type { VisitAnalysis } from '@earshot/contracts/visits';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

export type VisitState = 'queued' | 'running' | 'done' | 'failed' | 'removed';

export interface VisitRow {
  id: string;
  host: string;
  url: string;
  state: VisitState;
  queuedAt: string;
  seenPages: string[];
  why: string | null;
  analysis: VisitAnalysis | null;
  recordingId: string | null;
}

const columns = [
  'id',
  'host',
  'url',
  'state',
  'queuedAt',
  'seenPages',
  'why',
  'analysis',
  'recordingId',
] as const;

/** The key that tokens of reports are made with, the same on every node. */
export async function reportKey(db: Db): Promise<Buffer> {
  const { secret } = await db
    .selectFrom('serverSecret')
    .select('secret')
    .where('name', '=', 'visit_report')
    .executeTakeFirstOrThrow();
  return secret;
}

/** Stores a visit unless the site has one on this day. @returns true when it was stored */
export async function insertVisit(
  db: Db,
  visit: { id: string; host: string; day: string; url: string; queuedAt: string },
): Promise<boolean> {
  const stored = await db
    .insertInto('siteVisit')
    .values({ ...visit, state: 'queued' })
    .onConflict((on) => on.columns(['host', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The site's visit of a day, locked until the transaction ends. */
export function visitOfDay(db: Db, host: string, day: string): Promise<VisitRow> {
  return db
    .selectFrom('siteVisit')
    .select(columns)
    .where('host', '=', host)
    .where('day', '=', day)
    .forUpdate()
    .$castTo<VisitRow>()
    .executeTakeFirstOrThrow();
}

export function findVisit(db: Db, id: string): Promise<VisitRow | undefined> {
  return db
    .selectFrom('siteVisit')
    .select(columns)
    .where('id', '=', id)
    .$castTo<VisitRow>()
    .executeTakeFirst();
}

export async function insertReport(
  db: Db,
  report: { id: string; visitId: string; email: string | null; createdAt: string },
): Promise<void> {
  await db.insertInto('siteVisitReport').values(report).execute();
}

export interface ReportRow {
  id: string;
  visitId: string;
  email: string | null;
  createdAt: string;
}

/** A report that was made after an instant. */
export function findReport(db: Db, id: string, madeAfter: string): Promise<ReportRow | undefined> {
  return db
    .selectFrom('siteVisitReport')
    .select(['id', 'visitId', 'email', 'createdAt'])
    .where('id', '=', id)
    .where('createdAt', '>', madeAfter)
    .executeTakeFirst();
}

/** Reports of a visit whose owners are to be told. */
export function untoldReports(db: Db, visitId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('siteVisitReport')
    .select('id')
    .where('visitId', '=', visitId)
    .where('email', 'is not', null)
    .execute();
}

/** Forgets whom to tell of a report. */
export async function forgetEmail(db: Db, reportId: string): Promise<void> {
  await db.updateTable('siteVisitReport').set({ email: null }).where('id', '=', reportId).execute();
}

/** @returns false when it was gone */
export async function deleteReport(db: Db, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('siteVisitReport').where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}

/** Takes everything out of a visit that nobody has a report of. @returns the recording to delete; undefined when there are reports */
export async function emptyVisit(
  db: Db,
  visitId: string,
): Promise<{ recordingId: string | null } | undefined> {
  const { rows } = await sql<{ recordingId: string | null }>`
    update site_visit v set state = 'removed', url = 'https://' || v.host || '/', seen_pages = '[]', why = null,
      analysis = null, recording_id = null
    from (select id, recording_id from site_visit where id = ${visitId} for update) before
    where v.id = before.id and not exists (select 1 from site_visit_report r where r.visit_id = v.id)
    returning before.recording_id`.execute(db);
  return rows[0];
}

/** Begins a visit; undefined when it was called off or is over. */
export async function beginVisit(db: Db, id: string): Promise<VisitRow | undefined> {
  return db
    .updateTable('siteVisit')
    .set({ state: 'running', seenPages: '[]' })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returning(columns)
    .$castTo<VisitRow>()
    .executeTakeFirst();
}

/** @returns false when the visit was called off */
export async function noteSeenPages(db: Db, id: string, pages: readonly string[]): Promise<boolean> {
  const noted = await db
    .updateTable('siteVisit')
    .set({ seenPages: JSON.stringify(pages) })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

export type VisitEnd =
  { state: 'done'; analysis: VisitAnalysis; recordingId: string | null } | { state: 'failed'; why: string };

/** @returns false when the visit was called off meanwhile; then nothing is kept */
export async function endVisit(db: Db, id: string, endedAt: string, end: VisitEnd): Promise<boolean> {
  const facts =
    end.state === 'done'
      ? { analysis: JSON.stringify(end.analysis), recordingId: end.recordingId }
      : { why: end.why };
  const ended = await db
    .updateTable('siteVisit')
    .set({ state: end.state, endedAt, ...facts })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Visits that wait or run and came before. */
export async function visitsAhead(db: Db, queuedAt: string): Promise<number> {
  const { count } = await db
    .selectFrom('siteVisit')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', 'in', ['queued', 'running'])
    .where('queuedAt', '<', queuedAt)
    .executeTakeFirstOrThrow();
  return count;
}

/** Visits queued before an instant, with their recordings. */
export function visitsBefore(db: Db, before: string): Promise<{ id: string; recordingId: string | null }[]> {
  return db.selectFrom('siteVisit').select(['id', 'recordingId']).where('queuedAt', '<', before).execute();
}

/** Visits that began, and came before: nobody is at them any more. */
export async function lostVisits(db: Db, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('siteVisit')
    .select('id')
    .where('state', '=', 'running')
    .where('queuedAt', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteVisit(db: Db, id: string): Promise<void> {
  await db.deleteFrom('siteVisit').where('id', '=', id).execute();
}

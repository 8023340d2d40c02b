import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

/** What tells of a person in feedback: all addresses and ids of their authors. */
export interface Identities {
  emails: readonly string[];
  ids: readonly string[];
}

export interface SeenRow {
  id: string;
  /** By the server's clock, as feedback is, in milliseconds since 1970. */
  started: number;
  ended: number;
  /** What was added to the page's clock, by which moments are. */
  clockOffset: number;
  isVerified: boolean;
  /** Whether the person of the recording is the one asked about. */
  isSame: boolean;
}

const same = ({ emails, ids }: Identities) =>
  sql`(lower(r.person_email) = any(${emails}::text[]) or lower(r.person_id) = any(${emails}::text[])
    or r.person_id = any(${ids}::text[]))`;

export async function findRecording(
  tx: Db,
  workspaceId: string,
  id: string,
  who: Identities,
): Promise<SeenRow | undefined> {
  const { rows } = await sql<SeenRow>`
    select r.id, r.started, r.ended, coalesce(r.clock_offset, 0) as clock_offset, r.is_verified, coalesce(${same(who)}, false) as is_same
    from recording r where r.workspace_id = ${workspaceId} and r.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

/** Recordings of a person that overlap a time, newest first. Times in milliseconds since 1970. */
export async function recordingsOf(
  tx: Db,
  workspaceId: string,
  who: Identities,
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<SeenRow[]> {
  const { rows } = await sql<SeenRow>`
    select r.id, r.started, r.ended, coalesce(r.clock_offset, 0) as clock_offset, r.is_verified, true as is_same
    from recording r where r.workspace_id = ${workspaceId} and r.started <= ${to} and r.ended >= ${from}
      and ${same(who)} order by r.started desc, r.id limit ${limit}`.execute(tx);
  return rows;
}

export async function isEverRecorded(tx: Db, workspaceId: string, who: Identities): Promise<boolean> {
  const { rows } = await sql`
    select 1 from recording r where r.workspace_id = ${workspaceId} and ${same(who)} limit 1`.execute(tx);
  return rows.length > 0;
}

export interface TroubleRow {
  at: number;
  kind: string;
  label: string;
  value: number | null;
}

/** The last trouble within a time, by the page's clock. */
export async function lastTrouble(
  tx: Db,
  workspaceId: string,
  id: string,
  { from, to }: { from: number; to: number },
): Promise<TroubleRow | undefined> {
  return tx
    .selectFrom('recordingMoment')
    .select(['at', 'kind', 'label', 'value'])
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', '=', id)
    .where('at', '>=', from)
    .where('at', '<=', to)
    .where('kind', 'in', ['error', 'rage_click', 'dead_click', 'failed_request'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface RecordedPerson {
  personId: string | null;
  personName: string | null;
  personEmail: string | null;
  isVerified: boolean;
  /** By the server's clock, as feedback is, in milliseconds since 1970. */
  started: number;
  ended: number;
  /** What was added to the page's clock. */
  clockOffset: number;
}

export function recordedPerson(tx: Db, workspaceId: string, id: string): Promise<RecordedPerson | undefined> {
  return tx
    .selectFrom('recording')
    .select(['personId', 'personName', 'personEmail', 'isVerified', 'started', 'ended'])
    .select((eb) => eb.fn.coalesce('clockOffset', eb.lit(0)).as('clockOffset'))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Names of those who said these items. */
export async function authorNames(
  tx: Db,
  workspaceId: string,
  reviewIds: readonly number[],
): Promise<string[]> {
  if (reviewIds.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select distinct a.name from feedback_item i join author a on a.workspace_id = i.workspace_id and a.id = i.author_id
    where i.workspace_id = ${workspaceId} and a.workspace_id = ${workspaceId} and i.id = any(${reviewIds}::int[])
      and a.name is not null`.execute(tx);
  return rows.map(({ name }) => name);
}

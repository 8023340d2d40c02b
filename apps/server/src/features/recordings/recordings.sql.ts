import type { RecordingFilter } from '@earshot/contracts/recordings';
import type { Moment } from '@earshot/replay-format/facts';
import { headerBytes } from '@earshot/replay-format/chunk';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import { conditionsOf, matchedMoment } from './filter.shared.sql.ts';

export interface RecordingRow {
  id: string;
  siteId: number;
  /** By the page's clock, in milliseconds since 1970. */
  firstEvent: number;
  lastEvent: number;
  /** By the server's clock. */
  started: number;
  ended: number;
  lastChunkAt: string;
  digestDueAt: string | null;
  pageCount: number;
  clickCount: number;
  inputCount: number;
  rageClickCount: number;
  deadClickCount: number;
  errorCount: number;
  activeSeconds: number;
  droppedEvents: number;
  firstUrl: string | null;
  lastUrl: string | null;
  /** Null for sessions that were read before this was kept. */
  partActivity: number[] | null;
  troubledParts: number[] | null;
  personId: string | null;
  personName: string | null;
  personEmail: string | null;
  account: string | null;
  plan: string | null;
  isVerified: boolean;
  metadata: Record<string, string | number | boolean | null>;
  browser: { userAgent: string; width: number; height: number } | null;
}

const columns = sql`r.id, r.site_id, r.first_event, r.last_event, r.started, r.ended, r.last_chunk_at, r.digest_due_at, r.page_count,
  r.click_count, r.input_count, r.rage_click_count, r.dead_click_count, r.error_count, r.active_seconds,
  r.dropped_events, r.first_url, r.last_url, r.part_activity, r.troubled_parts, r.person_id, r.person_name, r.person_email, r.account, r.plan, r.is_verified,
  r.metadata, r.browser`;

export interface PageKey {
  started: number;
  id: string;
}

/** Newest first; ties by id. */
export async function listRecordings(
  tx: Db,
  workspaceId: string,
  filter: RecordingFilter,
  { after, offset = 0, limit }: { after: PageKey | null; offset?: number; limit: number },
): Promise<(RecordingRow & { matchedAt: number | null })[]> {
  const conditions = conditionsOf(workspaceId, filter);
  if (after) conditions.push(sql`(r.started, r.id) < (${after.started}, ${after.id}::uuid)`);
  const moment = matchedMoment(workspaceId, filter);
  const matched = moment
    ? sql`(select min(m.at) from recording_moment m where m.workspace_id = ${workspaceId}
        and m.recording_id = r.id and ${moment})`
    : sql`null::bigint`;
  const { rows } = await sql<RecordingRow & { matchedAt: number | null }>`
    select ${columns}, ${matched} as matched_at from recording r where ${sql.join(conditions, sql` and `)}
    order by r.started desc, r.id desc limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export async function countRecordings(tx: Db, workspaceId: string, filter: RecordingFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from recording r
    where ${sql.join(conditionsOf(workspaceId, filter), sql` and `)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Ids of the sessions next to one in the order of the list. */
export async function neighboursOf(
  tx: Db,
  workspaceId: string,
  filter: RecordingFilter,
  { started, id }: PageKey,
): Promise<{ newer: string | null; older: string | null }> {
  const conditions = sql.join(conditionsOf(workspaceId, filter), sql` and `);
  const here = sql`(${started}::bigint, ${id}::uuid)`;
  const { rows } = await sql<{ newer: string | null; older: string | null }>`
    select
      (select r.id from recording r where ${conditions} and (r.started, r.id) > ${here}
        order by r.started, r.id limit 1) as newer,
      (select r.id from recording r where ${conditions} and (r.started, r.id) < ${here}
        order by r.started desc, r.id desc limit 1) as older`.execute(tx);
  return rows[0] ?? { newer: null, older: null };
}

export async function findRecording(
  tx: Db,
  workspaceId: string,
  id: string,
): Promise<RecordingRow | undefined> {
  const { rows } = await sql<RecordingRow>`
    select ${columns} from recording r where r.workspace_id = ${workspaceId} and r.id = ${id}`.execute(tx);
  return rows[0];
}

/** In the order of their time. */
export async function momentsOf(
  tx: Db,
  workspaceId: string,
  id: string,
): Promise<(Moment & { tabId: string })[]> {
  return tx
    .selectFrom('recordingMoment')
    .select(['at', 'tabId', 'kind', 'label', 'value'])
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', '=', id)
    .orderBy('at')
    .orderBy('tabId')
    .orderBy('seq')
    .orderBy('number')
    .$castTo<Moment & { tabId: string }>()
    .execute();
}

export interface ChunkEntryRow {
  tabId: string;
  seq: number;
  firstEvent: number;
  lastEvent: number;
  hasSnapshot: boolean;
  bytes: number;
  activeSeconds: number[] | null;
}

/** Chunks that can be shown, each tab's in order. */
export async function chunkEntries(tx: Db, workspaceId: string, id: string): Promise<ChunkEntryRow[]> {
  const { rows } = await sql<ChunkEntryRow>`
    select tab_id, seq, first_event, last_event, has_snapshot,
      coalesce(length(body), pack_bytes - ${headerBytes}) as bytes,
      facts -> 'activeSeconds' as active_seconds
    from recording_chunk where workspace_id = ${workspaceId} and recording_id = ${id} and refused is null
    order by tab_id, seq`.execute(tx);
  return rows;
}

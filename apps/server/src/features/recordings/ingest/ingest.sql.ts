import type { Chunk } from '@earshot/replay-format/chunk';
import { byteaList } from '../../../platform/database/bytea-list.ts';
import type { Db, Tx } from '../../../platform/database/open.ts';
import { preparedQuery } from '../../../platform/database/prepared-query.ts';

/** What decides whether a chunk still joins its recording. */
export interface Standing {
  id: string;
  firstEvent: number;
  bytes: number;
  lastChunkAt: string;
  /** Tabs that have a picture of the whole page. */
  picturedTabs: string[];
}

const standingText = `
  select id, first_event, bytes, last_chunk_at,
    array(select distinct tab_id from recording_chunk c
          where c.workspace_id = $1 and c.recording_id = r.id and c.has_snapshot) as pictured_tabs
  from recording r where workspace_id = $1 and id = any($2::uuid[]) order by id for no key update`;

/** Takes the rows, in the order of their ids, so that whoever writes or digests the same recordings waits. */
export async function standingOf(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<Standing[]> {
  return (await tx.executeQuery<Standing>(preparedQuery(standingText, [workspaceId, ids]))).rows;
}

/** Makes the recordings that are not there yet; their sums come with their chunks. @returns how many were made */
export async function insertRecordings(
  tx: Db,
  workspaceId: string,
  begun: readonly { id: string; siteId: number; firstEvent: number; lastEvent: number }[],
  now: string,
): Promise<number> {
  const rows = begun.map((recording) => ({
    ...recording,
    workspaceId,
    begunAt: now,
    lastChunkAt: now,
    chunkCount: 0,
    eventCount: 0,
    bytes: 0,
  }));
  const made = await tx
    .insertInto('recording')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return made.length;
}

export interface ChunkKey {
  recordingId: string;
  tabId: string;
  seq: number;
}

const insertChunksText = `
  insert into recording_chunk (workspace_id, recording_id, tab_id, seq, first_event, last_event, event_count, raw_bytes,
    has_snapshot, is_gzip, body)
  select $1, unnest($2::uuid[]), unnest($3::text[]), unnest($4::int[]), unnest($5::bigint[]), unnest($6::bigint[]),
    unnest($7::int[]), unnest($8::int[]), unnest($9::boolean[]), unnest($10::boolean[]), unnest($11::bytea[])
  on conflict do nothing returning recording_id, tab_id, seq`;

/** Stores chunks; one that is there already stays as it is. @returns the keys of those that were stored now */
export async function insertChunks(
  tx: Tx,
  workspaceId: string,
  chunks: readonly Chunk[],
): Promise<ChunkKey[]> {
  const headers = chunks.map(({ header }) => header);
  // Columns as lists: the text is the same for however many chunks, and parsed once on each connection.
  const query = preparedQuery(insertChunksText, [
    workspaceId,
    headers.map(({ recordingId }) => recordingId),
    headers.map(({ tabId }) => tabId),
    headers.map(({ seq }) => seq),
    headers.map(({ firstAt }) => Math.floor(firstAt)),
    headers.map(({ lastAt }) => Math.floor(lastAt)),
    headers.map(({ eventCount }) => eventCount),
    headers.map(({ rawBytes }) => rawBytes),
    headers.map(({ hasFullSnapshot }) => hasFullSnapshot),
    headers.map(({ isGzip }) => isGzip),
    byteaList(chunks.map(({ body }) => body)),
  ]);
  return (await tx.executeQuery<ChunkKey>(query)).rows;
}

export interface Sums {
  id: string;
  chunks: number;
  events: number;
  bytes: number;
  firstEvent: number;
  lastEvent: number;
}

const addSumsText = `
  update recording r
  set chunk_count = r.chunk_count + s.chunks, event_count = r.event_count + s.events, bytes = r.bytes + s.bytes,
      first_event = least(r.first_event, s.first_event), last_event = greatest(r.last_event, s.last_event),
      last_chunk_at = $2, is_packed = false, digest_due_at = coalesce(r.digest_due_at, $3)
  from unnest($4::uuid[], $5::int[], $6::int[], $7::bigint[], $8::bigint[], $9::bigint[])
    s (id, chunks, events, bytes, first_event, last_event)
  where r.workspace_id = $1 and r.id = s.id`;

/** Adds what chunks bring to their recordings, and asks for them to be read. */
export async function addSums(
  tx: Tx,
  workspaceId: string,
  sums: readonly Sums[],
  { now, digestAt }: { now: string; digestAt: string },
): Promise<void> {
  const keys = ['id', 'chunks', 'events', 'bytes', 'firstEvent', 'lastEvent'] as const;
  const columns = keys.map((key) => sums.map((sum) => sum[key]));
  await tx.executeQuery(preparedQuery(addSumsText, [workspaceId, now, digestAt, ...columns]));
}

/** Notes the first chunk that came from a site. */
export async function noteFirstChunk(
  tx: Db,
  workspaceId: string,
  siteId: number,
  now: string,
): Promise<void> {
  await tx
    .updateTable('site')
    .set({ firstSeenAt: now })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', siteId)
    .where('firstSeenAt', 'is', null)
    .execute();
}

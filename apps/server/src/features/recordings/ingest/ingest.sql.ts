import type { Chunk, ChunkHeader } from '@earshot/replay-format/chunk';
import { byteaList } from '../../../platform/database/bytea-list.ts';
import type { Db, Tx } from '../../../platform/database/open.ts';
import { preparedQuery } from '../../../platform/database/prepared-query.ts';

/** What decides whether a chunk still joins its recording. */
export interface Standing {
  id: string;
  siteId: number;
  firstEvent: number;
  lastEvent: number;
  bytes: number;
  begunAt: string;
  /** How long after its last event, by the page's clock, the first chunk came. */
  firstDelay: number | null;
  lastChunkAt: string;
  /** Tabs that have a picture of the whole page. */
  picturedTabs: string[];
}

/*
 * Lists come out of a subquery: by a list of fewer than ten the database would find a plan made for it cheaper than the one that
 * it keeps, and make one anew each time, which takes longer than what is then done by it.
 */

const standingText = `
  select id, site_id, first_event, last_event, bytes, begun_at, first_delay, last_chunk_at,
    array(select distinct tab_id from recording_chunk c
          where c.workspace_id = $1 and c.recording_id = r.id and c.has_snapshot) as pictured_tabs
  from recording r where workspace_id = $1 and id = any((select $2::uuid[])::uuid[]) order by id for no key update`;

/** Takes the rows, in the order of their ids, so that whoever writes or digests the same recordings waits. */
export async function standingOf(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<Standing[]> {
  return (await tx.executeQuery<Standing>(preparedQuery(standingText, [workspaceId, ids]))).rows;
}

/** Makes the recordings that are not there yet; their sums come with their chunks. @returns those that were made */
export async function insertRecordings(
  tx: Db,
  workspaceId: string,
  begun: readonly {
    id: string;
    siteId: number;
    firstEvent: number;
    lastEvent: number;
    clockOffset: number | null;
    firstDelay: number;
  }[],
  now: string,
): Promise<string[]> {
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
  return made.map(({ id }) => id);
}

/** Takes recordings back that were made by this transaction. */
export async function dropEmpty(tx: Db, workspaceId: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('recording').where('workspaceId', '=', workspaceId).where('id', 'in', ids).execute();
}

const storeChunksText = `
  with stored as (
    insert into recording_chunk (workspace_id, recording_id, tab_id, seq, first_event, last_event, event_count, raw_bytes,
      has_snapshot, is_gzip, body)
    select $1, unnest((select $4::uuid[])), unnest((select $5::text[])), unnest((select $6::int[])),
      unnest((select $7::bigint[])), unnest((select $8::bigint[])), unnest((select $9::int[])), unnest((select $10::int[])),
      unnest((select $11::boolean[])), unnest((select $12::boolean[])), unnest((select $13::bytea[]))
    on conflict do nothing
    returning recording_id, first_event, last_event, event_count, length(body) as bytes
  ), sums as (
    select recording_id as id, count(*)::int as chunks, sum(event_count)::int as events, sum(bytes)::bigint as bytes,
      min(first_event) as first_event, max(last_event) as last_event
    from stored group by recording_id
  ), clocks as (
    select distinct unnest((select $4::uuid[])) as id, unnest((select $14::bigint[])) as clock_offset
  )
  update recording r
  set chunk_count = r.chunk_count + s.chunks, event_count = r.event_count + s.events, bytes = r.bytes + s.bytes,
      first_event = least(r.first_event, s.first_event), last_event = greatest(r.last_event, s.last_event),
      clock_offset = least(r.clock_offset, c.clock_offset), last_chunk_at = $2, is_packed = false, masked_at = null, digest_due_at = coalesce(r.digest_due_at, $3)
  from sums s, clocks c
  where r.workspace_id = $1 and r.id = s.id and c.id = s.id`;

/**
 * Stores chunks, adds what they bring to their recordings, and asks for those to be read. A chunk that is there already
 * stays as it is, and brings nothing.
 *
 * @param clockOffsets of each recording, as far as these chunks tell; the smallest of all its chunks holds
 */
export async function storeChunks(
  tx: Tx,
  workspaceId: string,
  chunks: readonly Chunk[],
  {
    now,
    digestAt,
    clockOffsets,
  }: { now: string; digestAt: string; clockOffsets: ReadonlyMap<string, number | null> },
): Promise<void> {
  const headers = chunks.map(({ header }) => header);
  // Columns as lists: the text is the same for however many chunks, and parsed once on each connection.
  const query = preparedQuery(storeChunksText, [
    workspaceId,
    now,
    digestAt,
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
    headers.map(({ recordingId }) => clockOffsets.get(recordingId) ?? null),
  ]);
  await tx.executeQuery(query);
}

export async function isStored(
  tx: Tx,
  workspaceId: string,
  siteId: number,
  { recordingId, tabId, seq }: Pick<ChunkHeader, 'recordingId' | 'tabId' | 'seq'>,
): Promise<boolean> {
  const found = await tx
    .selectFrom('recordingChunk as c')
    .innerJoin('recording as r', (join) =>
      join.onRef('r.workspaceId', '=', 'c.workspaceId').onRef('r.id', '=', 'c.recordingId'),
    )
    .select('c.seq')
    .where('c.workspaceId', '=', workspaceId)
    .where('r.siteId', '=', siteId)
    .where('c.recordingId', '=', recordingId)
    .where('c.tabId', '=', tabId)
    .where('c.seq', '=', seq)
    .executeTakeFirst();
  return found !== undefined;
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

import { sql } from 'kysely';
import type { Chunk } from '@earshot/replay-format/chunk';
import type { Db, Tx } from '../../../platform/database/open.ts';

/** What decides whether a chunk still joins its recording. */
export interface Standing {
  id: string;
  firstEvent: number;
  bytes: number;
  lastChunkAt: string;
  /** When a job will read the chunks that came; null when none is asked for. */
  digestDueAt: string | null;
}

/** Takes the rows, in the order of their ids, so that whoever writes or digests the same recordings waits. */
export function standingOf(tx: Db, workspaceId: string, ids: readonly string[]): Promise<Standing[]> {
  return tx
    .selectFrom('recording')
    .select(['id', 'firstEvent', 'bytes', 'lastChunkAt', 'digestDueAt'])
    .where('workspaceId', '=', workspaceId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The tabs of these recordings that have a picture of the whole page. */
export function tabsWithSnapshot(
  tx: Db,
  workspaceId: string,
  ids: readonly string[],
): Promise<{ recordingId: string; tabId: string }[]> {
  return tx
    .selectFrom('recordingChunk')
    .select(['recordingId', 'tabId'])
    .distinct()
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', 'in', ids)
    .where('hasSnapshot', '=', true)
    .execute();
}

/** Makes the recordings that are not there yet; their sums come with their chunks. */
export async function insertRecordings(
  tx: Db,
  workspaceId: string,
  begun: readonly { id: string; siteId: number; firstEvent: number; lastEvent: number }[],
  now: string,
): Promise<void> {
  const rows = begun.map((recording) => ({
    ...recording,
    workspaceId,
    begunAt: now,
    lastChunkAt: now,
    chunkCount: 0,
    eventCount: 0,
    bytes: 0,
  }));
  await tx
    .insertInto('recording')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface ChunkKey {
  recordingId: string;
  tabId: string;
  seq: number;
}

/** Stores chunks; one that is there already stays as it is. @returns the keys of those that were stored now */
export function insertChunks(tx: Tx, workspaceId: string, chunks: readonly Chunk[]): Promise<ChunkKey[]> {
  const rows = chunks.map(({ header, body }) => ({
    workspaceId,
    recordingId: header.recordingId,
    tabId: header.tabId,
    seq: header.seq,
    firstEvent: Math.floor(header.firstAt),
    lastEvent: Math.floor(header.lastAt),
    eventCount: header.eventCount,
    rawBytes: header.rawBytes,
    hasSnapshot: header.hasFullSnapshot,
    isGzip: header.isGzip,
    body: Buffer.from(body.buffer, body.byteOffset, body.length),
  }));
  return tx
    .insertInto('recordingChunk')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['recordingId', 'tabId', 'seq'])
    .execute();
}

export interface Sums {
  id: string;
  chunks: number;
  events: number;
  bytes: number;
  firstEvent: number;
  lastEvent: number;
}

/** Adds what chunks bring to their recordings, and asks for them to be read. */
export async function addSums(
  tx: Db,
  workspaceId: string,
  sums: readonly Sums[],
  { now, digestAt }: { now: string; digestAt: string },
): Promise<void> {
  const rows = sums.map(
    (sum) => sql`(${sum.id}::uuid, ${sum.chunks}::int, ${sum.events}::int, ${sum.bytes}::bigint,
      ${sum.firstEvent}::bigint, ${sum.lastEvent}::bigint)`,
  );
  await sql`
    update recording r
    set chunk_count = r.chunk_count + s.chunks, event_count = r.event_count + s.events, bytes = r.bytes + s.bytes,
        first_event = least(r.first_event, s.first_event), last_event = greatest(r.last_event, s.last_event),
        last_chunk_at = ${now}, digest_due_at = coalesce(r.digest_due_at, ${digestAt})
    from (values ${sql.join(rows)}) s (id, chunks, events, bytes, first_event, last_event)
    where r.workspace_id = ${workspaceId} and r.id = s.id`.execute(tx);
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

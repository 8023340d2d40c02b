import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';
import type { HotChunk } from './chunk-bytes.ts';

export interface ChunkKey {
  tabId: string;
  seq: number;
}

/** Where the bytes of a chunk are: in the row, or in the recording's pack. */
export interface ChunkPlace extends ChunkKey {
  /** Of the body of a chunk in the row. */
  bodyBytes: number | null;
  packOffset: number | null;
  packBytes: number | null;
  isUnread: boolean;
}

/** What tells whether the bytes of a recording are still those that were looked at. */
export interface PackState {
  pack: string | null;
  maskedAt: string | null;
}

/** @returns the pack it has so far, or null; undefined when it is not to be packed: gone, packed, or not ended */
export async function findEnded(
  tx: Db,
  workspaceId: string,
  id: string,
  endedBefore: string,
): Promise<PackState | undefined> {
  return tx
    .selectFrom('recording')
    .select(['pack', 'maskedAt'])
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('isPacked', '=', false)
    .where('lastChunkAt', '<', endedBefore)
    .executeTakeFirst();
}

/** Every chunk in the order of a pack: by tab and number, and last those that cannot be shown. */
export async function chunkPlaces(tx: Db, workspaceId: string, id: string): Promise<ChunkPlace[]> {
  const { rows } = await sql<ChunkPlace>`
    select tab_id, seq, length(body) as body_bytes, pack_offset, pack_bytes,
      facts is null and refused is null as is_unread
    from recording_chunk where workspace_id = ${workspaceId} and recording_id = ${id}
    order by refused is not null, tab_id, seq`.execute(tx);
  return rows;
}

/** Chunks with their bytes, of those whose bytes are in the database; in the order of a pack. */
export async function hotChunks(
  tx: Db,
  workspaceId: string,
  id: string,
  keys: readonly ChunkKey[],
): Promise<HotChunk[]> {
  const wanted = keys.map(({ tabId, seq }) => sql`(${tabId}, ${seq}::int)`);
  const { rows } = await sql<HotChunk>`
    select tab_id, seq, first_event, last_event, event_count, raw_bytes, has_snapshot, is_gzip, body
    from recording_chunk where workspace_id = ${workspaceId} and recording_id = ${id} and body is not null
      and (tab_id, seq) in (${sql.join(wanted)})
    order by refused is not null, tab_id, seq`.execute(tx);
  return rows;
}

/** Takes the recording, so that whoever stores chunks of it waits. @returns its site and pack; undefined when it is gone */
export async function lockRecording(
  tx: Db,
  workspaceId: string,
  id: string,
): Promise<(PackState & { siteId: number }) | undefined> {
  return tx
    .selectFrom('recording')
    .select(['siteId', 'pack', 'maskedAt'])
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface PackedPlace extends ChunkKey {
  offset: number;
  bytes: number;
}

const rowsAtOnce = 1000;

/** Lets chunks lie in the pack, and takes their bytes out of the database. */
export async function notePlaces(
  tx: Db,
  workspaceId: string,
  id: string,
  places: readonly PackedPlace[],
): Promise<void> {
  for (let from = 0; from < places.length; from += rowsAtOnce) {
    const rows = places
      .slice(from, from + rowsAtOnce)
      .map(({ tabId, seq, offset, bytes }) => sql`(${tabId}, ${seq}::int, ${offset}::bigint, ${bytes}::int)`);
    await sql`
      update recording_chunk c set body = null, pack_offset = v.at, pack_bytes = v.bytes
      from (values ${sql.join(rows)}) v (tab_id, seq, at, bytes)
      where c.workspace_id = ${workspaceId} and c.recording_id = ${id} and c.tab_id = v.tab_id and c.seq = v.seq`.execute(
      tx,
    );
  }
}

/** Names the pack; the recording is packed unless a chunk came meanwhile. */
export async function notePack(tx: Db, workspaceId: string, id: string, pack: string): Promise<void> {
  await sql`
    update recording set pack = ${pack}, is_packed = not exists (
      select 1 from recording_chunk c
      where c.workspace_id = ${workspaceId} and c.recording_id = ${id} and c.body is not null)
    where workspace_id = ${workspaceId} and id = ${id}`.execute(tx);
}

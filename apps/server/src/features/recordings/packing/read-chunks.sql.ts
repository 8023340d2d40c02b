import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';
import type { HotChunk } from './chunk-bytes.ts';

export interface TabRange {
  tabId: string;
  fromSeq: number;
  toSeq: number;
}

export type HeldChunk = Pick<HotChunk, 'seq'> &
  (
    | (Omit<HotChunk, 'seq'> & { packOffset: null })
    | { body: null; packOffset: number; packBytes: number; pack: string }
  );

/**
 * Chunks of a tab that can be shown, in order: with their bytes, or where those lie.
 *
 * @param bytes no further chunk is read once those before it have so many bytes
 */
export async function chunksFrom(
  tx: Db,
  workspaceId: string,
  id: string,
  { tabId, fromSeq, toSeq }: TabRange,
  bytes: number,
): Promise<HeldChunk[]> {
  const { rows } = await sql<HeldChunk>`
    with place as (
      select tab_id, seq, sum(coalesce(length(body), pack_bytes)) over (order by seq) as bytes_until
      from recording_chunk where workspace_id = ${workspaceId} and recording_id = ${id} and tab_id = ${tabId}
        and seq between ${fromSeq}::bigint and ${toSeq}::bigint and refused is null)
    select c.tab_id, c.seq, c.first_event, c.last_event, c.event_count, c.raw_bytes, c.has_snapshot, c.is_gzip, c.body,
      c.pack_offset, c.pack_bytes, r.pack
    from place p
    join recording_chunk c on c.workspace_id = ${workspaceId} and c.recording_id = ${id} and c.tab_id = p.tab_id
      and c.seq = p.seq
    join recording r on r.workspace_id = ${workspaceId} and r.id = ${id}
    where p.bytes_until <= ${bytes} or p.seq = (select min(seq) from place)
    order by c.seq`.execute(tx);
  return rows;
}

/** The next chunk of a tab that can be shown after one, up to another. */
export async function seqAfter(
  tx: Db,
  workspaceId: string,
  id: string,
  { tabId, after, toSeq }: { tabId: string; after: number; toSeq: number },
): Promise<number | null> {
  const { rows } = await sql<{ seq: number | null }>`
    select min(seq) as seq from recording_chunk
    where workspace_id = ${workspaceId} and recording_id = ${id} and tab_id = ${tabId}
      and seq > ${after}::bigint and seq <= ${toSeq}::bigint and refused is null`.execute(tx);
  return rows[0]?.seq ?? null;
}

import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';
import type { HotChunk } from '../packing/chunk-bytes.ts';

export type StoredChunk = Omit<HotChunk, 'body'> & {
  /** Null when it lies in the recording's pack. */
  body: Buffer | null;
  packOffset: number | null;
  packBytes: number | null;
};

/** Takes a recording, so that whoever stores, reads or packs its chunks waits. @returns its pack; undefined when it is gone */
export async function takeRecording(
  tx: Db,
  workspaceId: string,
  id: string,
): Promise<{ pack: string | null } | undefined> {
  return tx
    .selectFrom('recording')
    .select('pack')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Which chunks a recording has, those of each tab in order. */
export async function chunkKeys(
  tx: Db,
  workspaceId: string,
  id: string,
): Promise<{ tabId: string; seq: number }[]> {
  return tx
    .selectFrom('recordingChunk')
    .select(['tabId', 'seq'])
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', '=', id)
    .orderBy('tabId')
    .orderBy('seq')
    .execute();
}

export async function storedChunk(
  tx: Db,
  workspaceId: string,
  id: string,
  { tabId, seq }: { tabId: string; seq: number },
): Promise<StoredChunk> {
  return tx
    .selectFrom('recordingChunk')
    .select([
      'tabId',
      'seq',
      'firstEvent',
      'lastEvent',
      'eventCount',
      'rawBytes',
      'hasSnapshot',
      'isGzip',
      'body',
    ])
    .select(['packOffset', 'packBytes'])
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', '=', id)
    .where('tabId', '=', tabId)
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
}

/** Puts a chunk in the place of the one before, to be read anew. */
export async function replaceChunk(
  tx: Db,
  workspaceId: string,
  id: string,
  { tabId, seq, ...chunk }: Pick<HotChunk, 'tabId' | 'seq' | 'eventCount' | 'rawBytes' | 'isGzip' | 'body'>,
): Promise<void> {
  await tx
    .updateTable('recordingChunk')
    .set({ ...chunk, packOffset: null, packBytes: null, facts: null, refused: null })
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', '=', id)
    .where('tabId', '=', tabId)
    .where('seq', '=', seq)
    .execute();
}

export async function deleteChunk(
  tx: Db,
  workspaceId: string,
  id: string,
  { tabId, seq }: { tabId: string; seq: number },
): Promise<void> {
  await tx
    .deleteFrom('recordingChunk')
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', '=', id)
    .where('tabId', '=', tabId)
    .where('seq', '=', seq)
    .execute();
}

/** Forgets what was read of a recording's chunks. @returns the texts that it said */
export async function forgetRead(tx: Db, workspaceId: string, id: string): Promise<string[]> {
  await tx
    .deleteFrom('recordingMoment')
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', '=', id)
    .execute();
  const said = await tx
    .deleteFrom('recordingTextUse')
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', '=', id)
    .returning('textId')
    .execute();
  return [...new Set(said.map(({ textId }) => textId))];
}

/** Counts what the recording holds now, notes that it is masked, and asks for it to be read. */
export async function noteMasked(tx: Db, workspaceId: string, id: string, now: string): Promise<void> {
  await sql`
    update recording r set masked_at = ${now}, digest_due_at = ${now}, pack = null, is_packed = false, first_url = null,
      last_url = null,
      chunk_count = c.chunks, event_count = c.events, bytes = c.bytes
    from (select count(*)::int as chunks, coalesce(sum(event_count), 0)::int as events,
        coalesce(sum(length(body)), 0)::bigint as bytes
      from recording_chunk where workspace_id = ${workspaceId} and recording_id = ${id}) c
    where r.workspace_id = ${workspaceId} and r.id = ${id}`.execute(tx);
}

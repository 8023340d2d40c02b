import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import { contentsOf, deleteUnused } from './assets/assets.sql.ts';
import { deleteUnusedTexts, textsOf } from './texts/texts.sql.ts';

/**
 * Deletes recordings whose last chunk came longer ago than the workspace keeps them, with rows and moments.
 *
 * @returns the pack of each, or null
 */
export async function deleteOld(
  tx: Db,
  workspaceId: string,
  now: string,
  limit: number,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from recording r join workspace w on w.id = r.workspace_id
    where r.workspace_id = ${workspaceId} and w.id = ${workspaceId}
      and r.last_chunk_at < ${now}::timestamptz - make_interval(days => w.recording_days)
    limit ${limit}`.execute(tx);
  const ids = rows.map(({ id }) => id);
  return ids.length === 0 ? [] : deleteRecordings(tx, workspaceId, ids);
}

/** Deletes recordings, whatever their age. @returns the pack of each, or null */
export async function deleteSome(tx: Db, workspaceId: string, limit: number): Promise<(string | null)[]> {
  const { rows } = await sql<{ pack: string | null }>`
    delete from recording where workspace_id = ${workspaceId} and id in (
      select id from recording where workspace_id = ${workspaceId} limit ${limit}) returning pack`.execute(
    tx,
  );
  return rows.map(({ pack }) => pack);
}

/** For how many days the workspace keeps its recordings. */
export async function readDays(tx: Db, workspaceId: string): Promise<number> {
  const { recordingDays } = await tx
    .selectFrom('workspace')
    .select('recordingDays')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return recordingDays;
}

export async function writeDays(tx: Db, workspaceId: string, days: number): Promise<void> {
  await tx.updateTable('workspace').set({ recordingDays: days }).where('id', '=', workspaceId).execute();
}

/**
 * Deletes recordings, with rows and moments, and what of texts, pictures, fonts and style sheets no other recording uses.
 *
 * @returns the pack of each that was there, or null
 */
export async function deleteRecordings(
  tx: Db,
  workspaceId: string,
  ids: readonly string[],
): Promise<(string | null)[]> {
  // From here on they use nothing more.
  await tx
    .selectFrom('recording')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const contents = await contentsOf(tx, workspaceId, ids);
  const texts = await textsOf(tx, workspaceId, ids);
  const rows = await tx
    .deleteFrom('recording')
    .where('workspaceId', '=', workspaceId)
    .where('id', 'in', ids)
    .returning('pack')
    .execute();
  await deleteUnused(tx, workspaceId, contents);
  await deleteUnusedTexts(tx, workspaceId, texts);
  return rows.map(({ pack }) => pack);
}

import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import { contentsOf, deleteUnused } from './assets/assets.sql.ts';
import { rememberDeleted } from './erasure/erasure.sql.ts';
import { deleteUnusedTexts, textsOf } from './texts/texts.sql.ts';

/** A recording that was deleted, and the pack that nothing names any more, or null. */
export interface DeletedRecording {
  id: string;
  pack: string | null;
}

/** Recordings whose last chunk came longer ago than the workspace keeps them. */
export async function findOld(tx: Db, workspaceId: string, now: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from recording r join workspace w on w.id = r.workspace_id
    where r.workspace_id = ${workspaceId} and w.id = ${workspaceId}
      and r.last_chunk_at < ${now}::timestamptz - make_interval(days => w.recording_days)
    limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Deletes recordings of a workspace that is about to go, whatever their age: nothing of it is remembered. */
export async function deleteSome(tx: Db, workspaceId: string, limit: number): Promise<DeletedRecording[]> {
  const { rows } = await sql<DeletedRecording>`
    delete from recording where workspace_id = ${workspaceId} and id in (
      select id from recording where workspace_id = ${workspaceId} limit ${limit}) returning id, pack`.execute(
    tx,
  );
  return rows;
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
 * Their ids are remembered, so that no chunk that is sent again brings them back.
 *
 * @returns those that were there
 */
export async function deleteRecordings(
  tx: Db,
  workspaceId: string,
  ids: readonly string[],
  now: string,
): Promise<DeletedRecording[]> {
  if (ids.length === 0) return [];
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
    .returning(['id', 'pack'])
    .execute();
  await deleteUnused(tx, workspaceId, contents);
  await deleteUnusedTexts(tx, workspaceId, texts);
  const deleted = rows.map(({ id }) => id);
  await rememberDeleted(tx, workspaceId, deleted, now);
  return rows;
}

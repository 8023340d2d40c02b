import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

/** Deletes recordings whose last chunk came longer ago than the workspace keeps them; bytes and moments go along. */
export async function deleteOld(tx: Db, workspaceId: string, now: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from recording where workspace_id = ${workspaceId} and id in (
      select r.id from recording r join workspace w on w.id = r.workspace_id
      where r.workspace_id = ${workspaceId} and w.id = ${workspaceId}
        and r.last_chunk_at < ${now}::timestamptz - make_interval(days => w.recording_days)
      limit ${limit})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** @returns false when there is no such recording */
export async function deleteRecording(tx: Db, workspaceId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('recording')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';

export interface ClipRow {
  id: string;
  name: string;
  clipFrom: number;
  clipTo: number;
  madeBy: string;
  madeAt: string;
}

/** In the order of their beginnings. */
export async function clipsOf(tx: Db, workspaceId: string, recordingId: string): Promise<ClipRow[]> {
  const { rows } = await sql<ClipRow>`
    select c.id, c.name, c.clip_from, c.clip_to, u.display_name as made_by, c.made_at
    from recording_clip c join app_user u on u.id = c.made_by
    where c.workspace_id = ${workspaceId} and c.recording_id = ${recordingId}
    order by c.clip_from, c.clip_to, c.id`.execute(tx);
  return rows;
}

export async function insertClip(
  tx: Db,
  workspaceId: string,
  clip: {
    id: string;
    recordingId: string;
    name: string;
    clipFrom: number;
    clipTo: number;
    madeBy: string;
    madeAt: string;
  },
): Promise<void> {
  await tx
    .insertInto('recordingClip')
    .values({ workspaceId, ...clip })
    .execute();
}

/** @returns false when there is no such clip */
export async function deleteClip(tx: Db, workspaceId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('recordingClip')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

import type { Db } from '../../../platform/database/open.ts';

/** Whether the reading of a recording was due by then. */
export async function isUndigested(tx: Db, workspaceId: string, dueBefore: string): Promise<boolean> {
  const due = await tx
    .selectFrom('recording')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('digestDueAt', '<', dueBefore)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Recordings that got their last chunk before an instant and are not packed, oldest first. */
export async function unpacked(
  tx: Db,
  workspaceId: string,
  endedBefore: string,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('recording')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('isPacked', '=', false)
    .where('lastChunkAt', '<', endedBefore)
    .orderBy('begunAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

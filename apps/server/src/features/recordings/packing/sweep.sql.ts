import type { Db } from '../../../platform/database/open.ts';

/** Recordings whose reading was due by then, longest first. */
export async function undigested(
  tx: Db,
  workspaceId: string,
  dueBefore: string,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('recording')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('digestDueAt', '<', dueBefore)
    .orderBy('digestDueAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
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

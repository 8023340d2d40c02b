import type { Db } from '../../../platform/database/open.ts';

/** Blobs that nothing needs once the time has come. */
export async function orderRemoval(db: Db, names: readonly string[], dueAt: string): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('blobRemoval')
    .values(names.map((name) => ({ name, dueAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps a blob that was to be removed. @returns false when its removal has begun: then it is not to be counted on */
export async function keepBlob(db: Db, name: string): Promise<boolean> {
  const kept = await db
    .deleteFrom('blobRemoval')
    .where('name', '=', name)
    .where('isBegun', '=', false)
    .returning('name')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Takes blobs whose time has come, those that were begun before first. @returns their names */
export async function beginRemovals(db: Db, now: string, limit: number): Promise<string[]> {
  const rows = await db
    .updateTable('blobRemoval')
    .set({ isBegun: true })
    .where('name', 'in', (due) =>
      due
        .selectFrom('blobRemoval')
        .select('name')
        .where('dueAt', '<=', now)
        .orderBy('isBegun', 'desc')
        .orderBy('dueAt')
        .limit(limit),
    )
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}

export async function noteRemoved(db: Db, name: string): Promise<void> {
  await db.deleteFrom('blobRemoval').where('name', '=', name).execute();
}

export async function hasDueRemovals(db: Db, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('blobRemoval')
    .select('name')
    .where('dueAt', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Packs that recordings of a workspace name. */
export async function packsOf(tx: Db, workspaceId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('recording')
    .select('pack')
    .where('workspaceId', '=', workspaceId)
    .where('pack', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ pack }) => pack ?? []));
}

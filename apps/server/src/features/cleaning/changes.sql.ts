import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import type { Rewritten } from '../feedback/store/rewrite-items.service.ts';

/** A change to be undone. `before` is what `rewriteItems` said. */
export interface ChangeRow {
  itemId: number;
  before: unknown;
  writtenRev: number;
}

/** Keeps what items said before a run; where it was kept already, the first stays. */
export async function insertChanges(
  db: Db,
  workspaceId: string,
  runId: string,
  changes: readonly Rewritten[],
): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('cleaningChange')
    .values(
      changes.map(({ id, before, writtenRev }) => ({
        workspaceId,
        runId,
        itemId: id,
        before: JSON.stringify(before),
        writtenRev,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes of a run after an item, in order. */
export function changesAfter(
  db: Db,
  workspaceId: string,
  runId: string,
  afterId: number,
  limit: number,
): Promise<ChangeRow[]> {
  return db
    .selectFrom('cleaningChange')
    .select(['itemId', 'before', 'writtenRev'])
    .where('workspaceId', '=', workspaceId)
    .where('runId', '=', runId)
    .where('itemId', '>', afterId)
    .orderBy('itemId')
    .limit(limit)
    .execute();
}

export function changesOfItems(
  db: Db,
  workspaceId: string,
  runId: string,
  itemIds: readonly number[],
): Promise<ChangeRow[]> {
  if (itemIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('cleaningChange')
    .select(['itemId', 'before', 'writtenRev'])
    .where('workspaceId', '=', workspaceId)
    .where('runId', '=', runId)
    .where('itemId', 'in', itemIds)
    .execute();
}

/** How many changes of a run are there to be undone. */
export async function countChanges(db: Db, workspaceId: string, runId: string): Promise<number> {
  const [row] = await runRaw<{ count: number }>(
    db,
    'select count(*)::int as count from cleaning_change where workspace_id = $1 and run_id = $2',
    [workspaceId, runId],
  );
  return row?.count ?? 0;
}

export async function deleteChanges(db: Db, workspaceId: string, runId: string): Promise<void> {
  await db
    .deleteFrom('cleaningChange')
    .where('workspaceId', '=', workspaceId)
    .where('runId', '=', runId)
    .execute();
}

/** What runs that ended before an instant would need to be undone is forgotten. */
export async function forgetChanges(db: Db, workspaceId: string, before: string): Promise<void> {
  await runRaw(
    db,
    `delete from cleaning_change c using cleaning_run r
     where c.workspace_id = $1 and r.workspace_id = $1 and r.id = c.run_id and r.state = 'done' and r.applied_at < $2`,
    [workspaceId, before],
  );
}

import type { Tx } from '../../../platform/database/open.ts';
import { ItemCounts } from './item-counts.ts';
import * as sql from './store-items.sql.ts';

/**
 * Deletes items for good, in the caller's transaction, which is bound to the workspace. Their ids are remembered for
 * those who hold a copy; their authors and accounts stay.
 *
 * @returns the ids that were there
 */
export async function deleteItems(tx: Tx, workspaceId: string, ids: readonly number[]): Promise<number[]> {
  const [counters, removed] = await Promise.all([
    sql.lockWorkspace(tx, workspaceId),
    sql.removeItems(tx, workspaceId, [...ids]),
  ]);
  if (removed.length === 0) return [];
  const counts = new ItemCounts();
  for (const item of removed) counts.remove(item);
  const rev = counters.revision + 1;
  const removedIds = removed.map(({ id }) => id);
  await Promise.all([
    sql.rememberRemoved(tx, workspaceId, rev, removedIds),
    sql.addToCounts(tx, workspaceId, counts.facets()),
    sql.addToDays(tx, workspaceId, counts.days()),
    sql.saveCounters(tx, workspaceId, { ...counters, revision: rev }, { rewrote: true, renamed: false }),
  ]);
  return removedIds;
}

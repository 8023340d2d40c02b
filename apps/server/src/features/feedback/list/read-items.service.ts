import type { Db } from '../../../platform/database/open.ts';
import { restricting } from '../filter/filter-key.service.ts';
import { itemInList } from './item-in-list.ts';
import type { ListedItem } from './items-by-id.service.ts';
import type { ItemInList } from './list.sql.ts';
import * as sql from './list.sql.ts';
import { NameCache } from './name-cache.ts';
import type { ReadyFilter } from '../filter/ready-filter.service.ts';

/** The newest items that match, as lists answer them. */
export async function newestItems(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  limit: number,
): Promise<ListedItem[]> {
  const rows = await sql.listItems(db, workspaceId, restricting([filter]), { limit, after: null });
  return named(db, workspaceId, rows);
}

/** Items in the order of their ids; those that are gone are left out. */
export async function itemsOfIds(db: Db, workspaceId: string, ids: readonly number[]): Promise<ListedItem[]> {
  if (ids.length === 0) return [];
  const rows = await sql.listItemsById(db, workspaceId, ids);
  const items = new Map((await named(db, workspaceId, rows)).map((item) => [item.review_id, item]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** Ids of all items that match, in memory that threads share; null when the filter restricts nothing. */
export async function matchingIds(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
): Promise<Int32Array | null> {
  const filters = restricting([filter]);
  return filters.length === 0 ? null : (await sql.idsOfItems(db, workspaceId, filters, null)).ids;
}

async function named(db: Db, workspaceId: string, rows: ItemInList[]): Promise<ListedItem[]> {
  const namesOf = await new NameCache().namesOf(
    (missing) => sql.readNames(db, workspaceId, missing),
    workspaceId,
    0,
    rows,
  );
  return rows.map((row) => itemInList(row, namesOf(row), null));
}

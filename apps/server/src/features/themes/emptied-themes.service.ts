import type { Tx } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

/** Themes of these items, and the broader ones that those are part of. */
export async function themesOfItems(
  tx: Tx,
  workspaceId: string,
  itemIds: readonly number[],
): Promise<number[]> {
  const rows = await runRaw<{ id: number }>(
    tx,
    `with own as (
       select theme_id as id from theme_item where workspace_id = $1 and item_id = any($2::int[])
       union select theme_id from theme_found where workspace_id = $1 and item_id = any($2::int[]))
     select id from own
     union select t.parent_id from theme t join own o on o.id = t.id where t.workspace_id = $1 and t.parent_id is not null`,
    [workspaceId, itemIds],
  );
  return rows.map(({ id }) => id);
}

/** Removes those of the themes that no item and no narrower theme is left of, with the changes that were found in them. */
export async function removeEmptiedThemes(
  tx: Tx,
  workspaceId: string,
  ids: readonly number[],
): Promise<void> {
  // Narrower ones first: what they were part of may be empty then.
  for (let round = 0; round < 2; round += 1) {
    await runRaw(
      tx,
      `delete from theme t where t.workspace_id = $1 and t.id = any($2::int[])
         and not exists (select 1 from theme_item i where i.workspace_id = $1 and i.theme_id = t.id)
         and not exists (select 1 from theme_found f where f.workspace_id = $1 and f.theme_id = t.id)
         and not exists (select 1 from theme c where c.workspace_id = $1 and c.parent_id = t.id)`,
      [workspaceId, ids],
    );
  }
}

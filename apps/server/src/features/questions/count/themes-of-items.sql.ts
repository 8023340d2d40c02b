import type { Db } from '../../../platform/database/open.ts';
import { runRaw } from '../../../platform/database/raw-query.ts';

/** A theme with those of some items that are in it. */
export interface ThemeItems {
  id: number;
  name: string;
  items: number[];
}

/** The themes that most of some items are in, groups of themes left out. */
export function themesOfItems(
  db: Db,
  workspaceId: string,
  ids: Int32Array,
  limit: number,
): Promise<ThemeItems[]> {
  return runRaw(
    db,
    `select t.id, coalesce(t.given_name, t.found_name) as name, array_agg(m.item_id) as items
       from theme_item m join theme t on t.workspace_id = $1 and t.id = m.theme_id and t.shown_in is null
      where m.workspace_id = $1 and m.item_id = any($2::int[])
        and not exists (select 1 from theme c where c.workspace_id = $1 and c.parent_id = t.id)
      group by t.id, name order by count(*) desc, t.id limit ${limit}`,
    [workspaceId, `{${ids.join(',')}}`],
  );
}

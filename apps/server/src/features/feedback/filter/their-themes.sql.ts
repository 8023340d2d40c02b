import type { Db } from '../../../platform/database/open.ts';
import { runRaw } from '../../../platform/database/raw-query.ts';

/** Of a theme's items so many are among those found, before the others are thought to speak of the same. */
const leastShare = 0.6;
const leastFound = 3;

/** The items, and those of found themes that mostly consist of them: these say the same in other words. */
export async function withTheirThemes(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await runRaw<{ id: number }>(
    db,
    `select distinct t.item_id as id from theme_item t where t.workspace_id = $1 and t.theme_id in (
       select theme_id from theme_item where workspace_id = $1 group by theme_id
       having count(*) filter (where item_id = any($2::int[])) >= greatest(${leastFound}, ${leastShare} * count(*)))`,
    [workspaceId, `{${ids.join(',')}}`],
  );
  return new Set([...ids, ...rows.map(({ id }) => id)]);
}

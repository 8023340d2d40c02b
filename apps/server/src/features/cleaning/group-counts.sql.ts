import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import type { GroupCount } from './runs.sql.ts';

/** How many items each topic and each theme that is shown has. */
export function countGroups(db: Db, workspaceId: string): Promise<GroupCount[]> {
  return runRaw(
    db,
    `select 'topic' as kind, t.id, count(m.item_id)::int as count
       from topic t left join topic_item m on m.workspace_id = $1 and m.topic_id = t.id and m.is_in
      where t.workspace_id = $1 group by t.id
     union all
     select 'theme' as kind, t.id, count(m.item_id)::int as count
       from theme t left join theme_item m on m.workspace_id = $1 and m.theme_id = t.id
      where t.workspace_id = $1 and t.shown_in is null group by t.id
     order by 1, 3 desc, 2`,
    [workspaceId],
  );
}

import type { Db } from '../../../platform/database/open.ts';
import { runPrepared } from '../../../platform/database/raw-query.ts';

/** How many of these topics are in the workspace. */
export async function countTopics(db: Db, workspaceId: string, ids: readonly number[]): Promise<number> {
  const [row] = await runPrepared<{ count: number }>(
    db,
    'select count(*) as count from topic where workspace_id = $1 and id = any($2)',
    [workspaceId, ids],
  );
  return row?.count ?? 0;
}

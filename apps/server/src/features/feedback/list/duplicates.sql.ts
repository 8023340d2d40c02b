import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Db } from '../../../platform/database/open.ts';
import { runPrepared } from '../../../platform/database/raw-query.ts';

/** Of these items those that others copy, with how many there are of each, itself included. */
export async function countCopies(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
): Promise<{ review_id: number; count: number; filters: FeedbackFilter }[]> {
  const rows = await runPrepared<{ id: number; count: number }>(
    db,
    `select i.id, c.count from feedback_item i cross join lateral (
         select count(*) as count from feedback_item c where c.workspace_id = $1 and c.copy_key = i.copy_key) c
      where i.workspace_id = $1 and i.id = any($2) and c.count > 1 order by i.id`,
    [workspaceId, ids],
  );
  return rows.map(({ id, count }) => ({ review_id: id, count, filters: { copies_of: id } }));
}

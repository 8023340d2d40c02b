import type { Db } from '../../../platform/database/open.ts';
import { runPrepared } from '../../../platform/database/raw-query.ts';

/** An item as the search index takes it. */
export interface IndexedItem {
  id: number;
  changedRev: number;
  /** Seconds since 1970; null for an undated item. */
  saidAtSeconds: number | null;
  /** Null when they are of another version, or missing. */
  features: Buffer | null;
  /** Title and text; null where there are features. */
  text: string | null;
}

const wholeText = "concat_ws(E'\\n', i.title, i.text)";

export async function revisionOf(db: Db, workspaceId: string): Promise<number | undefined> {
  const [row] = await runPrepared<{ revision: number }>(db, 'select revision from workspace where id = $1', [
    workspaceId,
  ]);
  return row?.revision;
}

/** Items in the order in which they were changed, after one of them. */
export function changedItems(
  db: Db,
  workspaceId: string,
  after: { rev: number; id: number },
  featuresVersion: number,
  limit: number,
): Promise<IndexedItem[]> {
  return runPrepared(
    db,
    `select i.id, i.changed_rev, extract(epoch from i.said_at)::float8 as said_at_seconds, f.features,
            case when f.features is null then ${wholeText} end as text
       from (select id, changed_rev, said_at, title, text from feedback_item
              where workspace_id = $1 and (changed_rev, id) > ($2, $3) order by changed_rev, id limit $5) i
       left join item_feature f on f.workspace_id = $1 and f.item_id = i.id and f.version = $4
      order by i.changed_rev, i.id`,
    [workspaceId, after.rev, after.id, featuresVersion, limit],
  );
}

/** Title and text by id. */
export async function textsOf(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await runPrepared<{ id: number; text: string }>(
    db,
    `select i.id, ${wholeText} as text from feedback_item i where i.workspace_id = $1 and i.id = any($2)`,
    [workspaceId, ids],
  );
  return new Map(rows.map(({ id, text }) => [id, text]));
}

export async function removedItems(db: Db, workspaceId: string, afterRev: number): Promise<number[]> {
  const rows = await runPrepared<{ itemId: number }>(
    db,
    'select item_id from removed_item where workspace_id = $1 and changed_rev > $2',
    [workspaceId, afterRev],
  );
  return rows.map(({ itemId }) => itemId);
}

import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

export interface ItemsBehind {
  total: number;
  /** Items that came or changed since topics, themes and tones were last worked out. */
  pending: number;
  /** Items that what was learnt of tones has not judged yet. */
  unjudged: number;
}

export async function readItemsBehind(db: Db, workspaceId: string): Promise<ItemsBehind> {
  const [row] = await runRaw<ItemsBehind>(
    db,
    `select
       coalesce((select sum(c.count) from item_count c where c.workspace_id = $1 and c.facet = 'all'), 0)::int as total,
       (select count(*)::int from feedback_item i where i.workspace_id = $1 and i.changed_rev > w.understood_rev) as pending,
       coalesce((select greatest(0, m.item_count - m.judged_count) from tone_model m where m.workspace_id = $1
         and m.judged_version is distinct from m.version and m.judging_since is not null), 0)::int as unjudged
     from workspace w where w.id = $1`,
    [workspaceId],
  );
  return row ?? { total: 0, pending: 0, unjudged: 0 };
}

export interface CleaningProgress {
  done: number;
  total: number;
}

/** How far the cleaning of earlier items is, or its undo; null when neither changes anything. */
export async function readCleaningProgress(db: Db, workspaceId: string): Promise<CleaningProgress | null> {
  const [row] = await runRaw<CleaningProgress>(
    db,
    `select r.items_done as done, case r.state when 'undoing' then r.items_changed else r.item_count end as total
     from cleaning_run r where r.workspace_id = $1 and r.state in ('cleaning', 'undoing') limit 1`,
    [workspaceId],
  );
  return row ?? null;
}

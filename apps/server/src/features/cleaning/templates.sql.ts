import type { Db, Tx } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import type { TemplateRow } from '../feedback/cleaning/templates.service.ts';

export async function switchTemplate(tx: Tx, workspaceId: string, id: number, isOn: boolean): Promise<void> {
  await tx
    .updateTable('itemTemplate')
    .set({ isOn })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** A learnt template; one that is known by its key keeps its id and its switch. */
export type LearntTemplate = Omit<TemplateRow, 'id' | 'isOn'>;

export async function saveTemplates(
  tx: Tx,
  workspaceId: string,
  templates: readonly LearntTemplate[],
): Promise<void> {
  for (const { key, text, writer, itemCount, authorCount, examples } of templates) {
    await runRaw(
      tx,
      `insert into item_template (workspace_id, id, key, text, writer, item_count, author_count, examples)
       values ($1, (select coalesce(max(t.id), 0) + 1 from item_template t where t.workspace_id = $1), $2, $3, $4, $5, $6, $7)
       on conflict (workspace_id, key) do update set text = excluded.text, writer = excluded.writer,
         item_count = excluded.item_count, author_count = excluded.author_count, examples = excluded.examples`,
      [workspaceId, key, text, writer, itemCount, authorCount, examples],
    );
  }
}

/** Templates that repeat no more are forgotten, but for those that are on or that a run switches. */
export async function forgetTemplates(
  tx: Tx,
  workspaceId: string,
  keptKeys: readonly number[],
): Promise<void> {
  await runRaw(
    tx,
    `delete from item_template t where t.workspace_id = $1 and not t.is_on and t.key <> all($2::bigint[])
       and not exists (select 1 from cleaning_run r, jsonb_array_elements(r.switches) s
         where r.workspace_id = $1 and r.state <> 'undone' and (s ->> 'id')::int = t.id)`,
    [workspaceId, keptKeys],
  );
}

export interface Learning {
  itemCount: number;
  learntAt: string;
}

export function findLearning(db: Db, workspaceId: string): Promise<Learning | undefined> {
  return db
    .selectFrom('templateLearning')
    .select(['itemCount', 'learntAt'])
    .where('workspaceId', '=', workspaceId)
    .executeTakeFirst();
}

export async function saveLearning(tx: Tx, workspaceId: string, learning: Learning): Promise<void> {
  await tx
    .insertInto('templateLearning')
    .values({ workspaceId, ...learning })
    .onConflict((conflict) => conflict.column('workspaceId').doUpdateSet(learning))
    .execute();
}

import type { Tx } from '../../../platform/database/open.ts';
import { runRaw } from '../../../platform/database/raw-query.ts';
import type { AsItCame } from '../cleaning/as-it-came.service.ts';
import { writeRows } from './value-rows.ts';

interface Row {
  id: number;
  asItCame: AsItCame | null;
}

/** The column of what a source gave, of an item under this name; null where the item is as it came. */
export const asItCameOf = (
  item: string,
) => `(select jsonb_build_object('title', s.title, 'text', s.text, 'turns', s.turns, 'cleanerVersion', s.cleaner_version,
    'beforeTemplates', s.before_templates, 'byColumns', s.by_columns)
  from item_source_text s where s.workspace_id = $1 and s.item_id = ${item}.id) as as_it_came`;

export const asItCame = asItCameOf('feedback_item');

/** Keeps what came of items that were just written. */
export async function writeSourceTexts(
  tx: Tx,
  workspaceId: string,
  { created, replaced }: { created: readonly Row[]; replaced: readonly Row[] },
): Promise<void> {
  const rows = [...created, ...replaced].flatMap(({ id, asItCame: came }) =>
    came
      ? [
          [
            id,
            came.title,
            came.text,
            JSON.stringify(came.turns),
            came.cleanerVersion,
            beforeTemplatesOf(came),
            came.byColumns,
          ],
        ]
      : [],
  );
  const gone = replaced.flatMap(({ id, asItCame: came }) => (came ? [] : [id]));
  await Promise.all([
    gone.length === 0
      ? undefined
      : runRaw(tx, 'delete from item_source_text where workspace_id = $1 and item_id = any($2::int[])', [
          workspaceId,
          gone,
        ]),
    writeRows(tx, rows, {
      row: '($1,$,$,$,$,$,$,$)',
      shared: [workspaceId],
      statement: (
        values,
      ) => `insert into item_source_text (workspace_id, item_id, title, text, turns, cleaner_version, before_templates, by_columns) values ${values}
     on conflict (workspace_id, item_id) do update set title = excluded.title, text = excluded.text,
       turns = excluded.turns, cleaner_version = excluded.cleaner_version, before_templates = excluded.before_templates,
       by_columns = excluded.by_columns`,
    }),
  ]);
}

function beforeTemplatesOf({ beforeTemplates }: AsItCame): string | null {
  return beforeTemplates && JSON.stringify(beforeTemplates);
}

import type { CheckKind } from '@earshot/contracts/validation';
import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import { textHash } from '../feedback/store/text-hash.shared.sql.ts';

/** What the engine says of a thing now, beneath what people said. */
export interface Standing {
  /** Null where there is nothing to check: the item is in no theme, or is no copy. */
  shown: string | null;
  shownBy: string;
  language: string;
  textHash: Buffer;
}

const shownOf: Readonly<Record<CheckKind, { shown: string; shownBy?: string; joins?: string }>> = {
  sentiment: {
    shown: `coalesce(w.engine ->> 'sentiment', i.sentiment)`,
    shownBy: `coalesce(w.engine ->> 'sentimentBy', i.sentiment_by)`,
    joins: `left join item_word w on w.workspace_id = $1 and w.item_id = i.id and w.subject = 'sentiment'
      and w.text_hash = ${textHash}`,
  },
  language: {
    shown: `coalesce(w.engine ->> 'language', i.language)`,
    joins: `left join item_word w on w.workspace_id = $1 and w.item_id = i.id and w.subject = 'language'
      and w.text_hash = ${textHash}`,
  },
  topic: {
    shown: `case when exists (select 1 from topic_item m where m.workspace_id = $1 and m.topic_id = $3
      and m.item_id = i.id and m.is_in) then 'in' else 'out' end`,
  },
  theme: {
    shown: `(select m.theme_id::text from theme_item m where m.workspace_id = $1 and m.item_id = i.id
      and ($3 = 0 or m.theme_id = $3) order by m.theme_id limit 1)`,
  },
  copies: {
    shown: `(select 'copy' from feedback_item o where o.workspace_id = $1 and o.id = $3 and o.id <> i.id
      and o.copy_key = i.copy_key)`,
  },
};

/** Undefined when there is no such item. */
export async function standingOf(
  db: Db,
  workspaceId: string,
  { kind, itemId, subjectId }: { kind: CheckKind; itemId: number; subjectId: number },
): Promise<Standing | undefined> {
  const { shown, shownBy = `'engine'`, joins = '' } = shownOf[kind];
  const [row] = await runRaw<Standing>(
    db,
    `select ${shown} as shown, ${shownBy} as shown_by, i.language, ${textHash} as text_hash
     from feedback_item i ${joins} where i.workspace_id = $1 and i.id = $2 and $3::int is not null`,
    [workspaceId, itemId, subjectId],
  );
  return row;
}

/** Another item with the same words, the oldest. */
export async function findCopy(db: Db, workspaceId: string, itemId: number): Promise<number | undefined> {
  const [row] = await runRaw<{ id: number }>(
    db,
    `select o.id from feedback_item i
     join feedback_item o on o.workspace_id = $1 and o.copy_key = i.copy_key and o.id <> i.id
     where i.workspace_id = $1 and i.id = $2 order by o.id limit 1`,
    [workspaceId, itemId],
  );
  return row?.id;
}

/** Title of a topic, or name of a theme; undefined when there is none. */
export async function nameOfSubject(
  db: Db,
  workspaceId: string,
  kind: 'topic' | 'theme',
  id: number,
): Promise<string | undefined> {
  const query =
    kind === 'topic'
      ? 'select title as name from topic where workspace_id = $1 and id = $2'
      : 'select coalesce(given_name, found_name) as name from theme where workspace_id = $1 and id = $2';
  const [row] = await runRaw<{ name: string }>(db, query, [workspaceId, id]);
  return row?.name;
}

import type { Tx } from '../../../platform/database/open.ts';
import { runRaw as run } from '../../../platform/database/raw-query.ts';
import type { Judged, Word, WordSubject } from './peoples-words.ts';
import { writeRows } from './value-rows.ts';

export async function readWords(tx: Tx, workspaceId: string, itemIds: readonly number[]): Promise<Word[]> {
  if (itemIds.length === 0) return [];
  return run(
    tx,
    `select item_id, subject, said, text_hash, engine from item_word
     where workspace_id = $1 and item_id = any($2::int[])`,
    [workspaceId, itemIds],
  );
}

export async function putWord(
  tx: Tx,
  workspaceId: string,
  { itemId, subject, said, textHash, engine }: Word,
): Promise<void> {
  await run(
    tx,
    `insert into item_word (workspace_id, item_id, subject, said, text_hash, engine)
     values ($1, $2, $3, $4, $5, $6::jsonb)
     on conflict (workspace_id, item_id, subject) do update
       set said = excluded.said, text_hash = excluded.text_hash, engine = excluded.engine`,
    [workspaceId, itemId, subject, said, textHash, JSON.stringify(engine)],
  );
}

export async function dropWord(
  tx: Tx,
  workspaceId: string,
  itemId: number,
  subject: WordSubject,
): Promise<void> {
  await run(tx, 'delete from item_word where workspace_id = $1 and item_id = $2 and subject = $3', [
    workspaceId,
    itemId,
    subject,
  ]);
}

/** Writes what is made of items; what customers said stays as it is. */
export async function writeJudged(
  tx: Tx,
  workspaceId: string,
  rev: number,
  items: readonly ({ id: number } & Judged)[],
): Promise<void> {
  await writeRows(
    tx,
    items.map((i) => [i.id, i.sentiment, i.sentimentScore, i.sentimentBy, i.language]),
    {
      row: '($::int,$::text,$::real,$::text,$::text)',
      shared: [workspaceId, rev],
      statement: (values) => `update feedback_item i set sentiment = v.sentiment, sentiment_score = v.score,
           sentiment_by = v.speaker, language = v.language, changed_rev = $2
         from (values ${values}) v (id, sentiment, score, speaker, language)
         where i.workspace_id = $1 and i.id = v.id`,
    },
  );
}

/** @returns whether it stood otherwise before */
export async function writeApart(
  tx: Tx,
  workspaceId: string,
  rev: number,
  itemId: number,
  standsApart: boolean,
): Promise<boolean> {
  const rows = await run(
    tx,
    `update feedback_item set stands_apart = $4, changed_rev = $3
     where workspace_id = $1 and id = $2 and stands_apart <> $4 returning id`,
    [workspaceId, itemId, rev, standsApart],
  );
  return rows.length > 0;
}

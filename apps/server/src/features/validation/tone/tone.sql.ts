import type { ToneVerdict } from '@earshot/analysis/sentiment/tone-learning';
import type { Sentiment } from '@earshot/contracts/filter/feedback-filter';
import type { Db, Tx } from '../../../platform/database/open.ts';
import { runRaw } from '../../../platform/database/raw-query.ts';
import { textHash } from '../../feedback/store/text-hash.shared.sql.ts';

export interface ToneModelRow {
  model: Buffer | null;
  version: number;
  labelCount: number;
  personCount: number;
  availableCount: number;
  verdict: ToneVerdict;
  learntF1: number | null;
  lexiconF1: number | null;
  learntAt: string;
  judgedVersion: number;
  judgedTo: number;
  judgedCount: number;
  itemCount: number;
  judgingSince: string | null;
}

export async function readToneModel(db: Db, workspaceId: string): Promise<ToneModelRow | undefined> {
  const [row] = await runRaw<ToneModelRow>(
    db,
    `select model, version, label_count, person_count, available_count, verdict, learnt_f1, lexicon_f1, learnt_at,
        judged_version, judged_to, judged_count, item_count, judging_since
      from tone_model where workspace_id = $1`,
    [workspaceId],
  );
  return row;
}

/** What there is to learn from: items with a rating or a person's word, and those of them with a word. */
export interface AvailableLabels {
  available: number;
  people: number;
}

const hasWord = `exists (select 1 from item_word w where w.workspace_id = $1 and w.item_id = i.id and w.subject = 'sentiment')`;

export async function countLabels(db: Db, workspaceId: string): Promise<AvailableLabels> {
  const [row] = await runRaw<{ rated: number; people: number; both: number }>(
    db,
    `select
       (select count(*)::int from feedback_item i where i.workspace_id = $1 and i.rating_share is not null) as rated,
       (select count(*)::int from item_word w where w.workspace_id = $1 and w.subject = 'sentiment') as people,
       (select count(*)::int from item_word w
          join feedback_item i on i.workspace_id = $1 and i.id = w.item_id and i.rating_share is not null
         where w.workspace_id = $1 and w.subject = 'sentiment') as both`,
    [workspaceId],
  );
  const { rated, people, both } = row ?? { rated: 0, people: 0, both: 0 };
  return { available: rated + people - both, people };
}

interface LabelledText {
  title: string | null;
  text: string;
}

/** Characters of a text that are learnt from. */
const charactersRead = 3000;

/** Texts whose tone people said. */
export function readPeoplesLabels(
  db: Db,
  workspaceId: string,
  limit: number,
): Promise<(LabelledText & { said: Sentiment })[]> {
  return runRaw(
    db,
    `select i.title, left(i.text, ${charactersRead}) as text, w.said
     from item_word w join feedback_item i on i.workspace_id = $1 and i.id = w.item_id and w.text_hash = ${textHash}
     where w.workspace_id = $1 and w.subject = 'sentiment' order by hashint4extended(i.id, 0), i.id limit $2`,
    [workspaceId, limit],
  );
}

/** Rated texts that nobody said anything of, spread over all of them; the same ones each time. */
export function readRatedLabels(
  db: Db,
  workspaceId: string,
  limit: number,
): Promise<(LabelledText & { value: number; min: number; max: number })[]> {
  return runRaw(
    db,
    `select i.title, left(i.text, ${charactersRead}) as text, i.rating as value, i.rating_min as min, i.rating_max as max
     from feedback_item i where i.workspace_id = $1 and i.rating_share is not null and not ${hasWord}
     order by hashint4extended(i.id, 0), i.id limit $2`,
    [workspaceId, limit],
  );
}

export type LearntRow = Pick<
  ToneModelRow,
  | 'model'
  | 'version'
  | 'labelCount'
  | 'personCount'
  | 'availableCount'
  | 'verdict'
  | 'learntF1'
  | 'lexiconF1'
  | 'learntAt'
>;

export async function putToneModel(tx: Tx, workspaceId: string, learnt: LearntRow): Promise<void> {
  await tx
    .insertInto('toneModel')
    .values({ workspaceId, ...learnt })
    .onConflict((conflict) => conflict.column('workspaceId').doUpdateSet(learnt))
    .execute();
}

/** Every item is to be judged anew, from the first one on. */
export async function beginJudging(tx: Tx, workspaceId: string, since: string): Promise<void> {
  await runRaw(
    tx,
    `update tone_model set judged_to = 0, judged_count = 0, judging_since = $2,
       item_count = (select count(*)::int from feedback_item i where i.workspace_id = $1)
     where workspace_id = $1`,
    [workspaceId, since],
  );
}

export async function noteJudged(
  tx: Tx,
  workspaceId: string,
  change: Partial<Pick<ToneModelRow, 'judgedTo' | 'judgedCount' | 'judgedVersion' | 'judgingSince'>>,
): Promise<void> {
  await tx.updateTable('toneModel').set(change).where('workspaceId', '=', workspaceId).execute();
}

/** Takes the workspace's row, which every writer of the workspace takes first. */
export async function lockWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  await runRaw(tx, 'select id from workspace where id = $1 for no key update', [workspaceId]);
}

export async function idsAfter(tx: Tx, workspaceId: string, id: number, limit: number): Promise<number[]> {
  const rows = await runRaw<{ id: number }>(
    tx,
    'select id from feedback_item where workspace_id = $1 and id > $2 order by id limit $3',
    [workspaceId, id, limit],
  );
  return rows.map((row) => row.id);
}

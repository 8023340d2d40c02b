import type { Db } from '../../../platform/database/open.ts';
import { conditionsOf } from '../../feedback/filter/filter.shared.sql.ts';
import { Parameters, runRaw } from '../../../platform/database/raw-query.ts';
import type { Ask } from '../ratings.sql.ts';
import type { Quality } from '../topics.sql.ts';
import type { ReadyFilter } from '../../feedback/filter/ready-filter.service.ts';

/** An item's features, or its words where there are none of this version. */
export interface StoredFeatures {
  id: number;
  changedRev: number;
  features: Buffer | null;
  text: string | null;
}

const featuresOf = `i.id, i.changed_rev, f.features,
  case when f.features is null then concat_ws(E'\\n', i.title, i.text) end as text`;
const join = `left join item_feature f on f.workspace_id = $1 and f.item_id = i.id and f.version = $2`;

/** Items in the order in which they were changed, after one of them. */
export function changedFeatures(
  db: Db,
  workspaceId: string,
  featuresVersion: number,
  after: { rev: number; id: number },
  limit: number,
): Promise<StoredFeatures[]> {
  return runRaw(
    db,
    `select ${featuresOf} from feedback_item i ${join}
     where i.workspace_id = $1 and (i.changed_rev, i.id) > ($3, $4) order by i.changed_rev, i.id limit $5`,
    [workspaceId, featuresVersion, after.rev, after.id, limit],
  );
}

/** Every n-th item by id, n so that about `wanted` come. */
export function sampledFeatures(
  db: Db,
  workspaceId: string,
  featuresVersion: number,
  wanted: number,
): Promise<StoredFeatures[]> {
  return runRaw(
    db,
    `select ${featuresOf} from feedback_item i ${join}
     where i.workspace_id = $1 and i.id % greatest(1, (
       select count(*) / $3::int from feedback_item where workspace_id = $1)) = 0
     order by i.id`,
    [workspaceId, featuresVersion, wanted],
  );
}

export function featuresById(
  db: Db,
  workspaceId: string,
  featuresVersion: number,
  ids: readonly number[],
): Promise<StoredFeatures[]> {
  return runRaw(
    db,
    `select ${featuresOf} from feedback_item i ${join} where i.workspace_id = $1 and i.id = any($3::int[])`,
    [workspaceId, featuresVersion, ids],
  );
}

export async function hasRemovedSince(db: Db, workspaceId: string, revision: number): Promise<boolean> {
  const rows = await runRaw(
    db,
    'select 1 from removed_item where workspace_id = $1 and changed_rev > $2 limit 1',
    [workspaceId, revision],
  );
  return rows.length > 0;
}

export async function revisionOf(db: Db, workspaceId: string): Promise<number> {
  const [row] = await runRaw<{ revision: number }>(db, 'select revision from workspace where id = $1', [
    workspaceId,
  ]);
  return row?.revision ?? 0;
}

/** Ids of the items that a topic's filter leaves; of these alone when `among` is given. */
export async function allowedItems(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  among: readonly number[] | null = null,
): Promise<Set<number>> {
  const parameters = new Parameters(workspaceId);
  const conditions = conditionsOf([filter], parameters);
  const only = among ? ` and i.id = any(${parameters.add(among)}::int[])` : '';
  const rows = await runRaw<{ id: number }>(
    db,
    `select i.id from feedback_item i where i.workspace_id = $1${conditions}${only}`,
    parameters.values,
  );
  return new Set(rows.map(({ id }) => id));
}

export interface ScoredItem {
  itemId: number;
  score: number;
  isIn: boolean;
}

/** What is kept of a topic's items; of these alone when `among` is given. */
export function keptScores(
  db: Db,
  workspaceId: string,
  topicId: number,
  among: readonly number[] | null = null,
): Promise<ScoredItem[]> {
  return runRaw(
    db,
    `select item_id, score, is_in from topic_item where workspace_id = $1 and topic_id = $2
       and ($3::int[] is null or item_id = any($3))`,
    [workspaceId, topicId, among],
  );
}

/** Items that were deleted meanwhile are left out. */
export async function putScores(
  db: Db,
  workspaceId: string,
  topicId: number,
  scored: readonly ScoredItem[],
): Promise<void> {
  if (scored.length === 0) return;
  await runRaw(
    db,
    `insert into topic_item (workspace_id, topic_id, item_id, score, is_in)
     select $1, $2, s.item_id, s.score, s.is_in
       from unnest($3::int[], $4::real[], $5::boolean[]) s (item_id, score, is_in)
       join feedback_item i on i.workspace_id = $1 and i.id = s.item_id
     on conflict (workspace_id, topic_id, item_id) do update set score = excluded.score, is_in = excluded.is_in`,
    [
      workspaceId,
      topicId,
      scored.map(({ itemId }) => itemId),
      scored.map(({ score }) => score),
      scored.map(({ isIn }) => isIn),
    ],
  );
}

export async function removeScores(
  db: Db,
  workspaceId: string,
  topicId: number,
  itemIds: readonly number[],
): Promise<void> {
  if (itemIds.length === 0) return;
  await runRaw(
    db,
    'delete from topic_item where workspace_id = $1 and topic_id = $2 and item_id = any($3::int[])',
    [workspaceId, topicId, itemIds],
  );
}

export async function saveModel(
  db: Db,
  workspaceId: string,
  topicId: number,
  { model, queue }: { model: Uint8Array; queue: readonly Ask[] },
): Promise<void> {
  await runRaw(db, 'update topic set model = $3, queue = $4::jsonb where workspace_id = $1 and id = $2', [
    workspaceId,
    topicId,
    Buffer.from(model),
    JSON.stringify(queue),
  ]);
}

/** What was fitted last never goes back, in whatever order fits end. */
export async function saveFitted(
  db: Db,
  workspaceId: string,
  topicId: number,
  { fitted, quality }: { fitted: number; quality: Quality },
): Promise<void> {
  await runRaw(
    db,
    `update topic set fitted = $3, quality = $4::jsonb where workspace_id = $1 and id = $2 and fitted <= $3`,
    [workspaceId, topicId, fitted, JSON.stringify(quality)],
  );
}

/** Topics that were fitted before. */
export interface FittedTopic {
  id: number;
  filter: ReadyFilter;
  threshold: number;
  model: Buffer;
}

export function fittedTopics(db: Db, workspaceId: string): Promise<FittedTopic[]> {
  return runRaw(
    db,
    'select id, filter, threshold, model from topic where workspace_id = $1 and model is not null order by id',
    [workspaceId],
  );
}

export interface Thumbs {
  itemId: number;
  up: number;
  down: number;
}

/** How people rated these items. */
export function thumbsOn(
  db: Db,
  workspaceId: string,
  topicId: number,
  itemIds: readonly number[],
): Promise<Thumbs[]> {
  return runRaw(
    db,
    `select item_id, count(*) filter (where category = 'positive') as up,
            count(*) filter (where category = 'negative') as down
       from topic_rating where workspace_id = $1 and topic_id = $2 and item_id = any($3::int[]) group by item_id`,
    [workspaceId, topicId, itemIds],
  );
}

export async function countItems(db: Db, workspaceId: string): Promise<number> {
  const [row] = await runRaw<{ count: number }>(
    db,
    `select coalesce(sum(count), 0) as count from item_count where workspace_id = $1 and facet = 'all'`,
    [workspaceId],
  );
  return row?.count ?? 0;
}

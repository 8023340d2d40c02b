import type { AuditedPrecision } from '@earshot/contracts/topics';
import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

export interface Quality {
  precision: AuditedPrecision;
  recall: { low: number; high: number };
}

export interface TopicRow {
  id: number;
  title: string;
  description: string;
  filter: ReadyFilter;
  threshold: number;
  wantedFit: number;
  fitted: number;
  quality: Quality | null;
  rewordedAt: string | null;
  madeFrom: number | null;
  createdBy: string;
  createdAt: string;
  updatedAt: string;
}

export interface TopicWithCounts extends TopicRow {
  /** Name of who made it. */
  creator: string;
  itemCount: number;
  positive: number;
  negative: number;
  suggested: number;
  disagreements: number;
  /** Thumbs given to the present words. */
  thumbsSince: number;
}

const columns = `t.id, t.title, t.description, t.filter, t.threshold, t.wanted_fit, t.fitted, t.quality, t.reworded_at,
  t.made_from, t.created_by, t.created_at, t.updated_at`;

const withCounts = `select ${columns}, u.display_name as creator,
    (select count(*) from topic_item m where m.workspace_id = $1 and m.topic_id = t.id and m.is_in) as item_count,
    coalesce(r.positive, 0) as positive, coalesce(r.negative, 0) as negative, coalesce(r.suggested, 0) as suggested,
    coalesce(r.disagreements, 0) as disagreements, coalesce(r.thumbs_since, 0) as thumbs_since
  from topic t join app_user u on u.id = t.created_by
  left join lateral (
    select sum(up)::int as positive, sum(down)::int as negative, sum(skipped)::int as suggested,
           sum(since)::int as thumbs_since, count(*) filter (where up > 0 and down > 0) as disagreements
      from (select count(*) filter (where g.category = 'positive') as up,
                   count(*) filter (where g.category = 'negative') as down,
                   count(*) filter (where g.category = 'suggested') as skipped,
                   count(*) filter (where g.category <> 'suggested'
                                      and g.rated_at >= coalesce(t.reworded_at, '-infinity')) as since
              from topic_rating g where g.workspace_id = $1 and g.topic_id = t.id group by g.item_id) of_item
  ) r on true
  where t.workspace_id = $1`;

/** Newest first. */
export function listTopics(db: Db, workspaceId: string): Promise<TopicWithCounts[]> {
  return runRaw(db, `${withCounts} order by t.created_at desc, t.id desc`, [workspaceId]);
}

export async function findTopic(
  db: Db,
  workspaceId: string,
  id: number,
): Promise<TopicWithCounts | undefined> {
  const [topic] = await runRaw<TopicWithCounts>(db, `${withCounts} and t.id = $2`, [workspaceId, id]);
  return topic;
}

/** Takes the topic's row until the transaction ends. */
export async function lockTopic(db: Db, workspaceId: string, id: number): Promise<TopicRow | undefined> {
  const [topic] = await runRaw<TopicRow>(
    db,
    `select ${columns} from topic t where t.workspace_id = $1 and t.id = $2 for no key update`,
    [workspaceId, id],
  );
  return topic;
}

export async function findTopicByTitle(
  db: Db,
  workspaceId: string,
  title: string,
): Promise<number | undefined> {
  const [row] = await runRaw<{ id: number }>(
    db,
    'select id from topic where workspace_id = $1 and lower(title) = lower($2)',
    [workspaceId, title],
  );
  return row?.id;
}

export function titlesOf(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
): Promise<{ id: number; title: string }[]> {
  return runRaw(db, 'select id, title from topic where workspace_id = $1 and id = any($2)', [
    workspaceId,
    ids,
  ]);
}

export function qualitiesOf(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
): Promise<{ id: number; quality: Quality | null }[]> {
  return runRaw(db, 'select id, quality from topic where workspace_id = $1 and id = any($2)', [
    workspaceId,
    ids,
  ]);
}

/** Takes the workspace's row, always before a topic's: names are compared one writer at a time. */
export async function lockWorkspace(db: Db, workspaceId: string): Promise<void> {
  await runRaw(db, 'select id from workspace where id = $1 for no key update', [workspaceId]);
}

/** Counts and lists that were kept may be wrong now: what items belong to has changed. */
export async function noteMembersChanged(db: Db, workspaceId: string): Promise<void> {
  await runRaw(
    db,
    'update workspace set revision = revision + 1, rewritten_rev = revision + 1 where id = $1',
    [workspaceId],
  );
}

export async function nextTopicId(db: Db, workspaceId: string): Promise<number> {
  const [row] = await runRaw<{ lastTopicId: number }>(
    db,
    'update workspace set last_topic_id = last_topic_id + 1 where id = $1 returning last_topic_id',
    [workspaceId],
  );
  return row?.lastTopicId ?? 0;
}

export type NewTopic = Pick<
  TopicRow,
  'id' | 'title' | 'description' | 'filter' | 'madeFrom' | 'createdBy' | 'createdAt'
> &
  Partial<Pick<TopicRow, 'threshold' | 'rewordedAt' | 'updatedAt' | 'wantedFit'>>;

export async function insertTopic(db: Db, workspaceId: string, topic: NewTopic): Promise<void> {
  await runRaw(
    db,
    `insert into topic (workspace_id, id, title, description, filter, made_from, created_by, created_at, updated_at,
       threshold, reworded_at, wanted_fit)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12)`,
    [
      workspaceId,
      topic.id,
      topic.title,
      topic.description,
      JSON.stringify(topic.filter),
      topic.madeFrom,
      topic.createdBy,
      topic.createdAt,
      topic.updatedAt ?? topic.createdAt,
      topic.threshold ?? 0.5,
      topic.rewordedAt ?? null,
      topic.wantedFit ?? 1,
    ],
  );
}

export interface TopicDefinition {
  title: string;
  description: string;
  filter: ReadyFilter;
  rewordedAt: string | null;
  updatedAt: string;
}

export async function updateTopic(
  db: Db,
  workspaceId: string,
  id: number,
  { title, description, filter, rewordedAt, updatedAt }: TopicDefinition,
): Promise<void> {
  await runRaw(
    db,
    `update topic set title = $3, description = $4, filter = $5::jsonb, reworded_at = $6, updated_at = $7,
       wanted_fit = wanted_fit + 1
     where workspace_id = $1 and id = $2`,
    [workspaceId, id, title, description, JSON.stringify(filter), rewordedAt, updatedAt],
  );
}

/** Moves the line between items that belong and others, by their kept scores. @returns whether any item changed sides */
export async function updateThreshold(
  db: Db,
  workspaceId: string,
  id: number,
  { threshold, updatedAt }: { threshold: number; updatedAt: string },
): Promise<boolean> {
  await runRaw(
    db,
    `update topic set threshold = $3, updated_at = $4, wanted_fit = wanted_fit + 1 where workspace_id = $1 and id = $2`,
    [workspaceId, id, threshold, updatedAt],
  );
  const [row] = await runRaw<{ moved: number }>(
    db,
    `with moved as (update topic_item set is_in = not is_in
       where workspace_id = $1 and topic_id = $2 and is_in <> (score >= $3::real) returning 1)
     select count(*) as moved from moved`,
    [workspaceId, id, threshold],
  );
  return (row?.moved ?? 0) > 0;
}

export async function wantFit(db: Db, workspaceId: string, id: number): Promise<void> {
  await runRaw(db, 'update topic set wanted_fit = wanted_fit + 1 where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
  ]);
}

export async function deleteTopic(db: Db, workspaceId: string, id: number): Promise<void> {
  await runRaw(db, 'delete from topic where workspace_id = $1 and id = $2', [workspaceId, id]);
}

export function listMembers(
  db: Db,
  workspaceId: string,
  id: number,
): Promise<{ itemId: number; score: number }[]> {
  return runRaw(
    db,
    'select item_id, score from topic_item where workspace_id = $1 and topic_id = $2 and is_in order by item_id',
    [workspaceId, id],
  );
}

/** How many items would belong from each of these scores on. */
export function scoreCounts(
  db: Db,
  workspaceId: string,
  id: number,
  from: readonly number[],
): Promise<{ threshold: number; itemCount: number }[]> {
  return runRaw(
    db,
    `select f.threshold, (select count(*) from topic_item m
        where m.workspace_id = $1 and m.topic_id = $2 and m.score >= f.threshold::real) as item_count
     from unnest($3::float8[]) f (threshold) order by f.threshold`,
    [workspaceId, id, from],
  );
}

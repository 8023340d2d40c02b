import type { FeedbackToAnnotate, RatingCategory } from '@earshot/contracts/topics';
import type { Db } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

export interface RatingRow {
  itemId: number;
  ratedBy: string;
  category: RatingCategory;
  isAudit: boolean;
  ratedAt: string;
}

/** All ratings of a topic, oldest first. */
export function listRatings(db: Db, workspaceId: string, topicId: number): Promise<RatingRow[]> {
  return runRaw(
    db,
    `select item_id, rated_by, category, is_audit, rated_at from topic_rating
     where workspace_id = $1 and topic_id = $2 order by rated_at, item_id, rated_by`,
    [workspaceId, topicId],
  );
}

export function ratingsOfPerson(
  db: Db,
  workspaceId: string,
  topicId: number,
  person: string,
  itemIds: readonly number[],
): Promise<RatingRow[]> {
  return runRaw(
    db,
    `select item_id, rated_by, category, is_audit, rated_at from topic_rating
     where workspace_id = $1 and topic_id = $2 and rated_by = $3 and item_id = any($4::int[]) order by item_id`,
    [workspaceId, topicId, person, itemIds],
  );
}

/** Ratings of items that were deleted meanwhile are left out. */
export async function putRatings(
  db: Db,
  workspaceId: string,
  topicId: number,
  ratings: readonly RatingRow[],
): Promise<void> {
  await runRaw(
    db,
    `insert into topic_rating (workspace_id, topic_id, item_id, rated_by, category, is_audit, rated_at)
     select $1, $2, r.item_id, r.rated_by, r.category, r.is_audit, r.rated_at
       from unnest($3::int[], $4::uuid[], $5::text[], $6::boolean[], $7::timestamptz[])
         r (item_id, rated_by, category, is_audit, rated_at)
       join feedback_item i on i.workspace_id = $1 and i.id = r.item_id
     on conflict (workspace_id, topic_id, item_id, rated_by) do update
       set category = excluded.category, is_audit = excluded.is_audit, rated_at = excluded.rated_at`,
    [
      workspaceId,
      topicId,
      ratings.map(({ itemId }) => itemId),
      ratings.map(({ ratedBy }) => ratedBy),
      ratings.map(({ category }) => category),
      ratings.map(({ isAudit }) => isAudit),
      ratings.map(({ ratedAt }) => ratedAt),
    ],
  );
}

export async function removeRatings(
  db: Db,
  workspaceId: string,
  topicId: number,
  person: string,
  itemIds: readonly number[],
): Promise<void> {
  await runRaw(
    db,
    `delete from topic_rating where workspace_id = $1 and topic_id = $2 and rated_by = $3 and item_id = any($4::int[])`,
    [workspaceId, topicId, person, itemIds],
  );
}

/** An item that is to be asked about. */
export interface Ask {
  id: number;
  reason: FeedbackToAnnotate['reason'];
}

export async function readQueue(db: Db, workspaceId: string, topicId: number): Promise<Ask[]> {
  const [row] = await runRaw<{ queue: Ask[] }>(
    db,
    'select queue from topic where workspace_id = $1 and id = $2',
    [workspaceId, topicId],
  );
  return row?.queue ?? [];
}

/** Of these items those that are there and that nobody rated. */
export async function openItems(
  db: Db,
  workspaceId: string,
  topicId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await runRaw<{ id: number }>(
    db,
    `select i.id from feedback_item i where i.workspace_id = $1 and i.id = any($3::int[])
       and not exists (select 1 from topic_rating r where r.workspace_id = $1 and r.topic_id = $2 and r.item_id = i.id)`,
    [workspaceId, topicId, ids],
  );
  return rows.map(({ id }) => id);
}

/** The items nearest the line that nobody rated, for who is faster than the fitting. */
export async function openItemsNearLine(
  db: Db,
  workspaceId: string,
  topicId: number,
  limit: number,
): Promise<number[]> {
  const rows = await runRaw<{ itemId: number }>(
    db,
    `select m.item_id from topic_item m
     where m.workspace_id = $1 and m.topic_id = $2
       and not exists (select 1 from topic_rating r
         where r.workspace_id = $1 and r.topic_id = $2 and r.item_id = m.item_id)
     order by abs(m.score - 0.5), m.item_id limit $3`,
    [workspaceId, topicId, limit],
  );
  return rows.map(({ itemId }) => itemId);
}

export async function scoresOf(
  db: Db,
  workspaceId: string,
  topicId: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await runRaw<{ itemId: number; score: number }>(
    db,
    'select item_id, score from topic_item where workspace_id = $1 and topic_id = $2 and item_id = any($3::int[])',
    [workspaceId, topicId, ids],
  );
  return new Map(rows.map(({ itemId, score }) => [itemId, score]));
}

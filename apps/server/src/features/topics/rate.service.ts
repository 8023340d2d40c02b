import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { FeedbackToAnnotate, topics } from '@earshot/contracts/topics';
import { askToFit } from '../../jobs/fit-topics.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db, Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { itemsOfIds } from '../feedback/list/read-items.service.ts';
import * as changes from './changes.sql.ts';
import type { Ask } from './ratings.sql.ts';
import * as sql from './ratings.sql.ts';
import { topicView } from './topic-view.ts';
import { lockedTopic, topicOf } from './topics.service.ts';
import { lockTopic, lockWorkspace, wantFit } from './topics.sql.ts';

type Reply = CallReply<typeof topics.next>;

/** Items answered with a rating: the next one, and some to show without waiting. */
const answered = 4;

/**
 * Keeps ratings, and says what to rate next by what was fitted last: the fit to the new ratings follows.
 *
 * @throws Problem `not_found` for an unknown topic or item
 */
export async function rateAndAsk(
  deps: Deps,
  caller: Caller,
  { custom_trend_id: topicId, feedback_to_update: update }: ParsedBody<typeof topics.next>,
): Promise<Reply> {
  const { workspaceId } = caller;
  if (update) await rate(deps, caller, topicId, update);
  return readInWorkspace(deps.database, workspaceId, async (tx) => {
    const { ratings, accuracy, is_fitting: isFitting } = topicView(await topicOf(tx, workspaceId, topicId));
    const [feedback = null, ...upcoming] = await itemsToRate(tx, workspaceId, topicId);
    return { feedback, upcoming, ratings, accuracy, is_fitting: isFitting };
  });
}

async function rate(deps: Deps, caller: Caller, topicId: number, ratings: GivenRatings): Promise<void> {
  deps.freeSpace.assertRoom();
  await inWorkspace(deps.database, caller.workspaceId, (tx) => rateIn(tx, deps, caller, topicId, ratings));
}

type GivenRatings = NonNullable<ParsedBody<typeof topics.next>['feedback_to_update']>;

/**
 * Keeps ratings, in the caller's transaction; the fit to them follows.
 *
 * @returns what {@link takeRatingBack} needs
 * @throws Problem `not_found` for an unknown topic or item
 */
export async function rateIn(
  tx: Tx,
  { queue, now }: Pick<Deps, 'queue' | 'now'>,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  topicId: number,
  { feedback_text_ids: ids, category }: GivenRatings,
): Promise<string> {
  const itemIds = [...new Set(ids)].sort((a, b) => a - b);
  await lockedTopic(tx, workspaceId, topicId);
  const before = await sql.ratingsOfPerson(tx, workspaceId, topicId, userId, itemIds);
  const audits = await auditsAmong(tx, workspaceId, topicId);
  const wasAudit = new Set(before.filter(({ isAudit }) => isAudit).map(({ itemId }) => itemId));
  const at = new Date(now()).toISOString();
  await assertItemsThere(tx, workspaceId, itemIds);
  await sql.putRatings(
    tx,
    workspaceId,
    topicId,
    itemIds.map((itemId) => ({
      ...{ itemId, category, ratedBy: userId, ratedAt: at },
      isAudit: audits.has(itemId) || wasAudit.has(itemId),
    })),
  );
  const changeId = await changes.noteChange(tx, workspaceId, {
    ...{ topicId, kind: 'rating', by: userId, at },
    before: { itemIds, ratings: before },
    after: { category },
  });
  await wantFit(tx, workspaceId, topicId);
  await askToFit(queue, tx, workspaceId, topicId);
  return changeId;
}

/** Puts back what a rating replaced, in the caller's transaction, unless that was done already or the topic is gone. */
export async function takeRatingBack(
  tx: Tx,
  { queue, now }: Pick<Deps, 'queue' | 'now'>,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  topicId: number,
  changeId: string,
): Promise<void> {
  await lockWorkspace(tx, workspaceId);
  const change = await changes.findRating(tx, workspaceId, topicId, changeId);
  if (!change || (await lockTopic(tx, workspaceId, topicId)) === undefined) return;
  await sql.removeRatings(tx, workspaceId, topicId, userId, change.before.itemIds);
  await sql.putRatings(tx, workspaceId, topicId, change.before.ratings);
  await changes.markUndone(tx, workspaceId, changeId, new Date(now()).toISOString());
  await wantFit(tx, workspaceId, topicId);
  await askToFit(queue, tx, workspaceId, topicId);
}

async function assertItemsThere(tx: Tx, workspaceId: string, ids: readonly number[]): Promise<void> {
  const known = new Set((await itemsOfIds(tx, workspaceId, ids)).map(({ review_id: id }) => id));
  const place = ids.findIndex((id) => !known.has(id));
  if (place < 0) return;
  const { errors = [] } = badField(
    'feedback_to_update/feedback_text_ids',
    `There is no feedback item ${ids[place] ?? ''}.`,
  );
  throw new Problem('not_found', { detail: 'There is no feedback item with this ID.', errors });
}

/** Items drawn at random to check the topic; only who was asked about one checks it. */
async function auditsAmong(tx: Tx, workspaceId: string, topicId: number): Promise<Set<number>> {
  const queue = await sql.readQueue(tx, workspaceId, topicId);
  return new Set(queue.filter(({ reason }) => reason === 'audit').map(({ id }) => id));
}

async function itemsToRate(db: Db, workspaceId: string, topicId: number): Promise<FeedbackToAnnotate[]> {
  const queue = await sql.readQueue(db, workspaceId, topicId);
  const open = new Set(
    await sql.openItems(
      db,
      workspaceId,
      topicId,
      queue.map(({ id }) => id),
    ),
  );
  const asks = queue.filter(({ id }) => open.has(id)).slice(0, answered);
  if (asks.length < answered) {
    const near = await sql.openItemsNearLine(db, workspaceId, topicId, answered + asks.length);
    const fresh = near.filter((id) => !asks.some((ask) => ask.id === id));
    asks.push(...fresh.slice(0, answered - asks.length).map((id): Ask => ({ id, reason: 'near' })));
  }
  return itemsOf(db, workspaceId, topicId, asks);
}

/** The items that are asked about, in that order, each with its score. */
export async function itemsOf(
  db: Db,
  workspaceId: string,
  topicId: number,
  asks: readonly Ask[],
): Promise<FeedbackToAnnotate[]> {
  const ids = asks.map(({ id }) => id);
  const scores = await sql.scoresOf(db, workspaceId, topicId, ids);
  const reasons = new Map(asks.map(({ id, reason }) => [id, reason]));
  const items = await itemsOfIds(db, workspaceId, ids);
  return items.map((item) => ({
    ...item,
    score: scores.get(item.review_id) ?? null,
    reason: reasons.get(item.review_id) ?? 'near',
  }));
}

import type { ParsedBody } from '@earshot/contracts/call';
import type { CustomTrend, TopicExport, topics } from '@earshot/contracts/topics';
import { askToFit } from '../../jobs/fit-topics.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db, Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace, readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { assertNamed } from '../feedback/filter/assert-named.service.ts';
import { itemsOfIds } from '../feedback/list/read-items.service.ts';
import { existingSource } from '../sources/sources.service.ts';
import * as changes from './changes.sql.ts';
import { unknownTopic } from './unknown-topic.ts';
import * as ratings from './ratings.sql.ts';
import { topicFilter } from './topic-filter.ts';
import { topicView } from './topic-view.ts';
import { descriptionFrom, freeTitle, titleFrom } from './topic-words.ts';
import type { TopicRow, TopicWithCounts } from './topics.sql.ts';
import * as sql from './topics.sql.ts';

/** @throws Problem `not_found`; `conflict` when another topic has the title; `bad_request` without a title or item */
export function createTopic(
  { database, freeSpace, queue, now }: Deps,
  { workspaceId, userId }: Caller,
  body: ParsedBody<typeof topics.create>,
): Promise<CustomTrend> {
  freeSpace.assertRoom();
  const filter = topicFilter(body.filters);
  return inWorkspace(database, workspaceId, async (tx) => {
    const words = await wordsOf(tx, workspaceId, body);
    await sql.lockWorkspace(tx, workspaceId);
    await assertNamed(tx, workspaceId, filter, 'filters');
    const isTaken = titleHolder(tx, workspaceId);
    if (body.title !== undefined && (await isTaken(body.title))) throw titleTaken();
    const title = body.title ?? (await freeTitle(words.title, isTaken));
    const limit = body.review_id === undefined && body.source_id !== undefined ? [body.source_id] : null;
    const at = new Date(now()).toISOString();
    const id = await sql.nextTopicId(tx, workspaceId);
    await sql.insertTopic(tx, workspaceId, {
      ...{ id, title, description: words.description, createdBy: userId, createdAt: at },
      filter: limit ? { ...filter, source_ids: limit } : filter,
      madeFrom: body.review_id ?? null,
    });
    if (body.review_id !== undefined) {
      await ratings.putRatings(tx, workspaceId, id, [
        { itemId: body.review_id, ratedBy: userId, category: 'positive', isAudit: false, ratedAt: at },
      ]);
    }
    await askToFit(queue, tx, workspaceId, id);
    return topicView(await topicOf(tx, workspaceId, id));
  });
}

function titleHolder(tx: Db, workspaceId: string): (title: string) => Promise<boolean> {
  return async (title) => (await sql.findTopicByTitle(tx, workspaceId, title)) !== undefined;
}

/**
 * Creates a topic in the caller's transaction, which holds the workspace's row; where its title is taken, another is made of it.
 *
 * @returns its id
 */
export async function addTopic(
  tx: Tx,
  { queue, now }: Pick<Deps, 'queue' | 'now'>,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  words: { title: string; description: string },
): Promise<number> {
  const title = await freeTitle(words.title, titleHolder(tx, workspaceId));
  const id = await sql.nextTopicId(tx, workspaceId);
  await sql.insertTopic(tx, workspaceId, {
    ...{ id, title, description: words.description, filter: topicFilter({}), madeFrom: null },
    ...{ createdBy: userId, createdAt: new Date(now()).toISOString() },
  });
  await askToFit(queue, tx, workspaceId, id);
  return id;
}

/** Deletes topics with all that was kept to undo their changes, in the caller's transaction. */
export async function forgetTopics(tx: Tx, workspaceId: string, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await changes.forgetChanges(tx, workspaceId, id);
    await sql.deleteTopic(tx, workspaceId, id);
  }
  if (ids.length > 0) await sql.noteMembersChanged(tx, workspaceId);
}

export async function topicOf(db: Db, workspaceId: string, id: number): Promise<TopicWithCounts> {
  const topic = await sql.findTopic(db, workspaceId, id);
  if (!topic) throw unknownTopic();
  return topic;
}

/** Takes the workspace's row and then the topic's: every writer does it in this order. @throws Problem `not_found` */
export async function lockedTopic(tx: Tx, workspaceId: string, id: number): Promise<TopicRow> {
  await sql.lockWorkspace(tx, workspaceId);
  const topic = await sql.lockTopic(tx, workspaceId, id);
  if (!topic) throw unknownTopic();
  return topic;
}

export function getTopic({ database }: Deps, { workspaceId }: Caller, id: number): Promise<CustomTrend> {
  return readInWorkspace(database, workspaceId, async (tx) => topicView(await topicOf(tx, workspaceId, id)));
}

/** @throws Problem `not_found`; `conflict` when another topic has the title */
export function updateTopic(
  { database, freeSpace, queue, now }: Deps,
  { workspaceId, userId }: Caller,
  body: ParsedBody<typeof topics.update>,
): Promise<CustomTrend> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    const topic = await lockedTopic(tx, workspaceId, body.custom_trend_id);
    const holder = await sql.findTopicByTitle(tx, workspaceId, body.title);
    if (holder !== undefined && holder !== topic.id) throw titleTaken();
    const at = new Date(now()).toISOString();
    const { title, description, filter, rewordedAt, updatedAt } = topic;
    const isReworded = title !== body.title || description !== body.description;
    const after = {
      title: body.title,
      description: body.description,
      filter: body.filters === undefined ? filter : topicFilter(body.filters),
      rewordedAt: isReworded ? at : rewordedAt,
      updatedAt: at,
    };
    await assertNamed(tx, workspaceId, after.filter, 'filters', filter);
    const before = { title, description, filter, rewordedAt, updatedAt };
    await changes.noteChange(tx, workspaceId, {
      ...{ topicId: topic.id, kind: 'edit', before, after, by: userId, at },
    });
    await sql.updateTopic(tx, workspaceId, topic.id, after);
    await askToFit(queue, tx, workspaceId, topic.id);
    return topicView(await topicOf(tx, workspaceId, topic.id));
  });
}

/** @throws Problem `not_found` */
export function setThreshold(
  { database, freeSpace, queue, now }: Deps,
  { workspaceId, userId }: Caller,
  { custom_trend_id: id, threshold }: ParsedBody<typeof topics.setThreshold>,
): Promise<CustomTrend> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    const topic = await lockedTopic(tx, workspaceId, id);
    const at = new Date(now()).toISOString();
    const before = { threshold: topic.threshold, updatedAt: topic.updatedAt };
    await changes.noteChange(tx, workspaceId, {
      ...{ topicId: id, kind: 'threshold', before, after: { threshold }, by: userId, at },
    });
    await moveThreshold(tx, workspaceId, id, { threshold, updatedAt: at });
    // What was checked holds for another line between items now.
    await askToFit(queue, tx, workspaceId, id);
    return topicView(await topicOf(tx, workspaceId, id));
  });
}

export async function moveThreshold(
  tx: Tx,
  workspaceId: string,
  id: number,
  to: { threshold: number; updatedAt: string },
): Promise<void> {
  const hasMoved = await sql.updateThreshold(tx, workspaceId, id, to);
  if (hasMoved) await sql.noteMembersChanged(tx, workspaceId);
}

/** @throws Problem `not_found` */
export function removeTopic(
  { database, now }: Deps,
  { workspaceId, userId }: Caller,
  id: number,
): Promise<void> {
  return inWorkspace(database, workspaceId, async (tx) => {
    const topic = await lockedTopic(tx, workspaceId, id);
    const before = { topic, ratings: await ratings.listRatings(tx, workspaceId, id) };
    const at = new Date(now()).toISOString();
    await changes.noteChange(tx, workspaceId, {
      ...{ topicId: id, kind: 'delete', before, after: {}, by: userId, at },
    });
    await sql.deleteTopic(tx, workspaceId, id);
    await sql.noteMembersChanged(tx, workspaceId);
  });
}

const stepsOfThreshold = Array.from({ length: 41 }, (_, i) => Math.round(10 + 2 * i) / 100);

/** How many items would belong at each position of the slider, by their kept scores. @throws Problem `not_found` */
export function previewThreshold(
  { database }: Deps,
  { workspaceId }: Caller,
  id: number,
): Promise<{ threshold: number; item_count: number }[]> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    await topicOf(tx, workspaceId, id);
    const counts = await sql.scoreCounts(tx, workspaceId, id, stepsOfThreshold);
    return counts.map(({ threshold, itemCount }) => ({ threshold, item_count: itemCount }));
  });
}

/** @throws Problem `not_found` */
export function exportTopic({ database }: Deps, { workspaceId }: Caller, id: number): Promise<TopicExport> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const topic = await topicOf(tx, workspaceId, id);
    const given = await ratings.listRatings(tx, workspaceId, id);
    const members = await sql.listMembers(tx, workspaceId, id);
    return {
      ...{ id, title: topic.title, description: topic.description, filters: topic.filter },
      ...{ threshold: topic.threshold, made_from: topic.madeFrom, created_at: topic.createdAt },
      ratings: given.map(({ itemId, category, isAudit, ratedBy, ratedAt }) => ({
        ...{ feedback_text_id: itemId, category, is_audit: isAudit, rated_by: ratedBy, rated_at: ratedAt },
      })),
      members: members.map(({ itemId, score }) => ({ feedback_text_id: itemId, score })),
    };
  });
}

/** @throws Problem `not_found`, also for a topic that was deleted and not brought back */
export function listChanges({ database }: Deps, { workspaceId }: Caller, id: number) {
  return readInWorkspace(database, workspaceId, async (tx) => {
    await topicOf(tx, workspaceId, id);
    const rows = await changes.listChanges(tx, workspaceId, id);
    return rows.map(({ id: changeId, kind, changedBy, changedAt, isUndone }) => ({
      ...{ id: changeId, kind, changed_by: changedBy, changed_at: changedAt, is_undone: isUndone },
    }));
  });
}

/** What a new topic is called and described by: what was given, else the words of the item it is made from. */
async function wordsOf(
  tx: Tx,
  workspaceId: string,
  body: ParsedBody<typeof topics.create>,
): Promise<{ title: string; description: string }> {
  const { title, description, review_id: reviewId, source_id: sourceId } = body;
  if (reviewId === undefined) {
    if (sourceId !== undefined) await existingSource(tx, workspaceId, sourceId);
    if (title === undefined) throw badField('title', 'is needed unless the topic is made from an item');
    return { title, description: description ?? '' };
  }
  const [item] = await itemsOfIds(tx, workspaceId, [reviewId]);
  if (!item || (sourceId !== undefined && item.source_id !== sourceId)) {
    throw new Problem('not_found', { detail: 'There is no feedback item with this ID in this source.' });
  }
  return { title: title ?? titleFrom(item), description: description ?? descriptionFrom(item) };
}

export function titleTaken(): Problem {
  return badField('title', 'Another topic has this title.', 'conflict');
}

/** Titles by id; topics that are gone are not there. */
/** Of those of these topics that were checked enough the share that is right, with its interval and how many were checked. */
export async function auditedPrecisions(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
): Promise<Map<number, { share: number; low: number; high: number; checked: number }>> {
  const rows = ids.length === 0 ? [] : await sql.qualitiesOf(db, workspaceId, ids);
  return new Map(
    rows.flatMap(({ id, quality }) => {
      const precision = quality?.precision;
      if (precision?.status !== 'audited') return [];
      const { share, low, high, checked } = precision;
      return [[id, { share, low, high, checked }]];
    }),
  );
}

export async function topicTitles(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = ids.length === 0 ? [] : await sql.titlesOf(db, workspaceId, ids);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

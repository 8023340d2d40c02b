import { auditedPrecision, recallRange } from '@earshot/analysis/topics/audit';
import { judgeItems } from '@earshot/analysis/topics/judge-items';
import { membersOf, NEVER } from '@earshot/analysis/topics/members';
import { nextToRate } from '@earshot/analysis/topics/queue';
import { encodeTopicModel } from '@earshot/analysis/topics/topic-bytes';
import type { TopicItems } from '@earshot/analysis/topics/topic-items';
import { shownScore } from '@earshot/analysis/topics/topic-model';
import { inWorkspace, readSnapshot } from '../../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../../job-deps.ts';
import type { Ask } from '../ratings.sql.ts';
import { listRatings } from '../ratings.sql.ts';
import { findTopic, lockTopic, lockWorkspace, noteMembersChanged } from '../topics.sql.ts';
import * as sql from './fit.sql.ts';
import { askWhenLinkingIsDue } from './link-items.ts';
import { judgedItems, ratingsToLearn } from './learn.ts';
import { keptScore, replaceScores } from './scores.ts';
import { WorkspaceItems } from './workspace-items.ts';

const workspaceItems = new WorkspaceItems();
/** Asked about before the next fit, by however many people. */
const queueLength = 30;

/** Fits a topic to its words and ratings as they are now, and keeps what it finds. Safe to run twice. */
export async function fitTopicOf(deps: JobDeps, workspaceId: string, topicId: number): Promise<void> {
  const { database } = deps;
  const words = deps.words();
  const { items, neighbours } = await workspaceItems.of(database, workspaceId, words);
  const found = await readSnapshot(database, workspaceId, async (tx) => {
    const topic = await findTopic(tx, workspaceId, topicId);
    if (!topic) return null;
    const judged = judgedItems(await listRatings(tx, workspaceId, topicId));
    return {
      topic,
      judged,
      ratings: await ratingsToLearn(tx, workspaceId, judged, words),
      allowed: await allowedBy(tx, workspaceId, topic.filter),
    };
  });
  if (!found) return;
  const { topic, judged, ratings, allowed } = found;
  const judgement = judgeItems(topic, ratings, items, neighbours);
  const { model, threshold } = judgement;
  const odds = withoutForbidden(judgement.odds, items, allowed);
  const verdicts = new Map(judged.map(({ itemId, verdict }) => [itemId, verdict]));
  const scores = new Map(
    items.ids.map((id, position) => [
      id,
      odds[position] === NEVER
        ? 0
        : keptScore(shownScore(judgement, odds[position] ?? NEVER), verdicts.get(id)),
    ]),
  );
  const queue: Ask[] = nextToRate({
    ...{ threshold, items, odds, title: topic.title, count: queueLength, seed: topicId },
    seen: judged.map(({ itemId }) => itemId),
  })
    .filter(({ itemId }) => allowed?.has(itemId) ?? true)
    .map(({ itemId, reason }) => ({ id: itemId, reason }));
  await inWorkspace(database, workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    // The line may have been moved meanwhile.
    const now = await lockTopic(tx, workspaceId, topicId);
    if (!now) return;
    const hasMoved = await replaceScores(tx, workspaceId, now, scores, null);
    await sql.saveModel(tx, workspaceId, topicId, { model: encodeTopicModel(model, items.vectors), queue });
    if (hasMoved) await noteMembersChanged(tx, workspaceId);
    await askWhenLinkingIsDue(deps.queue, tx, workspaceId);
  });
  const stricter = Math.log(topic.threshold / (1 - topic.threshold));
  const members = membersOf(ratings, items, { odds, threshold }, stricter);
  const precision = auditedPrecision({ topic, ratings, items, neighbours }, members);
  const quality = { precision, recall: recallRange(members, precision) };
  await inWorkspace(database, workspaceId, (tx) =>
    sql.saveFitted(tx, workspaceId, topicId, { fitted: topic.wantedFit, quality }),
  );
}

/** Ids that a topic's filter leaves; null when it leaves all. */
async function allowedBy(
  ...[tx, workspaceId, filter]: Parameters<typeof sql.allowedItems>
): Promise<Set<number> | null> {
  return Object.keys(filter).length === 0 ? null : sql.allowedItems(tx, workspaceId, filter);
}

function withoutForbidden(
  odds: Float64Array,
  items: TopicItems,
  allowed: ReadonlySet<number> | null,
): Float64Array {
  return allowed ? odds.map((value, i) => (allowed.has(items.ids[i] ?? -1) ? value : NEVER)) : odds;
}

/** What an edit would do to a topic's items; null when the topic is gone. */
export async function effectOfEdit(
  deps: JobDeps,
  workspaceId: string,
  topicId: number,
  edit: { title: string; description: string; filter: Parameters<typeof sql.allowedItems>[2] },
): Promise<{ before: number; after: number; joining: number; leaving: number } | null> {
  const words = deps.words();
  const { items, neighbours } = await workspaceItems.of(deps.database, workspaceId, words);
  return readSnapshot(deps.database, workspaceId, async (tx) => {
    const topic = await findTopic(tx, workspaceId, topicId);
    if (!topic) return null;
    const judged = judgedItems(await listRatings(tx, workspaceId, topicId));
    const ratings = await ratingsToLearn(tx, workspaceId, judged, words);
    const allowed = await allowedBy(tx, workspaceId, edit.filter);
    const members = (await sql.keptScores(tx, workspaceId, topicId)).filter(({ isIn }) => isIn);
    const judgement = judgeItems(edit, ratings, items, neighbours);
    const odds = withoutForbidden(judgement.odds, items, allowed);
    const verdicts = new Map(judged.map(({ itemId, verdict }) => [itemId, verdict]));
    const after = new Set(
      items.ids.filter((id, i) => {
        const value = odds[i] ?? NEVER;
        return (
          value !== NEVER && keptScore(shownScore(judgement, value), verdicts.get(id)) >= topic.threshold
        );
      }),
    );
    const staying = members.filter(({ itemId }) => after.has(itemId)).length;
    return {
      before: members.length,
      after: after.size,
      joining: after.size - staying,
      leaving: members.length - staying,
    };
  });
}

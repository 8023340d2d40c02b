import { decodeTopicModel } from '@earshot/analysis/topics/topic-bytes';
import { oddsOfText, shownScore } from '@earshot/analysis/topics/topic-model';
import type { WordTable } from '@earshot/analysis/word-table';
import { askToFit } from '../../jobs/fit-topics.ts';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../job-deps.ts';
import type { ChangedItem, Step } from '../enrichment/step.service.ts';
import { lockWorkspace, wantFit } from './topics.sql.ts';
import type { FittedTopic } from './fit/fit.sql.ts';
import * as sql from './fit/fit.sql.ts';
import { verdictOf } from './fit/learn.ts';
import { askWhenLinkingIsDue } from './fit/link-items.ts';
import { keptScore, replaceScores } from './fit/scores.ts';

/** A topic is fitted anew once there are so many more items than it was fitted to. */
const growth = 1.2;
const leastGrowth = 50;

/** Puts new and changed items into the topics that they belong to, by the models that were fitted last. */
export const topicsStep: Step = {
  async begin(deps, workspaceId) {
    const topics = await readInWorkspace(deps.database, workspaceId, (tx) =>
      sql.fittedTopics(tx, workspaceId),
    );
    const judges = topics.flatMap((topic) => judgeOf(topic, deps.words()) ?? []);
    const outgrown = await topicsToFit(deps, workspaceId, topics, judges);
    if (outgrown.length > 0) {
      await inWorkspace(deps.database, workspaceId, async (tx) => {
        await lockWorkspace(tx, workspaceId);
        for (const id of outgrown) {
          await wantFit(tx, workspaceId, id);
          await askToFit(deps.queue, tx, workspaceId, id);
        }
      });
    }
    if (topics.length > 0) {
      await inWorkspace(deps.database, workspaceId, (tx) => askWhenLinkingIsDue(deps.queue, tx, workspaceId));
    }
    if (judges.length === 0) return null;
    return { take: (tx, items) => takeItems(tx, workspaceId, judges, items) };
  },
};

interface Judge extends ReturnType<typeof decodeTopicModel> {
  topic: FittedTopic;
}

/** Null for a model of another version: the topic has to be fitted anew. */
function judgeOf(topic: FittedTopic, words: WordTable): Judge | null {
  try {
    return { topic, ...decodeTopicModel(topic.model, words) };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function topicsToFit(
  { database }: JobDeps,
  workspaceId: string,
  topics: readonly FittedTopic[],
  judges: readonly Judge[],
): Promise<number[]> {
  if (topics.length === 0) return [];
  const count = await readInWorkspace(database, workspaceId, (tx) => sql.countItems(tx, workspaceId));
  // A large workspace's space is fitted to a part of its items.
  const isOutgrown = ({ vectors }: Judge) =>
    vectors.space.items < 3000 && count > growth * vectors.space.items + leastGrowth;
  return topics
    .filter(({ id }) => {
      const judge = judges.find(({ topic }) => topic.id === id);
      return !judge || isOutgrown(judge);
    })
    .map(({ id }) => id);
}

async function takeItems(
  tx: Tx,
  workspaceId: string,
  judges: readonly Judge[],
  items: readonly ChangedItem[],
): Promise<boolean> {
  await lockWorkspace(tx, workspaceId);
  const ids = items.map(({ id }) => id);
  let hasMoved = false;
  for (const { topic, model, vectors } of judges) {
    const isLimited = Object.keys(topic.filter).length > 0;
    const allowed = isLimited ? await sql.allowedItems(tx, workspaceId, topic.filter, ids) : null;
    const thumbs = await sql.thumbsOn(tx, workspaceId, topic.id, ids);
    const verdicts = new Map(thumbs.map((one) => [one.itemId, verdictOf(one)]));
    const scores = new Map(
      items.map(({ id, features }) => [
        id,
        allowed?.has(id) === false
          ? 0
          : keptScore(shownScore(model, oddsOfText(model, features, vectors)), verdicts.get(id)),
      ]),
    );
    if (await replaceScores(tx, workspaceId, topic, scores, ids)) hasMoved = true;
  }
  return hasMoved;
}

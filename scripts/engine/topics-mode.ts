import { readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { extractFeatures } from '@earshot/analysis/features';
import type { ItemFeatures } from '@earshot/analysis/features';
import type { TopicRating } from '@earshot/analysis/topics/examples';
import type { TopicText } from '@earshot/analysis/topics/description';
import { LINKED_ITEMS, linkItems } from '@earshot/analysis/topics/item-links';
import { judgeItems } from '@earshot/analysis/topics/judge-items';
import { Neighbours } from '@earshot/analysis/topics/neighbours';
import { nextToRate } from '@earshot/analysis/topics/queue';
import { TextVectors } from '@earshot/analysis/topics/text-vectors';
import { TopicItems } from '@earshot/analysis/topics/topic-items';
import { shownScore } from '@earshot/analysis/topics/topic-model';
import { fitTopicSpace } from '@earshot/analysis/topics/topic-space';
import { readWordTable } from '@earshot/analysis/word-table';
import { writeLine } from './lines.ts';
import type { Line } from './lines.ts';

type Id = string | number;

interface AskedTopic extends TopicText {
  id: Id;
  /** By item; a later rating takes the place of an earlier one. */
  ratings: Map<Id, { features: ItemFeatures; isPositive: boolean }>;
}

const WORD_TABLE = new URL('../../packages/analysis/assets/words-en.bin', import.meta.url);
/** So many items per topic are put in an order of asking. */
const ASKED = 100;

/**
 * Lines in: `{type: "topic", id, title, description?}`, `{type: "rating", topic, id, text, title?, label: "up" | "down"}`
 * in any order after their topic, and items `{id, text, title?}`. Out, per item in order:
 * `{id, topics: {topicId: p}, ask?: {topicId: n}}`; from p = 0.5 on the item belongs, what a person rated is 0 or 1; the
 * highest `ask` is what to rate next.
 */
export async function topicsMode(lines: AsyncIterable<Line>, output: Writable): Promise<void> {
  const words = readWordTable(readFileSync(WORD_TABLE));
  const featuresOf = (line: Line): ItemFeatures =>
    extractFeatures(`${line.textOrNull('title') ?? ''}\n${line.text('text')}`, words);
  const topics = new Map<Id, AskedTopic>();
  const items: { id: Id; features: ItemFeatures }[] = [];
  for await (const line of lines) {
    const type = line.textOrNull('type') ?? 'item';
    if (type === 'topic') addTopic(line, topics);
    else if (type === 'rating') addRating(line, topics, featuresOf(line));
    else if (type === 'item') items.push({ id: line.id('id'), features: featuresOf(line) });
    else throw line.fault('type', 'must be "topic", "rating" or "item"');
  }

  const vectors = new TextVectors(
    fitTopicSpace(
      items.map(({ features }) => features),
      words,
    ),
    words,
  );
  const pool = new TopicItems(vectors);
  const numbers = new Map<Id, number>();
  items.forEach(({ id, features }, number) => {
    pool.set(number, features);
    numbers.set(id, number);
  });
  const isLinked = items.length >= LINKED_ITEMS.least && items.length <= LINKED_ITEMS.most;
  const numbered = items.map(({ features }, id) => ({ id, features }));
  const neighbours = isLinked ? new Neighbours(linkItems(numbered, words), pool) : null;
  const shown = items.map((): Record<string, number> => ({}));
  const asks = items.map((): Record<string, number> => ({}));
  for (const topic of topics.values()) judge(topic, pool, neighbours, numbers, shown, asks);
  for (const [number, { id }] of items.entries()) {
    const ask = asks[number] ?? {};
    await writeLine(output, { id, topics: shown[number], ...(Object.keys(ask).length > 0 ? { ask } : {}) });
  }
}

function addTopic(line: Line, topics: Map<Id, AskedTopic>): void {
  const id = line.id('id');
  if (topics.has(id)) throw line.fault('id', `is ${JSON.stringify(id)}, which an earlier topic has`);
  topics.set(id, {
    id,
    title: line.text('title'),
    description: line.textOrNull('description') ?? '',
    ratings: new Map(),
  });
}

function addRating(line: Line, topics: ReadonlyMap<Id, AskedTopic>, features: ItemFeatures): void {
  const id = line.id('topic');
  const topic = topics.get(id);
  if (!topic) throw line.fault('topic', `is ${JSON.stringify(id)}, which no earlier line describes`);
  const label = line.text('label');
  if (label !== 'up' && label !== 'down') throw line.fault('label', 'must be "up" or "down"');
  const item = line.id('id');
  topic.ratings.delete(item);
  topic.ratings.set(item, { features, isPositive: label === 'up' });
}

/** Writes what a topic says of each item into `shown`, and its order of asking into `asks`. */
function judge(
  topic: AskedTopic,
  pool: TopicItems,
  neighbours: Neighbours | null,
  numbers: ReadonlyMap<Id, number>,
  shown: readonly Record<string, number>[],
  asks: readonly Record<string, number>[],
): void {
  const ratings = Array.from(topic.ratings, ([id, rating], place): TopicRating => {
    // A rated text that is not among the items gets a number of its own.
    return { itemId: numbers.get(id) ?? -1 - place, ...rating, isAudit: false };
  });
  const judgement = judgeItems(topic, ratings, pool, neighbours);
  const { odds, threshold } = judgement;
  odds.forEach((value, number) => {
    const scores = shown[number];
    if (scores) scores[topic.id] = Math.round(1e6 * shownScore(judgement, value)) / 1e6;
  });
  for (const { itemId, isPositive } of ratings) {
    const scores = shown[itemId];
    if (scores) scores[topic.id] = isPositive ? 1 : 0;
  }
  const seen = ratings.map(({ itemId }) => itemId);
  const next = nextToRate({ threshold, items: pool, odds, title: topic.title, seen, count: ASKED, seed: 1 });
  next.forEach(({ position }, rank) => {
    const ask = asks[position];
    if (ask) ask[topic.id] = next.length - rank;
  });
}

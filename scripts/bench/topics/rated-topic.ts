import { fitTopic } from '@earshot/analysis/topics/fit-topic';
import type { TopicRating, TopicText } from '@earshot/analysis/topics/fit-topic';
import { nextToRate } from '@earshot/analysis/topics/queue';
import { TopicItems } from '@earshot/analysis/topics/topic-items';
import { TextVectors } from '@earshot/analysis/topics/text-vectors';
import { fitTopicSpace } from '@earshot/analysis/topics/topic-space';
import { oddsOfItems } from '@earshot/analysis/topics/topic-model';
import { extractFeatures } from '@earshot/analysis/features';
import type { ItemFeatures } from '@earshot/analysis/features';
import type { LabelledText } from '../../engine/labelled-texts.ts';
import { fixtureLines, words } from '../search/corpus.ts';

export interface LabelledTopic extends TopicText {
  label: string;
}

/** One of the topic lists of the engine's fixtures. */
export function topicsOf(name: string): LabelledTopic[] {
  return fixtureLines(`topics/${name}.tsv`).map((line) => {
    const [label = '', title = '', description = ''] = line.split('\t');
    return { label, title, description };
  });
}

/** Two halves of the texts, by a shuffle that is always the same (Fisher, Yates; mulberry32, public domain). */
export function halvesOf(texts: readonly LabelledText[]): [LabelledText[], LabelledText[]] {
  const shuffled = [...texts];
  let state = 3;
  for (let i = shuffled.length - 1; i > 0; i -= 1) {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    const j = Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * (i + 1));
    const [one, other] = [shuffled[i], shuffled[j]];
    if (one && other) [shuffled[i], shuffled[j]] = [other, one];
  }
  const half = Math.floor(shuffled.length / 2);
  return [shuffled.slice(0, half), shuffled.slice(half)];
}

/** Texts to rate and texts to judge the topics by, ready to be scored. */
export interface Ground {
  pool: readonly LabelledText[];
  test: readonly LabelledText[];
  poolFeatures: readonly ItemFeatures[];
  poolItems: TopicItems;
  testItems: TopicItems;
}

export function groundOf(pool: readonly LabelledText[], test: readonly LabelledText[]): Ground {
  const poolFeatures = pool.map(({ text }) => extractFeatures(text, words));
  const vectors = new TextVectors(fitTopicSpace(poolFeatures, words), words);
  const poolItems = new TopicItems(vectors);
  poolFeatures.forEach((features, id) => poolItems.set(id, features));
  const testItems = new TopicItems(vectors);
  test.forEach(({ text }, id) => testItems.set(id, extractFeatures(text, words)));
  return { pool, test, poolFeatures, poolItems, testItems };
}

export const STAGES = [0, 10, 20, 50] as const;
const BATCH = 5;

/** How good a topic is on the test texts, all in percent. */
export interface TopicQuality {
  averagePrecision: number;
  f1: number;
  /** Of all thresholds the one that would have been best. */
  bestF1: number;
  /** Share of thumbs-up among the ratings so far. */
  thumbsUp: number;
}

/** Rates what the engine's queue asks for, five at a time, and measures at each of {@link STAGES}. */
export function rateTopic(topic: LabelledTopic, ground: Ground, seed: number): TopicQuality[] {
  const { pool, test, poolItems, testItems, poolFeatures } = ground;
  const isRight = test.map(({ label }) => label === topic.label);
  const ratings: TopicRating[] = [];
  const qualities: TopicQuality[] = [];
  for (;;) {
    const model = fitTopic(topic, ratings, poolItems);
    if (STAGES.some((stage) => stage === ratings.length)) {
      qualities.push(qualityOf(oddsOfItems(model, testItems), model.threshold, isRight, ratings));
    }
    if (ratings.length >= (STAGES.at(-1) ?? 0)) return qualities;
    const suggestions = nextToRate({
      model,
      items: poolItems,
      odds: oddsOfItems(model, poolItems),
      title: topic.title,
      seen: ratings.map(({ itemId }) => itemId),
      count: BATCH,
      seed,
    });
    for (const { itemId, isAudit } of suggestions) {
      const features = poolFeatures[itemId];
      if (features)
        ratings.push({ itemId, features, isAudit, isPositive: pool[itemId]?.label === topic.label });
    }
  }
}

function qualityOf(
  odds: Float64Array,
  threshold: number,
  isRight: readonly boolean[],
  ratings: readonly TopicRating[],
): TopicQuality {
  const order = Array.from(odds.keys()).sort((a, b) => (odds[b] ?? 0) - (odds[a] ?? 0));
  const all = isRight.filter(Boolean).length;
  let right = 0;
  let sum = 0;
  let f1 = 0;
  let bestF1 = 0;
  order.forEach((item, before) => {
    if (isRight[item]) {
      right += 1;
      sum += right / (before + 1);
    }
    const now = (2 * right) / (before + 1 + all);
    if (now > bestF1) bestF1 = now;
    if ((odds[item] ?? 0) >= threshold) f1 = now;
  });
  const up = ratings.filter(({ isPositive }) => isPositive).length;
  return {
    averagePrecision: (100 * sum) / Math.max(1, all),
    f1: 100 * f1,
    bestF1: 100 * bestF1,
    thumbsUp: (100 * up) / Math.max(1, ratings.length),
  };
}

/** The mean over topics, stage by stage. */
export function meanQuality(qualities: readonly TopicQuality[][]): TopicQuality[] {
  return STAGES.map((_, stage) => {
    const mean = (key: keyof TopicQuality): number =>
      qualities.reduce((sum, one) => sum + (one[stage]?.[key] ?? 0), 0) / qualities.length;
    return {
      averagePrecision: mean('averagePrecision'),
      f1: mean('f1'),
      bestF1: mean('bestF1'),
      thumbsUp: mean('thumbsUp'),
    };
  });
}

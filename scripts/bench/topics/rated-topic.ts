import { linkItems } from '@earshot/analysis/topics/item-links';
import { judgeItems } from '@earshot/analysis/topics/judge-items';
import { NEVER } from '@earshot/analysis/topics/members';
import { Neighbours } from '@earshot/analysis/topics/neighbours';
import type { TopicRating } from '@earshot/analysis/topics/examples';
import type { TopicText } from '@earshot/analysis/topics/description';
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

/** A workspace: texts to rate, and others among its items, whose labels nobody knows, to judge the topics by. */
export interface Ground {
  pool: readonly LabelledText[];
  test: readonly LabelledText[];
  /** Those of the pool before those of the test. */
  features: readonly ItemFeatures[];
  items: TopicItems;
  neighbours: Neighbours;
}

export function groundOf(pool: readonly LabelledText[], test: readonly LabelledText[]): Ground {
  const features = [...pool, ...test].map(({ text }) => extractFeatures(text, words));
  return { pool, test, features, ...spaceOf(features) };
}

/** Items, whose ids are their places in the list, with their neighbours. */
export function spaceOf(features: readonly ItemFeatures[]): Pick<Ground, 'items' | 'neighbours'> {
  const items = new TopicItems(new TextVectors(fitTopicSpace(features, words), words));
  features.forEach((one, id) => items.set(id, one));
  const links = linkItems(
    features.map((one, id) => ({ id, features: one })),
    words,
  );
  return { items, neighbours: new Neighbours(links, items) };
}

export const STAGES = [0, 10, 20, 50] as const;
const BATCH = 5;

/** How good a topic is on the test texts, all in percent. */
export interface Quality {
  averagePrecision: number;
  f1: number;
  /** Of all thresholds the one that would have been best. */
  bestF1: number;
}

export interface TopicQuality {
  /** Judged as items that have neighbours among the others. */
  linked: Quality;
  /** Judged as items that have just come in. */
  justIn: Quality;
  /** Share of thumbs-up among the ratings so far. */
  thumbsUp: number;
}

/** Rates what the engine's queue asks for, five at a time, and measures at each of {@link STAGES}. */
export function rateTopic(topic: LabelledTopic, ground: Ground, seed: number): TopicQuality[] {
  const { pool, test, items, features, neighbours } = ground;
  const isRight = test.map(({ label }) => label === topic.label);
  const ratings: TopicRating[] = [];
  const qualities: TopicQuality[] = [];
  for (;;) {
    const { model, odds, threshold } = judgeItems(topic, ratings, items, neighbours);
    if (STAGES.some((stage) => stage === ratings.length)) {
      const up = ratings.filter(({ isPositive }) => isPositive).length;
      qualities.push({
        linked: qualityOf(odds.subarray(pool.length), threshold, isRight),
        justIn: qualityOf(oddsOfItems(model, items).subarray(pool.length), model.threshold, isRight),
        thumbsUp: (100 * up) / Math.max(1, ratings.length),
      });
    }
    if (ratings.length >= (STAGES.at(-1) ?? 0)) return qualities;
    const suggestions = nextToRate({
      threshold,
      items,
      odds: odds.map((value, id) => (id < pool.length ? value : NEVER)),
      title: topic.title,
      seen: ratings.map(({ itemId }) => itemId),
      count: 4 * BATCH,
      seed,
    }).filter(({ itemId }) => itemId < pool.length);
    for (const { itemId, isAudit } of suggestions.slice(0, BATCH)) {
      const one = features[itemId];
      if (one)
        ratings.push({ itemId, features: one, isAudit, isPositive: pool[itemId]?.label === topic.label });
    }
  }
}

function qualityOf(odds: Float64Array, threshold: number, isRight: readonly boolean[]): Quality {
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
  return { averagePrecision: (100 * sum) / Math.max(1, all), f1: 100 * f1, bestF1: 100 * bestF1 };
}

/** The mean over topics, stage by stage. */
export function meanQuality(qualities: readonly TopicQuality[][]): TopicQuality[] {
  return STAGES.map((_, stage) => {
    const mean = (of: (one: TopicQuality) => number): number =>
      qualities.reduce((sum, one) => sum + (one[stage] ? of(one[stage]) : 0), 0) / qualities.length;
    const meanOf = (of: (one: TopicQuality) => Quality): Quality => ({
      averagePrecision: mean((one) => of(one).averagePrecision),
      f1: mean((one) => of(one).f1),
      bestF1: mean((one) => of(one).bestF1),
    });
    return {
      linked: meanOf(({ linked }) => linked),
      justIn: meanOf(({ justIn }) => justIn),
      thumbsUp: mean(({ thumbsUp }) => thumbsUp),
    };
  });
}

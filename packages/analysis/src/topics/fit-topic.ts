import { extractFeatures } from '../features.ts';
import type { ItemFeatures } from '../features.ts';
import { bestThreshold, excessOf, levelled, levelOf, mostBelonging } from './level.ts';
import { logistic, posteriorOf } from './posterior.ts';
import { SLOTS } from './slots.ts';
import { product } from './text-vectors.ts';
import type { TextVector, TextVectors } from './text-vectors.ts';
import type { LinearWeights, TopicItems } from './topic-items.ts';
import type { TopicModel } from './topic-model.ts';

export interface TopicText {
  title: string;
  description: string;
}

/** A person's thumb up or down on an item. A skipped suggestion is no rating. */
export interface TopicRating {
  /** Names the item, so that it is not asked again. */
  itemId: number;
  features: ItemFeatures;
  isPositive: boolean;
  /** Whether the item was drawn at random among those that belonged, to check the topic. */
  isAudit: boolean;
}

/** More ratings are not learnt from: the youngest are kept. It bounds the time of a fit. */
export const MOST_RATINGS = 300;

/**
 * Log odds that a text belongs: by how far its likeness to title and description stands out from that of the other
 * items, in standard deviations, and by which share of the title's words it holds. Fitted on 16 intents of Banking77's
 * training part (Casanueva et al. 2020, CC BY 4.0) that the bench does not use; the constant was raised from −5.8, because
 * topics of other data are commoner and less entangled.
 */
const PRIOR = { constant: -4.7, height: 1.05, title: 2 };
/** How far these may be off for a topic, as variances. */
const VARIANCE = { constant: 2, height: 0.1, title: 2 };
/** How much one rating may tell of like texts, as a variance of log odds. */
const LIKENESS_VARIANCE = 64;
/** Items of the less similar half that are supposed not to belong, and how much each counts. */
const WEAK_NEGATIVES = 60;
const WEAK_TRUST = 0.3;
const CLEARLY_ALIKE = 0.25;
/** Likeness of texts to a description as found in general, for workspaces with few items. */
const USUAL = { items: 50, mean: 0.03, deviation: 0.085 };

/** Fits a topic to its title, description and ratings; without ratings the description speaks alone. */
export function fitTopic(topic: TopicText, ratings: readonly TopicRating[], items: TopicItems): TopicModel {
  const { vectors } = items;
  const about = vectors.of(extractFeatures(`${topic.title}\n${topic.description}`, vectors.table));
  const title = titleShares(topic.title, vectors);
  const likeness = items.products({ ...sumOf([about], [1]), held: new Map() });
  const { mean, deviation } = spreadOf(likeness);
  const standOut = (like: number): number => (like - mean) / deviation;

  const kept = ratings.slice(-MOST_RATINGS);
  const rated = kept.map(({ features }) => vectors.of(features));
  const weak = weakNegatives(likeness, items, kept);
  const texts = [...rated, ...weak.map((position) => items.vectorAt(position))];
  const heights = texts.map((text) => standOut(product(about, text)));
  const holds = texts.map((text) => heldShare(title, text));
  const prior = Float64Array.from(
    texts,
    (_, i) => PRIOR.constant + PRIOR.height * (heights[i] ?? 0) + PRIOR.title * (holds[i] ?? 0),
  );
  const { pulls, leftOut } = posteriorOf({
    kernel: kernelOf(texts, heights, holds),
    prior,
    answers: Float64Array.from(texts, (_, i) => (kept[i]?.isPositive ? 1 : 0)),
    trust: Float64Array.from(texts, (_, i) => (i < kept.length ? 1 : WEAK_TRUST)),
  });

  const level = levelOf(
    leftOut.subarray(0, kept.length),
    kept.map(({ isPositive }) => (isPositive ? 1 : 0)),
  );
  const pulled = (by: (i: number) => number): number => pulls.reduce((sum, pull, i) => sum + pull * by(i), 0);
  const slope = (PRIOR.height + VARIANCE.height * pulled((i) => heights[i] ?? 0)) / deviation;
  const forTitle = PRIOR.title + VARIANCE.title * pulled((i) => holds[i] ?? 0);
  const factors = [slope, ...pulls.map((pull) => LIKENESS_VARIANCE * pull)];
  const weights: LinearWeights = {
    ...sumOf([about, ...texts], factors),
    held: new Map(Array.from(title, ([slot, share]) => [slot, forTitle * share])),
  };
  const constant = PRIOR.constant + VARIANCE.constant * pulled(() => 1) - slope * mean;
  const odds = items.products(weights).map((value) => levelled(level, value + constant));
  const before = items
    .products({
      ...sumOf([about], [PRIOR.height / deviation]),
      held: new Map(Array.from(title, ([slot, share]) => [slot, PRIOR.title * share])),
    })
    .map((value) => value + PRIOR.constant - (PRIOR.height * mean) / deviation);
  const answers = kept.map(({ isPositive }, i) => ({
    isPositive,
    before: prior[i] ?? 0,
    leftOut: levelled(level, leftOut[i] ?? 0),
  }));
  const excess = excessOf(odds, mostBelonging(answers, before, odds));
  const threshold = bestThreshold(odds.map((value) => logistic(value - excess)));
  return {
    weights,
    constant,
    level: { ...level, shift: level.shift - excess },
    threshold: Math.log(threshold / (1 - threshold)),
  };
}

function kernelOf(
  texts: readonly TextVector[],
  heights: readonly number[],
  holds: readonly number[],
): Float64Array {
  const size = texts.length;
  const kernel = new Float64Array(size * size);
  const table = new Float32Array(SLOTS);
  texts.forEach((first, row) => {
    first.slots.forEach((slot, i) => (table[slot] = (table[slot] ?? 0) + (first.values[i] ?? 0)));
    for (let column = 0; column <= row; column += 1) {
      const second = texts[column];
      if (!second) continue;
      let like = 0;
      for (let i = 0; i < second.slots.length; i += 1)
        like += (table[second.slots[i] ?? 0] ?? 0) * (second.values[i] ?? 0);
      for (let d = 0; d < first.meaning.length; d += 1)
        like += (first.meaning[d] ?? 0) * (second.meaning[d] ?? 0);
      const value =
        VARIANCE.constant +
        VARIANCE.height * (heights[row] ?? 0) * (heights[column] ?? 0) +
        VARIANCE.title * (holds[row] ?? 0) * (holds[column] ?? 0) +
        LIKENESS_VARIANCE * like;
      kernel[row * size + column] = kernel[column * size + row] = value;
    }
    for (const slot of first.slots) table[slot] = 0;
  });
  return kernel;
}

/** The title's content words, each with its share of their weight, by the place of its stem. */
function titleShares(title: string, vectors: TextVectors): Map<number, number> {
  const features = extractFeatures(title, vectors.table);
  const { words } = vectors.wordsOf(features);
  const content = words.filter(({ isFunctionWord }) => !isFunctionWord);
  const total = content.reduce((sum, { weight }) => sum + weight, 0);
  return new Map(content.map(({ stemSlot, weight }) => [stemSlot, weight / total]));
}

function heldShare(title: ReadonlyMap<number, number>, text: TextVector): number {
  let sum = 0;
  for (const [slot, share] of title) if (text.stemSlots.has(slot)) sum += share;
  return sum;
}

function spreadOf(likeness: Float64Array): { mean: number; deviation: number } {
  const count = likeness.length + USUAL.items;
  let sum = USUAL.items * USUAL.mean;
  let squares = USUAL.items * (USUAL.mean ** 2 + USUAL.deviation ** 2);
  for (const value of likeness) {
    // Items on the topic must not widen the spread that they are to stand out from.
    const like = Math.min(value, CLEARLY_ALIKE);
    sum += like;
    squares += like * like;
  }
  const mean = sum / count;
  return { mean, deviation: Math.sqrt(Math.max(1e-6, squares / count - mean * mean)) };
}

/** Positions spread evenly over the items that are less like the description than the middle one. */
function weakNegatives(likeness: Float64Array, items: TopicItems, ratings: readonly TopicRating[]): number[] {
  const rated = new Set(ratings.map(({ itemId }) => itemId));
  const order = Array.from(likeness.keys()).sort((a, b) => (likeness[a] ?? 0) - (likeness[b] ?? 0) || a - b);
  const half = order
    .slice(0, Math.floor(order.length / 2))
    .filter((position) => !rated.has(items.ids[position] ?? -1));
  const count = Math.min(WEAK_NEGATIVES, Math.floor(half.length / 2));
  return Array.from({ length: count }, (_, i) => half[Math.floor(((i + 0.5) * half.length) / count)] ?? 0);
}

function sumOf(texts: readonly TextVector[], factors: readonly number[]): Omit<LinearWeights, 'held'> {
  const sums = new Map<number, number>();
  const meaning = new Float32Array(texts[0]?.meaning.length ?? 0);
  texts.forEach((text, i) => {
    const factor = factors[i] ?? 0;
    text.slots.forEach((slot, j) => sums.set(slot, (sums.get(slot) ?? 0) + factor * (text.values[j] ?? 0)));
    for (let d = 0; d < meaning.length; d += 1)
      meaning[d] = (meaning[d] ?? 0) + factor * (text.meaning[d] ?? 0);
  });
  const slots = Uint32Array.from(sums.keys()).sort();
  return { slots, values: Float32Array.from(slots, (slot) => sums.get(slot) ?? 0), meaning };
}

import type { ItemFeatures } from '../features.ts';
import { SLOTS } from './slots.ts';
import type { TextVector } from './text-vectors.ts';
import type { TopicItems } from './topic-items.ts';

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
/** How much one rating may tell of like texts, as a variance of log odds. */
export const LIKENESS_VARIANCE = 64;
/** Items of the less similar half that are supposed not to belong, and how much each counts. */
const WEAK_NEGATIVES = 60;
const WEAK_TRUST = 0.3;

/** What a topic learns from: the ratings, and after them items that are supposed not to belong. */
export interface ExampleTexts {
  ratings: readonly TopicRating[];
  texts: readonly TextVector[];
  /** Where each text stands among the items; −1 for a rated one that is not there. */
  positions: readonly number[];
  /** How alike each two texts are, times {@link LIKENESS_VARIANCE}; rows one after another. */
  likeness: Float64Array;
  answers: Float64Array;
  trust: Float64Array;
}

/** @param likeness of the items to title and description, by position */
export function examplesOf(
  given: readonly TopicRating[],
  likeness: Float64Array,
  items: TopicItems,
): ExampleTexts {
  const ratings = given.slice(-MOST_RATINGS);
  const rated = ratings.map(({ features }) => items.vectors.of(features));
  const weak = weakNegatives(likeness, items, ratings);
  const texts = [...rated, ...weak.map((position) => items.vectorAt(position))];
  return {
    ratings,
    texts,
    positions: [...ratings.map(({ itemId }) => items.positionOf(itemId) ?? -1), ...weak],
    likeness: likenessOf(texts),
    answers: Float64Array.from(texts, (_, i) => (ratings[i]?.isPositive ? 1 : 0)),
    trust: Float64Array.from(texts, (_, i) => (i < ratings.length ? 1 : WEAK_TRUST)),
  };
}

/** The likeness with what texts share beside it: for each trait a variance, and how much of it each text has. */
export function kernelOf(
  { texts, likeness }: ExampleTexts,
  traits: readonly { variance: number; of: readonly number[] }[],
): Float64Array {
  const kernel = Float64Array.from(likeness);
  for (const { variance, of } of traits) {
    for (let row = 0; row < texts.length; row += 1) {
      for (let column = 0; column < texts.length; column += 1) {
        const at = row * texts.length + column;
        kernel[at] = (kernel[at] ?? 0) + variance * (of[row] ?? 0) * (of[column] ?? 0);
      }
    }
  }
  return kernel;
}

function likenessOf(texts: readonly TextVector[]): Float64Array {
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
      kernel[row * size + column] = kernel[column * size + row] = LIKENESS_VARIANCE * like;
    }
    for (const slot of first.slots) table[slot] = 0;
  });
  return kernel;
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

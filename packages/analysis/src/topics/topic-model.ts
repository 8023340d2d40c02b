import type { ItemFeatures } from '../features.ts';
import type { LinearWeights, TopicItems } from './topic-items.ts';
import { firstFrom, levelled } from './level.ts';
import type { Level } from './level.ts';
import { logistic } from './posterior.ts';
import type { TextVector, TextVectors } from './text-vectors.ts';

/** What a topic has learnt. All it needs to judge a text, beside the space it was fitted in. */
export interface TopicModel {
  /** Log odds of a text are these weights times its vector, plus the constant, brought to the level. */
  readonly weights: LinearWeights;
  readonly constant: number;
  readonly level: Level;
  /** Log odds from which on a text belongs, as found from ratings and the expected number of items. */
  readonly threshold: number;
}

/** Log odds of each item, by position. */
export function oddsOfItems(model: TopicModel, items: TopicItems): Float64Array {
  return items.products(model.weights).map((product) => levelled(model.level, product + model.constant));
}

/** Log odds of one text, such as an item that just came in. */
export function oddsOfText(model: TopicModel, features: ItemFeatures, vectors: TextVectors): number {
  return levelled(model.level, productWith(model.weights, vectors.of(features)) + model.constant);
}

/**
 * What people see: 0…1, and the text belongs from 0.5 on.
 *
 * @param stricter moves the threshold, in log odds: above 0 fewer but surer items belong, below 0 more but noisier ones
 */
export function shownScore({ threshold }: Pick<TopicModel, 'threshold'>, odds: number, stricter = 0): number {
  return logistic(odds - threshold - stricter);
}

/** How many items belong for each of several positions of the slider, see {@link shownScore}. */
export function countsByStrictness(
  { threshold }: Pick<TopicModel, 'threshold'>,
  odds: Float64Array,
  positions: readonly number[],
): number[] {
  const sorted = Float64Array.from(odds).sort();
  return positions.map((stricter) => sorted.length - firstFrom(sorted, threshold + stricter));
}

export function productWith(weights: LinearWeights, vector: TextVector): number {
  let sum = 0;
  for (const [slot, value] of weights.held) if (vector.stemSlots.has(slot)) sum += value;
  vector.slots.forEach((slot, i) => {
    const at = firstFrom(weights.slots, slot);
    if (weights.slots[at] === slot) sum += (weights.values[at] ?? 0) * (vector.values[i] ?? 0);
  });
  for (let d = 0; d < weights.meaning.length; d += 1)
    sum += (weights.meaning[d] ?? 0) * (vector.meaning[d] ?? 0);
  return sum;
}

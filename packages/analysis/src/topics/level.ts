import { logistic } from './posterior.ts';

/** From one log odds to another: a straight line, below which nothing is stretched or squeezed. */
export interface Level {
  readonly slope: number;
  readonly shift: number;
  /** Odds below this keep their distances: no rating tells how they run. */
  readonly bend: number;
}

export function levelled({ slope, shift, bend }: Level, odds: number): number {
  return slope * Math.max(bend, odds) + shift + Math.min(0, odds - bend);
}

/** A rating, as odds see it. */
export interface Answer {
  isPositive: boolean;
  /** Log odds before anything was rated. */
  before: number;
  /** Log odds as if this answer was not known. */
  leftOut: number;
}

/** Fewer positive ratings say nothing of how many items there are. */
const LEAST_POSITIVE = 4;
/** The share of the positive ratings from which on the bound is looked for; fewer are a matter of luck. */
const LEAST_SHARE = 0.4;
/** Items picked by their score are for the most part among this share of the best; others are there by chance. */
const HARD_SHARE = 0.1;
/** So many negative ratings have to be there for ratings to count as picked by score. */
const LEAST_HARD = 0.35;

/**
 * At most how many items belong, when ratings were picked by their answer, such as ten good examples: then their share
 * of thumbs-up tells nothing of the level. Where the best-placed 60 % of the positive ratings lie, there lie about 60 %
 * of all that belong, so there are no more than the items there by .6, and so on for each share (after Blanchard, Lee,
 * Scott 2010, "Semi-supervised novelty detection"); but never less than half of what the description alone expects.
 * Ratings that the queue asked for, whose negative ones are hard, give no bound: all items.
 *
 * @param before odds of all items before anything was rated
 * @param odds odds of all items now
 */
export function mostBelonging(answers: readonly Answer[], before: Float64Array, odds: Float64Array): number {
  const positives = answers.filter(({ isPositive }) => isPositive);
  const negatives = answers.filter(({ isPositive }) => !isPositive);
  if (positives.length < LEAST_POSITIVE) return odds.length;
  const hardFrom = Float64Array.from(before).sort()[Math.floor((1 - HARD_SHARE) * before.length)] ?? 0;
  const hard = negatives.filter((answer) => answer.before >= hardFrom).length;
  if (negatives.length > 0 && hard >= LEAST_HARD * negatives.length) return odds.length;
  const falling = positives.map(({ leftOut }) => leftOut).sort((a, b) => b - a);
  const rising = Float64Array.from(odds).sort();
  let most = odds.length;
  for (let count = Math.ceil(LEAST_SHARE * falling.length); count <= falling.length; count += 1) {
    const above = rising.length - firstFrom(rising, falling[count - 1] ?? 0);
    most = Math.min(most, ((above + 1) * falling.length) / count);
  }
  return Math.max(most, before.reduce((sum, value) => sum + logistic(value), 0) / 2);
}

/** What to take from the odds so that no more than `most` items are expected to belong; 0 when they are not. */
export function excessOf(odds: Float64Array, most: number): number {
  const expected = (excess: number): number => odds.reduce((sum, value) => sum + logistic(value - excess), 0);
  if (expected(0) <= most) return 0;
  let [low, high] = [0, 20];
  for (let round = 0; round < 24; round += 1) {
    const middle = (low + high) / 2;
    if (expected(middle) > most) low = middle;
    else high = middle;
  }
  return high;
}

/** Where the first value of at least `least` stands among rising ones. */
export function firstFrom(rising: ArrayLike<number>, least: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rising[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

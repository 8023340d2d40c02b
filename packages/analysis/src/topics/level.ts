import { logistic } from './posterior.ts';

/** From one log odds to another: a straight line, below which nothing is stretched or squeezed. */
export interface Level {
  readonly slope: number;
  readonly shift: number;
  /** Odds below this keep their distances: no rating tells how they run. */
  readonly bend: number;
}

/** How far the level of the odds may be off before anyone rated, as standard deviations. */
const SHIFT_SPREAD = 1.5;
const SLOPE_SPREAD = 0.3;
const LEAST_SLOPE = 0.2;
const ROUNDS = 30;
const MOST_HALVINGS = 10;
/** A text that surprises as much as this is as surprising as can be. */
const MOST_ODDS = 8;
const BEND_SHARE = 0.1;

/**
 * Corrects odds that run too high or too low on texts whose answer they have not seen (Platt 1999, "Probabilistic
 * outputs for support vector machines"), cautiously: without answers nothing is corrected.
 */
export function levelOf(odds: ArrayLike<number>, answers: ArrayLike<number>): Level {
  const values = Array.from(odds, (value) => Math.max(-MOST_ODDS, Math.min(MOST_ODDS, value)));
  let [slope, shift] = [1, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    let [g0, g1] = [-shift / SHIFT_SPREAD ** 2, (1 - slope) / SLOPE_SPREAD ** 2];
    let [h00, h01, h11] = [1 / SHIFT_SPREAD ** 2, 0, 1 / SLOPE_SPREAD ** 2];
    values.forEach((x, i) => {
      const p = logistic(slope * x + shift);
      const rest = (answers[i] ?? 0) - p;
      const width = p * (1 - p);
      g0 += rest;
      g1 += rest * x;
      h00 += width;
      h01 += width * x;
      h11 += width * x * x;
    });
    const size = h00 * h11 - h01 * h01;
    const [toShift, toSlope] = [(g0 * h11 - g1 * h01) / size, (g1 * h00 - g0 * h01) / size];
    const before = faultOf(values, answers, slope, shift);
    let step = 1;
    for (let halving = 0; halving < MOST_HALVINGS; halving += 1, step /= 2) {
      if (faultOf(values, answers, slope + step * toSlope, shift + step * toShift) <= before) break;
    }
    shift += step * toShift;
    slope += step * toSlope;
  }
  const bend = values.sort((a, b) => a - b)[Math.floor(BEND_SHARE * values.length)] ?? 0;
  return { slope: Math.max(LEAST_SLOPE, slope), shift, bend };
}

export function levelled({ slope, shift, bend }: Level, odds: number): number {
  return slope * Math.max(bend, odds) + shift + Math.min(0, odds - bend);
}

/** How badly a line explains the answers, and how far it is from none. */
function faultOf(odds: readonly number[], answers: ArrayLike<number>, slope: number, shift: number): number {
  let sum = (shift / SHIFT_SPREAD) ** 2 / 2 + ((slope - 1) / SLOPE_SPREAD) ** 2 / 2;
  odds.forEach((x, i) => {
    const wrong = (answers[i] === 1 ? -1 : 1) * (slope * x + shift);
    sum += Math.max(0, wrong) + Math.log1p(Math.exp(-Math.abs(wrong)));
  });
  return sum;
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

/** A text less likely than this never belongs: a topic of which nothing is there gets no items. */
const LEAST_THRESHOLD = 0.15;

/**
 * The probability from which on a text is best taken to belong: half of the largest expected F1, which is twice the
 * expected right among the taken over the taken and all the right (Lipton, Elkan, Naryanaswamy 2014, "Optimal thresholding
 * of classifiers to maximize F1 measure").
 */
export function bestThreshold(probabilities: Float64Array): number {
  const sorted = Float64Array.from(probabilities).sort();
  const expected = sorted.reduce((sum, p) => sum + p, 0);
  let right = 0;
  let best = 0;
  for (let i = sorted.length - 1; i >= 0; i -= 1) {
    right += sorted[i] ?? 0;
    best = Math.max(best, (2 * right) / (sorted.length - i + expected));
  }
  return sorted.length === 0 ? 0.5 : Math.max(LEAST_THRESHOLD, best / 2);
}

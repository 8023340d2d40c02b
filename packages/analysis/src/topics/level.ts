import { logistic } from './posterior.ts';

/** A straight line from one log odds to another. */
export interface Level {
  slope: number;
  shift: number;
}

/** How far the level of the odds may be off before anyone rated, as standard deviations. */
const SHIFT_SPREAD = 1.5;
const SLOPE_SPREAD = 0.3;
const ROUNDS = 20;

/**
 * Corrects odds that run too high or too low on texts whose answer they have not seen (Platt 1999, "Probabilistic
 * outputs for support vector machines"), cautiously: without answers nothing is corrected.
 */
export function levelOf(odds: ArrayLike<number>, answers: ArrayLike<number>): Level {
  let slope = 1;
  let shift = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let [g0, g1] = [-shift / SHIFT_SPREAD ** 2, (1 - slope) / SLOPE_SPREAD ** 2];
    let [h00, h01, h11] = [1 / SHIFT_SPREAD ** 2, 0, 1 / SLOPE_SPREAD ** 2];
    for (let i = 0; i < odds.length; i += 1) {
      const x = odds[i] ?? 0;
      const p = logistic(slope * x + shift);
      const rest = (answers[i] ?? 0) - p;
      const width = p * (1 - p);
      g0 += rest;
      g1 += rest * x;
      h00 += width;
      h01 += width * x;
      h11 += width * x * x;
    }
    const size = h00 * h11 - h01 * h01;
    shift += (g0 * h11 - g1 * h01) / size;
    slope += (g1 * h00 - g0 * h01) / size;
  }
  return { slope: Math.max(0.1, slope), shift };
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

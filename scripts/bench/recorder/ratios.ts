import { median } from '../load/report.ts';

/** How one thing compares to another over rounds in which both were measured. */
export interface Ratio {
  median: number;
  /** The median is at most this with a certainty of 95 %; with fewer than five rounds nothing is certain, and it is the largest. */
  upper: number;
}

/** @param values of each round; those of the same round are paired */
export function pairedRatio(values: readonly number[], others: readonly number[]): Ratio {
  const ratios = values.map((value, round) => value / (others[round] ?? NaN)).sort((a, b) => a - b);
  return { median: median(ratios), upper: ratios[upperPlace(ratios.length)] ?? NaN };
}

/**
 * Place, from 0, of the order statistic that is at least the median of what the `count` values were drawn from with a probability
 * of 95 % (binomial distribution with one half; no assumption on how the values are spread).
 */
export function upperPlace(count: number): number {
  let term = 0.5 ** count;
  let below = 0;
  for (let place = 0; place < count; place++) {
    below += term;
    if (below >= 0.95) return place;
    term *= (count - place) / (place + 1);
  }
  return count - 1;
}

import { excessOf } from './dispersion.ts';
import { chanceOfAtLeast, chanceOfAtMost } from './tails.ts';

const LEAST_BEFORE = 4;
/** Outside the range lies at most this share on either side. */
const OUTSIDE = 0.025;

/**
 * What the counts of like spans before let expect of the next, 95 of 100 times: a negative binomial around their mean,
 * which is itself not known exactly. Null with fewer than four of them.
 */
export function expectedRange(before: readonly number[]): { low: number; high: number } | null {
  if (before.length < LEAST_BEFORE) return null;
  const sum = before.reduce((all, count) => all + count, 0);
  // Half a count more, so that nothing seen does not mean that nothing can come.
  const mean = (sum + 0.5) / before.length;
  const [excess = 0] = excessOf([{ seen: before, expected: before.map(() => mean) }]);
  return rangeAround(mean, excess + 1 / (sum + 0.5));
}

/**
 * Between which counts 95 of 100 lie of a negative binomial.
 *
 * @param mean above 0
 * @param uncertainty variance beyond Poisson's in squares of the mean; above 0
 */
export function rangeAround(mean: number, uncertainty: number): { low: number; high: number } {
  let high = Math.ceil(mean);
  while (chanceOfAtLeast(high + 1, mean, uncertainty) > OUTSIDE) high += Math.max(1, Math.floor(high / 50));
  let low = Math.floor(mean);
  while (low > 0 && chanceOfAtMost(low - 1, mean, uncertainty) > OUTSIDE) {
    low -= Math.max(1, Math.floor(low / 50));
  }
  return { low, high };
}

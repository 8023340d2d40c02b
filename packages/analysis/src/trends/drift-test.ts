import { chanceAbove } from './tails.ts';

export interface DriftResult {
  /** How many times the first week the last one is, on the fitted line. */
  ratio: number;
  /** Natural logarithm's standard error of the ratio. */
  error: number;
  observed: number;
  expected: number;
  rise: number;
  fall: number;
}

/**
 * Whether a topic's weekly share of the feedback has moved steadily: the score test of a log-linear slope with variance
 * mean + excess × mean² (Cochran, Armitage 1955, with overdispersion).
 *
 * @param seen weekly counts, oldest first
 * @param weights what each week would bring, up to a common factor, had nothing changed
 * @returns null when there is nothing to compare
 */
export function driftTest(
  seen: readonly number[],
  weights: readonly number[],
  excess: number,
): DriftResult | null {
  const all = seen.reduce((sum, count) => sum + count, 0);
  const weight = weights.reduce((sum, value) => sum + value, 0);
  if (all === 0 || weight <= 0 || seen.length < 2) return null;
  const means = weights.map((value) => (value * all) / weight);
  const precisions = means.map((mean) => mean / (1 + excess * mean));
  const center =
    precisions.reduce((sum, value, i) => sum + value * i, 0) / precisions.reduce((a, b) => a + b, 0);
  let along = 0;
  let spread = 0;
  means.forEach((mean, i) => {
    along += ((i - center) * ((seen[i] ?? 0) - mean)) / (1 + excess * mean);
    spread += (i - center) ** 2 * (precisions[i] ?? 0);
  });
  if (spread <= 0) return null;
  const z = along / Math.sqrt(spread);
  const steps = seen.length - 1;
  return {
    ratio: Math.exp((along / spread) * steps),
    error: steps / Math.sqrt(spread),
    observed: seen.at(-1) ?? 0,
    expected: means.at(-1) ?? 0,
    rise: chanceAbove(z),
    fall: chanceAbove(-z),
  };
}

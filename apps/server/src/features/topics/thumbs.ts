import { limits } from '@earshot/contracts/limits';

const steps = 10 ** limits.accuracyDecimals;

/** Per cent with two decimals of the thumbs that were up; null without any. It flatters or belittles: see `auditedPrecision`. */
export function shareOfThumbsUp({
  positive,
  negative,
}: {
  positive: number;
  negative: number;
}): number | null {
  const thumbs = positive + negative;
  return thumbs === 0 ? null : Math.round((100 * steps * positive) / thumbs) / steps;
}

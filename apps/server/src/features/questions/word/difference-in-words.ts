import type { Figure } from '@earshot/contracts/analytics';

/** 97.5 % point of the normal distribution. */
const z = 1.96;

/**
 * What chance has to do with the difference of two numbers of different items: counts by their standard errors, means and shares by
 * their 95 % intervals (Newcombe's method 10, 1998). Empty where there is nothing to hold against each other.
 */
export function differenceInWords(first: Figure, second: Figure): string {
  if (first.value === null || second.value === null) return '';
  if (first.value === second.value) return 'They are equal.';
  const [high, low] = first.value > second.value ? [first, second] : [second, first];
  const reach = reachOf(high, low);
  if (reach === null)
    return first.unit === 'revenue' ? '' : 'There is too little data to detect a difference.';
  return (high.value ?? 0) - (low.value ?? 0) > reach
    ? 'The difference is significant.'
    : 'The difference is not significant.';
}

/** How far apart two numbers have to lie; null where it cannot be told. */
function reachOf(high: Figure, low: Figure): number | null {
  const [more, less] = [high.value ?? 0, low.value ?? 0];
  if (high.measure === 'count') return high.unit === 'revenue' ? null : z * Math.sqrt(more + less);
  if (!high.interval || !low.interval) return null;
  return Math.hypot(more - high.interval[0], low.interval[1] - less);
}

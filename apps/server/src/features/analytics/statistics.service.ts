import { wilson } from '@earshot/analysis/scores/wilson';

export type Interval = [low: number, high: number];

/** Below, a mean is too uncertain to be told. */
export const fewestValues = 5;

/** 97.5 % point of the normal distribution. */
const z = 1.959964;

/** Wilson's 95 % interval of a share. */
export function shareInterval(hits: number, n: number): Interval | null {
  if (n === 0) return null;
  const { low, high } = wilson(hits / n, n);
  return [low, high];
}

/** A mean of values that lie between two bounds, with the sum of their squared distances from it. */
export interface Mean {
  value: number;
  n: number;
  squaredDistances: number;
  bounds: Interval;
}

/** 95 % interval of a mean; null for too few values to tell. */
export function meanInterval(mean: Mean): Interval | null {
  if (mean.n < fewestValues) return null;
  const reach = z * errorOf(mean);
  const [least, most] = mean.bounds;
  return [Math.max(least, mean.value - reach), Math.min(most, mean.value + reach)];
}

/**
 * Standard error of a mean, as if one more value stood a quarter of the range away from it: a
 * few that all agree would otherwise seem certain.
 */
function errorOf({ n, squaredDistances, bounds: [least, most] }: Mean): number {
  return Math.sqrt(squaredDistances + (most - least) ** 2 / 16) / n;
}

/** A difference with what can be said of it; no interval where there is too little to say anything. */
export interface Difference {
  difference: number;
  interval: Interval | null;
}

/** Newcombe's interval (method 10, 1998) of the difference of two shares of different items. */
export function differenceOfShares(
  now: { hits: number; n: number },
  before: { hits: number; n: number },
): Difference | null {
  const [a, b] = [shareInterval(now.hits, now.n), shareInterval(before.hits, before.n)];
  if (!a || !b) return null;
  const [shareNow, shareBefore] = [now.hits / now.n, before.hits / before.n];
  const difference = shareNow - shareBefore;
  if (Math.min(now.n, before.n) < fewestValues) return { difference, interval: null };
  const low = Math.hypot(shareNow - a[0], b[1] - shareBefore);
  const high = Math.hypot(a[1] - shareNow, shareBefore - b[0]);
  return { difference, interval: [difference - low, difference + high] };
}

export function differenceOfMeans(now: Mean, before: Mean): Difference | null {
  if (now.n === 0 || before.n === 0) return null;
  const difference = now.value - before.value;
  if (Math.min(now.n, before.n) < fewestValues) return { difference, interval: null };
  const reach = z * Math.hypot(errorOf(now), errorOf(before));
  return { difference, interval: [difference - reach, difference + reach] };
}

/**
 * The difference of two counts as if each were drawn from a Poisson distribution.
 *
 * @param scale how many times as long the later period is
 */
export function differenceOfCounts(now: number, before: number, scale: number): Difference {
  const difference = now - before * scale;
  if (now < fewestValues && before < fewestValues) return { difference, interval: null };
  const reach = z * Math.sqrt(now + before * scale * scale);
  return { difference, interval: [difference - reach, difference + reach] };
}

/** What some of the items add to a mean over all: the mean less what it would be without them. */
export function contributionOf(all: Mean, own: Mean): Difference | null {
  const n = all.n - own.n;
  if (n <= 0) return null;
  const value = (all.value * all.n - own.value * own.n) / n;
  const squares = squaresOf(all) - squaresOf(own);
  const squaredDistances = Math.max(0, squares - n * value * value);
  const without = { value, n, squaredDistances, bounds: all.bounds };
  // all − without = own's share of all × (own − without), two means of different items.
  const apart = differenceOfMeans(own, without);
  const part = own.n / all.n;
  return {
    difference: all.value - value,
    interval: apart?.interval ? [apart.interval[0] * part, apart.interval[1] * part] : null,
  };
}

function squaresOf({ value, n, squaredDistances }: Mean): number {
  return squaredDistances + n * value * value;
}

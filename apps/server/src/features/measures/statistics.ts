export type Interval = [low: number, high: number];

/** Two-sided 95 % of the normal distribution. */
const z = 1.96;
/** With fewer behind a rate or mean, or fewer in both counts, nothing is said of a difference. */
const fewestOfMean = 10;
const fewestOfCount = 5;

/** Wilson's 95 % interval of a share (Wilson 1927). */
export function shareInterval(hits: number, n: number): Interval | null {
  if (n === 0) return null;
  const share = hits / n;
  const middle = share + (z * z) / (2 * n);
  const half = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}

/** A mean with the variance of what it is the mean of. */
export interface Mean {
  value: number;
  variance: number;
  n: number;
}

/** 95 % interval of a mean; null for fewer than two values. */
export function meanInterval({ value, variance, n }: Mean): Interval | null {
  if (n < 2) return null;
  const half = z * Math.sqrt(variance / n);
  return [value - half, value + half];
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
  if (Math.min(now.n, before.n) < fewestOfMean) return { difference, interval: null };
  const low = Math.hypot(shareNow - a[0], b[1] - shareBefore);
  const high = Math.hypot(a[1] - shareNow, shareBefore - b[0]);
  return { difference, interval: [difference - low, difference + high] };
}

export function differenceOfMeans(now: Mean, before: Mean): Difference | null {
  if (now.n === 0 || before.n === 0) return null;
  const difference = now.value - before.value;
  if (Math.min(now.n, before.n) < fewestOfMean) return { difference, interval: null };
  const half = z * Math.sqrt(now.variance / now.n + before.variance / before.n);
  return { difference, interval: [difference - half, difference + half] };
}

/**
 * The difference of two counts as if each were drawn from a Poisson distribution.
 *
 * @param scale how many times as long the later period is
 */
export function differenceOfCounts(now: number, before: number, scale: number): Difference {
  const difference = now - before * scale;
  if (now < fewestOfCount && before < fewestOfCount) return { difference, interval: null };
  const half = z * Math.sqrt(now + before * scale * scale);
  return { difference, interval: [difference - half, difference + half] };
}

/** What a mean over all would be without some of its items, and the 95 % interval of what these add to it. */
export function contributionOf(all: Mean, own: Mean): (Difference & { without: Mean | null }) | null {
  const n = all.n - own.n;
  if (n <= 0) return null;
  const sum = all.value * all.n - own.value * own.n;
  const squares = squaresOf(all) - squaresOf(own);
  const value = sum / n;
  const without = { value, n, variance: n > 1 ? Math.max(0, (squares - (sum * sum) / n) / (n - 1)) : 0 };
  // all − without = own's share of all × (own − without), two means of different items.
  const apart = differenceOfMeans(own, without);
  const part = own.n / all.n;
  return {
    without,
    difference: all.value - value,
    interval: apart?.interval ? [apart.interval[0] * part, apart.interval[1] * part] : null,
  };
}

function squaresOf({ value, variance, n }: Mean): number {
  return variance * Math.max(0, n - 1) + n * value * value;
}

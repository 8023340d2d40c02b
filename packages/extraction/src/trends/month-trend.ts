/** A month of a series; a partial one is not over, and never counts. */
export interface MonthPoint {
  month: string;
  value: number;
  partial: boolean;
}

export interface MonthTrend {
  /** Percent of the series' median, a month, with its 95 % interval. */
  change: { percent: number; low: number; high: number } | null;
  label: 'rising' | 'steady' | 'falling' | 'no_clear_trend' | 'too_short';
  /** Months that counted. */
  months: number;
}

const MIN_MONTHS = 6;
const DRAWS = 400;
/** An interval within this many percent a month shows that hardly anything moves. */
const STEADY_PERCENT = 2;

/**
 * Tells where a monthly series goes: the median of all slopes between its months (Theil 1950, Sen 1968), and an interval from
 * drawing its residuals again. `rising` and `falling` need an interval without 0; `steady` one that is narrow around it.
 *
 * @param seed the same gives the same interval
 */
export function monthTrend(points: readonly MonthPoint[], seed: number): MonthTrend {
  const values = points.filter(({ partial }) => !partial).map(({ value }) => value);
  const months = values.length;
  const middle = median(values);
  if (months < MIN_MONTHS) return { change: null, label: 'too_short', months };
  if (middle <= 0) return { change: null, label: 'no_clear_trend', months };
  const slope = theilSen(values);
  const intercept = median(values.map((value, at) => value - slope * at));
  const residuals = values.map((value, at) => value - intercept - slope * at);
  const random = randomFrom(seed);
  const slopes = Array.from({ length: DRAWS }, () =>
    theilSen(values.map((_, at) => intercept + slope * at + (residuals[Math.floor(random() * months)] ?? 0))),
  ).sort((a, b) => a - b);
  const percent = (value: number) => (100 * value) / middle;
  const low = percent(slopes[Math.floor(DRAWS * 0.025)] ?? slope);
  const high = percent(slopes[Math.ceil(DRAWS * 0.975) - 1] ?? slope);
  const change = {
    percent: percent(slope),
    low: Math.min(low, percent(slope)),
    high: Math.max(high, percent(slope)),
  };
  return { change, label: labelOf(change), months };
}

function labelOf({ low, high }: { low: number; high: number }): MonthTrend['label'] {
  if (Math.max(Math.abs(low), Math.abs(high)) <= STEADY_PERCENT) return 'steady';
  if (low > 0) return 'rising';
  return high < 0 ? 'falling' : 'no_clear_trend';
}

/** The median of the slopes between each two values, a step. */
function theilSen(values: readonly number[]): number {
  const slopes: number[] = [];
  values.forEach((first, a) =>
    values.slice(a + 1).forEach((second, ahead) => slopes.push((second - first) / (ahead + 1))),
  );
  return median(slopes);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

/** Numbers from 0 to 1 that look like chance, from a seed (mulberry32, Tommy Ettinger 2017). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

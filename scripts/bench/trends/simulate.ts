import type { DailyCounts } from '@earshot/analysis/trends/daily-counts';
import { dayName } from '@earshot/analysis/trends/days';

/** How counts vary around their mean. `size` is that of a negative binomial, or Infinity for Poisson. */
export interface Variation {
  size: number;
  /** Whether all days of a week vary together, which is harder, or each by itself. */
  by: 'week' | 'day';
}

export interface Simulated {
  counts: DailyCounts;
  /** Place of the day on which the first topic triples. */
  tripledFrom: number;
}

/** A Monday. */
const FIRST_DAY = 20_458;
const WEEKDAYS = [1.25, 1.2, 1.1, 1.1, 1, 0.7, 0.65] as const;
const HOLIDAY_EVERY = 41;
const HOLIDAY_FACTOR = 0.35;
const GROWTH_A_WEEK = 0.01;

/**
 * A workspace whose topics differ in size and grow together, with weekdays and holidays.
 *
 * @param means what each topic brings a week
 * @param tripledFrom from this place on the first topic brings three times as much; Infinity for never
 */
export function simulate(
  means: readonly number[],
  days: number,
  variation: Variation,
  tripledFrom: number,
  chance: () => number,
): Simulated {
  const holidays = Array.from({ length: Math.floor(days / HOLIDAY_EVERY) }, (_, i) => 17 + i * HOLIDAY_EVERY);
  const topics = means.map((mean, topic) => {
    let factor = 1;
    const counts = Array.from({ length: days }, (_, day) => {
      if (variation.by === 'day' || day % 7 === 0) factor = frailty(variation.size, chance);
      const usual = (mean / 7) * (WEEKDAYS[day % 7] ?? 1) * (1 + GROWTH_A_WEEK) ** (day / 7);
      const special =
        (holidays.includes(day) ? HOLIDAY_FACTOR : 1) * (topic === 0 && day >= tripledFrom ? 3 : 1);
      return poisson(usual * special * factor, chance);
    });
    return { id: topic, counts };
  });
  const total = Array.from({ length: days }, (_, day) =>
    topics.reduce((sum, { counts }) => sum + (counts[day] ?? 0), 0),
  );
  return {
    counts: {
      from: dayName(FIRST_DAY),
      total,
      topics,
      holidays: holidays.map((day) => dayName(FIRST_DAY + day)),
    },
    tripledFrom,
  };
}

/** Chance from 0 to below 1, the same for the same seed (mulberry32, T. Ettinger). */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A gamma variable of mean 1 and variance 1 / size (Marsaglia, Tsang 2000). */
function frailty(size: number, chance: () => number): number {
  if (size === Infinity) return 1;
  const d = size - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(chance);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(chance() || 1e-12) < 0.5 * x * x + d - d * v + d * Math.log(v))
      return (d * v) / size;
  }
}

function normal(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(chance() || 1e-12)) * Math.cos(2 * Math.PI * chance());
}

/** By counting arrivals (Knuth); means here are small. */
function poisson(mean: number, chance: () => number): number {
  const end = Math.exp(-mean);
  let product = chance();
  let count = 0;
  while (product > end) {
    product *= chance();
    count += 1;
  }
  return count;
}

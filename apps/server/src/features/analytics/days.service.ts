import { dayMs } from '@earshot/contracts/durations';
import type { TimeBucket } from '@earshot/contracts/analytics';

/** A calendar day as `YYYY-MM-DD`; days compare as texts. */
export type Day = string;

export interface Period {
  from: Day;
  to: Day;
}

export type Bucket = Exclude<TimeBucket, 'auto'>;

export function addDays(day: Day, days: number): Day {
  return dayOf(Date.parse(day) + days * dayMs);
}

/** Days of a period, both ends counted. */
export function daysIn({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** The period of as many days that ends the day before. */
export function periodBefore(period: Period): Period {
  const to = addDays(period.from, -1);
  return { from: addDays(to, 1 - daysIn(period)), to };
}

/** The first day of the stretch of time that a day is in; weeks begin on Monday. */
export function startOf(bucket: Bucket, day: Day): Day {
  const date = new Date(day);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  switch (bucket) {
    case 'day':
      return day;
    case 'week':
      return addDays(day, -((date.getUTCDay() + 6) % 7));
    case 'month':
      return dayOf(Date.UTC(year, month, 1));
    case 'quarter':
      return dayOf(Date.UTC(year, month - (month % 3), 1));
    case 'year':
      return dayOf(Date.UTC(year, 0, 1));
  }
}

/** The last day of the stretch of time that begins on a day. */
export function endOf(bucket: Bucket, start: Day): Day {
  const date = new Date(start);
  const months = { month: 1, quarter: 3, year: 12 };
  if (bucket === 'day') return start;
  if (bucket === 'week') return addDays(start, 6);
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months[bucket], 1) - dayMs);
}

/** So many stretches of time are listed at most. */
export const mostStretches = 1500;

/** Points of a chart that still part well on a screen. */
const pointsAtMost = 45;
const finestFirst: Bucket[] = ['day', 'week', 'month', 'quarter', 'year'];

/** The finest stretches that part a period into few enough. */
export function fittingBucket(period: Period): Bucket {
  return finestFirst.find((bucket) => countBuckets(bucket, period) <= pointsAtMost) ?? 'year';
}

/** Into how many stretches a period is parted. */
export function countBuckets(bucket: Bucket, { from, to }: Period): number {
  const perDay = { day: 1, week: 7, month: 28, quarter: 90, year: 365 };
  // Far beyond what anybody charts there is no need to count.
  if (daysIn({ from, to }) / perDay[bucket] > 10_000) return 10_000;
  return bucketsOf(bucket, { from, to }).length;
}

/** Every stretch of time that a period touches, oldest first. */
export function bucketsOf(bucket: Bucket, { from, to }: Period): Period[] {
  const stretches: Period[] = [];
  for (let start = startOf(bucket, from); start <= to;) {
    const end = endOf(bucket, start);
    stretches.push({ from: start, to: end });
    start = addDays(end, 1);
  }
  return stretches;
}

function dayOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

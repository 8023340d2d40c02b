import { calendarOf } from './calendar.ts';
import { completeDays } from './daily-counts.ts';
import type { DailyCounts } from './daily-counts.ts';
import { dayName, weekdayOf } from './days.ts';

/** A week of a chart, Monday to Sunday. */
export interface WeekBucket {
  from: string;
  to: string;
  count: number;
  /** Whether some of its days lie outside the counts or are still running. */
  isPartial: boolean;
  /** How much of a whole week's feedback its complete days usually bring, 0…1. */
  share: number;
  /** What the whole week would come to at this pace; null when less than a quarter of it is known. */
  projected: number | null;
}

const LEAST_SHARE = 0.25;

/** The weeks of a topic's counts; a partial week is told from a whole one, not shown as a fall. */
export function weekBuckets(given: DailyCounts, counts: readonly number[]): WeekBucket[] {
  const { first, days, holidays } = completeDays(given);
  const calendar = calendarOf(given.total, {
    first,
    from: 0,
    to: days,
    until: days,
    holidays: new Set(holidays),
  });
  const buckets: WeekBucket[] = [];
  for (let start = -weekdayOf(first); start < given.total.length; start += 7) {
    let count = 0;
    let complete = 0;
    let known = 0;
    let whole = 0;
    for (let day = start; day < start + 7; day += 1) {
      const weight = calendar.weightOf(day);
      whole += weight;
      count += counts[day] ?? 0;
      if (day < 0 || day >= days) continue;
      known += weight;
      complete += counts[day] ?? 0;
    }
    const isPartial = start < 0 || start + 7 > days;
    const share = isPartial ? known / whole : 1;
    const projected = share >= LEAST_SHARE ? complete / share : null;
    buckets.push({
      from: dayName(first + start),
      to: dayName(first + start + 6),
      count,
      isPartial,
      share,
      projected,
    });
  }
  return buckets;
}

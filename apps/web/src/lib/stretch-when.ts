import type { TimeBucket } from '@earshot/contracts/analytics';
import { formatCalendarDay } from './format.ts';

const month = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** When a stretch of time was, by its first day: `on Nov 9, 2026`, `in the week of Nov 9, 2026`, `in Nov 2026`. */
export function whenOf(time: TimeBucket, start: string): string {
  const day = new Date(`${start}T00:00:00Z`);
  switch (time) {
    case 'month':
      return `in ${month.format(day)}`;
    case 'quarter':
      return `in Q${Math.floor(day.getUTCMonth() / 3) + 1} ${day.getUTCFullYear()}`;
    case 'year':
      return `in ${day.getUTCFullYear()}`;
    case 'week':
      return `in the week of ${formatCalendarDay(start)}`;
    default:
      return `on ${formatCalendarDay(start)}`;
  }
}

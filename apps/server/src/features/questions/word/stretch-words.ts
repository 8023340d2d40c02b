import type { MeasureRow, TimeBucket } from '@earshot/contracts/analytics';
import { dayInWords } from './in-words.ts';

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const quarterNames = ['first', 'second', 'third', 'fourth'];

/** When a stretch of time was, by its first day: "on 5 March 2026", "in the week of 2 March 2026", "in March 2026". */
export function stretchInWords(time: TimeBucket, start: string): string {
  const date = new Date(`${start}T00:00:00Z`);
  switch (time) {
    case 'month':
      return `in ${monthFormat.format(date)}`;
    case 'quarter':
      return `in the ${quarterNames[Math.floor(date.getUTCMonth() / 3)] ?? ''} quarter of ${date.getUTCFullYear()}`;
    case 'year':
      return `in ${date.getUTCFullYear()}`;
    case 'week':
      return `in the week of ${dayInWords(start)}`;
    case 'day':
    case 'auto':
      return `on ${dayInWords(start)}`;
  }
}

/** The rows with the highest or lowest value, oldest first; one that is cut short is no lowest. */
export function extremesOf(rows: readonly MeasureRow[], order: 'most' | 'least'): MeasureRow[] {
  const whole = rows.filter(({ is_partial: isCut }) => !isCut);
  const counted = order === 'least' && whole.length > 0 ? whole : rows;
  const known = counted.filter(({ figure }) => figure.value !== null);
  const valueOf = ({ figure }: MeasureRow) => figure.value ?? 0;
  const values = known.map(valueOf);
  const extreme = order === 'least' ? Math.min(...values) : Math.max(...values);
  return known.filter((row) => valueOf(row) === extreme);
}

/** "on 5 March 2026", "on 5 March 2026 and 2 other days" */
export function extremesInWords(time: TimeBucket, [first, ...others]: readonly MeasureRow[]): string {
  const when = stretchInWords(time, first?.key ?? '');
  if (others.length === 0) return when;
  const noun = time === 'auto' ? 'day' : time;
  return `${when} and ${others.length} other ${others.length === 1 ? noun : `${noun}s`}`;
}

/** Days `2026-03-05` from the first to the last, both included; without one of them open on that side. */
export interface OpenPeriod {
  from?: string;
  to?: string;
}

/** Days from the first to the last, both included. */
export interface Period {
  from: string;
  to: string;
}

const dayMs = 86_400_000;

export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * dayMs);
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The months `first` to `last` of a year, from 1; months beyond 12 are of later years. */
export function months(year: number, first: number, last = first): Period {
  return { from: dayOf(Date.UTC(year, first - 1, 1)), to: dayOf(Date.UTC(year, last, 1) - dayMs) };
}

export function quarterOf(year: number, quarter: number): Period {
  return months(year, quarter * 3 - 2, quarter * 3);
}

/** The day so many months earlier; the last of a shorter month where it has no such day. */
export function monthsBefore(day: string, count: number): string {
  const [year, month, date] = [yearOf(day), Number(day.slice(5, 7)), Number(day.slice(8))];
  const { from, to } = months(year, month - count);
  return addDays(from, Math.min(date, Number(to.slice(8))) - 1);
}

/** The week, month, quarter or year that is so many before the one of a day; weeks begin on Monday. */
export function periodBefore(
  unit: 'week' | 'month' | 'quarter' | 'year',
  day: string,
  count: number,
): Period {
  const [year, month] = [yearOf(day), Number(day.slice(5, 7))];
  switch (unit) {
    case 'week': {
      const monday = addDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7) - 7 * count);
      return { from: monday, to: addDays(monday, 6) };
    }
    case 'month':
      return months(year, month - count);
    case 'quarter': {
      const first = Math.floor((month - 1) / 3) * 3 + 1 - 3 * count;
      return months(year, first, first + 2);
    }
    case 'year':
      return months(year - count, 1, 12);
  }
}

/** The latest such weekday up to a day; 0 is Sunday. */
export function latestWeekday(weekday: number, day: string): string {
  const back = (new Date(Date.parse(day)).getUTCDay() - weekday + 7) % 7;
  return addDays(day, -back);
}

/** A day of the calendar; null when the month has no such day. */
export function calendarDay(year: number, month: number, date: number): string | null {
  const { from, to } = months(year, month);
  return date >= 1 && date <= Number(to.slice(8)) ? addDays(from, date - 1) : null;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

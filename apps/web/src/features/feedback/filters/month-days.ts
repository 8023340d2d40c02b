/** First and last day of a month: `2026-02` → `2026-02-01`, `2026-02-28`. */
export function monthDays(month: string): { first: string; last: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  // Day 0 of the next month is the last of this one; UTC, so that no time zone moves it.
  const last = new Date(Date.UTC(year, number, 0));
  return { first: `${month}-01`, last: last.toISOString().slice(0, 10) };
}

const monthName = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-02` → February 2026. */
export function formatMonth(month: string): string {
  return monthName.format(new Date(`${month}-01T00:00:00Z`));
}

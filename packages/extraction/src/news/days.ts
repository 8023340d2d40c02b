const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The calendar day that a text names, `YYYY-MM-DD`; null without one that exists. Dates in figures are year first. */
export function dayIn(text: string): string | null {
  const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = MONTHS.join('|');
  const dayFirst = new RegExp(
    `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\.? (${named})[a-z]*\\.?,? (\\d{4})(?!\\d)`,
    'i',
  ).exec(text);
  if (dayFirst) return day(Number(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1]));
  const monthFirst = new RegExp(
    `(?:^|[^a-z])(${named})[a-z]*\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`,
    'i',
  ).exec(text);
  if (monthFirst) return day(Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2]));
  return null;
}

function monthOf(word = ''): number {
  return MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
}

function day(year: number, month: number, date: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, date));
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
  return isReal ? at.toISOString().slice(0, 10) : null;
}

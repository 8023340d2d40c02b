/** Days that the periods of expected plans mean. */
export interface Span {
  /** `YYYY-MM-DD` */
  from: string | undefined;
  to: string | undefined;
}

const dayMs = 86_400_000;

/** The days of a period; null for one whose days are not known before the data is. */
export function spanOf(period: string, today: string): Span | null {
  const whole = unitOf(period);
  if (whole) return whole;
  const [, early = '', late = ''] = /^(\S+)\.\.(\S+)$/.exec(period) ?? [];
  if (early !== '') return { from: unitOf(early)?.from, to: unitOf(late)?.to };
  const [, verb = '', day = ''] = /^(since|before) (\d{4}-\d{2}-\d{2})$/.exec(period) ?? [];
  if (verb === 'since') return { from: day, to: undefined };
  if (verb === 'before') return { from: undefined, to: dayFrom(day, -1) };
  const [, count = '', unit = ''] = /^last (\d+) (days|months)$/.exec(period) ?? [];
  if (unit === 'days') return { from: dayFrom(today, 1 - Number(count)), to: undefined };
  if (unit === 'months') return { from: monthsBack(today, Number(count)), to: undefined };
  return null;
}

function unitOf(text: string): Span | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { from: text, to: text };
  const [, year = '', unit = ''] = /^(\d{4})(?:-(Q\d|\d{2}))?$/.exec(text) ?? [];
  if (year === '') return null;
  if (unit === '') return { from: `${year}-01-01`, to: `${year}-12-31` };
  const isQuarter = unit.startsWith('Q');
  const month = isQuarter ? Number(unit.slice(1)) * 3 - 2 : Number(unit);
  const end = new Date(Date.UTC(Number(year), month - 1 + (isQuarter ? 3 : 1), 0));
  return { from: `${year}-${String(month).padStart(2, '0')}-01`, to: isoOf(end) };
}

function dayFrom(day: string, by: number): string {
  return isoOf(new Date(Date.parse(day) + by * dayMs));
}

function monthsBack(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() - count);
  return isoOf(date);
}

function isoOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

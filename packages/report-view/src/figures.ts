import { isWhole } from './conversion.ts';

/** Numbers, sums and times in words: British spelling of dates, whatever the reader's system. */
const locale = 'en-GB';

const whole = new Intl.NumberFormat(locale);
const oneDigit = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** 18204 → 18,204. */
export function count(value: number): string {
  return whole.format(value);
}

/** `1 page`, `8 pages`. */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

/** 2.14 → 2.1. */
export function rounded(value: number): string {
  return oneDigit.format(value);
}

/** A change with its sign: 9 → `+9 %`, −4 → `−4 %`. */
export function signedPercent(value: number): string {
  return `${value > 0 ? '+' : ''}${oneDigit.format(value).replace('-', '−')} %`;
}

/** A sum to the smallest unit of its currency; the bare figure where the currency is not known. */
export function money(amount: number, currency: string | null): string {
  const behind = currency !== null && isWhole(currency) ? 0 : 2;
  const digits = { minimumFractionDigits: behind, maximumFractionDigits: behind };
  if (currency === null || !/^[A-Z]{3}$/.test(currency))
    return new Intl.NumberFormat(locale, digits).format(amount);
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(amount);
}

/** How instants are told: in a zone, which is named where it is not the reader's own. */
export interface Clock {
  day: (instant: string) => string;
  time: (instant: string) => string;
}

/** @param timeZone IANA name of the reader's zone; without one, times are told in UTC and say so */
export function clockOf(timeZone: string | undefined): Clock {
  const zone = timeZone ?? 'UTC';
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  });
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: zone });
  const told = (instant: string, tell: (date: Date) => string) => {
    const date = new Date(instant);
    return Number.isNaN(date.getTime()) ? '' : tell(date);
  };
  return {
    day: (instant) => told(instant, (date) => day.format(date)),
    time: (instant) => told(instant, (date) => `${time.format(date)}${timeZone === undefined ? ' UTC' : ''}`),
  };
}

const calendarDay = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthName = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
const shortMonthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });

/** `2026-11-06` → 6 Nov 2026; other texts as they are. */
export function dayName(day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : calendarDay.format(date);
}

/** `2026-11` → Nov 2026, or Nov when short; other texts as they are. */
export function monthOf(month: string, length: 'short' | 'long'): string {
  const date = new Date(`${month.slice(0, 7)}-01T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return month;
  return (length === 'short' ? shortMonthName : monthName).format(date);
}

/** Whole seconds between two instants; null where one is missing. */
export function secondsBetween(from: string | null, to: string | null): number | null {
  if (from === null || to === null) return null;
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`;
}

import type { DateOrder } from '../columns/date-order.ts';
import { isWeekday, monthOfName } from './month-names.ts';
import { inEnglishHalves } from './halves-of-day.ts';
import { instantOfLocal } from './time-zone.ts';

export type ParsedDate = { at: number } | { fault: 'unreadable' | 'order_unknown' };

interface Day {
  year: number;
  month: number;
  day: number;
}

interface Time {
  /** Since midnight. */
  ms: number;
  /** Minutes east of UTC; null where the text names no zone. */
  offset: number | null;
}

const MAX_CHARS = 80;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const MIDNIGHT: Time = { ms: 0, offset: null };
const UNREADABLE = { fault: 'unreadable' } as const;
const ORDER_UNKNOWN = { fault: 'order_unknown' } as const;

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?=$|T)/;
const NUMBERS = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?!\d)/;
const DAY_MONTH =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.|º)?[\s/-]*(?:(?:de|of)\s+)?([\p{L}]+)\.?,?[\s/-]+(?:del?\s+)?(\d{4}|\d{2})(?![\d:])/u;
const MONTH_DAY = /^([\p{L}]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?![\d:])/u;
const YEAR_LAST = /^([\p{L}]+)\s+(\d{1,2})\s+(\d{1,2}:\d{2}:\d{2})\s+([+-]\d{4}|\p{L}+)\s+(\d{4})$/u;
const LEADING_WORD = /^([\p{L}]+)\.?,?\s+(?=[\p{L}\d])/u;
const TIME =
  /^(\d{1,2})(?:(?:[:.h])(\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?)?\s*(?:([ap])\.?\s?m\.?\s*)?(?:Uhr\s*)?(|\S.*)$/i;
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  ut: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420, // RFC 2822, 4.3
  cet: 60,
  cest: 120,
  mez: 60,
  mesz: 120,
  wet: 0,
  west: 60,
  bst: 60,
  eet: 120,
  eest: 180,
  msk: 180,
  trt: 180,
  sgt: 480,
  hkt: 480,
  awst: 480,
  jst: 540,
  kst: 540,
  aest: 600,
  aedt: 660,
  nzst: 720,
  nzdt: 780,
  brt: -180,
  sast: 120,
};

/**
 * Reads a date as files write it: ISO 8601, numbers in the given order, month names, RFC 2822, Unix seconds, milliseconds
 * and microseconds. Nothing is filled in: a month without a day, or a day that does not exist, is unreadable. Years
 * of two digits mean 1970 to 2069; years before 1900 and after 2100 are taken for mistakes.
 *
 * @param order of dates like 3/4/2026; with null only what can be read one way is read
 * @param timeZone for dates that name none; such a date without a time is its midnight there
 * @returns milliseconds since 1970 in UTC
 * @throws RangeError for an unknown zone
 */
export function parseDate(value: string, order: DateOrder | null, timeZone: string): ParsedDate {
  const text = value
    .trim()
    .replace(/^(\d{4})(?:年|년)\s?(\d{1,2})(?:月|월)\s?(\d{1,2})(?:日|일)/, '$1-$2-$3')
    .replace(/(\d{4})\s?(?:г|р)\.?(?=,?\s|$)/, '$1')
    .replace(/(?<=[\dZ])\[[A-Za-z_]{1,20}(?:\/[A-Za-z_]{1,30}){0,2}\]$/, '')
    .replace(/^(\d{4})\. ?(\d{1,2})\. ?(\d{1,2})\.?(?=,?\s|$)/, '$1-$2-$3');
  if (text.length === 0 || text.length > MAX_CHARS) return UNREADABLE;
  const first = text.charCodeAt(0);
  if (first < 48 || first > 57) return fromWords(text, timeZone);
  if (/^\d+(?:\.\d+)?$/.test(text) && !COMPACT.test(text)) return fromUnix(text);

  const year = YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
  if (year !== null) {
    const [, y, second, third, fourth] = year;
    const [month, day] = fourth === undefined ? [second, third] : [third, fourth];
    return join(
      { year: Number(y), month: Number(month), day: Number(day) },
      text.slice(year[0].length),
      timeZone,
    );
  }
  const numbers = NUMBERS.exec(text);
  if (numbers !== null) {
    const day = orderedDay(Number(numbers[1]), Number(numbers[3]), numbers[4] ?? '', order);
    return 'fault' in day ? day : join(day, text.slice(numbers[0].length), timeZone);
  }
  const named = DAY_MONTH.exec(text);
  const month = named === null ? null : monthOfName(named[2] ?? '');
  if (named === null || month === null) return UNREADABLE;
  const day = { year: fullYear(named[3] ?? ''), month, day: Number(named[1]) };
  return join(day, text.slice(named[0].length), timeZone);
}

/** Whether a text is a date in any order. */
export function isDateLike(value: string): boolean {
  return 'at' in parseDate(value, 'dmy', 'UTC') || 'at' in parseDate(value, 'mdy', 'UTC');
}

function fromWords(text: string, timeZone: string): ParsedDate {
  const word = LEADING_WORD.exec(text);
  if (word !== null && (isWeekday(word[1] ?? '') || /^(?:le|el|am)$/i.test(word[1] ?? ''))) {
    const rest = text.slice(word[0].length);
    const isMonthToo = monthOfName(word[1] ?? '') !== null && /^\d/.test(rest);
    const read = isMonthToo ? UNREADABLE : parseDate(rest, null, timeZone);
    if ('at' in read) return read;
  }
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast !== null) {
    const month = monthOfName(yearLast[1] ?? '');
    if (month === null) return UNREADABLE;
    return join(
      { year: Number(yearLast[5]), month, day: Number(yearLast[2]) },
      ` ${yearLast[3]} ${yearLast[4]}`,
      timeZone,
    );
  }
  const named = MONTH_DAY.exec(text);
  const month = named === null ? null : monthOfName(named[1] ?? '');
  if (named === null || month === null) return UNREADABLE;
  return join(
    { year: Number(named[3]), month, day: Number(named[2]) },
    text.slice(named[0].length),
    timeZone,
  );
}

function fromUnix(text: string): ParsedDate {
  const digits = text.indexOf('.') < 0 ? text.length : text.indexOf('.');
  const unit = { 10: 1000, 13: 1, 16: 0.001 }[digits];
  if (unit === undefined) return UNREADABLE;
  const at = Math.floor(Number(text) * unit);
  return at <= Date.UTC(LAST_YEAR, 0) ? { at } : UNREADABLE;
}

function orderedDay(
  a: number,
  b: number,
  yearText: string,
  order: DateOrder | null,
): Day | { fault: 'unreadable' | 'order_unknown' } {
  if (order === 'ymd') {
    if (yearText.length === 4) return orderedDay(a, b, yearText, null);
    return { year: fullYear(String(a).padStart(2, '0')), month: b, day: Number(yearText) };
  }
  const year = fullYear(yearText);
  if (order === null) {
    if (a > 12 && b <= 12) return { year, month: b, day: a };
    if (b > 12 && a <= 12) return { year, month: a, day: b };
    return a === b ? { year, month: b, day: a } : ORDER_UNKNOWN;
  }
  return order === 'dmy' ? { year, month: b, day: a } : { year, month: a, day: b };
}

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function join(day: Day, rest: string, timeZone: string): ParsedDate {
  if (day.year < FIRST_YEAR || day.year > LAST_YEAR || day.month < 1 || day.month > 12 || day.day < 1)
    return UNREADABLE;
  const midnight = Date.UTC(day.year, day.month - 1, day.day);
  if (new Date(midnight).getUTCDate() !== day.day) return UNREADABLE;
  const time = timeOf(rest);
  if (time === null) return UNREADABLE;
  const local = midnight + time.ms;
  return { at: time.offset === null ? instantOfLocal(local, timeZone) : local - time.offset * 60_000 };
}

/** The time that follows a day; null for anything else. */
function timeOf(given: string): Time | null {
  const rest = inEnglishHalves(given);
  const text = rest.replace(/^(?:[\s,]+(?:at|um|à|a las)?\s*|T)/i, '');
  if (text === '') return rest.trim() === '' ? MIDNIGHT : null;
  if (text.length === rest.length) return /^z$/i.test(text) ? { ms: 0, offset: 0 } : null;
  const match = TIME.exec(text.replace(/^(\d{2})(\d{2})(\d{2})(?=$|[Z+-])/, '$1:$2:$3'));
  if (match === null) return null;
  const [, hours = '', minutes, seconds = '0', fraction = '', half, zone = ''] = match;
  if (minutes === undefined && half === undefined && !/^T/.test(rest)) return null;
  const hour = clockHour(Number(hours), half?.toLowerCase());
  const minute = Number(minutes ?? '0');
  const offset = zone.trim() === '' ? null : offsetOf(zone.trim());
  if (hour === null || minute > 59 || Number(seconds) > 59 || offset === undefined) return null;
  const ms = Number(`${fraction}000`.slice(0, 3));
  return { ms: ((hour * 60 + minute) * 60 + Number(seconds)) * 1000 + ms, offset };
}

function clockHour(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Minutes east of UTC; undefined for what names no zone. */
function offsetOf(text: string): number | undefined {
  const bare = text.replace(/(?:(?<!\s)\s+)?\([^()]*\)$/, '').replace(/(?<=\d)\s(?:UTC|GMT)$/, '');
  const known = ZONES[bare.toLowerCase()];
  if (known !== undefined) return known;
  const match = /^(?:UTC|GMT)?\s?([+-])(\d{1,2}):?(\d{2})?$/i.exec(bare);
  if (match === null) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? '0');
  return minutes > 14 * 60 ? undefined : match[1] === '-' ? -minutes : minutes;
}

import type { DateOrder } from '../columns/date-order.ts';
import { isNoValue } from './no-value.ts';
import { parseDate } from './parse-date.ts';
import type { ParsedDate } from './parse-date.ts';
import { isTimeZone } from './time-zone.ts';
import { placeOfLetters } from './zone-of-name.ts';

/** A date whose time of day and time zone may stand in cells of their own; '' where there is no such cell, or it is empty. */
export interface DateInPieces {
  date: string;
  time: string;
  zone: string;
}

export type JoinedDate = ParsedDate | { fault: 'time_unreadable' | 'zone_unreadable' };

/** 1 January 2000 and 31 December 2050, as spreadsheets count days. */
export const DAYS_OF_SPREADSHEETS = { first: 36_526, last: 55_153 } as const;
const DAY_MS = 86_400_000;
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);

/** A day without a clock, as spreadsheets put it before a time: 30 December 1899 and 0 January 1900. */
const NO_DAY = /^(?:1899-12-3[01]|1900-01-0[01])[T\s]\s?/;
const CLOCK = /^\d{1,2}\s?[:.h]\s?\d{2}(?:[:.]\d{2}(?:[.,]\d{1,9})?)?(?![\d.])/;
const HAS_CLOCK = /\d{1,2}\s?[:h]\s?\d{2}|\dT\d{2}|\d\s?[ap]\.?\s?m\b/i;
const SHIFT = /^\(?(?:UTC|GMT)?\s?([+-])(\d{1,2}):?(\d{2})?\)?(?=$|[\s)])/i;
const NAMED = /[A-Z][A-Za-z]{1,20}\/[A-Z][A-Za-z_]{1,30}(?:\/[A-Z][A-Za-z_]{1,30})?/;

/** Whether a value is a time of day and nothing else: "09:15", "9h15", "6:05 PM", "下午 3:40". */
export function isClock(value: string): boolean {
  const bare = value.replace(NO_DAY, '');
  return (
    bare.length <= 20 &&
    /\d/.test(bare) &&
    CLOCK.test(bare.replace(/^[^\d]{1,8}/, '')) &&
    'at' in readDay(bare)
  );
}

/** Whether a date tells a time of day too. */
export function hasClock(date: string): boolean {
  return HAS_CLOCK.test(date);
}

/** Whether a value is a time zone: "Europe/Berlin", "UTC+2", "-05:00", "CET". */
export function isZone(value: string): boolean {
  return zoneOf(value) !== null;
}

/**
 * Reads a date with its time and zone, where these stand beside it. A time or zone within the date itself is believed before those
 * beside it, and a number of days is read as spreadsheets count them. Nothing is guessed: a time or zone that cannot be read is a fault of its own.
 *
 * @param timeZone for dates that name none, as {@link parseDate} takes it
 */
export function parseDateInPieces(
  pieces: DateInPieces,
  order: DateOrder | null,
  timeZone: string,
): JoinedDate {
  const { time, zone } = pieces;
  const date = dayOfNumber(pieces.date) ?? pieces.date;
  const clock = time === '' || isNoValue(time) || hasClock(date) ? '' : time.replace(NO_DAY, '');
  if (clock !== '' && !isClock(clock)) return { fault: 'time_unreadable' };
  const place = zoneOf(zone);
  if (place === null && zone !== '' && !isNoValue(zone)) return { fault: 'zone_unreadable' };
  const told = clock === '' ? date : `${date} ${clock}`;
  if (place === null) return parseDate(told, order, timeZone);
  if ('name' in place) return parseDate(told, order, place.name);
  const shifted = parseDate(`${hasClock(told) ? told : `${told} 00:00`} ${place.shift}`, order, timeZone);
  return 'at' in shifted ? shifted : parseDate(told, order, timeZone);
}

/** "46085.5", as spreadsheets keep noon of 4 March 2026, as a date in words; null for any other text. */
function dayOfNumber(text: string): string | null {
  if (!/^\d{5}(?:\.\d{1,12})?$/.test(text)) return null;
  const days = Number(text);
  if (days < DAYS_OF_SPREADSHEETS.first || days > DAYS_OF_SPREADSHEETS.last) return null;
  const seconds = Math.round((days * DAY_MS) / 1000) * 1000;
  const iso = new Date(SPREADSHEET_EPOCH + seconds).toISOString();
  return Number.isInteger(days) ? iso.slice(0, 10) : iso.slice(0, 19);
}

function zoneOf(value: string): { name: string } | { shift: string } | null {
  const text = value.trim();
  if (text.length > 80) return null;
  const named = NAMED.exec(text)?.[0];
  if (named !== undefined && isTimeZone(named)) return { name: named };
  if (/^(?:utc|gmt|z)$/i.test(text)) return { name: 'UTC' };
  const shift = SHIFT.exec(text);
  if (shift !== null && Number(shift[2]) <= 14)
    return { shift: `${shift[1]}${(shift[2] ?? '').padStart(2, '0')}:${shift[3] ?? '00'}` };
  const place = placeOfLetters(text);
  return place === null ? null : { name: place };
}

/** The time on some day, to see whether it is one. */
function readDay(clock: string): ParsedDate {
  return parseDate(`2000-01-02 ${clock}`, null, 'UTC');
}

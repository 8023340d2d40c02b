import type { DateOrder } from '../columns/date-order.ts';
import { wordsOf } from '../columns/name-words.ts';
import { isNoValue } from '../values/no-value.ts';
import { parseDate } from '../values/parse-date.ts';

const dayChars = 10;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/;
const QUARTER = /(?:^|[^\p{L}\d])[QT]\s?([1-4])(?:[^\d]{1,4}(\d{4}|\d{2}))?(?!\d)/iu;
const YEAR_QUARTER = /(\d{4})[^\d\p{L}]{0,3}[QT]\s?([1-4])(?!\d)/iu;
const HALF = /(?:^|[^\p{L}\d])[HS]([12])[^\d]{1,3}(\d{4})(?!\d)/iu;
const MONTH_ALONE = /^([\p{L}]{3,12})\.?,?\s(\d{4})$/u;
const LOGGED = /\s(\p{Lu}\p{L}{2,8}\.? \d{1,2}, \d{4}(?: \d{1,2}:\d{2} [AP]M)?)$/u;
/** From, and to: the end is meant. */
const RANGE = /^(\S.{5,30}?\d)\s?(?:→|–|—| - | to | bis | au )\s?(.{6,40})$/u;

/** The text without what exports put around it: blanks, and the apostrophe that keeps a spreadsheet from running a formula. */
export function plainCell(cell: string): string {
  const text = cell.trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

/** Whether a cell says nothing. */
export function isBlank(cell: string): boolean {
  const text = cell.trim();
  return text === '' || text === '[]' || text === '{}' || isNoValue(text);
}

/**
 * The day that a cell names, as it is written there; of a range its end, of a month, quarter or half of a year its last day.
 *
 * @returns YYYY-MM-DD; null for what is no day
 */
export function dayOf(cell: string, order: DateOrder | null): string | null {
  const text = cell.trim();
  if (text === '' || text.length > 60) return null;
  const written = ISO_DAY.exec(text)?.[0];
  if (written !== undefined && text.length < dayChars + 20 && !RANGE.test(text)) return validDay(written);
  const end = RANGE.exec(text)?.[2];
  if (end !== undefined) return dayOf(end, order);
  const read = parseDate(text, order, 'UTC');
  if ('at' in read) return new Date(read.at).toISOString().slice(0, dayChars);
  // Monday writes who did it in front.
  const logged = LOGGED.exec(text)?.[1];
  if (logged !== undefined && logged !== text) return dayOf(logged, order);
  return lastDayOf(text, order);
}

/** A day that exists, or null. */
function validDay(day: string): string | null {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, dayChars) !== day ? null : day;
}

function lastDayOf(text: string, order: DateOrder | null): string | null {
  const [, first, later] = QUARTER.exec(text) ?? [];
  const [, before, second] = YEAR_QUARTER.exec(text) ?? [];
  const year = before ?? later;
  const quarter = second ?? first;
  if (year !== undefined && quarter !== undefined) return endOfMonth(fullYear(year), Number(quarter) * 3);
  const [, half, ofYear] = HALF.exec(text) ?? [];
  if (half !== undefined && ofYear !== undefined) return endOfMonth(Number(ofYear), Number(half) * 6);
  const [, month, inYear] = MONTH_ALONE.exec(text) ?? [];
  if (month !== undefined && inYear !== undefined) {
    const first = parseDate(`1 ${month} ${inYear}`, order, 'UTC');
    if ('at' in first) return endOfMonth(Number(inYear), new Date(first.at).getUTCMonth() + 1);
  }
  const numbers = /^(\d{4})-(\d{2})$/.exec(text);
  return numbers ? endOfMonth(Number(numbers[1]), Number(numbers[2])) : null;
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function endOfMonth(year: number, month: number): string | null {
  if (month < 1 || month > 12) return null;
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, dayChars);
}

/** A whole number as a column of counts writes it: "1,204", "37 votes"; null for what is none. */
export function countOf(cell: string): number | null {
  const found = /^([+-]?\d{1,3}(?:[.,'’\u00a0 ]\d{3})+|[+-]?\d{1,9})(?:[.,]0+)?(?:\s\p{L}{1,12})?$/u.exec(
    cell.trim(),
  );
  if (!found) return null;
  const count = Number((found[1] ?? '').replaceAll(/[^\d-]/g, ''));
  return Number.isSafeInteger(count) ? count : null;
}

/** The colours that Trello writes behind a label. */
const COLOUR =
  /\s?\((?:(?:light|dark) )?(?:green|yellow|orange|red|purple|blue|sky|lime|pink|black|grey|gray)(?:[ _](?:light|dark))?\)$/;

/** The texts that a cell lists, each once, in their order: JSON, or parted by semicolons, commas, bars or lines. */
export function listOf(cell: string): string[] {
  const text = plainCell(cell);
  if (isBlank(text)) return [];
  const parts = jsonList(text) ?? parted(text.replace(/^\[(.*)\]$/s, '$1'));
  const named = parts.map((part) =>
    plainCell(part)
      .replace(COLOUR, '')
      .replace(/^["']|["']$/g, '')
      .trim(),
  );
  return named.filter((part, at) => part !== '' && firstOf(named, part) === at);
}

/** Where it stands first, letter case aside. */
function firstOf(parts: readonly string[], part: string): number {
  return parts.findIndex((each) => each.toLowerCase() === part.toLowerCase());
}

function parted(text: string): string[] {
  const sign = [';', '\n', '|'].find((each) => text.includes(each)) ?? ',';
  return text.split(sign);
}

function jsonList(text: string): string[] | null {
  if (!/^\[\s*["{]/.test(text)) return null;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap(nameOf) : null;
  } catch {
    return null;
  }
}

function nameOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const named = ['name', 'label', 'title', 'value'].map((key) => Reflect.get(value, key) as unknown);
  return named.filter((each) => typeof each === 'string').slice(0, 1);
}

export interface CardOwner {
  name: string;
  /** Null where the file names none. */
  email: string | null;
}

const EMAIL = /[^\s<>(),;"[\]]{1,64}@[^\s<>(),;"[\]]{1,190}/;

/** Who a cell names first: "Ines Roth <ines@example.com>", "ines@example.com", "[Ines Roth, Paul]". */
export function ownerOf(cell: string): CardOwner | null {
  const text = plainCell(cell);
  if (isBlank(text) || /^(?:unassigned|nicht zugewiesen|non attribue|sin asignar)$/.test(wordsOf(text)))
    return null;
  const first = listOf(text.includes('<') ? text.slice(0, text.indexOf('>') + 1) : text)[0];
  if (first === undefined) return null;
  const email = EMAIL.exec(first)?.[0] ?? null;
  const name = (email === null ? first : first.replace(email, '')).replace(/[<>()"]/g, '').trim();
  return { name: name === '' ? (email ?? '') : name, email: email?.toLowerCase() ?? null };
}

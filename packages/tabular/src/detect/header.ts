import { targetOfName } from '../columns/column-names.ts';
import { isDateLike } from '../values/parse-date.ts';
import { cleanName, uniqueName } from './unique-name.ts';

const NAME_CHARS = 100;

/**
 * Whether a first row names columns: short, different texts that hold no value of their own. Numbers, dates, addresses
 * and a row that comes again below speak against it, a name that is known as a column's speaks for it.
 */
export function looksLikeHeader(first: readonly string[], next: readonly (readonly string[])[]): boolean {
  const filled = first.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length === 0) return false;
  if (filled.some(isValue)) return false;
  if (filled.some((cell) => targetOfName(cell) !== null)) return true;
  // Reports that are printed repeat their header on each page.
  if (filled.length > 2 && next.some((row) => isSameRow(first, row))) return true;
  if (filled.some((cell) => cell.length > NAME_CHARS || /[\r\n]/.test(cell))) return false;
  if (new Set(filled.map((cell) => cell.toLowerCase())).size < filled.length) return false;
  return !next.some((row) => row.some((cell, i) => cell !== '' && cell === first[i]));
}

function isSameRow(first: readonly string[], row: readonly string[]): boolean {
  return first.every((cell, i) => cell.trim() === (row[i] ?? '').trim());
}

/** Unique names: "Name", "Name (2)"; "Column 3" for one without. */
export function columnNames(header: readonly string[], count: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const base = cleanName(header[index] ?? '') || `Column ${index + 1}`;
    const name = uniqueName(base, (each) => taken.has(each));
    taken.add(name);
    return name;
  });
}

/** Whether a cell holds a number, a date or an address rather than a name. */
export function isValue(cell: string): boolean {
  return (
    /^[+-]?\d+(?:[.,]\d+)*\s?%?$/.test(cell) ||
    /^\S[^\s@]*@\S[^\s.]*\.\S+$/.test(cell) ||
    /^https?:\/\//i.test(cell) ||
    isDateLike(cell)
  );
}

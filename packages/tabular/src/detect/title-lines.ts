import { targetOfName } from '../columns/column-names.ts';
import { looksLikeHeader } from './header.ts';

/** Lines above the header that are looked for: a report's name, who made it, when. */
const MAX_TITLE_LINES = 5;
const LOOKED_AT = 50;

/**
 * How many records stand above the header, such as a report's name and the day it was made. They hold one cell, or two where
 * the table is wide; the header that follows fills most of its cells and names a column that is known.
 *
 * @param records without empty lines; null for a broken one
 * @param usual how many cells most records have
 */
export function countTitleLines(records: readonly (readonly string[] | null)[], usual: number): number {
  if (usual < 2) return 0;
  let count = 0;
  while (count < MAX_TITLE_LINES && isTitle(records[count], usual)) count++;
  const header = records[count];
  if (count === 0 || !header) return 0;
  const named = header.filter((cell) => cell.trim() !== '');
  const next = records.slice(count + 1, count + 1 + LOOKED_AT).filter((cells) => cells !== null);
  const isHeader =
    named.length >= Math.max(2, usual * 0.6) &&
    named.some((cell) => targetOfName(cell) !== null) &&
    looksLikeHeader(header, next);
  return isHeader ? count : 0;
}

function isTitle(cells: readonly string[] | null | undefined, usual: number): boolean {
  if (!cells) return false;
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length > (usual >= 4 ? 2 : 1)) return false;
  // Above two columns, a known name alone may be the header of a table whose other column has none.
  return usual > 2 || filled.every((cell) => targetOfName(cell) === null);
}

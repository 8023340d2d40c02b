import { Problem } from './problem.ts';

/** Where a page of a list ends, and the id that tells equal ones apart. */
export interface PagePlace {
  /** What the list is ordered by, as a count: bytes, or microseconds since 1970. */
  place: string;
  id: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** A count, of bytes or of microseconds since 1970. */
const count = /^\d{1,18}$/;

/** The cursor of the page after; null when there is none. */
export function cursorAfter(rows: readonly PagePlace[], limit: number): string | null {
  const last = rows[limit - 1];
  if (!last || rows.length <= limit) return null;
  return Buffer.from(`${last.place}|${last.id}`).toString('base64url');
}

/** @throws Problem `bad_request` when `cursor` is none of such a list */
export function readCursor(cursor: string | undefined): PagePlace | undefined {
  if (cursor === undefined) return undefined;
  const [place = '', id = '', ...more] = Buffer.from(cursor, 'base64url').toString().split('|');
  if (!count.test(place) || !uuid.test(id) || more.length > 0) throw badCursor();
  return { place, id };
}

export function badCursor(): Problem {
  const detail = 'This is not a valid cursor for this list.';
  return new Problem('bad_request', { detail, errors: [{ pointer: '#/query/after', detail }] });
}

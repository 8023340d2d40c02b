/** What stands at a path within what somebody else sent; undefined where anything on the way is not as hoped. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let here = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<string | number, unknown>)[step];
  }
  return here;
}

/** Text at a path, trimmed; empty where there is none. Numbers count as text. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path);
  if (typeof found === 'number') return String(found);
  return typeof found === 'string' ? found.trim() : '';
}

/** A finite number at a path, also one written as text; null where there is none. */
export function numberAt(value: unknown, ...path: readonly (string | number)[]): number | null {
  const found = at(value, ...path);
  const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** What a list at a path holds; a single thing where a list was expected is a list of one. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...path);
  if (Array.isArray(found)) return found;
  return typeof found === 'object' && found !== null ? [found] : [];
}

/**
 * An instant at a path: ISO 8601, or seconds or milliseconds since 1970; null where there is none within 1990 to 2100. A time without
 * a zone is in UTC, wherever the server stands.
 */
export function dateAt(value: unknown, ...path: readonly (string | number)[]): Date | null {
  const found = at(value, ...path);
  return typeof found === 'number' ? readDate(found) : readDate(textAt(value, ...path));
}

export function readDate(value: string | number): Date | null {
  const ms = typeof value === 'string' ? Date.parse(inUtc(value)) : value < 1e11 ? value * 1000 : value;
  const isPlausible = ms > Date.UTC(1990, 0) && ms < Date.UTC(2100, 0);
  return isPlausible ? new Date(ms) : null;
}

function inUtc(text: string): string {
  return /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?$/.test(text)
    ? `${text.replace(' ', 'T')}Z`
    : text;
}

/** An address of the web at a path; null where there is none. */
export function urlAt(value: unknown, ...path: readonly (string | number)[]): string | null {
  return webUrl(textAt(value, ...path));
}

/** An address of the web as it is opened; null for anything else, and for what parsers differ about. */
export function webUrl(text: string): string | null {
  const isPlain = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text) && !/[\\\s\p{C}]/u.test(text);
  if (text.length > 2000 || !isPlain || !URL.canParse(text)) return null;
  return new URL(text).href;
}

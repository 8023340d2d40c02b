/** Reads unknown values: each answers the value when it has the form asked for, and undefined or the fallback else. */

export type Fields = Record<string, unknown>;

/** Characters of a title, a name or a label that are kept. */
export const shortMax = 200;

export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Letters of a style sheet or of an address that holds its own bytes. Cut, the one loses a page's look and the other its picture; a
 * chunk bounds both before.
 */
const wholeMax = 8_000_000;

/** As {@link textOf}, for what is of no use without its end. */
export function wholeTextOf(value: unknown): string | undefined {
  return textOf(value, wholeMax);
}

/** Without what databases refuse: NUL, and halves of surrogate pairs. */
export function textOf(value: unknown, maxChars = 1_000_000): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.slice(0, maxChars).toWellFormed();
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}

/** A finite number within ±1e9, which holds every position, size and node id a page can have. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Math.abs(value) <= 1e9 ? value : undefined;
}

/** Node ids count from 1; −1 and −2 stand for what has none. */
export function idOf(value: unknown): number | undefined {
  const id = numberOf(value);
  return id !== undefined && Number.isInteger(id) && id >= -2 ? id : undefined;
}

/** Takes the fields of `names` that are numbers. */
export function numbersOf(fields: Fields, names: readonly string[]): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const name of names) {
    const number = numberOf(fields[name]);
    if (number !== undefined) numbers[name] = number;
  }
  return numbers;
}

/** Applies `clean` to each and leaves out what it refuses. */
export function kept<Result>(values: unknown, clean: (value: unknown) => Result | undefined): Result[] {
  return listOf(values).flatMap((value) => clean(value) ?? []);
}

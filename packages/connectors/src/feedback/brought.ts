import type { BroughtFields, BroughtPage } from './connection-kind.ts';
import { at, listAt, readDate } from '../json.ts';

/** The fields that have a value; lists of texts become one text. */
export function fieldsOf(values: Readonly<Record<string, unknown>>): BroughtFields {
  const fields: BroughtFields = {};
  for (const [name, value] of Object.entries(values)) {
    const known = Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(', ') : value;
    if (typeof known === 'boolean' || (typeof known === 'number' && Number.isFinite(known)))
      fields[name] = known;
    if (typeof known === 'string' && known.trim() !== '') fields[name] = known.trim();
  }
  return fields;
}

/** The fields of an object that somebody else sent. */
export function fieldsAt(value: unknown, ...path: readonly (string | number)[]): BroughtFields {
  const found = at(value, ...path);
  return typeof found === 'object' && found !== null ? fieldsOf(found as Record<string, unknown>) : {};
}

/** An instant as ISO 8601; undefined where there is none. */
export function iso(date: Date | number | null): string | undefined {
  if (date === null) return undefined;
  return typeof date === 'number' ? readDate(date)?.toISOString() : date.toISOString();
}

/** Only what is known: absent in place of empty. */
export function known<T extends Readonly<Record<string, unknown>>>(values: T): Known<T> {
  const kept = Object.entries(values).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  );
  return Object.fromEntries(kept) as Known<T>;
}

type Known<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> };

export const nothing: Pick<BroughtPage, 'items' | 'accounts' | 'people' | 'removed' | 'refused'> = {
  items: [],
  accounts: [],
  people: [],
  removed: [],
  refused: [],
};

/** What a list holds by id. */
export function byId(value: unknown, ...path: readonly (string | number)[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const one of listAt(value, ...path)) {
    const id = at(one, 'id');
    if (typeof id === 'string' || typeof id === 'number') found.set(String(id), one);
  }
  return found;
}

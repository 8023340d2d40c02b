import { isAddress } from './is-address.ts';
import type { ImportField } from '@earshot/contracts/boards/import-fields';
import type { CardColumn } from './card-column.ts';
import { fieldsOfName } from './card-column-names.ts';
import { countOf, dayOf, isBlank } from './card-values.ts';

/** Below it a column is not used without being asked for. */
const SURE_ENOUGH = 0.5;
const STATUS_MAX_VALUES = 40;
const STATUS_MAX_CHARS = 60;
const TITLE_MAX_CHARS = 300;
/** Fields that several columns may hold: levels of a tree, and a name that is repeated. */
const repeatable: ReadonlySet<ImportField> = new Set(['title', 'tags']);

interface Candidate {
  column: CardColumn;
  field: ImportField;
  fit: number;
}

/**
 * What each column probably holds, by its name and its values: each field goes to the column that fits it best, and to those beside it
 * that have the same name.
 *
 * @param rows how many cards the file has
 * @returns for each column its field, or null
 */
export function guessCardColumns(columns: readonly CardColumn[], rows: number): (ImportField | null)[] {
  const candidates = columns
    .flatMap((column) => candidatesOf(column, rows))
    .toSorted((a, b) => b.fit - a.fit || a.column.index - b.column.index);
  const chosen = new Map<number, ImportField>();
  const taken = new Set<ImportField>();
  for (const { column, field, fit } of candidates) {
    if (fit < SURE_ENOUGH || taken.has(field) || chosen.has(column.index)) continue;
    chosen.set(column.index, field);
    taken.add(field);
    if (!repeatable.has(field)) continue;
    for (const other of columns) {
      if (!chosen.has(other.index) && isSameName(other, column)) chosen.set(other.index, field);
    }
  }
  if (!taken.has('title')) {
    const likely = likeliestTitle(
      columns.filter(({ index }) => !chosen.has(index)),
      rows,
    );
    if (likely) chosen.set(likely.index, 'title');
  }
  return columns.map(({ index }) => chosen.get(index) ?? null);
}

/** "Labels" twice, or "Title 1" and "Title 2". */
function isSameName(a: CardColumn, b: CardColumn): boolean {
  const bare = ({ given }: CardColumn) =>
    given
      .trim()
      .toLowerCase()
      .replace(/(?<!\s)\s*\d{1,2}$/, '');
  return bare(a) === bare(b);
}

function candidatesOf(column: CardColumn, rows: number): Candidate[] {
  if (column.filled === 0) return [];
  const values = column.values.filter((value) => !isBlank(value));
  if (values.length === 0) return [];
  return fieldsOfName(column.given).map(({ field, fit }) => ({
    ...{ column, field },
    fit: fit * allowed(field, values, column.filled / Math.max(1, rows)),
  }));
}

/** 0…1: how far the values are what the field holds. */
function allowed(field: ImportField, values: readonly string[], filled: number): number {
  const share = (fits: (value: string) => boolean) => values.filter(fits).length / values.length;
  const longest = Math.max(...values.map((value) => value.length));
  switch (field) {
    case 'title':
      return (
        share((value) => /\p{L}/u.test(value) && value.length <= TITLE_MAX_CHARS) *
        (0.7 + 0.3 * Math.min(1, filled))
      );
    case 'status':
      return values.length <= STATUS_MAX_VALUES &&
        longest <= STATUS_MAX_CHARS &&
        share(isDay) < 0.5 &&
        share(isCount) < 0.5
        ? 1
        : 0;
    case 'owner':
      return longest <= 200 && share(isDay) < 0.5 && share(isCount) < 0.5 && share(isAddress) < 0.5 ? 1 : 0;
    case 'due':
    case 'created':
      return share(isDay) >= 0.6 ? 0.9 + 0.1 * share(isDay) : 0;
    case 'votes':
      return share(isCount) >= 0.8 ? 1 : 0;
    case 'url':
      return share(isAddress) >= 0.7 ? 1 : 0;
    case 'external_id':
      return share((value) => value.length <= 80 && !/\n/.test(value)) * (share(isAddress) > 0.5 ? 0 : 1);
    case 'tags':
      return longest <= 500 ? 1 : 0;
    case 'parent':
      return longest <= TITLE_MAX_CHARS ? 0.9 : 0;
    default:
      return share(isAddress) > 0.5 || share(isDay) > 0.5 ? 0 : 0.9 + 0.1 * Math.min(1, filled);
  }
}

function isDay(value: string): boolean {
  return dayOf(value, 'mdy') !== null || dayOf(value, 'dmy') !== null;
}

function isCount(value: string): boolean {
  return countOf(value) !== null;
}

/** Where no name says so: the first column of short texts that differ. */
function likeliestTitle(columns: readonly CardColumn[], rows: number): CardColumn | undefined {
  return columns.find(({ values, filled }) => {
    const texts = values.filter(
      (value) => /\p{L}{2}/u.test(value) && value.length <= TITLE_MAX_CHARS && !isAddress(value),
    );
    return filled >= rows * 0.6 && texts.length >= Math.min(filled, 200) * 0.6;
  });
}

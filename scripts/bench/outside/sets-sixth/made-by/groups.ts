import type { CheckUnit } from '../../format.ts';
import { measure, select } from './select.ts';
import type { TrueItem } from './truth.ts';

export interface Ranked {
  name: string;
  value: number;
}

/**
 * What a query has by `matter`, by a column's values, or, as `account's <column>`, the accounts by what the column says
 * of them; the greatest first. Groups without a number are left out. By matter, only parts of the query's `kind` and `tone` are counted.
 */
export const groupsOf = (
  items: readonly TrueItem[],
  by: string,
  query: string,
  unit: CheckUnit = 'items',
): Ranked[] => {
  const [which = '', column] = query.split(' ~ ');
  const found = select(items, which);
  const of = column === undefined ? '' : ` ~ ${column}`;
  const groups = new Map<string, number>();
  if (by === 'matter') {
    const all = new Set(found.flatMap(({ parts }) => parts.map(({ matter }) => matter)));
    for (const matter of all) {
      groups.set(
        matter,
        measure(items, 'items', query === 'all' ? `about ${matter}` : `about ${matter}; ${query}`),
      );
    }
  } else if (by.startsWith("account's ")) {
    const column = by.slice("account's ".length);
    for (const { columns } of found) groups.set(columns['#account'] ?? '', Number(columns[column]));
  } else {
    const names = new Set(found.map(({ columns }) => columns[by] ?? ''));
    for (const name of names) {
      if (name !== '') groups.set(name, measure(found, unit, `where ${by}=${name}${of}`));
    }
  }
  return [...groups]
    .map(([name, value]) => ({ name, value }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((one, other) => other.value - one.value);
};

import type { FeedbackFilter } from '@earshot/contracts/feedback-filter';
import type { Grouping, MeasureQuery, MeasureRow } from '@earshot/contracts/measures';
import { narrowed } from '@earshot/contracts/narrow-filter';
import type { Asked, Sums } from './figures.ts';
import { changeOf, figureOf, noTally } from './figures.ts';
import type { Key } from './grouping.ts';
import { ownOrder, partOf } from './grouping.ts';
import type { SumsByKey } from './tallies.ts';
import { ofWhole } from './whole.ts';

export interface Before {
  filter: FeedbackFilter;
  sums: SumsByKey;
  whole: Sums;
  scale: number;
}

type UnnamedRow = Omit<MeasureRow, 'label'>;

/** A row for each value that items have in either period, in the order asked for; items without any come last. */
export function valueRows(
  grouping: Grouping,
  asked: Asked,
  filter: FeedbackFilter,
  now: { sums: SumsByKey; whole: Sums },
  before: Before | null,
  order: MeasureQuery['order'],
): UnnamedRow[] {
  const keys = new Set<Key>([...now.sums.keys(), ...(before?.sums.keys() ?? [])]);
  const rows = [...keys].map((key): UnnamedRow & { size: number } => {
    const part = partOf(grouping, key);
    const own = now.sums.get(key) ?? noTally;
    const sums = ofWhole(asked, own, now.whole);
    const figure = figureOf(asked, sums, narrowed(filter, part), filter);
    if (!before) return { key, figure, size: own.n };
    const was = ofWhole(asked, before.sums.get(key) ?? noTally, before.whole);
    const past = { sums: was, filter: narrowed(before.filter, part) };
    return { key, figure: { ...figure, change: changeOf(asked, sums, past, before.scale) }, size: own.n };
  });
  return inOrder(grouping, rows, order).map(({ size: _size, ...row }) => row);
}

function inOrder<Row extends UnnamedRow & { size: number }>(
  grouping: Grouping,
  rows: Row[],
  order: MeasureQuery['order'],
): Row[] {
  const own = order === 'size' ? ownOrder(grouping) : null;
  const rank = ({ key, size, figure }: Row): number => {
    if (own) return -own.indexOf(key ?? '');
    if (order === 'value') return figure.value ?? -Infinity;
    if (order === 'change') return Math.abs(figure.change?.difference ?? 0);
    // Of accounts the revenue says more than their number.
    return figure.measure === 'count' ? (figure.value ?? 0) : size;
  };
  return rows.sort(
    (a, b) =>
      Number(a.key === null) - Number(b.key === null) ||
      compare(rank(b), rank(a)) ||
      b.size - a.size ||
      compareKeys(a.key ?? '', b.key ?? ''),
  );
}

function compare(a: number, b: number): number {
  // Both may be infinite, whose difference is no number.
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Ids by number, other values by their letters. */
function compareKeys(a: string, b: string): number {
  const [one, other] = [Number(a), Number(b)];
  if (Number.isInteger(one) && Number.isInteger(other) && one !== other) return one - other;
  return a < b ? -1 : Number(a > b);
}

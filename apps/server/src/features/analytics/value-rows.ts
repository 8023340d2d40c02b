import type { Grouping, MeasureQuery, MeasureRow } from '@earshot/contracts/analytics';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { Coverage } from './coverage.service.ts';
import { isCovered } from './coverage.service.ts';
import type { Asked, Sums } from './figures.ts';
import { changeOf, differenceOf, figureOf, noTally, valueOf } from './figures.ts';
import type { Key } from './grouping.service.ts';
import { ownOrder, partOf } from './grouping.service.ts';
import type { Comparison } from './period.service.ts';
import type { SumsByKey } from './tallies.ts';
import { ofWhole } from './whole.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

export interface Before {
  filter: ReadyFilter;
  sums: SumsByKey;
  whole: Sums;
  comparison: Comparison;
  /** Since when there is data of a row. */
  coverageOf: (key: Key) => Coverage;
}

type UnnamedRow = Omit<MeasureRow, 'label'>;

interface Candidate {
  key: Key;
  /** How many there are, to tell what is big. */
  size: number;
  now: Sums;
  was: Sums;
}

/**
 * A row for each value that items have in either period, in the order asked for, as many as are asked for; items without any
 * come last, beyond the limit.
 */
export function valueRows(
  grouping: Grouping,
  asked: Asked,
  filter: ReadyFilter,
  now: { sums: SumsByKey; whole: Sums },
  before: Before | null,
  { order, limit }: Pick<MeasureQuery, 'order' | 'limit'>,
): { rows: UnnamedRow[]; more: number } {
  const keys = new Set<Key>([...now.sums.keys(), ...(before?.sums.keys() ?? [])]);
  const all = [...keys].map((key): Candidate => {
    const own = now.sums.get(key) ?? noTally;
    return {
      key,
      size: own.n,
      now: ofWhole(asked, own, now.whole),
      was: before ? ofWhole(asked, before.sums.get(key) ?? noTally, before.whole) : noTally,
    };
  });
  // Values of which nobody is known are beside the point; their items are counted as left out.
  const candidates = all.filter(({ size, was }) => size > 0 || was.n > 0 || asked.unit === 'items');
  const sorted = inOrder(grouping, asked, before, candidates, order);
  const named = sorted.filter(({ key }) => key !== null);
  const listed = [...named.slice(0, limit), ...sorted.filter(({ key }) => key === null)];
  const rows = listed.map((one): UnnamedRow => {
    const part = partOf(grouping, one.key);
    const figure = figureOf(asked, one.now, narrowed(filter, part), filter);
    if (!before) return { key: one.key, figure };
    const past = { sums: one.was, filter: narrowed(before.filter, part), whole: before.filter };
    const change = changeOf(asked, one.now, past, before.comparison, before.coverageOf(one.key));
    return { key: one.key, figure: { ...figure, change } };
  });
  return { rows, more: sorted.length - listed.length };
}

function inOrder(
  grouping: Grouping,
  asked: Asked,
  before: Before | null,
  candidates: Candidate[],
  order: MeasureQuery['order'],
): Candidate[] {
  const own = order === 'size' ? ownOrder(grouping) : null;
  const rank = ({ key, size, now, was }: Candidate): number => {
    if (own) return -own.indexOf(key ?? '');
    if (order === 'value') return valueOf(asked, now) ?? -Infinity;
    if (order === 'change') {
      if (!before || !isCovered(before.coverageOf(key), before.comparison.before)) return 0;
      return Math.abs(differenceOf(asked, now, was, before.comparison.scale)?.difference ?? 0);
    }
    // Of accounts the revenue says more than their number.
    return asked.unit === 'revenue' ? now.sum : size;
  };
  return candidates
    .map((one) => ({ one, rank: rank(one) }))
    .sort(
      (a, b) =>
        Number(a.one.key === null) - Number(b.one.key === null) ||
        compare(b.rank, a.rank) ||
        b.one.size - a.one.size ||
        compareKeys(a.one.key ?? '', b.one.key ?? ''),
    )
    .map(({ one }) => one);
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

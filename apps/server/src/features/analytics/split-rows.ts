import type { Grouping, Measured, MeasureRow } from '@earshot/contracts/analytics';
import { maxSeries } from '@earshot/contracts/analytics';
import { excluding, narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { Db } from '../../platform/database/open.ts';
import type { Asked, Sums } from './figures.ts';
import { added, figureOf, noTally } from './figures.ts';
import type { Key } from './grouping.service.ts';
import { labelOf, ownOrder, partOf } from './grouping.service.ts';
import { readNames } from './names.shared.sql.ts';
import type { Grouped } from './grouped.ts';
import type { SumsByKey } from './tallies.ts';
import { sumsByKey, sumsByTwoKeys } from './tallies.ts';
import type { GroupBy } from './tally.sql.ts';
import { ofWhole } from './whole.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

interface Series {
  key: Key;
  isOther: boolean;
  filter: ReadyFilter;
  sumsOf: (row: Key) => Sums;
}

/** Parts rows into the most frequent values and all others. A share is then a series' share of its row. */
export async function splitRows(
  db: Db,
  workspaceId: string,
  asked: Asked,
  filter: ReadyFilter,
  { rows, groupBy, sums: rowSums }: Grouped,
  grouping: Grouping,
): Promise<Pick<Measured, 'rows' | 'series'>> {
  const values = await sumsByKey(db, workspaceId, asked, filter, grouping);
  const cells = await sumsByTwoKeys(db, workspaceId, asked, filter, [groupBy, grouping]);
  const keys = shownKeys(grouping, values);
  const series = keys.map((key): Series => ({
    key,
    isOther: false,
    filter: narrowed(filter, partOf(grouping, key)),
    sumsOf: (row) => cells.get(row)?.get(key) ?? noTally,
  }));
  if (values.size > keys.length) {
    const others = keys.reduce((rest, key) => excluding(rest, partOf(grouping, key)), filter);
    const sumsOf = addsUp(asked, grouping)
      ? (row: Key) => addedOthers(cells.get(row), keys)
      : await othersAnew(db, workspaceId, asked, others, groupBy);
    series.push({ key: null, isOther: true, filter: others, sumsOf });
  }
  const names = await readNames(db, workspaceId, grouping, keys);
  return {
    series: series.map(({ key, isOther }) => ({
      key,
      label: isOther ? 'Other' : labelOf(grouping, key, names),
      is_other: isOther,
    })),
    rows: rows.map(({ row, part }): MeasureRow => {
      const whole = narrowed(filter, part);
      const split = series.map((one) => {
        const sums = ofWhole(asked, one.sumsOf(row.key), rowSums.get(row.key) ?? noTally);
        return figureOf(asked, sums, narrowed(one.filter, part), whole);
      });
      return { ...row, split };
    }),
  };
}

/** Each item has one value, and counts once: then what is left is what the other values add up to. */
function addsUp({ unit }: Asked, grouping: Grouping): boolean {
  return unit === 'items' && grouping !== 'theme' && grouping !== 'topic';
}

function addedOthers(row: SumsByKey | undefined, shown: readonly Key[]): Sums {
  return [...(row ?? [])].reduce((sum, [key, own]) => (shown.includes(key) ? sum : added(sum, own)), noTally);
}

async function othersAnew(
  db: Db,
  workspaceId: string,
  asked: Asked,
  others: ReadyFilter,
  groupBy: GroupBy,
): Promise<Series['sumsOf']> {
  const sums = await sumsByKey(db, workspaceId, asked, others, groupBy);
  return (row) => sums.get(row) ?? noTally;
}

/** The most frequent values, those with an order of their own in it. */
function shownKeys(grouping: Grouping, values: SumsByKey): Key[] {
  const size = ({ n, sum }: Sums) => sum || n;
  const own = ownOrder(grouping);
  const shown = [...values]
    .sort(([a, x], [b, y]) => size(y) - size(x) || ((a ?? '') < (b ?? '') ? -1 : 1))
    .slice(0, maxSeries)
    .map(([key]) => key);
  return own ? shown.sort((a, b) => own.indexOf(a ?? '') - own.indexOf(b ?? '')) : shown;
}

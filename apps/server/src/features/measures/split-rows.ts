import type { FeedbackFilter } from '@earshot/contracts/feedback-filter';
import type { Grouping, Measured, MeasureRow } from '@earshot/contracts/measures';
import { maxSeries } from '@earshot/contracts/measures';
import { excluding, narrowed } from '@earshot/contracts/narrow-filter';
import type { Db } from '../../platform/database/open.ts';
import type { Asked, Sums } from './figures.ts';
import { figureOf, noTally } from './figures.ts';
import type { Key } from './grouping.ts';
import { labelOf, ownOrder, partOf } from './grouping.ts';
import { readNames } from './names.sql.ts';
import type { Grouped } from './take-measure.ts';
import type { SumsByKey } from './tallies.ts';
import { sumsByKey } from './tallies.ts';
import { ofWhole } from './whole.ts';

interface Series {
  key: Key;
  isOther: boolean;
  filter: FeedbackFilter;
  sums: SumsByKey;
}

/** Parts rows into the most frequent values and all others. A share is then a series' share of its row. */
export async function splitRows(
  db: Db,
  workspaceId: string,
  asked: Asked,
  filter: FeedbackFilter,
  { rows, groupBy }: Grouped,
  grouping: Grouping,
): Promise<Pick<Measured, 'rows' | 'series'>> {
  const values = await sumsByKey(db, workspaceId, asked, filter, grouping);
  const keys = shownKeys(grouping, values);
  const seriesOf = async (key: Key, isOther: boolean, own: FeedbackFilter): Promise<Series> => ({
    key,
    isOther,
    filter: own,
    sums: await sumsByKey(db, workspaceId, asked, own, groupBy),
  });
  const series: Series[] = [];
  for (const key of keys) series.push(await seriesOf(key, false, narrowed(filter, partOf(grouping, key))));
  if (values.size > keys.length) {
    const others = keys.reduce((rest, key) => excluding(rest, partOf(grouping, key)), filter);
    series.push(await seriesOf(null, true, others));
  }
  const rowSums = await sumsByKey(db, workspaceId, asked, filter, groupBy);
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
        const own = one.sums.get(row.key) ?? noTally;
        const sums = ofWhole(asked, own, rowSums.get(row.key) ?? noTally);
        return figureOf(asked, sums, narrowed(one.filter, part), whole);
      });
      return { ...row, split };
    }),
  };
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

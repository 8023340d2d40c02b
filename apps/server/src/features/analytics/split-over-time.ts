import type { Measured, MeasureRow } from '@earshot/contracts/analytics';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { Db } from '../../platform/database/open.ts';
import type { Asked } from './figures.ts';
import { figureOf, noTally } from './figures.ts';
import type { Grouped } from './grouped.ts';
import { sumsByTwoKeys } from './tallies.ts';
import type { TimeFrame } from './time-rows.ts';
import { seenOf } from './time-rows.ts';
import { ofWhole } from './whole.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

/** Parts rows into stretches of time, each row's course. A share is then a stretch's share of its row. */
export async function splitOverTime(
  db: Db,
  workspaceId: string,
  asked: Asked,
  filter: ReadyFilter,
  { rows, groupBy, sums }: Grouped,
  frame: TimeFrame,
): Promise<Pick<Measured, 'rows' | 'series'>> {
  const starts = frame.stretches.map(({ from }) => from);
  const cells = await sumsByTwoKeys(db, workspaceId, asked, filter, [groupBy, { starts }]);
  return {
    series: starts.map((key) => ({ key, label: key, is_other: false })),
    rows: rows.map(({ row, part }): MeasureRow => {
      const whole = narrowed(filter, part);
      const split = frame.stretches.map((stretch) => {
        const { from, to } = seenOf(frame, stretch);
        const own = cells.get(row.key)?.get(stretch.from) ?? noTally;
        const seen = narrowed(whole, { said_from: from, said_to: to });
        return figureOf(asked, ofWhole(asked, own, sums.get(row.key) ?? noTally), seen, whole);
      });
      return { ...row, split };
    }),
  };
}

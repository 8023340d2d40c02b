import type { Measured, MeasureRow } from '@earshot/contracts/analytics';
import type { SumsByKey } from './tallies.ts';
import type { GroupBy } from './tally.sql.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

/** Rows with the part of the filter that each of them is. */
export interface Grouped {
  groupBy: GroupBy;
  sums: SumsByKey;
  rows: { row: MeasureRow; part: ReadyFilter }[];
  answer: Pick<Measured, 'more_rows' | 'time' | 'period' | 'compared'>;
}

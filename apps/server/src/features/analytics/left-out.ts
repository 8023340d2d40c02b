import type { LeftOut, MeasureKind, Unit } from '@earshot/contracts/analytics';
import { excluding, narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { Db } from '../../platform/database/open.ts';
import { npsScale } from './rating-shares.ts';
import { countItems } from './tally.sql.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

type Reason = keyof LeftOut;

/** Counts the items that match but could not be measured or placed, each reason by itself. */
export async function countLeftOut(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  asked: { unit: Unit; measure: MeasureKind; byTime: boolean },
): Promise<LeftOut> {
  const leftOut: LeftOut = {};
  for (const [reason, part] of reasons(asked)) {
    // One by one: what asks another table is quick as a condition, and slow as one of several counts.
    const filters = narrowed(filter, part);
    leftOut[reason] = { count: await countItems(db, workspaceId, filters), filters };
  }
  return leftOut;
}

function reasons({ unit, measure, byTime }: { unit: Unit; measure: MeasureKind; byTime: boolean }) {
  const parts: [Reason, ReadyFilter][] = [];
  if (byTime) parts.push(['undated', { undated: true }]);
  if (unit === 'people') parts.push(['without_author', { has_author: false }]);
  if (unit === 'accounts') parts.push(['without_account', { has_account: false }]);
  if (unit === 'revenue') parts.push(['without_revenue', { has_revenue: false }]);
  if (measure === 'mean_rating' || measure === 'csat' || measure === 'nps') {
    parts.push(['unrated', { rated: false }]);
  }
  if (measure === 'nps') parts.push(['other_scale', excluding({ rated: true }, { rating_scale: npsScale })]);
  return parts;
}

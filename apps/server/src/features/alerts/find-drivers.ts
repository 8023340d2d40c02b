import { dayNumber } from '@earshot/analysis/trends/days';
import { driversOf } from '@earshot/analysis/trends/drivers';
import type { TopicTrend } from '@earshot/analysis/trends/find-changes';
import type { Db } from '../../platform/database/open.ts';
import type { FoundDriver } from './changes.sql.ts';
import { countSegments } from './counts.sql.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

const mostDrivers = 3;

/** The sources and other parts of the items that explain a change, those beyond chance first. */
export async function findDrivers(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  trend: TopicTrend,
): Promise<FoundDriver[]> {
  const counted = await countSegments(db, workspaceId, filter, trend.days, trend.comparedWith);
  const from = trend.comparedWith.from;
  const dayOfNow = dayNumber(trend.days.from) - dayNumber(from);
  const segments = counted.map(({ dimension, key, now, before }) => ({
    dimension,
    value: key,
    // Only the sums over both spans are asked for: each stands on its span's first day.
    counts: Object.assign(new Array<number>(dayOfNow + 1).fill(0), { 0: before, [dayOfNow]: now }),
  }));
  return driversOf(trend, segments, from)
    .filter(({ dimension, isConcentrated }) => isConcentrated || dimension === 'source')
    .slice(0, mostDrivers)
    .map(({ dimension, value, expected, share, isConcentrated }) => ({
      dimension,
      key: value,
      expected,
      share,
      isConcentrated,
    }));
}

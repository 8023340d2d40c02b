import type { Db } from '../../platform/database/open.ts';
import type { Day, Period } from './days.service.ts';
import type { Key } from './grouping.service.ts';
import { daysOfItems, firstDaysOfSources } from './tally.sql.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

/** From which day on there is data, and until which there can be some. */
export interface Coverage {
  /** Null where no item has a date. */
  firstDay: Day | null;
  today: Day;
}

/** Whether data was collected during the whole of a period: what was counted in any other says nothing of growth. */
export function isCovered({ firstDay, today }: Coverage, { from, to }: Period): boolean {
  return firstDay !== null && firstDay <= from && to <= today;
}

/** Since when there is data of a filter's sources, or of any where it names none. What else it asks for may be new. */
export async function coverageOf(
  db: Db,
  workspaceId: string,
  { source_ids }: ReadyFilter,
  today: Day,
): Promise<Coverage> {
  const days = await daysOfItems(db, workspaceId, source_ids?.length ? { source_ids } : {});
  return { firstDay: days?.from ?? null, today };
}

/** The same of each source by its id. */
export async function coverageOfSources(
  db: Db,
  workspaceId: string,
  today: Day,
): Promise<(source: Key) => Coverage> {
  const days = new Map(
    (await firstDaysOfSources(db, workspaceId)).map(({ sourceId, day }) => [String(sourceId), day]),
  );
  return (source) => ({ firstDay: days.get(source ?? '') ?? null, today });
}

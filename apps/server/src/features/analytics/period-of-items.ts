import type { Db } from '../../platform/database/open.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';
import type { Day, Period } from './days.service.ts';
import { daysOfItems, lastDayOfSources } from './tally.sql.ts';

/** What leaves all of a source's items, or a time of them. */
const ofSources = new Set<string>(['source_ids', 'said_from', 'said_to', 'undated']);

/**
 * The filter's own period. An open start is the first day of its items; an open end is the last day of the data that they are part of, so
 * that what nobody says any longer is seen to have ended. Null without any items.
 */
export async function periodOfItems(
  db: Db,
  workspaceId: string,
  filter: ReadyFilter,
  today: Day,
): Promise<Period | null> {
  const { said_from: from, said_to: to } = filter;
  if (from !== undefined && to !== undefined) return from <= to ? { from, to } : null;
  const found = await daysOfItems(db, workspaceId, filter);
  if (!found) return null;
  if (to !== undefined) return { from: from ?? found.from, to };
  const isOfPart = Object.keys(filter).some((name) => !ofSources.has(name));
  const last = isOfPart ? await lastDayOfSources(db, workspaceId, filter) : null;
  // A date in the future is a slip of the data: it ends no other matter.
  const end = last === null || last > today ? today : last;
  return { from: from ?? found.from, to: isOfPart && end > found.to ? end : found.to };
}

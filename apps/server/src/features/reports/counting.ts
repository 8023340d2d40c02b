import type { Measured, MeasureRequest } from '@earshot/contracts/analytics';
import type { Db } from '../../platform/database/open.ts';
import { measure } from '../analytics/analytics.service.ts';
import { readyMeasure } from '../analytics/ready-measure.service.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';

/** What a run counts in: one moment of a workspace, and the items that the report is about. */
export interface Counting {
  db: Db;
  workspaceId: string;
  nowMs: number;
  /** Ready for the database, the days of the period in it. */
  filter: ReadyFilter;
}

/** Measures the report's items, beside those of the period before. */
export function count(counting: Counting, query: Omit<MeasureRequest, 'filters'>): Promise<Measured> {
  const { db, workspaceId, nowMs, filter } = counting;
  const compare = query.split_by === undefined ? 'previous' : undefined;
  return measure(db, workspaceId, readyMeasure({ ...query, compare, filters: filter }), nowMs);
}

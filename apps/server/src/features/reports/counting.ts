import type { FeedbackFilter } from '@earshot/contracts/feedback-filter';
import type { Measured, MeasureRequest } from '@earshot/contracts/measures';
import { MeasureQuery } from '@earshot/contracts/measures';
import type { Db } from '../../platform/database/open.ts';
import { measure } from '../measures/measures.service.ts';

/** What a run counts in: one moment of a workspace, and the items that the report is about. */
export interface Counting {
  db: Db;
  workspaceId: string;
  nowMs: number;
  /** Ready for the database, the days of the period in it. */
  filter: FeedbackFilter;
}

/** Measures the report's items, beside those of the period before. */
export function count(counting: Counting, query: Omit<MeasureRequest, 'filters'>): Promise<Measured> {
  const { db, workspaceId, nowMs, filter } = counting;
  const compare = query.split_by === undefined ? 'previous' : undefined;
  return measure(db, workspaceId, { ...MeasureQuery.parse({ ...query, compare }), filters: filter }, nowMs);
}

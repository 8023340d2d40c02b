import type { MeasureRequest } from '@earshot/contracts/analytics';
import { MeasureQuery } from '@earshot/contracts/analytics';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';
import { readyAsSaved } from '../feedback/filter/ready-filter.service.ts';

/** What to measure, of filters that are ready for the database. */
export interface ReadyMeasure extends Omit<MeasureQuery, 'filters' | 'part'> {
  filters?: ReadyFilter | undefined;
  part?: ReadyFilter | undefined;
}

/** A query of our own making. Its filters stay as they are: what was looked up for their texts would not outlive parsing. */
export function readyMeasure({ filters, part, ...query }: MeasureRequest): ReadyMeasure {
  return {
    ...MeasureQuery.parse(query),
    filters: filters && readyAsSaved(filters as FeedbackFilter),
    part: part && readyAsSaved(part as FeedbackFilter),
  };
}

import type { FeedbackFilter } from '@earshot/contracts/feedback-filter';
import type { Unit } from '@earshot/contracts/measures';
import { feedbackListPath } from './feedback-paths.ts';
import { withFilter } from './filter-params.ts';

/** Where a number leads: to the items, people or accounts behind it. */
export function figurePath(unit: Unit, filter: FeedbackFilter): string {
  if (unit === 'items') return feedbackListPath(filter);
  const place = unit === 'people' ? '/feedback/people' : '/feedback/accounts';
  const search = withFilter(new URLSearchParams(), filter);
  return search.size ? `${place}?${search}` : place;
}

import type { FeedbackFilter } from '@earshot/contracts/feedback-filter';
import type { Unit } from '@earshot/contracts/measures';
import { appPages } from '@earshot/contracts/pages';
import { withFilter } from '@earshot/contracts/filter-address';
import { feedbackListPath } from './feedback-paths.ts';

const places: Record<Unit, string> = {
  items: '/feedback/list',
  people: '/feedback/people',
  accounts: '/feedback/accounts',
  revenue: '/feedback/accounts',
};

/** Where a number leads: to the items, people or accounts behind it; to their items where there is no list of them. */
export function figurePath(unit: Unit, filter: FeedbackFilter): string {
  const place = places[unit];
  if (unit === 'items' || !appPages.some((page) => page === place)) return feedbackListPath(filter);
  const search = withFilter(new URLSearchParams(), filter);
  return search.size ? `${place}?${search}` : place;
}

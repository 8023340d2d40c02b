import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import type { Unit } from '@earshot/contracts/analytics';
import { accountsPath, feedbackListPath, peoplePath } from './feedback-paths.ts';

const places: Record<Unit, (filter: FeedbackFilter) => string> = {
  items: feedbackListPath,
  people: peoplePath,
  accounts: accountsPath,
  revenue: accountsPath,
};

/** Where a number leads: to the items, people or accounts behind it. */
export function figurePath(unit: Unit, filter: FeedbackFilter): string {
  return places[unit](filter);
}

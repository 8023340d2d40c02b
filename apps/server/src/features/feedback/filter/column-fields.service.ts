import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';

/** The fields of a filter that an item's own columns answer, wherever items are kept: in the database or in memory. */
export const columnFields: readonly (keyof FeedbackFilter)[] = [
  'source_ids',
  'sentiments',
  'languages',
  'said_from',
  'said_to',
  'undated',
  'rating_min',
  'rating_max',
  'rated',
];

import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { inWords } from '../../features/feedback/filters/filter-names.ts';
import { useKnownNames } from '../../features/feedback/filters/known-names.ts';

/** Which items a filter means, in one line. */
export function FilterInWords({ filter }: { filter: FeedbackFilter }) {
  return inWords(filter, useKnownNames(filter));
}

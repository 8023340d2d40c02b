import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { Counted } from '@earshot/contracts/people';
import type { RankedRow } from './ranked-rows.ts';

/** The sums of one person's or account's items, each with the filter that opens exactly them; `own` holds for these items. */
export function countedOf(
  { items, positive, negative }: Pick<RankedRow, 'items' | 'positive' | 'negative'>,
  own: FeedbackFilter,
): { items: Counted; sentiment: Record<'positive' | 'neutral' | 'negative', Counted> } {
  const of = (count: number, sentiment: 'positive' | 'neutral' | 'negative'): Counted => ({
    count,
    filters: narrowed(own, { sentiments: [sentiment] }),
  });
  return {
    items: { count: items, filters: own },
    sentiment: {
      positive: of(positive, 'positive'),
      neutral: of(items - positive - negative, 'neutral'),
      negative: of(negative, 'negative'),
    },
  };
}

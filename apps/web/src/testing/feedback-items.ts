import type { FeedbackItem } from '@earshot/contracts/feedback';

/** An item with what a test says about it. */
export function feedbackItem(id: number, about: Partial<FeedbackItem> = {}): FeedbackItem {
  return {
    feedback_text_id: id,
    review_id: id,
    source_id: 3,
    source_name: 'Helpdesk',
    title: null,
    text: `Text of item ${id}`,
    link: null,
    score: null,
    said_at: '2026-11-14T07:52:00.000Z',
    rating: null,
    sentiment: 'neutral',
    sentiment_by: 'lexicon',
    language: 'en',
    author: null,
    account: null,
    ...about,
  };
}

/** An answer of `get_feedback`. */
export function foundPage(results: FeedbackItem[], total = results.length, nextAfter: string | null = null) {
  return { results, total_count: total, next_after: nextAfter };
}

import type { FeedbackItem } from '@earshot/contracts/feedback';
import { cardWords } from './feedback.words.ts';

type Named = Pick<FeedbackItem, 'review_id' | 'author' | 'account'>;

/** Who said it: author and account, as far as they are known. */
export function authorLine({ author, account }: Named): string {
  return [author?.name, account?.name].filter(Boolean).join(', ') || cardWords.unnamed;
}

/** What the drawing of the author grows from: the same person always has the same one. */
export function authorSeed({ review_id, author, account }: Named): string {
  if (author) return `author ${author.id}`;
  return account ? `account ${account.id}` : `item ${review_id}`;
}

/** The rating as it was given: `2 of 5`; one on a scale that does not start at 1 says so. */
export function ratingText({ value, min, max }: NonNullable<FeedbackItem['rating']>): string {
  return min === 0 || min === 1 ? `${value} of ${max}` : `${value} on a scale from ${min} to ${max}`;
}

/** The link to where it was said, when a browser may follow it. */
export function originalLink({ link }: Pick<FeedbackItem, 'link'>): string | null {
  return link && /^https?:\/\//i.test(link) ? link : null;
}

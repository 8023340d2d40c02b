import type { FeedbackItem } from '@earshot/contracts/feedback';
import type { z } from 'zod';
import type { ItemInList } from './list.sql.ts';
import { listedTextChars } from './list.sql.ts';

/** What an item's source, author and account are called. */
export interface NamesOfItem {
  sourceName: string;
  authorName: string | null;
  accountName: string | null;
}

/** An item as lists answer it; `score` when something was asked. */
export function itemInList(
  row: ItemInList,
  names: NamesOfItem,
  score: number | null,
): z.input<typeof FeedbackItem> {
  return {
    feedback_text_id: row.id,
    review_id: row.id,
    source_id: row.sourceId,
    source_name: names.sourceName,
    title: row.title,
    text: cut(row.text),
    link: row.link,
    score,
    said_at: row.saidAt,
    rating: ratingOf(row),
    sentiment: row.sentiment,
    sentiment_by: row.sentimentBy,
    language: row.language,
    author: row.authorId === null ? null : { id: row.authorId, name: names.authorName },
    account: row.accountId === null ? null : { id: row.accountId, name: names.accountName ?? '' },
  };
}

export function ratingOf({
  rating,
  ratingMin,
  ratingMax,
}: Pick<ItemInList, 'rating' | 'ratingMin' | 'ratingMax'>): FeedbackItem['rating'] {
  return rating === null || ratingMin === null || ratingMax === null
    ? null
    : { value: rating, min: ratingMin, max: ratingMax };
}

function cut(text: string): string {
  // Code units are at least as many as characters, so a short text needs no counting.
  if (text.length <= listedTextChars) return text;
  const characters = Array.from(text);
  return characters.length <= listedTextChars ? text : `${characters.slice(0, listedTextChars).join('')}…`;
}

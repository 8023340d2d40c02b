import type { FeedbackItem } from '@earshot/contracts/feedback';
import { readFilter } from '../../apps/web/src/lib/filter-params.ts';
import type { Api } from './api.ts';

export type Unit = 'items' | 'people' | 'accounts';

/** What a number on a screen opens: every item behind it, by way of the list that its address shows. */
export interface Behind {
  unit: Unit;
  items: FeedbackItem[];
}

const pageSize = 100;

/** Reads all that a number's address shows; `unit` says what the number counts. */
export async function behind(api: Api, token: string, address: string, unit: Unit): Promise<Behind> {
  const { searchParams } = new URL(address, 'http://earshot.example');
  const { filter, unreadable } = readFilter(searchParams);
  if (unreadable.length > 0)
    throw new Error(`${address} holds what cannot be read: ${unreadable.join(', ')}`);
  const items: FeedbackItem[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const body = { filters: filter, limit: pageSize, ...(after !== undefined && { after }) };
    const page = await api.call<{ results: FeedbackItem[]; total_count: number; next_after: string | null }>(
      '/api/feedback/get_feedback',
      body,
      token,
    );
    items.push(...page.results);
    after = page.next_after;
    if (after === null && items.length !== page.total_count) {
      throw new Error(`${address} lists ${items.length} items and counts ${page.total_count}`);
    }
  }
  return { unit, items };
}

/** How many items, people or accounts there are behind a number. */
export function countBehind({ unit, items }: Behind): number {
  if (unit === 'items') return items.length;
  const of = unit === 'people' ? 'author' : 'account';
  return new Set(items.flatMap((item) => item[of]?.id ?? [])).size;
}

/** The score that the items behind a number make. */
export function scoreBehind(measure: string, { items }: Behind): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const ratings = items.flatMap(({ rating }) => rating ?? []);
  switch (measure) {
    case 'mean_rating':
      return mean(ratings.map(({ value, min, max }) => 1 + (4 * (value - min)) / (max - min)));
    case 'nps':
      return mean(ratings.map(({ value }) => (value >= 9 ? 100 : value <= 6 ? -100 : 0)));
    case 'sentiment_score':
      return mean(items.map(({ sentiment }) => ({ positive: 100, neutral: 0, negative: -100 })[sentiment]));
    default:
      throw new RangeError(`${measure} is no score`);
  }
}

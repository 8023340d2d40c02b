import type { FeedbackItem } from '@earshot/contracts/feedback';
import { readFilter } from '../../apps/web/src/lib/filter-params.ts';
import type { Api } from './api.ts';

export type Unit = 'items' | 'people' | 'accounts' | 'revenue';

/** What a number on a screen opens: everything behind it, as the list that its address shows lists it. */
export interface Behind {
  unit: Unit;
  /** Of items alone. */
  items: FeedbackItem[];
  /** How many there are in the list. */
  count: number;
  /** Of accounts alone: the sum of what they are known to pay a year. */
  revenue: number;
}

interface Page {
  results: unknown[];
  total_count: number;
  next_after: string | null;
}

const pageSize = 100;

const lists: Record<string, string> = {
  '/feedback/list': '/api/feedback/get_feedback',
  '/feedback/ask_ai': '/api/feedback/get_feedback',
  '/feedback/people': '/api/people/list_people',
  '/feedback/accounts': '/api/people/list_accounts',
};

/** What the lists show at an address; undefined for addresses of other screens. */
export function unitAt(address: string): Unit | undefined {
  const { pathname } = new URL(address, 'http://earshot.example');
  const units: Record<string, Unit> = {
    '/feedback/list': 'items',
    '/feedback/ask_ai': 'items',
    '/feedback/people': 'people',
    '/feedback/accounts': 'accounts',
  };
  return units[pathname];
}

/** Reads all that a number's address shows, or how much alone; `unit` says what the number counts. */
export async function behind(
  api: Api,
  token: string,
  address: string,
  unit: Unit,
  { countOnly = false } = {},
): Promise<Behind> {
  const { pathname, searchParams } = new URL(address, 'http://earshot.example');
  const call = lists[pathname];
  const opened = unitAt(address);
  if (!call || (unit === 'revenue' ? 'accounts' : unit) !== opened) {
    throw new Error(`${address} is no list of ${unit}`);
  }
  const searchTerm = pathname === '/feedback/ask_ai' ? searchParams.get('q') : undefined;
  const { filter, unreadable } = readFilter(searchParams);
  if (unreadable.length > 0)
    throw new Error(`${address} holds what cannot be read: ${unreadable.join(', ')}`);
  if (countOnly && unit !== 'revenue') {
    const { total_count: count } = await api.call<Page>(
      call,
      { filters: filter, searchTerm, limit: 1 },
      token,
    );
    return { unit, items: [], count, revenue: 0 };
  }
  const rows: unknown[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const body = { filters: filter, searchTerm, limit: pageSize, ...(after !== undefined && { after }) };
    const page = await api.call<Page>(call, body, token);
    rows.push(...page.results);
    after = page.next_after;
    if (after === null && rows.length !== page.total_count) {
      throw new Error(`${address} lists ${rows.length} and counts ${page.total_count}`);
    }
  }
  return {
    unit,
    items: opened === 'items' ? (rows as FeedbackItem[]) : [],
    count: rows.length,
    revenue:
      opened === 'accounts'
        ? (rows as { yearly_revenue_eur: number | null }[]).reduce(
            (sum, row) => sum + (row.yearly_revenue_eur ?? 0),
            0,
          )
        : 0,
  };
}

/** How many items, people or accounts there are behind a number; of revenue, how much. */
export function countBehind({ unit, count, revenue }: Behind): number {
  return unit === 'revenue' ? revenue : count;
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

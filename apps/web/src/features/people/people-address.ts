import { withFilter } from '@earshot/contracts/filter/filter-address';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { readFilter } from '../../lib/filter-params.ts';

/** What the address of a list of people or accounts says. */
export interface ListAddress<Order extends string> {
  filter: FeedbackFilter;
  /** Names of parts of the filter that could not be read. */
  unreadable: string[];
  /** What is looked for in names. */
  words: string;
  order: Order;
}

export function readListAddress<Order extends string>(
  search: URLSearchParams,
  orders: readonly [Order, ...Order[]],
): ListAddress<Order> {
  const order = orders.find((one) => one === search.get('order')) ?? orders[0];
  return { ...readFilter(search), words: search.get('q') ?? '', order };
}

/** The same address with some of it said otherwise; what is usual is left out. */
export function withListAddress(
  search: URLSearchParams,
  change: Partial<ListAddress<string>>,
  usualOrder: string,
): URLSearchParams {
  const next = change.filter ? withFilter(search, change.filter) : new URLSearchParams(search);
  const set = (name: string, value: string | undefined, usual: string) => {
    if (value === undefined) return;
    if (value === usual) next.delete(name);
    else next.set(name, value);
  };
  set('q', change.words, '');
  set('order', change.order, usualOrder);
  return next;
}

import { marketOrders, marketSchedules, marketStandings } from '@earshot/contracts/market';
import { paths } from '../../lib/paths.ts';
import type { ListQuery } from './market.queries.ts';

/** What an address asks of the list of reports; parts that it cannot ask for are not there. */
export function listQueryOf(address: URLSearchParams): ListQuery {
  const asked: ListQuery = {};
  const search = address.get('search')?.trim();
  const cursor = address.get('cursor');
  if (search) asked.search = search;
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === address.get(name));
  const standing = one('standing', marketStandings);
  const schedule = one('schedule', marketSchedules);
  const order = one('order', marketOrders);
  if (standing) asked.standing = standing;
  if (schedule) asked.schedule = schedule;
  if (order && order !== 'newest') asked.order = order;
  if (cursor) asked.cursor = cursor;
  return asked;
}

/** The address of the list with parts of it changed; `null` takes one out. What is listed then begins anew. */
export function listPath(asked: ListQuery, change: { [Name in keyof ListQuery]?: string | null }): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, cursor: null, ...change })) {
    if (typeof value === 'string' && value !== '') next.set(name, value);
  }
  const query = next.toString();
  return query === '' ? paths.marketReports : `${paths.marketReports}?${query}`;
}

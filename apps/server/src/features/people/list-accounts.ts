import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import { narrowed } from '@earshot/contracts/filter/narrow-filter';
import type { AccountInList, people } from '@earshot/contracts/people';
import type { Db } from '../../platform/database/open.ts';
import { countedOf } from './counted.ts';
import type { RankedRow } from './ranked-rows.ts';
import type { Rankings } from './rankings.ts';
import { factsOfAccounts } from './rows.sql.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';
import type { Ready } from '../feedback/filter/ready-filter.service.ts';

/** One page of the accounts behind the matching items; in a transaction that is a snapshot. */
export async function listAccounts(
  db: Db,
  workspaceId: string,
  { filters = {}, search = '', order, limit, after }: Ready<ParsedBody<typeof people.listAccounts>>,
  { rankings, nowMs }: { rankings: Rankings; nowMs: number },
): Promise<CallReply<typeof people.listAccounts>> {
  const asked = { what: 'accounts', order } as const;
  const ranked = await rankings.read(db, workspaceId, asked, { filters, search }, nowMs);
  const place = ranked.placeAfter(after);
  const page = ranked.from(place, limit);
  const { items, revenue, priced } = ranked.totals();
  const ofAll = search
    ? { items: null, revenue: null }
    : {
        items: { count: items, filters: narrowed(filters, { has_account: true }) },
        revenue: {
          sum_eur: revenue,
          accounts: { count: priced, filters: narrowed(filters, { has_revenue: true }) },
        },
      };
  return {
    results: await accountsOf(db, workspaceId, page, filters),
    total_count: ranked.size,
    ...ofAll,
    next_after: ranked.cursorAt(place + page.length),
  };
}

/** The accounts of some rows, in their order. */
export async function accountsOf(
  db: Db,
  workspaceId: string,
  rows: readonly RankedRow[],
  filter: ReadyFilter,
): Promise<AccountInList[]> {
  const ids = rows.map(({ id }) => id);
  const facts = new Map((await factsOfAccounts(db, workspaceId, ids, filter)).map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const known = facts.get(row.id);
    if (!known) return [];
    const own = narrowed(filter, { account_ids: [row.id] });
    return [
      {
        account_id: row.id,
        name: known.name,
        plan: known.plan,
        yearly_revenue_eur: known.yearlyRevenueEur,
        newest: known.newest,
        people: { count: row.people || null, filters: narrowed(own, { has_author: true }) },
        ...countedOf(row, own),
      },
    ];
  });
}

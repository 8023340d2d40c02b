import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { people } from '@earshot/contracts/people';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import * as sql from './account.sql.ts';
import { lockWorkspace } from './person-changes.sql.ts';
import { noteRegrouped } from './person.sql.ts';
import { RankedRows } from './ranked-rows.ts';
import { rankAccounts } from './ranking.sql.ts';
import { factsOfAccounts } from './rows.sql.ts';

/** @throws Problem `not_found` */
export async function getAccount(
  db: Db,
  workspaceId: string,
  id: number,
): Promise<CallReply<typeof people.getAccount>> {
  const account = await sql.findAccount(db, workspaceId, id);
  if (!account) throw unknownAccount();
  const filters = { account_ids: [id] };
  const ranked = new RankedRows(
    await rankAccounts(db, workspaceId, { filter: filters, search: '' }, 'items'),
  );
  const [sums] = ranked.from(0, 1);
  const [facts] = await factsOfAccounts(db, workspaceId, [id], {});
  return {
    account_id: id,
    name: account.name,
    external_id: account.externalId,
    plan: account.plan,
    yearly_revenue_eur: account.yearlyRevenueEur,
    said_plan: account.saidPlan,
    said_revenue_eur: account.saidRevenueEur,
    given_plan: account.givenPlan,
    given_revenue_eur: account.givenRevenueEur,
    given_revenue_as: account.givenRevenueAs,
    domain: account.domain,
    facts: account.facts,
    items: { count: sums?.items ?? 0, filters },
    people: { count: sums ? sums.people || null : 0, filters: { ...filters, has_author: true } },
    newest: facts?.newest ?? null,
  };
}

/** @throws Problem `not_found` */
export function updateAccount(
  { database, freeSpace }: Pick<Deps, 'database' | 'freeSpace'>,
  { workspaceId }: Caller,
  { account_id: id, plan, yearly_revenue_eur: yearlyRevenueEur }: ParsedBody<typeof people.updateAccount>,
): Promise<CallReply<typeof people.updateAccount>> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    if (!(await sql.updateAccount(tx, workspaceId, id, { plan, yearlyRevenueEur }))) throw unknownAccount();
    await noteRegrouped(tx, workspaceId);
    return getAccount(tx, workspaceId, id);
  });
}

export function unknownAccount(): Problem {
  return new Problem('not_found', { detail: 'There is no account with this ID.' });
}

import type { Db, Tx } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

export interface AccountDetailRow {
  id: number;
  name: string;
  externalId: string | null;
  plan: string | null;
  yearlyRevenueEur: number | null;
  saidPlan: string | null;
  saidRevenueEur: number | null;
  givenPlan: string | null;
  givenRevenueEur: number | null;
  givenRevenueAs: string | null;
  domain: string | null;
  facts: Record<string, string>;
}

export async function findAccount(
  db: Db,
  workspaceId: string,
  id: number,
): Promise<AccountDetailRow | undefined> {
  const [row] = await runRaw<AccountDetailRow>(
    db,
    `select id, name, external_id, plan, yearly_revenue_eur::float8 as yearly_revenue_eur, said_plan,
        said_revenue_eur::float8 as said_revenue_eur, given_plan, given_revenue_eur::float8 as given_revenue_eur,
        given_revenue_as, domain, facts
       from account where workspace_id = $1 and id = $2`,
    [workspaceId, id],
  );
  return row;
}

/** @returns whether there is such an account */
export async function updateAccount(
  tx: Tx,
  workspaceId: string,
  id: number,
  given: { plan: string | null; yearlyRevenueEur: number | null },
): Promise<boolean> {
  const rows = await runRaw(
    tx,
    `update account set given_plan = $3, given_revenue_eur = $4,
        given_revenue_as = case when given_revenue_eur = $4 then given_revenue_as end
      where workspace_id = $1 and id = $2 returning id`,
    [workspaceId, id, given.plan, given.yearlyRevenueEur],
  );
  return rows.length > 0;
}

/** The id of the account that feedback naming only this name is about; it is made when there is none. */
export async function accountNamed(
  tx: Tx,
  workspaceId: string,
  identity: string,
  name: string,
): Promise<number> {
  const [known] = await runRaw<{ id: number }>(
    tx,
    'select id from account where workspace_id = $1 and identity = $2',
    [workspaceId, identity],
  );
  if (known) return known.id;
  const [counted] = await runRaw<{ id: number }>(
    tx,
    'update workspace set last_account_id = last_account_id + 1 where id = $1 returning last_account_id as id',
    [workspaceId],
  );
  if (!counted) throw new RangeError('The workspace of this transaction is gone');
  await runRaw(tx, 'insert into account (workspace_id, id, identity, name) values ($1, $2, $3, $4)', [
    workspaceId,
    counted.id,
    identity,
    name,
  ]);
  return counted.id;
}

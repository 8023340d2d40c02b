import type { AccountFileCounts, AccountMapping } from '@earshot/contracts/account-files';
import type { Db, Tx } from '../../../platform/database/open.ts';
import { runRaw } from '../../../platform/database/raw-query.ts';
import type { Changes } from './account-changes.ts';
import type { AccountState, KnownAccount } from './account-state.ts';

const state = `id, identity, name, external_id, domain, given_plan, given_revenue_eur::float8 as given_revenue_eur,
  given_revenue_as, facts`;

export function allAccounts(db: Db, workspaceId: string): Promise<KnownAccount[]> {
  return runRaw(db, `select ${state} from account where workspace_id = $1 order by id`, [workspaceId]);
}

export function accountsOfIds(db: Db, workspaceId: string, ids: readonly number[]): Promise<KnownAccount[]> {
  return runRaw(db, `select ${state} from account where workspace_id = $1 and id = any($2)`, [
    workspaceId,
    ids,
  ]);
}

/** For each domain the account of all feedback that people with an address there gave; none where that is of several. */
export function accountsOfDomains(
  db: Db,
  workspaceId: string,
  domains: readonly string[],
): Promise<{ domain: string; accountId: number }[]> {
  return runRaw(
    db,
    `select split_part(lower(a.email), '@', 2) as domain, min(i.account_id) as account_id
       from author a join feedback_item i on i.workspace_id = $1 and i.author_id = a.id
      where a.workspace_id = $1 and i.account_id is not null and split_part(lower(a.email), '@', 2) = any($2::text[])
      group by 1 having min(i.account_id) = max(i.account_id)`,
    [workspaceId, domains],
  );
}

export async function authorsOfEmails(
  db: Db,
  workspaceId: string,
  emails: readonly string[],
): Promise<Map<string, number>> {
  const rows = await runRaw<{ id: number; identity: string }>(
    db,
    'select id, identity from author where workspace_id = $1 and identity = any($2::text[])',
    [workspaceId, emails.map((email) => `email:${email}`)],
  );
  return new Map(rows.map(({ id, identity }) => [identity.slice('email:'.length), id]));
}

/** @returns the first of as many ids that are now taken */
export async function takeAccountIds(tx: Tx, workspaceId: string, count: number): Promise<number> {
  const [row] = await runRaw<{ last: number }>(
    tx,
    'update workspace set last_account_id = last_account_id + $2 where id = $1 returning last_account_id as last',
    [workspaceId, count],
  );
  if (!row) throw new RangeError('The workspace of this transaction is gone');
  return row.last - count + 1;
}

export async function insertAccounts(
  tx: Tx,
  workspaceId: string,
  fileId: string,
  accounts: readonly { id: number; identity: string; name: string }[],
): Promise<void> {
  await runRaw(
    tx,
    `insert into account (workspace_id, id, identity, name, added_by_file)
     select $1, id, identity, name, $2 from unnest($3::int[], $4::text[], $5::text[]) as s (id, identity, name)`,
    [
      workspaceId,
      fileId,
      accounts.map(({ id }) => id),
      accounts.map((one) => one.identity),
      accounts.map(({ name }) => name),
    ],
  );
}

export async function writeStates(
  tx: Tx,
  workspaceId: string,
  states: readonly (AccountState & { id: number })[],
): Promise<void> {
  await runRaw(
    tx,
    `update account a set external_id = s."externalId", domain = s.domain, given_plan = s."givenPlan",
            given_revenue_eur = s."givenRevenueEur", given_revenue_as = s."givenRevenueAs", facts = s.facts
       from jsonb_to_recordset($2::jsonb) as s (id int, "externalId" text, domain text, "givenPlan" text,
            "givenRevenueEur" numeric, "givenRevenueAs" text, facts jsonb)
      where a.workspace_id = $1 and a.id = s.id`,
    [workspaceId, JSON.stringify(states)],
  );
}

export async function insertAliases(
  tx: Tx,
  workspaceId: string,
  fileId: string,
  aliases: readonly { identity: string; accountId: number }[],
): Promise<void> {
  await runRaw(
    tx,
    `insert into account_alias (workspace_id, identity_hash, account_id, file_id)
     select $1, sha256(convert_to(identity, 'UTF8')), account_id, $2
       from unnest($3::text[], $4::int[]) as s (identity, account_id)
     on conflict do nothing`,
    [workspaceId, fileId, aliases.map(({ identity }) => identity), aliases.map(({ accountId }) => accountId)],
  );
}

export async function deleteAliases(tx: Tx, workspaceId: string, fileId: string): Promise<void> {
  await runRaw(tx, 'delete from account_alias where workspace_id = $1 and file_id = $2', [
    workspaceId,
    fileId,
  ]);
}

/** Of accounts that a file added, those that nothing refers to are deleted; the others are kept as feedback's own. */
export async function dropAdded(tx: Tx, workspaceId: string, fileId: string): Promise<void> {
  await runRaw(
    tx,
    `delete from account a where a.workspace_id = $1 and a.added_by_file = $2
        and not exists (select 1 from feedback_item i where i.workspace_id = $1 and i.account_id = a.id)
        and not exists (select 1 from author m where m.workspace_id = $1 and m.given_account_id = a.id)`,
    [workspaceId, fileId],
  );
  await runRaw(tx, 'update account set added_by_file = null where workspace_id = $1 and added_by_file = $2', [
    workspaceId,
    fileId,
  ]);
}

export async function givenAccounts(
  db: Db,
  workspaceId: string,
  authorIds: readonly number[],
): Promise<Map<number, number | null>> {
  const rows = await runRaw<{ id: number; account: number | null }>(
    db,
    'select id, given_account_id as account from author where workspace_id = $1 and id = any($2)',
    [workspaceId, authorIds],
  );
  return new Map(rows.map(({ id, account }) => [id, account]));
}

/** Gives authors an account, or takes it away; their items that name none follow. */
export async function giveAccounts(
  tx: Tx,
  workspaceId: string,
  given: readonly { author: number; account: number | null }[],
): Promise<void> {
  const parameters = [workspaceId, given.map(({ author }) => author), given.map(({ account }) => account)];
  const pairs = 'unnest($2::int[], $3::int[]) as s (author, account)';
  await runRaw(
    tx,
    `update author a set given_account_id = s.account from ${pairs} where a.workspace_id = $1 and a.id = s.author`,
    parameters,
  );
  await runRaw(
    tx,
    `update feedback_item i set account_id = s.account, account_given = s.account is not null from ${pairs}
      where i.workspace_id = $1 and i.author_id = s.author and (i.account_id is null or i.account_given)`,
    parameters,
  );
}

export interface FileRow {
  id: string;
  fileName: string;
  counts: AccountFileCounts;
  changes: Changes | null;
  createdBy: string;
  createdAt: string;
  undoneAt: string | null;
}

export async function insertFile(
  tx: Tx,
  workspaceId: string,
  file: Omit<FileRow, 'createdBy' | 'undoneAt'> & {
    columnsKey: Buffer;
    mapping: AccountMapping;
    userId: string;
  },
): Promise<void> {
  await runRaw(
    tx,
    `insert into account_file (workspace_id, id, file_name, columns_key, mapping, counts, changes, created_by, created_at)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7::jsonb, $8, $9)`,
    [
      workspaceId,
      file.id,
      file.fileName,
      file.columnsKey,
      JSON.stringify(file.mapping),
      JSON.stringify(file.counts),
      JSON.stringify(file.changes),
      file.userId,
      file.createdAt,
    ],
  );
}

export async function findFile(db: Db, workspaceId: string, id: string): Promise<FileRow | undefined> {
  const [row] = await runRaw<FileRow>(
    db,
    `select f.id, f.file_name, f.counts, f.changes, u.display_name as created_by, f.created_at, f.undone_at
       from account_file f join app_user u on u.id = f.created_by where f.workspace_id = $1 and f.id = $2`,
    [workspaceId, id],
  );
  return row;
}

export function listFiles(db: Db, workspaceId: string): Promise<Omit<FileRow, 'changes'>[]> {
  return runRaw(
    db,
    `select f.id, f.file_name, f.counts, u.display_name as created_by, f.created_at, f.undone_at
       from account_file f join app_user u on u.id = f.created_by
      where f.workspace_id = $1 order by f.created_at desc, f.id limit 50`,
    [workspaceId],
  );
}

export async function lastMapping(
  db: Db,
  workspaceId: string,
  columnsKey: Buffer,
): Promise<AccountMapping | undefined> {
  const [row] = await runRaw<{ mapping: AccountMapping }>(
    db,
    `select mapping from account_file where workspace_id = $1 and columns_key = $2
      order by created_at desc, id limit 1`,
    [workspaceId, columnsKey],
  );
  return row?.mapping;
}

export async function markUndone(tx: Tx, workspaceId: string, id: string, at: string): Promise<void> {
  await runRaw(
    tx,
    'update account_file set undone_at = $3, changes = null where workspace_id = $1 and id = $2',
    [workspaceId, id, at],
  );
}

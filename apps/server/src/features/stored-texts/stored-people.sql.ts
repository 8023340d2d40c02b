import type { Db } from '../../platform/database/open.ts';

export interface AuthorRow {
  id: number;
  identity: string;
  name: string | null;
  email: string | null;
  externalId: string | null;
}

export interface AccountRow {
  id: number;
  identity: string;
  name: string;
  externalId: string | null;
  saidPlan: string | null;
  givenPlan: string | null;
}

/** Held until the transaction ends, as are the accounts. */
export function authorsAfter(
  db: Db,
  workspaceId: string,
  afterId: number,
  limit: number,
): Promise<AuthorRow[]> {
  return db
    .selectFrom('author')
    .select(['id', 'identity', 'name', 'email', 'externalId'])
    .where('workspaceId', '=', workspaceId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

export async function writeAuthor(db: Db, workspaceId: string, { id, ...author }: AuthorRow): Promise<void> {
  await db
    .updateTable('author')
    .set(author)
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export function accountsAfter(
  db: Db,
  workspaceId: string,
  afterId: number,
  limit: number,
): Promise<AccountRow[]> {
  return db
    .selectFrom('account')
    .select(['id', 'identity', 'name', 'externalId', 'saidPlan', 'givenPlan'])
    .where('workspaceId', '=', workspaceId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

export async function writeAccount(
  db: Db,
  workspaceId: string,
  { id, ...account }: AccountRow,
): Promise<void> {
  await db
    .updateTable('account')
    .set(account)
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

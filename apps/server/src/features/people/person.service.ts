import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { people } from '@earshot/contracts/people';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db, Tx } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { Deps } from '../deps.ts';
import { accountIdentity } from '../feedback/store/people-identity.service.ts';
import { accountNamed, findAccount } from './account.sql.ts';
import { unknownAccount } from './account.service.ts';
import { unknownPerson } from './one-person.service.ts';
import { changesOf, lockWorkspace } from './person-changes.sql.ts';
import * as sql from './person.sql.ts';
import { factsOfPeople } from './rows.sql.ts';

/** @throws Problem `not_found` */
export async function getPerson(
  db: Db,
  workspaceId: string,
  authorId: number,
): Promise<CallReply<typeof people.get>> {
  const id = await sql.personOf(db, workspaceId, authorId);
  const person = id === undefined ? undefined : await sql.findPerson(db, workspaceId, id);
  if (!person) throw unknownPerson();
  const filters = { author_ids: [person.id] };
  const authors = await sql.authorsOf(db, workspaceId, person.id);
  const accounts = await sql.accountsOfPerson(db, workspaceId, person.id);
  const [facts] = await factsOfPeople(db, workspaceId, [person.id], {});
  return {
    author_id: person.id,
    name: person.name,
    email: person.email,
    authors,
    items: { count: facts?.items ?? 0, filters },
    newest: facts?.newest ?? null,
    given_account: person.givenAccount,
    accounts: accounts.map(({ account, items }) => ({
      ...account,
      items: { count: items, filters: { ...filters, account_ids: [account.account_id] } },
    })),
    changes: await changesOf(
      db,
      workspaceId,
      authors.map(({ author_id: author }) => author),
    ),
  };
}

/**
 * Gives a person the account of what they say without naming one; an account of an unknown name is made.
 *
 * @throws Problem `not_found` for an unknown person or account
 */
export function giveAccount(
  { database, freeSpace }: Pick<Deps, 'database' | 'freeSpace'>,
  { workspaceId }: Caller,
  { author_id: authorId, account }: ParsedBody<typeof people.giveAccount>,
): Promise<CallReply<typeof people.giveAccount>> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const person = await sql.personOf(tx, workspaceId, authorId);
    if (person === undefined) throw unknownPerson();
    await sql.giveAccount(tx, workspaceId, person, account && (await idOf(tx, workspaceId, account)));
    await sql.noteRegrouped(tx, workspaceId);
    return getPerson(tx, workspaceId, person);
  });
}

async function idOf(
  tx: Tx,
  workspaceId: string,
  account: { id: number } | { name: string },
): Promise<number> {
  if ('id' in account) {
    if (!(await findAccount(tx, workspaceId, account.id))) throw unknownAccount();
    return account.id;
  }
  const identity = accountIdentity({ name: account.name, externalId: null });
  if (identity === null) throw new RangeError('A name that holds something tells an account apart');
  return accountNamed(tx, workspaceId, identity, account.name);
}

import type { AccountFacts, AuthorOfPerson } from '@earshot/contracts/people';
import type { Db, Tx } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';
import { accountFacts } from './rows.sql.ts';

export interface PersonRow {
  id: number;
  name: string | null;
  email: string | null;
  givenAccount: AccountFacts | null;
}

/** The id of the author who stands for the person of this one; undefined when there is no such author. */
export async function personOf(db: Db, workspaceId: string, authorId: number): Promise<number | undefined> {
  const [row] = await runRaw<{ id: number }>(
    db,
    'select coalesce(person_id, id) as id from author where workspace_id = $1 and id = $2',
    [workspaceId, authorId],
  );
  return row?.id;
}

export async function findPerson(db: Db, workspaceId: string, id: number): Promise<PersonRow | undefined> {
  const [row] = await runRaw<PersonRow>(
    db,
    `select a.id, a.name, a.email, case when g.id is not null then ${accountFacts('g')} end as given_account
       from author a left join account g on g.workspace_id = $1 and g.id = a.given_account_id
      where a.workspace_id = $1 and a.id = $2`,
    [workspaceId, id],
  );
  return row;
}

/** Every author who is the person, the one who stands for them first. */
export function authorsOf(db: Db, workspaceId: string, personId: number): Promise<AuthorOfPerson[]> {
  return runRaw<{ author: AuthorOfPerson }>(
    db,
    `select jsonb_build_object('author_id', a.id, 'name', a.name, 'email', a.email, 'external_id', a.external_id,
         'known_by', case split_part(a.identity, ':', 1) when 'email' then 'email' when 'id' then 'external_id'
           when 'hidden' then 'hidden' else 'name' end,
         'sources', coalesce((select jsonb_agg(jsonb_build_object('source_id', s.id, 'name', s.name) order by lower(s.name), s.id)
            from source s where s.workspace_id = $1 and s.id in (select i.source_id from feedback_item i
              where i.workspace_id = $1 and i.author_id = a.id)), '[]')) as author
       from author a where a.workspace_id = $1 and (a.id = $2 or a.person_id = $2)
      order by a.person_id nulls first, a.id`,
    [workspaceId, personId],
  ).then((rows) => rows.map(({ author }) => author));
}

/** The accounts of the person's items with how many items each has, most first. */
export function accountsOfPerson(
  db: Db,
  workspaceId: string,
  personId: number,
): Promise<{ account: AccountFacts; items: number }[]> {
  return runRaw(
    db,
    `select ${accountFacts('o')} as account, c.items from (
         select i.account_id, count(*) as items from feedback_item i
          where i.workspace_id = $1 and i.account_id is not null and i.author_id = any(array(
            select a.id from author a where a.workspace_id = $1 and (a.id = $2 or a.person_id = $2)))
          group by 1) c
       join account o on o.workspace_id = $1 and o.id = c.account_id
      order by c.items desc, o.id`,
    [workspaceId, personId],
  );
}

/** Gives the person's authors an account, or takes it away; items that name none follow. */
export async function giveAccount(
  tx: Tx,
  workspaceId: string,
  personId: number,
  accountId: number | null,
): Promise<void> {
  const theirs = 'select id from author where workspace_id = $1 and (id = $2 or person_id = $2)';
  await runRaw(
    tx,
    `update author set given_account_id = $3 where workspace_id = $1 and (id = $2 or person_id = $2)`,
    [workspaceId, personId, accountId],
  );
  await runRaw(
    tx,
    `update feedback_item set account_id = $3, account_given = $3::int is not null
      where workspace_id = $1 and author_id in (${theirs}) and (account_id is null or account_given)`,
    [workspaceId, personId, accountId],
  );
}

/** Counts and lists that were kept of the workspace's items do not hold any more, nor do items that were kept with their account. */
export async function noteRegrouped(tx: Tx, workspaceId: string): Promise<void> {
  await runRaw(
    tx,
    `update workspace set revision = revision + 1, rewritten_rev = revision + 1, renamed_rev = revision + 1
      where id = $1`,
    [workspaceId],
  );
}

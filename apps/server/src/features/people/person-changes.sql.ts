import type { PersonChange } from '@earshot/contracts/people';
import type { Db, Tx } from '../../platform/database/open.ts';
import { runRaw } from '../../platform/database/raw-query.ts';

/** An author with the one that stood for them before, and the one that stands for them since. */
export interface Moved {
  author: number;
  from: number;
  to: number;
}

/** Takes the row that every writer of the workspace takes first, so that people change one after the other. */
export async function lockWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  await runRaw(tx, 'select id from workspace where id = $1 for no key update', [workspaceId]);
}

/** Ids of the authors who are this person, by id. */
export async function membersOf(db: Db, workspaceId: string, personId: number): Promise<number[]> {
  const rows = await runRaw<{ id: number }>(
    db,
    'select id from author where workspace_id = $1 and (id = $2 or person_id = $2) order by id',
    [workspaceId, personId],
  );
  return rows.map(({ id }) => id);
}

/** Who stands for each of these authors; those that are gone are left out. */
export async function personsOf(
  db: Db,
  workspaceId: string,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await runRaw<{ id: number; person: number }>(
    db,
    'select id, coalesce(person_id, id) as person from author where workspace_id = $1 and id = any($2)',
    [workspaceId, ids],
  );
  return new Map(rows.map(({ id, person }) => [id, person]));
}

export async function setPersons(
  tx: Tx,
  workspaceId: string,
  persons: readonly { author: number; person: number }[],
): Promise<void> {
  await runRaw(
    tx,
    `update author a set person_id = nullif(s.person, a.id)
       from unnest($2::int[], $3::int[]) as s (author, person)
      where a.workspace_id = $1 and a.id = s.author`,
    [workspaceId, persons.map(({ author }) => author), persons.map(({ person }) => person)],
  );
}

/** Whether somebody stands for an author who stands for others: that must never stay so. */
export async function hasChains(db: Db, workspaceId: string): Promise<boolean> {
  const [row] = await runRaw<{ chained: boolean }>(
    db,
    `select exists (select 1 from author m join author l on l.workspace_id = $1 and l.id = m.person_id
      where m.workspace_id = $1 and m.person_id is not null and l.person_id is not null) as chained`,
    [workspaceId],
  );
  return row?.chained ?? false;
}

export async function insertChange(
  tx: Tx,
  workspaceId: string,
  change: { id: string; kind: 'merge' | 'split'; moved: readonly Moved[]; by: string; at: string },
): Promise<void> {
  await runRaw(
    tx,
    `insert into person_change (workspace_id, id, kind, moved, changed_by, changed_at)
     values ($1, $2, $3, $4::jsonb, $5, $6)`,
    [workspaceId, change.id, change.kind, JSON.stringify(change.moved), change.by, change.at],
  );
}

export async function findChange(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<{ moved: Moved[]; undoneAt: string | null } | undefined> {
  const [row] = await runRaw<{ moved: Moved[]; undoneAt: string | null }>(
    db,
    'select moved, undone_at from person_change where workspace_id = $1 and id = $2',
    [workspaceId, id],
  );
  return row;
}

export async function markUndone(tx: Tx, workspaceId: string, id: string, at: string): Promise<void> {
  await runRaw(tx, 'update person_change set undone_at = $3 where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
    at,
  ]);
}

/** Changes that moved any of these authors, newest first. */
export function changesOf(
  db: Db,
  workspaceId: string,
  authorIds: readonly number[],
): Promise<PersonChange[]> {
  return runRaw<{ change: PersonChange }>(
    db,
    `select jsonb_build_object('change_id', c.id, 'kind', c.kind, 'changed_by', u.display_name,
         'changed_at', to_char(c.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'undone_at', to_char(c.undone_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'authors', (select coalesce(jsonb_agg(coalesce(a.name, a.email, a.external_id, '') order by a.id), '[]')
            from author a where a.workspace_id = $1
             and a.id in (select (m ->> 'author')::int from jsonb_array_elements(c.moved) as m))) as change
       from person_change c join app_user u on u.id = c.changed_by
      where c.workspace_id = $1 and exists (select 1 from jsonb_array_elements(c.moved) as m
        where (m ->> 'author')::int = any($2) or (m ->> 'from')::int = any($2) or (m ->> 'to')::int = any($2))
      order by c.changed_at desc, c.id limit 50`,
    [workspaceId, authorIds],
  ).then((rows) => rows.map(({ change }) => change));
}

/** Says that two are not one person. */
export async function keepApart(tx: Tx, workspaceId: string, one: number, other: number): Promise<void> {
  await runRaw(
    tx,
    `insert into person_apart (workspace_id, author_id, other_id) values ($1, least($2::int, $3), greatest($2::int, $3))
     on conflict do nothing`,
    [workspaceId, one, other],
  );
}

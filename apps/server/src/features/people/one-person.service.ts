import { randomUUID } from 'node:crypto';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { people } from '@earshot/contracts/people';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { Moved } from './person-changes.sql.ts';
import * as sql from './person-changes.sql.ts';
import { noteRegrouped, personOf } from './person.sql.ts';

type ChangeDeps = Pick<Deps, 'database' | 'freeSpace' | 'now'>;

/**
 * Makes two people one. No item changes: authors only get another one to stand for them.
 *
 * @throws Problem `not_found`; `bad_request` when they are one already
 */
export function mergePeople(
  deps: ChangeDeps,
  caller: Caller,
  { author_id: authorId, into_author_id: intoId }: ParsedBody<typeof people.merge>,
): Promise<CallReply<typeof people.merge>> {
  return change(deps, caller, 'merge', async (tx, workspaceId) => {
    const [from, to] = [await known(tx, workspaceId, authorId), await known(tx, workspaceId, intoId)];
    if (from === to) throw badField('into_author_id', 'These are already one person.');
    const moved = (await sql.membersOf(tx, workspaceId, from)).map((author) => ({ author, from, to }));
    return { moved, stands: to };
  });
}

/**
 * Makes one author of a merged person a person of their own; when it is the one who stands for the others, the oldest of
 * them does from then on.
 *
 * @throws Problem `not_found`; `bad_request` when the person has no other author
 */
export function splitPerson(
  deps: ChangeDeps,
  caller: Caller,
  { author_id: authorId }: ParsedBody<typeof people.split>,
): Promise<CallReply<typeof people.split>> {
  return change(deps, caller, 'split', async (tx, workspaceId) => {
    const from = await known(tx, workspaceId, authorId);
    const others = (await sql.membersOf(tx, workspaceId, from)).filter((id) => id !== authorId);
    const [oldest] = others;
    if (oldest === undefined) throw badField('author_id', 'This person has only one author.');
    const moved =
      from === authorId
        ? others.map((author) => ({ author, from, to: oldest }))
        : [{ author: authorId, from, to: authorId }];
    return { moved, stands: authorId };
  });
}

/**
 * Takes a merge or split back, exactly.
 *
 * @throws Problem `not_found`; `conflict` when it was taken back before, or later changes rest on it
 */
export function undoChange(
  { database, freeSpace, now }: ChangeDeps,
  { workspaceId }: Caller,
  changeId: string,
): Promise<CallReply<typeof people.undo>> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await sql.lockWorkspace(tx, workspaceId);
    const made = await sql.findChange(tx, workspaceId, changeId);
    if (!made) throw new Problem('not_found', { detail: 'There is no change with this ID.' });
    if (made.undoneAt) throw new Problem('conflict', { detail: 'This change is already undone.' });
    const authors = made.moved.map(({ author }) => author);
    const present = await sql.personsOf(tx, workspaceId, [...authors, ...made.moved.map(({ from }) => from)]);
    // Authors whose items are all gone are gone too.
    const left = made.moved.filter(({ author, from }) => present.has(author) && present.has(from));
    if (left.some(({ author, to }) => present.get(author) !== to)) throw changedSince();
    await sql.setPersons(
      tx,
      workspaceId,
      left.map(({ author, from }) => ({ author, person: from })),
    );
    if (await sql.hasChains(tx, workspaceId)) throw changedSince();
    await sql.markUndone(tx, workspaceId, changeId, new Date(now()).toISOString());
    await noteRegrouped(tx, workspaceId);
    return { change_id: changeId };
  });
}

/** @throws Problem `not_found`; `bad_request` when they are one person */
export function keepApart(
  { database, freeSpace }: ChangeDeps,
  { workspaceId }: Caller,
  { author_id: authorId, into_author_id: otherId }: ParsedBody<typeof people.keepApart>,
): Promise<CallReply<typeof people.keepApart>> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await sql.lockWorkspace(tx, workspaceId);
    const [one, other] = [await known(tx, workspaceId, authorId), await known(tx, workspaceId, otherId)];
    if (one === other) throw badField('into_author_id', 'These are already one person.');
    await sql.keepApart(tx, workspaceId, one, other);
    return { kept_apart: true };
  });
}

function change(
  { database, freeSpace, now }: ChangeDeps,
  { workspaceId, userId }: Caller,
  kind: 'merge' | 'split',
  plan: (tx: Tx, workspaceId: string) => Promise<{ moved: Moved[]; stands: number }>,
): Promise<{ change_id: string; author_id: number }> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await sql.lockWorkspace(tx, workspaceId);
    const { moved, stands } = await plan(tx, workspaceId);
    await sql.setPersons(
      tx,
      workspaceId,
      moved.map(({ author, to }) => ({ author, person: to })),
    );
    const id = randomUUID();
    await sql.insertChange(tx, workspaceId, {
      id,
      kind,
      moved,
      by: userId,
      at: new Date(now()).toISOString(),
    });
    await noteRegrouped(tx, workspaceId);
    return { change_id: id, author_id: stands };
  });
}

async function known(tx: Tx, workspaceId: string, authorId: number): Promise<number> {
  const person = await personOf(tx, workspaceId, authorId);
  if (person === undefined) throw unknownPerson();
  return person;
}

export function unknownPerson(): Problem {
  return new Problem('not_found', { detail: 'There is no person with this ID.' });
}

function changedSince(): Problem {
  return new Problem('conflict', {
    detail: 'Later changes affect the same people. Undo those first.',
  });
}

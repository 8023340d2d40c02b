import type { AccountFile, AccountMatch, MappedRows } from '@earshot/contracts/account-files';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Db, Tx } from '../../../platform/database/open.ts';
import { inWorkspace, readSnapshot } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import { accountIdentity } from '../../feedback/store/people-identity.service.ts';
import { maskDeep, maskText, readMasking } from '../../personal-data/masking.service.ts';
import { lockWorkspace } from '../person-changes.sql.ts';
import { noteRegrouped } from '../person.sql.ts';
import type { Changes } from './account-changes.ts';
import { nothingGiven, stateOf, withDraft, withoutChange } from './account-changes.ts';
import type { FileRow } from './account-file.sql.ts';
import * as sql from './account-file.sql.ts';
import { accountRows } from './account-rows.ts';
import type { Matched } from './match-accounts.ts';
import { matchAccounts, matchView } from './match-accounts.ts';
import { columnsKey } from './read-account-file.ts';

type Own = Pick<Deps, 'database' | 'freeSpace' | 'now'>;

/** What a file would change; nothing is stored. */
export function matchRows(
  { database }: Own,
  { workspaceId }: Caller,
  asked: MappedRows,
): Promise<AccountMatch> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const rows = accountRows(asked, await readMasking(tx, workspaceId));
    return matchView(await matchAccounts(tx, workspaceId, rows), rows);
  });
}

/** Gives the accounts what the rows say, whole or not at all. */
export function applyRows(
  { database, freeSpace, now }: Own,
  { workspaceId, userId }: Caller,
  asked: MappedRows & { file_name: string },
): Promise<AccountFile> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const masking = await readMasking(tx, workspaceId);
    const rows = accountRows(asked, masking);
    const { matched, authors, counts } = await matchAccounts(tx, workspaceId, rows);
    const id = randomUUID();
    const wanted = asked.mapping.adds_unknown ? matched : matched.filter(({ account }) => account !== null);
    const { accounts, idOf } = await writeAccounts(tx, workspaceId, id, wanted);
    const given = wanted.flatMap((one) =>
      one.draft.people.flatMap((email) => {
        const author = authors.get(email);
        const account = idOf.get(one.key);
        return author === undefined || account === undefined ? [] : [{ author, account }];
      }),
    );
    const before = await sql.givenAccounts(
      tx,
      workspaceId,
      given.map(({ author }) => author),
    );
    await sql.giveAccounts(tx, workspaceId, [...new Map(given.map((one) => [one.author, one])).values()]);
    await noteRegrouped(tx, workspaceId);
    const changes: Changes = {
      accounts,
      authors: given.map(({ author, account }) => ({
        id: author,
        before: before.get(author) ?? null,
        after: account,
      })),
    };
    await sql.insertFile(tx, workspaceId, {
      id,
      fileName: maskText(masking, asked.file_name),
      columnsKey: columnsKey(asked.mapping.columns),
      mapping: maskDeep(masking, asked.mapping),
      counts,
      changes,
      userId,
      createdAt: new Date(now()).toISOString(),
    });
    return found(await sql.findFile(tx, workspaceId, id));
  });
}

/** @throws Problem `not_found`, `conflict` when it was undone before */
export function undoFile({ database, now }: Own, { workspaceId }: Caller, id: string): Promise<AccountFile> {
  return inWorkspace(database, workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const file = await sql.findFile(tx, workspaceId, id);
    if (file?.changes === null) throw new Problem('conflict', { detail: 'This file was already undone.' });
    const { changes } = file ?? {};
    if (!changes) throw unknownFile();
    const known = await sql.accountsOfIds(
      tx,
      workspaceId,
      changes.accounts.map((one) => one.id),
    );
    const changeOf = new Map(changes.accounts.map((change) => [change.id, change]));
    await sql.writeStates(
      tx,
      workspaceId,
      known.flatMap((account) => {
        const change = changeOf.get(account.id);
        return change ? [{ id: account.id, ...withoutChange(stateOf(account), change) }] : [];
      }),
    );
    const given = await sql.givenAccounts(
      tx,
      workspaceId,
      changes.authors.map((author) => author.id),
    );
    const kept = changes.authors.filter((author) => given.get(author.id) === author.after);
    await sql.giveAccounts(
      tx,
      workspaceId,
      kept.map((author) => ({ author: author.id, account: author.before })),
    );
    await sql.deleteAliases(tx, workspaceId, id);
    await sql.dropAdded(tx, workspaceId, id);
    await noteRegrouped(tx, workspaceId);
    await sql.markUndone(tx, workspaceId, id, new Date(now()).toISOString());
    return found(await sql.findFile(tx, workspaceId, id));
  });
}

export async function listFiles(db: Db, workspaceId: string): Promise<{ files: AccountFile[] }> {
  return { files: (await sql.listFiles(db, workspaceId)).map(viewOf) };
}

/** @returns the changes, and the id of each row's account by its key */
async function writeAccounts(tx: Tx, workspaceId: string, fileId: string, matched: readonly Matched[]) {
  const rowsOf = Map.groupBy(matched, ({ key }) => key);
  const unknown = [...rowsOf].filter(([, [first]]) => first?.account === null);
  const firstId = await sql.takeAccountIds(tx, workspaceId, unknown.length);
  const idOf = new Map(unknown.map(([key], place) => [key, firstId + place]));
  await sql.insertAccounts(
    tx,
    workspaceId,
    fileId,
    unknown.flatMap(([key, [first]], place) => {
      const identity = first && accountIdentity({ name: first.draft.name, externalId: first.draft.id });
      return first
        ? [{ id: firstId + place, identity: identity ?? `file:${key}`, name: first.draft.name }]
        : [];
    }),
  );
  const accounts: Changes['accounts'] = [];
  const aliases: { identity: string; accountId: number }[] = [];
  for (const [key, rows] of rowsOf) {
    const known = rows[0]?.account ?? null;
    const id = known?.id ?? idOf.get(key) ?? 0;
    idOf.set(key, id);
    const before = known ? stateOf(known) : nothingGiven;
    const after = rows.reduce((state, { draft }) => withDraft(state, draft), before);
    accounts.push({ id, before, after });
    for (const { draft } of rows) {
      const names = [
        { name: draft.name, externalId: null },
        ...(draft.id === null ? [] : [{ name: '', externalId: draft.id }]),
      ];
      for (const identity of names.map(accountIdentity)) {
        if (identity !== null && identity !== known?.identity) aliases.push({ identity, accountId: id });
      }
    }
  }
  await sql.writeStates(
    tx,
    workspaceId,
    accounts.map(({ id, after }) => ({ id, ...after })),
  );
  await sql.insertAliases(tx, workspaceId, fileId, aliases);
  return { accounts, idOf };
}

function found(file: FileRow | undefined): AccountFile {
  if (!file) throw unknownFile();
  return viewOf(file);
}

function viewOf({
  id,
  fileName,
  counts,
  createdBy,
  createdAt,
  undoneAt,
}: Omit<FileRow, 'changes'>): AccountFile {
  return {
    account_file_id: id,
    file_name: fileName,
    counts,
    created_by: createdBy,
    created_at: createdAt,
    undone_at: undoneAt,
  };
}

function unknownFile(): Problem {
  return new Problem('not_found', { detail: 'There is no account file with this ID.' });
}

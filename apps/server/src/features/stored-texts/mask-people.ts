import type { Database } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { accountIdentity } from '../feedback/store/people-identity.service.ts';
import { maskAuthor } from '../feedback/masking/mask-item.service.ts';
import type { Masking } from '../personal-data/masking.service.ts';
import { hiddenPerson, maskId, maskName, maskText } from '../personal-data/masking.service.ts';
import type { AccountRow, AuthorRow } from './stored-people.sql.ts';
import * as sql from './stored-people.sql.ts';

const rowsAtOnce = 200;

/** Masks what is kept of a workspace's authors and accounts; who is one person, and which is one account, stays. */
export async function maskPeople(
  database: Database,
  workspaceId: string,
  masking: Masking,
  stopping: AbortSignal,
): Promise<void> {
  const inBatches = async <Row extends { id: number }>(
    read: (tx: Parameters<typeof sql.authorsAfter>[0], afterId: number) => Promise<Row[]>,
    write: (tx: Parameters<typeof sql.authorsAfter>[0], row: Row) => Promise<void>,
  ) => {
    for (let afterId: number | undefined = 0; afterId !== undefined;) {
      stopping.throwIfAborted();
      const from: number = afterId;
      const rows = await inWorkspace(database, workspaceId, async (tx) => {
        const found = await read(tx, from);
        for (const row of found) await write(tx, row);
        return found;
      });
      afterId = rows.at(-1)?.id;
    }
  };
  await inBatches(
    (tx, afterId) => sql.authorsAfter(tx, workspaceId, afterId, rowsAtOnce),
    (tx, author) => sql.writeAuthor(tx, workspaceId, maskedAuthor(masking, author)),
  );
  await inBatches(
    (tx, afterId) => sql.accountsAfter(tx, workspaceId, afterId, rowsAtOnce),
    (tx, account) => sql.writeAccount(tx, workspaceId, maskedAccount(masking, account)),
  );
}

function maskedAuthor(masking: Masking, author: AuthorRow): AuthorRow {
  if (!masking.hidesPeople) return maskAuthor(masking, author);
  // Hidden when they came in.
  if (author.identity.startsWith('hidden:')) return author;
  return { id: author.id, email: null, externalId: null, ...hiddenPerson(masking, author.identity) };
}

function maskedAccount(masking: Masking, account: AccountRow): AccountRow {
  const { saidPlan, givenPlan } = account;
  const name = maskName(masking, account.name);
  const externalId = account.externalId === null ? null : maskId(masking, account.externalId);
  const identity = accountIdentity({ name, externalId }) ?? account.identity;
  return {
    ...account,
    name,
    externalId,
    identity,
    saidPlan: saidPlan === null ? null : maskText(masking, saidPlan),
    givenPlan: givenPlan === null ? null : maskText(masking, givenPlan),
  };
}

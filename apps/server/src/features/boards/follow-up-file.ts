import { toCsvLine } from '@earshot/tabular/csv/csv-line';
import { useTicket } from '../../platform/auth/download-tickets.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { instantOf } from '../../platform/instant.ts';
import { recipientHash } from '../../platform/mail/recipient-hash.ts';
import { mailChoiceKey } from '../../platform/mail/mail-choices.sql.ts';
import type { Deps } from '../deps.ts';
import { addressesOf, peopleInFile } from './follow-ups.sql.ts';

export const followUpFileKind = 'follow_up_file';

const rowsAtOnce = 250;
const byteOrderMark = '\uFEFF';
const columns = ['email', 'name', 'language', 'subject', 'text', 'in_file_since'];

type FileDeps = Pick<Deps, 'database' | 'now'>;

/** Uses a ticket up. @throws Problem `not_found` when it was used, is too old or never was one */
export async function openFollowUpFile(
  deps: FileDeps,
  secret: string,
): Promise<{ name: string; csv: AsyncGenerator<string> }> {
  const ticket = await useTicket(deps.database.app, followUpFileKind, secret, deps.now());
  if (!ticket) throw new Problem('not_found');
  const { ideaId } = ticket.payload as { ideaId: string };
  const day = instantOf(deps.now()).slice(0, 10);
  return { name: `follow-up-${day}.csv`, csv: linesOf(deps, ticket.workspaceId, ideaId) };
}

/** Page by page, so that no transaction stays open while a slow reader takes the file. Who has no address any more is left out. */
async function* linesOf({ database }: FileDeps, workspaceId: string, ideaId: string): AsyncGenerator<string> {
  yield byteOrderMark + toCsvLine(columns, { spreadsheetSafe: false });
  const key = await mailChoiceKey(database.app);
  for (let after = 0; ;) {
    const page = { after, limit: rowsAtOnce };
    const { rows, emails } = await readInWorkspace(database, workspaceId, async (tx) => {
      const found = await peopleInFile(tx, workspaceId, ideaId, page);
      const addresses = [];
      for (const { personId } of found) addresses.push(await addressesOf(tx, workspaceId, personId));
      return { rows: found, emails: addresses };
    });
    const lines = rows.flatMap(({ name, language, subject, body, chosenAt, recipientHash: hash }, at) => {
      const email = emails[at]?.find((one) => recipientHash(key, one).equals(hash));
      if (email === undefined) return [];
      return [toCsvLine([email, name ?? '', language, subject, body, chosenAt], { spreadsheetSafe: true })];
    });
    yield lines.join('');
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.personId;
  }
}

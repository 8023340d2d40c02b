import type { boards } from '@earshot/contracts/boards';
import type { CallReply } from '@earshot/contracts/call';
import type { Caller } from '../../platform/auth/caller.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { recipientHash } from '../../platform/mail/recipient-hash.ts';
import { mailChoiceKey } from '../../platform/mail/mail-choices.sql.ts';
import type { Deps } from '../deps.ts';
import { getPerson } from '../people/person.service.ts';
import * as sql from './follow-ups.sql.ts';

/** One person is told of few releases; what is older than these is not shown. */
const toldAtMost = 100;

/** @throws Problem `not_found` */
export async function listToldPerson(
  { database }: Pick<Deps, 'database'>,
  { workspaceId, userId }: Caller,
  authorId: number,
): Promise<CallReply<typeof boards.listToldPerson>> {
  const key = await mailChoiceKey(database.app);
  return readInWorkspace(database, workspaceId, async (tx) => {
    await getPerson(tx, workspaceId, authorId);
    const told = await sql.toldPerson(tx, workspaceId, { personId: authorId, userId, limit: toldAtMost });
    const addresses = await sql.addressesOf(tx, workspaceId, authorId);
    const hashes = addresses.map((email) => recipientHash(key, email));
    return {
      told: told.map(({ subject, body, state, at, by, ideaId, boardId, title }) => ({
        ...{ subject, text: body, state, at, by },
        card: boardId === null || title === null ? null : { board_id: boardId, idea_id: ideaId, title },
      })),
      opted_out_at: await sql.stoppedAt(tx, workspaceId, hashes),
    };
  });
}

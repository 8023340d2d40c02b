import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { instantOf } from '../../platform/instant.ts';
import { mailChoiceKey } from '../../platform/mail/mail-choices.sql.ts';
import { recipientHashBytes } from '../../platform/mail/recipient-hash.ts';
import {
  bytesOfUuid,
  saidInToken,
  signedToken,
  uuidBytes,
  uuidOfBytes,
} from '../../platform/mail/signed-token.ts';
import type { Deps } from '../deps.ts';
import { workspaceName } from '../workspaces/workspaces.service.ts';
import * as sql from './follow-ups.sql.ts';

const use = 'follow_ups';

/** Stops a workspace's follow-ups to an address, and no other email to it. It works permanently. */
export function followUpStopToken(key: Buffer, workspaceId: string, recipientHash: Buffer): string {
  return signedToken(key, use, Buffer.concat([bytesOfUuid(workspaceId), recipientHash]));
}

/** @throws Problem `link_invalid` for a token that no follow-up of ours carried */
export async function stopFollowUps(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  token: string,
): Promise<{ stopped: true }> {
  const said = saidInToken(await mailChoiceKey(database.app), use, token, uuidBytes + recipientHashBytes);
  if (!said) throw new Problem('link_invalid', { detail: 'This link is not from one of our emails.' });
  const workspaceId = uuidOfBytes(said.subarray(0, uuidBytes));
  // Of a workspace that is deleted nothing comes any more.
  if ((await workspaceName(database, workspaceId)) === null) return { stopped: true };
  await inWorkspace(database, workspaceId, (tx) =>
    sql.stop(tx, workspaceId, said.subarray(uuidBytes), instantOf(now())),
  );
  return { stopped: true };
}

import { randomUUID } from 'node:crypto';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { ApiKey, workspaces } from '@earshot/contracts/workspaces';
import type { Caller } from '../../platform/auth/caller.ts';
import { apiKeyPrefix } from '../../platform/auth/callers.ts';
import { hashSecret, newSecret } from '../../platform/auth/secret.ts';
import type { Db } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AccountDeps } from '../account-deps.ts';
import { instantOf } from '../../platform/instant.ts';
import * as sql from './api-keys.sql.ts';

/** Characters of the secret that stay visible, prefix included. */
const shownChars = apiKeyPrefix.length + 6;

export function listApiKeys(
  { database }: Pick<AccountDeps, 'database'>,
  { workspaceId }: Caller,
): Promise<ApiKey[]> {
  return readInWorkspace(database, workspaceId, async (tx) =>
    (await sql.listApiKeys(tx, workspaceId)).map(toReply),
  );
}

/** Makes a key. Only its hash is kept, so the secret is told this once. */
export async function createApiKey(
  deps: Pick<AccountDeps, 'database' | 'freeSpace' | 'now'>,
  { workspaceId, userId }: Caller,
  { name, scope }: ParsedBody<typeof workspaces.createApiKey>,
): Promise<CallReply<typeof workspaces.createApiKey>> {
  deps.freeSpace.assertRoom();
  const secret = apiKeyPrefix + newSecret();
  const key = {
    id: randomUUID(),
    name,
    scope,
    startsWith: secret.slice(0, shownChars),
    createdAt: instantOf(deps.now()),
  };
  const row = await inWorkspace(deps.database, workspaceId, async (tx) => {
    await sql.insertApiKey(tx, workspaceId, { ...key, createdBy: userId, keyHash: hashSecret(secret) });
    return (await sql.listApiKeys(tx, workspaceId)).find(({ id }) => id === key.id);
  });
  if (!row) throw new Problem('internal_error');
  return { api_key: toReply(row), secret };
}

/** @throws Problem `not_found` */
export async function revokeApiKey(
  { database, callers, now }: Pick<AccountDeps, 'database' | 'callers' | 'now'>,
  { workspaceId }: Caller,
  apiKeyId: string,
): Promise<void> {
  const isRevoked = await inWorkspace(database, workspaceId, (tx) =>
    sql.revokeApiKey(tx, workspaceId, apiKeyId, instantOf(now())),
  );
  if (!isRevoked) throw new Problem('not_found');
  callers.forget({ apiKeyId });
}

/**
 * Ends a member's answering for API keys: the keys are revoked or become the caller's. Nobody takes over their own keys, so
 * those of who leaves are revoked. The caller's directory has to forget the member after the commit.
 */
export async function settleKeysOf(
  tx: Db,
  { workspaceId, userId: callerId }: Caller,
  userId: string,
  { revoke, now }: { revoke: boolean; now: string },
): Promise<void> {
  if (revoke || callerId === userId) await sql.revokeKeysOf(tx, workspaceId, userId, now);
  else await sql.handOverKeysOf(tx, workspaceId, userId, callerId);
}

function toReply(row: sql.ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    starts_with: row.startsWith,
    made_by: { user_id: row.createdBy, email: row.createdByEmail },
    created_at: row.createdAt,
    last_used_at: row.lastUsedAt,
  };
}

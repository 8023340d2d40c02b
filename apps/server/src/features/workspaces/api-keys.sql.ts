import type { ApiKeyScope } from '@earshot/contracts/call';
import type { Db } from '../../platform/database/open.ts';

export interface ApiKeyRow {
  id: string;
  name: string;
  scope: ApiKeyScope;
  startsWith: string;
  createdBy: string;
  /** The maker's address. */
  createdByEmail: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface NewApiKey {
  id: string;
  name: string;
  scope: ApiKeyScope;
  startsWith: string;
  createdBy: string;
  createdAt: string;
  keyHash: Buffer;
}

export async function insertApiKey(
  tx: Db,
  workspaceId: string,
  { keyHash, ...key }: NewApiKey,
): Promise<void> {
  await tx
    .insertInto('apiKey')
    .values({ workspaceId, ...key })
    .execute();
  await tx.insertInto('apiKeyHash').values({ keyHash, opens: workspaceId, apiKeyId: key.id }).execute();
}

/** Keys that are not revoked, newest first. */
export async function listApiKeys(tx: Db, workspaceId: string): Promise<ApiKeyRow[]> {
  const rows = await tx
    .selectFrom('apiKey')
    .innerJoin('appUser', 'appUser.id', 'apiKey.createdBy')
    .select([
      'apiKey.id',
      'apiKey.name',
      'apiKey.scope',
      'apiKey.startsWith',
      'apiKey.createdBy',
      'appUser.email as createdByEmail',
      'apiKey.createdAt',
      'apiKey.lastUsedAt',
    ])
    .where('apiKey.workspaceId', '=', workspaceId)
    .where('apiKey.revokedAt', 'is', null)
    .orderBy('apiKey.createdAt', 'desc')
    .orderBy('apiKey.id')
    .execute();
  return rows.map((row) => ({ ...row, scope: row.scope as ApiKeyScope }));
}

/** @returns false when the workspace has no such key that is not revoked */
export async function revokeApiKey(tx: Db, workspaceId: string, id: string, now: string): Promise<boolean> {
  const revoked = await tx
    .updateTable('apiKey')
    .set({ revokedAt: now })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Revokes every key that somebody made. */
export async function revokeKeysOf(tx: Db, workspaceId: string, userId: string, now: string): Promise<void> {
  await tx
    .updateTable('apiKey')
    .set({ revokedAt: now })
    .where('workspaceId', '=', workspaceId)
    .where('createdBy', '=', userId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Lets somebody else answer for every key that a member made. */
export async function handOverKeysOf(
  tx: Db,
  workspaceId: string,
  userId: string,
  toUserId: string,
): Promise<void> {
  await tx
    .updateTable('apiKey')
    .set({ createdBy: toUserId })
    .where('workspaceId', '=', workspaceId)
    .where('createdBy', '=', userId)
    .where('revokedAt', 'is', null)
    .execute();
}

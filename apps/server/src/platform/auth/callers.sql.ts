import type { Role } from '@earshot/contracts/call';
import type { ApiKeyScope } from '@earshot/contracts/call';
import type { Db } from '../database/open.ts';
import { preparedQuery } from '../database/prepared-query.ts';

export interface SessionRow {
  userId: string;
  boundTo: string;
  expiresAt: string;
  lastUsedAt: string;
  endedAt: string | null;
}

/** The session behind a token; ended and expired ones too, for the caller to judge. */
export async function findSession(db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const query = preparedQuery(
    'select user_id, bound_to, expires_at, last_used_at, ended_at from session_token where token_hash = $1',
    [tokenHash],
  );
  return (await db.executeQuery<SessionRow>(query)).rows[0];
}

export async function touchSession(db: Db, tokenHash: Buffer, at: string): Promise<void> {
  await db.updateTable('sessionToken').set({ lastUsedAt: at }).where('tokenHash', '=', tokenHash).execute();
}

export async function roleOf(tx: Db, workspaceId: string, userId: string): Promise<Role | undefined> {
  const query = preparedQuery('select role from membership where workspace_id = $1 and user_id = $2', [
    workspaceId,
    userId,
  ]);
  return (await tx.executeQuery<{ role: Role }>(query)).rows[0]?.role;
}

export function findApiKeyHash(
  db: Db,
  keyHash: Buffer,
): Promise<{ opens: string; apiKeyId: string } | undefined> {
  return db
    .selectFrom('apiKeyHash')
    .select(['opens', 'apiKeyId'])
    .where('keyHash', '=', keyHash)
    .executeTakeFirst();
}

/** A key that is not revoked, and the role its maker has now; undefined when they are no member any more. */
export async function findApiKey(
  tx: Db,
  workspaceId: string,
  id: string,
): Promise<{ scope: ApiKeyScope; createdBy: string; makersRole: Role } | undefined> {
  const row = await tx
    .selectFrom('apiKey')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.workspaceId', '=', 'apiKey.workspaceId')
        .onRef('membership.userId', '=', 'apiKey.createdBy'),
    )
    .select(['apiKey.scope', 'apiKey.createdBy', 'membership.role'])
    .where('apiKey.workspaceId', '=', workspaceId)
    .where('apiKey.id', '=', id)
    .where('apiKey.revokedAt', 'is', null)
    .executeTakeFirst();
  return row && { scope: row.scope as ApiKeyScope, createdBy: row.createdBy, makersRole: row.role as Role };
}

export async function touchApiKey(tx: Db, workspaceId: string, id: string, at: string): Promise<void> {
  await tx
    .updateTable('apiKey')
    .set({ lastUsedAt: at })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

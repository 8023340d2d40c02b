import type { Db } from '../../../platform/database/open.ts';

export interface NewSession {
  tokenHash: Buffer;
  familyId: string;
  userId: string;
  boundTo: string;
  /** ISO instants. */
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  userAgent: string | null;
  address: string | null;
}

export type EndReason = 'logged_out' | 'rotated' | 'password_changed' | 'removed' | 'reused';

export interface Session {
  familyId: string;
  userId: string;
  boundTo: string;
  expiresAt: string;
  endedAt: string | null;
  endReason: string | null;
  userAgent: string | null;
  /** Of a replaced token. */
  sealedSuccessor: Buffer | null;
}

const facts = [
  'familyId',
  'userId',
  'boundTo',
  'expiresAt',
  'endedAt',
  'endReason',
  'userAgent',
  'sealedSuccessor',
] as const;

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('sessionToken').values(session).execute();
}

export function findSession(db: Db, tokenHash: Buffer): Promise<Session | undefined> {
  return db.selectFrom('sessionToken').select(facts).where('tokenHash', '=', tokenHash).executeTakeFirst();
}

/**
 * Ends a session that is still open and was used since `usedSince`.
 *
 * @returns what it was; undefined when it was over already, so that of several at once one gets it
 */
export function endSession(
  db: Db,
  tokenHash: Buffer,
  reason: EndReason,
  { now, usedSince }: { now: string; usedSince: string },
): Promise<Session | undefined> {
  return db
    .updateTable('sessionToken')
    .set({ endedAt: now, endReason: reason })
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('lastUsedAt', '>', usedSince)
    .returning(facts)
    .executeTakeFirst();
}

/** Keeps what a token was exchanged for. */
export async function keepSuccessor(db: Db, tokenHash: Buffer, sealedSuccessor: Buffer): Promise<void> {
  await db.updateTable('sessionToken').set({ sealedSuccessor }).where('tokenHash', '=', tokenHash).execute();
}

/** @returns how many tokens were ended */
export async function endFamily(db: Db, familyId: string, reason: EndReason, now: string): Promise<number> {
  const ended = await db
    .updateTable('sessionToken')
    .set({ endedAt: now, endReason: reason })
    .where('familyId', '=', familyId)
    .where('endedAt', 'is', null)
    .returning('familyId')
    .execute();
  return ended.length;
}

export async function isFamilyOpen(db: Db, familyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessionToken')
    .select('familyId')
    .where('familyId', '=', familyId)
    .where('endedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the family was ended since a replaced token of it was used again. */
export async function wasReused(db: Db, familyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessionToken')
    .select('familyId')
    .where('familyId', '=', familyId)
    .where('endReason', '=', 'reused')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function endSessionsOf(db: Db, userId: string, reason: EndReason, now: string): Promise<void> {
  await db
    .updateTable('sessionToken')
    .set({ endedAt: now, endReason: reason })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute();
}

export interface OpenSession {
  familyId: string;
  tokenHash: Buffer;
  lastUsedAt: string;
  expiresAt: string;
  address: string | null;
  userAgent: string | null;
}

/** The user's sessions that are open and were used since `usedSince`, the last used first. */
export function listOpenSessions(
  db: Db,
  userId: string,
  { now, usedSince }: { now: string; usedSince: string },
): Promise<OpenSession[]> {
  return db
    .selectFrom('sessionToken')
    .select(['familyId', 'tokenHash', 'lastUsedAt', 'expiresAt', 'address', 'userAgent'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('lastUsedAt', '>', usedSince)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('familyId')
    .execute();
}

/** Ends the user's open sessions of some families. @returns how many were ended */
export async function endFamiliesOf(
  db: Db,
  userId: string,
  familyIds: readonly string[],
  reason: EndReason,
  now: string,
): Promise<number> {
  if (familyIds.length === 0) return 0;
  const ended = await db
    .updateTable('sessionToken')
    .set({ endedAt: now, endReason: reason })
    .where('userId', '=', userId)
    .where('familyId', 'in', familyIds)
    .where('endedAt', 'is', null)
    .returning('familyId')
    .execute();
  return ended.length;
}

/** Workspaces the user's sessions were bound to, last used first. */
export async function workspacesByLastUse(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sessionToken')
    .select(({ fn }) => ['boundTo', fn.max('lastUsedAt').as('usedAt')])
    .where('userId', '=', userId)
    .groupBy('boundTo')
    .orderBy('usedAt', 'desc')
    .execute();
  return rows.map((row) => row.boundTo);
}

/** True when the user logged in from this address since `since`. */
export async function hasLoggedInFrom(
  db: Db,
  userId: string,
  address: string,
  since: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('sessionToken')
    .select('tokenHash')
    .where('userId', '=', userId)
    .where('address', '=', address)
    .where('createdAt', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

import type { Db } from '../../platform/database/open.ts';
import * as sql from './users.sql.ts';

export type User = sql.User;

/** The user with this address, or with this id. Only verified people are users. */
export function userByEmail(db: Db, email: string): Promise<User | undefined> {
  return sql.findUserByEmail(db, email);
}

export function userById(db: Db, id: string): Promise<User | undefined> {
  return sql.findUser(db, id);
}

/** Ids of the user's workspaces, in no order. */
export function workspaceIdsOf(db: Db, userId: string): Promise<string[]> {
  return sql.workspaceIdsOf(db, userId);
}

export interface NewUser {
  id: string;
  email: string;
  passwordHash: string | null;
  source: string | null;
}

/**
 * Makes a user whose address is verified; the part before the @ is the name they are shown by at first.
 *
 * @returns false when the address has become somebody's in the meantime; then nothing is made
 */
export async function addUser(tx: Db, user: NewUser, now: string): Promise<boolean> {
  if (!(await sql.claimEmail(tx, user.email, user.id))) return false;
  await sql.insertUser(tx, {
    id: user.id,
    email: user.email,
    displayName: localPartOf(user.email),
    passwordHash: user.passwordHash,
    signupSource: user.source,
    emailVerifiedAt: now,
    createdAt: now,
  });
  return true;
}

/**
 * Gives a user another address.
 *
 * @returns the one they had until now; null when the new one is somebody else's, or the user is gone
 */
export async function giveEmail(
  tx: Db,
  userId: string,
  email: string,
  verifiedAt: string,
): Promise<string | null> {
  const user = await sql.findUser(tx, userId);
  if (!user || !(await sql.claimEmail(tx, email, userId))) return null;
  await sql.releaseEmail(tx, user.email, userId);
  await sql.setEmail(tx, userId, email, verifiedAt);
  return user.email;
}

/** With null nobody can log in until a mailed link sets another. */
export function setPasswordHash(tx: Db, userId: string, passwordHash: string | null): Promise<void> {
  return sql.setPasswordHash(tx, userId, passwordHash);
}

/** Ends a removed member's sessions in a workspace; the caller's directory has to forget the user after the commit. */
export function endSessionsIn(tx: Db, userId: string, workspaceId: string, now: string): Promise<void> {
  return sql.endSessionsIn(tx, userId, workspaceId, now);
}

/** Erases a user and everything that leads to them; what they made stays, under the name “Former member”. */
export function eraseUser(tx: Db, userId: string, email: string): Promise<void> {
  return sql.eraseUser(tx, userId, email);
}

export function localPartOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}

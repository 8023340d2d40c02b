import type { Db } from '../../platform/database/open.ts';
import * as sql from './users.sql.ts';
import type { User } from './users.sql.ts';

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

export function localPartOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}

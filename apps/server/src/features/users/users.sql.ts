import type { Db } from '../../platform/database/open.ts';

export interface User {
  id: string;
  email: string;
  displayName: string;
  passwordHash: string | null;
}

const facts = ['appUser.id', 'appUser.email', 'appUser.displayName', 'appUser.passwordHash'] as const;

export function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  return db
    .selectFrom('userEmail')
    .innerJoin('appUser', 'appUser.id', 'userEmail.userId')
    .select(facts)
    .where('userEmail.email', '=', email)
    .executeTakeFirst();
}

export function findUser(db: Db, id: string): Promise<User | undefined> {
  return db.selectFrom('appUser').select(facts).where('appUser.id', '=', id).executeTakeFirst();
}

/** @returns false when the address belongs to somebody already */
export async function claimEmail(db: Db, email: string, userId: string): Promise<boolean> {
  const claimed = await db
    .insertInto('userEmail')
    .values({ email, userId })
    .onConflict((on) => on.column('email').doNothing())
    .returning('email')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function insertUser(
  db: Db,
  user: User & { signupSource: string | null; emailVerifiedAt: string; createdAt: string },
): Promise<void> {
  await db.insertInto('appUser').values(user).execute();
}

export async function setPasswordHash(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('appUser').set({ passwordHash }).where('id', '=', id).execute();
}

export async function setDisplayName(db: Db, id: string, displayName: string): Promise<void> {
  await db.updateTable('appUser').set({ displayName }).where('id', '=', id).execute();
}

/** Ids of the user's workspaces, in no order. */
export async function workspaceIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('userWorkspace').select('memberOf').where('userId', '=', userId).execute();
  return rows.map((row) => row.memberOf);
}

import type { Db } from '../../platform/database/open.ts';

/** A person with a verified address, who can log in. */
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

/** Gives an address free that was the user's. */
export async function releaseEmail(db: Db, email: string, userId: string): Promise<void> {
  await db.deleteFrom('userEmail').where('email', '=', email).where('userId', '=', userId).execute();
}

export async function setEmail(db: Db, id: string, email: string, verifiedAt: string): Promise<void> {
  await db.updateTable('appUser').set({ email, emailVerifiedAt: verifiedAt }).where('id', '=', id).execute();
}

/** With null nobody can log in until a mailed link sets another. */
export async function setPasswordHash(db: Db, id: string, passwordHash: string | null): Promise<void> {
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

/** Ends a user's sessions in one workspace. */
export async function endSessionsIn(db: Db, userId: string, workspaceId: string, now: string): Promise<void> {
  await db
    .updateTable('sessionToken')
    .set({ endedAt: now, endReason: 'removed' })
    .where('userId', '=', userId)
    .where('boundTo', '=', workspaceId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Erases a user and everything that leads to them. The row stays, nameless, since what they made names it. */
export async function eraseUser(db: Db, id: string, email: string): Promise<void> {
  // First: once a statement has reached several nodes, a distributed database takes no change of a table that they share.
  await db
    .updateTable('appUser')
    .set({
      email: '',
      displayName: 'Former member',
      passwordHash: null,
      emailVerifiedAt: null,
      signupSource: null,
    })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('userEmail').where('userId', '=', id).execute();
  await db.deleteFrom('userWorkspace').where('userId', '=', id).execute();
  await db.deleteFrom('sessionToken').where('userId', '=', id).execute();
  await db.deleteFrom('emailChange').where('userId', '=', id).execute();
  await db.deleteFrom('mailLink').where('userId', '=', id).execute();
  await db.deleteFrom('mailLink').where('email', '=', email).execute();
}

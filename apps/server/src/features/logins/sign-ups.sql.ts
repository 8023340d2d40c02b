import type { Db } from '../../platform/database/open.ts';

/** A sign-up whose address is not verified yet. */
export interface SignUp {
  email: string;
  id: string;
  /** The id the user will have. */
  userId: string;
  passwordHash: string | null;
  company: string | null;
  source: string | null;
  /** Of the workspace to be made; null for the usual one. */
  timeZone: string | null;
}

const facts = ['email', 'id', 'userId', 'passwordHash', 'company', 'source', 'timeZone'] as const;

export async function insertSignUp(db: Db, signUp: SignUp & { createdAt: string }): Promise<void> {
  await db.insertInto('signUp').values(signUp).execute();
}

export function findSignUp(db: Db, email: string, id: string): Promise<SignUp | undefined> {
  return db
    .selectFrom('signUp')
    .select(facts)
    .where('email', '=', email)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The address's last sign-up made after `since`. */
export function newestSignUp(db: Db, email: string, since: string): Promise<SignUp | undefined> {
  return db
    .selectFrom('signUp')
    .select(facts)
    .where('email', '=', email)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function deleteSignUps(db: Db, email: string): Promise<void> {
  await db.deleteFrom('signUp').where('email', '=', email).execute();
}

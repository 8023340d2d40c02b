import type { Db } from '../../../platform/database/open.ts';

export interface EmailChange {
  id: string;
  userId: string;
  oldEmail: string;
  newEmail: string;
  askedAt: string;
  madeAt: string | null;
}

const facts = ['id', 'userId', 'oldEmail', 'newEmail', 'askedAt', 'madeAt'] as const;

export async function insertChange(db: Db, change: Omit<EmailChange, 'madeAt'>): Promise<void> {
  await db.insertInto('emailChange').values(change).execute();
}

/** A change that was made, or waits and was asked for since `since`; none that was stopped or replaced. */
export function findChange(db: Db, id: string, since: string): Promise<EmailChange | undefined> {
  return db
    .selectFrom('emailChange')
    .select(facts)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('askedAt', '>', since)
    .executeTakeFirst();
}

/** The change that waits for its link, asked for since `since`. */
export function findWaiting(db: Db, userId: string, since: string): Promise<EmailChange | undefined> {
  return db
    .selectFrom('emailChange')
    .select(facts)
    .where('userId', '=', userId)
    .where('madeAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('askedAt', '>', since)
    .executeTakeFirst();
}

/** Of several at once one gets true. */
export async function markMade(db: Db, id: string, now: string): Promise<boolean> {
  const made = await db
    .updateTable('emailChange')
    .set({ madeAt: now })
    .where('id', '=', id)
    .where('madeAt', 'is', null)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function endChange(db: Db, id: string, now: string): Promise<void> {
  await db.updateTable('emailChange').set({ endedAt: now }).where('id', '=', id).execute();
}

/** Ends what waits for its link. */
export async function endWaiting(db: Db, userId: string, now: string): Promise<void> {
  await db
    .updateTable('emailChange')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('madeAt', 'is', null)
    .where('endedAt', 'is', null)
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

export interface NewOperator {
  userId: string;
  /** ISO instant. */
  since: string;
  madeBy: string | null;
}

export async function isOperator(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('operator')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasOperator(db: Db): Promise<boolean> {
  const row = await db.selectFrom('operator').select('userId').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** @returns false for who is one already */
export async function insertOperator(tx: Db, operator: NewOperator): Promise<boolean> {
  const made = await tx
    .insertInto('operator')
    .values(operator)
    .onConflict((on) => on.doNothing())
    .returning('userId')
    .executeTakeFirst();
  return made !== undefined;
}

/** Makes changes of who is an operator wait for each other, so that never none is left and never two come first. */
export async function lockOperators(tx: Db): Promise<void> {
  await sql`lock table operator in share row exclusive mode`.execute(tx);
}

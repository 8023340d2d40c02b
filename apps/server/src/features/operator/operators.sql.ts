import type { Db } from '../../platform/database/open.ts';

export interface OperatorRow {
  userId: string;
  email: string;
  displayName: string;
  since: string;
  madeBy: string | null;
}

/** All of them, longest first; there are few. */
export function listOperators(db: Db): Promise<OperatorRow[]> {
  return db
    .selectFrom('operator')
    .innerJoin('appUser', 'appUser.id', 'operator.userId')
    .leftJoin('appUser as maker', 'maker.id', 'operator.madeBy')
    .select([
      'operator.userId',
      'appUser.email',
      'appUser.displayName',
      'operator.since',
      'maker.displayName as madeBy',
    ])
    .orderBy('operator.since')
    .orderBy('operator.userId')
    .execute();
}

export async function countOperators(db: Db): Promise<number> {
  const row = await db
    .selectFrom('operator')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** @returns false for who is none */
export async function deleteOperator(tx: Db, userId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('operator')
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst();
  return gone !== undefined;
}

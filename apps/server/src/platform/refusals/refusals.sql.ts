import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

export interface RefusalCount {
  /** UTC day. */
  day: string;
  place: string;
  reason: string;
  count: number;
  /** ISO instant. */
  lastAt: string;
}

/** Adds counts to those of their day, place and reason. */
export async function addRefusals(db: Db, counts: RefusalCount[]): Promise<void> {
  await db
    .insertInto('refusal')
    .values(counts)
    .onConflict((on) =>
      on.columns(['day', 'place', 'reason']).doUpdateSet((eb) => ({
        count: eb('refusal.count', '+', eb.ref('excluded.count')),
        lastAt: eb.ref('excluded.lastAt'),
      })),
    )
    .execute();
}

/** Newest day first, within a day by place and reason. */
export async function listRefusals(
  db: Db,
  { after, limit }: { after: Pick<RefusalCount, 'day' | 'place' | 'reason'> | undefined; limit: number },
): Promise<RefusalCount[]> {
  const { rows } = await sql<RefusalCount>`
    select day, place, reason, count, last_at from refusal
    where ${after?.day ?? null}::date is null or day < ${after?.day ?? null}::date
       or (day = ${after?.day ?? null}::date and (place, reason) > (${after?.place ?? null}, ${after?.reason ?? null}))
    order by day desc, place, reason
    limit ${limit}`.execute(db);
  return rows;
}

export async function deleteRefusals(db: Db, before: string): Promise<void> {
  await db.deleteFrom('refusal').where('day', '<', before.slice(0, 10)).execute();
}

import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';

export interface KeptAnswer {
  requestHash: Buffer;
  reply: unknown;
}

/** The answer kept under a key, unless it is older than `since`. */
export function findAnswer(
  db: Db,
  workspaceId: string,
  key: string,
  since: string,
): Promise<KeptAnswer | undefined> {
  return db
    .selectFrom('requestKey')
    .select(['requestHash', 'reply'])
    .where('workspaceId', '=', workspaceId)
    .where('key', '=', key)
    .where('createdAt', '>', since)
    .executeTakeFirst();
}

/** Keeps an answer; one that was too old to count is replaced. */
export async function keepAnswer(
  db: Db,
  workspaceId: string,
  key: string,
  answer: KeptAnswer & { createdAt: string },
): Promise<void> {
  await db
    .insertInto('requestKey')
    .values({ ...answer, workspaceId, key, reply: JSON.stringify(answer.reply) })
    .onConflict((conflict) =>
      conflict.columns(['workspaceId', 'key']).doUpdateSet({
        requestHash: sql`excluded.request_hash`,
        reply: sql`excluded.reply`,
        createdAt: sql`excluded.created_at`,
      }),
    )
    .execute();
}

import type { Db } from '../database/open.ts';

/** The key of mailed choices, the same on every node. */
export async function mailChoiceKey(db: Db): Promise<Buffer> {
  const row = await db
    .selectFrom('serverSecret')
    .select('secret')
    .where('name', '=', 'mail_choice')
    .executeTakeFirstOrThrow();
  return row.secret;
}

export async function isSilenced(db: Db, recipientHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('silencedRecipient')
    .select('silencedAt')
    .where('recipientHash', '=', recipientHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function silence(db: Db, recipientHash: Buffer, now: string): Promise<void> {
  await db
    .insertInto('silencedRecipient')
    .values({ recipientHash, silencedAt: now })
    .onConflict((on) => on.column('recipientHash').doNothing())
    .execute();
}

export async function allow(db: Db, recipientHash: Buffer): Promise<void> {
  await db.deleteFrom('silencedRecipient').where('recipientHash', '=', recipientHash).execute();
}

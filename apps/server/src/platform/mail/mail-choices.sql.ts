import { byteaList } from '../database/bytea-list.ts';
import type { Db } from '../database/open.ts';
import { runRaw } from '../database/raw-query.ts';

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

/** Those of the recipients who get no mail that strangers can cause. */
export async function silencedAmong(db: Db, recipientHashes: readonly Buffer[]): Promise<Buffer[]> {
  if (recipientHashes.length === 0) return [];
  const rows = await runRaw<{ recipientHash: Buffer }>(
    db,
    'select recipient_hash from silenced_recipient where recipient_hash = any($1::bytea[])',
    [byteaList(recipientHashes)],
  );
  return rows.map(({ recipientHash }) => recipientHash);
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

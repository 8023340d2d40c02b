import type { ContactReason } from '@earshot/contracts/contact';
import type { Db } from '../../platform/database/open.ts';

export interface ContactRow {
  id: string;
  sentAt: string;
  reason: ContactReason;
  details: string;
  email: string;
  userId: string | null;
}

export async function insertMessage(tx: Db, message: ContactRow): Promise<void> {
  await tx.insertInto('contactMessage').values(message).execute();
}

export function findMessage(db: Db, id: string): Promise<ContactRow | undefined> {
  return db
    .selectFrom('contactMessage')
    .select(['id', 'sentAt', 'reason', 'details', 'email', 'userId'])
    .where('id', '=', id)
    .$castTo<ContactRow>()
    .executeTakeFirst();
}

export async function deleteContactMessages(db: Db, before: string): Promise<void> {
  await db.deleteFrom('contactMessage').where('sentAt', '<', before).execute();
}

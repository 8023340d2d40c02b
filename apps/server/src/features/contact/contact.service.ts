import type { ContactReason } from '@earshot/contracts/contact';
import { randomUUID } from 'node:crypto';
import { sendMail } from '../../jobs/mail-order.ts';
import type { Db } from '../../platform/database/open.ts';
import { mayAddressMail } from '../../platform/mail/stranger-budget.sql.ts';
import type { Deps } from '../deps.ts';
import * as sql from './contact.sql.ts';

interface Message {
  contactReason: ContactReason;
  contactDetails: string;
  email: string;
  /** Who wrote it, when they were signed in. */
  userId: string | null;
}

/**
 * Keeps a message and has it mailed to the operator.
 *
 * @param address of a stranger, whose mails are counted; null for a member
 */
export async function submit(
  { config, database, freeSpace, queue, now }: Deps,
  { contactReason, contactDetails, email, userId }: Message,
  address: string | null,
): Promise<void> {
  freeSpace.assertRoom();
  const [id, sentAt] = [randomUUID(), new Date(now()).toISOString()];
  await database.app.transaction().execute(async (tx) => {
    await sql.insertMessage(tx, {
      id,
      sentAt,
      reason: contactReason,
      details: contactDetails,
      email,
      userId,
    });
    if (address !== null && !(await mayAddressMail(tx, address, sentAt))) return;
    await queue.enqueue(tx, sendMail, { kind: 'contact', messageId: id, to: config.operatorMail });
  });
}

/** Throws away messages sent before an instant. */
export function deleteContactMessages(db: Db, before: string): Promise<void> {
  return sql.deleteContactMessages(db, before);
}

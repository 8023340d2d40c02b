import type { Db } from '../../platform/database/open.ts';
import { findMessage } from './contact.sql.ts';

/** What the operator is told of a message; null when it is gone. */
export async function contactMessage(db: Db, messageId: string) {
  const message = await findMessage(db, messageId);
  if (!message) return null;
  const { email, reason, details, userId } = message;
  return { email, reason, details, isMember: userId !== null };
}

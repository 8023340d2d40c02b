import { insertLink } from '../../../platform/auth/mail-links.sql.ts';
import { hashSecret, newSecret } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../platform/database/open.ts';
import * as sql from './email-changes.sql.ts';
import { userByEmail } from '../../users/people.service.ts';
import { lifetimes } from '../../../platform/auth/time-limits.ts';
import { instantOf } from '../../../platform/instant.ts';

export interface EmailChangeMail {
  oldEmail: string;
  newEmail: string;
  /** The mailed secret; null when the new address is somebody's already. */
  token: string | null;
}

/** What goes to the new address; null when the change does not wait any more. */
export async function newAddressMail(db: Db, changeId: string, ms: number): Promise<EmailChangeMail | null> {
  const change = await sql.findChange(db, changeId, instantOf(ms - lifetimes.verifyLink));
  if (!change || change.madeAt !== null) return null;
  const isTaken = (await userByEmail(db, change.newEmail)) !== undefined;
  const endsAt = Date.parse(change.askedAt) + lifetimes.verifyLink;
  const token = isTaken ? null : await makeLink(db, change, 'change_email', { ms, endsAt });
  return { ...change, token };
}

/** What goes to the old address, even when the change was made in the meantime; null when it was stopped. */
export async function oldAddressMail(
  db: Db,
  changeId: string,
  ms: number,
): Promise<(EmailChangeMail & { token: string }) | null> {
  const change = await sql.findChange(db, changeId, instantOf(ms - lifetimes.stopEmailChange));
  if (!change) return null;
  const endsAt = Date.parse(change.askedAt) + lifetimes.stopEmailChange;
  return { ...change, token: await makeLink(db, change, 'stop_email_change', { ms, endsAt }) };
}

async function makeLink(
  db: Db,
  change: sql.EmailChange,
  purpose: 'change_email' | 'stop_email_change',
  { ms, endsAt }: { ms: number; endsAt: number },
): Promise<string> {
  const token = newSecret();
  await insertLink(db, {
    tokenHash: hashSecret(token),
    purpose,
    email: purpose === 'change_email' ? change.newEmail : change.oldEmail,
    userId: change.userId,
    emailChangeId: change.id,
    createdAt: instantOf(ms),
    expiresAt: instantOf(endsAt),
  });
  return token;
}

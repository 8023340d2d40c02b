import type { Db } from '../database/open.ts';

/** What a mailed secret is for; each page that takes one takes its own purposes only. */
export type LinkPurpose =
  'verify' | 'set_password' | 'reset' | 'invite' | 'change_email' | 'stop_email_change';

export interface MailLink {
  purpose: LinkPurpose;
  email: string;
  userId: string | null;
  signUpId: string | null;
  invitedTo: string | null;
  invitationId: string | null;
  emailChangeId: string | null;
}

export interface NewMailLink extends Partial<MailLink> {
  /** The job that mails it. */
  mailedBy?: string | null;
  tokenHash: Buffer;
  purpose: LinkPurpose;
  email: string;
  /** ISO instants. */
  createdAt: string;
  expiresAt: string;
}

const facts = [
  'purpose',
  'email',
  'userId',
  'signUpId',
  'invitedTo',
  'invitationId',
  'emailChangeId',
] as const;

export async function insertLink(db: Db, link: NewMailLink): Promise<void> {
  await db.insertInto('mailLink').values(link).execute();
}

/** The link behind a token while it can still be used. */
export async function findLink(
  db: Db,
  tokenHash: Buffer,
  purposes: readonly LinkPurpose[],
  now: string,
): Promise<MailLink | undefined> {
  const row = await db
    .selectFrom('mailLink')
    .select(facts)
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row && { ...row, purpose: row.purpose as LinkPurpose };
}

/** Uses a link up, from a network address. Of several at the same moment one gets true. */
export async function takeLink(db: Db, tokenHash: Buffer, address: string, now: string): Promise<boolean> {
  const taken = await db
    .updateTable('mailLink')
    .set({ usedAt: now, usedFrom: address })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('tokenHash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Ends links to an address that were not used yet; conditions say which. */
function endingLinks(db: Db, email: string, now: string) {
  return db
    .updateTable('mailLink')
    .set({ usedAt: now })
    .where('email', '=', email)
    .where('usedAt', 'is', null);
}

/** Makes all other links of these purposes to this address useless. */
export async function endLinks(
  db: Db,
  email: string,
  purposes: readonly LinkPurpose[],
  now: string,
): Promise<void> {
  await endingLinks(db, email, now).where('purpose', 'in', purposes).execute();
}

/** Makes the links of an invitation useless. */
export async function endInvitationLinks(
  db: Db,
  email: string,
  invitationId: string,
  now: string,
): Promise<void> {
  await endingLinks(db, email, now)
    .where('purpose', '=', 'invite')
    .where('invitationId', '=', invitationId)
    .execute();
}

/** Whether one of the links that a job mailed is over: used, or ended by a newer one. */
export async function isOver(db: Db, email: string, mailedBy: string): Promise<boolean> {
  const row = await db
    .selectFrom('mailLink')
    .select('tokenHash')
    .where('email', '=', email)
    .where('mailedBy', '=', mailedBy)
    .where('usedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes links useless that other jobs mailed for the same purpose, and the same sign-up where one is named. */
export async function endOlderLinks(
  db: Db,
  {
    email,
    purpose,
    signUpId,
    mailedBy,
  }: Pick<MailLink, 'email' | 'purpose' | 'signUpId'> & { mailedBy: string },
  now: string,
): Promise<void> {
  await endingLinks(db, email, now)
    .where('purpose', '=', purpose)
    .where((eb) => eb.or([eb('mailedBy', 'is', null), eb('mailedBy', '!=', mailedBy)]))
    .$if(signUpId !== null, (query) => query.where('signUpId', '=', signUpId))
    .execute();
}

/** Whether somebody who reads this mailbox used a link of it from this network address since `since`. */
export async function wasLinkUsedFrom(
  db: Db,
  email: string,
  address: string,
  since: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('mailLink')
    .select('tokenHash')
    .where('email', '=', email)
    .where('usedFrom', '=', address)
    .where('usedAt', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

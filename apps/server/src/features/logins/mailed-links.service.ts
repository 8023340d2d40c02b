import type { LinkPurpose } from '../../platform/auth/mail-links.sql.ts';
import { endOlderLinks, insertLink, isOver } from '../../platform/auth/mail-links.sql.ts';
import { hashSecret, newSecret } from '../../platform/auth/secret.ts';
import type { Db } from '../../platform/database/open.ts';
import { mayMailAccount } from '../../platform/mail/account-mail-budget.sql.ts';
import { userByEmail } from '../users/people.service.ts';
import type { SignUp } from './sign-ups.sql.ts';
import { findSignUp, newestSignUp } from './sign-ups.sql.ts';
import { lifetimes } from '../../platform/auth/time-limits.ts';
import { instantOf } from '../../platform/instant.ts';
import { isUsualPlace } from './usual-places.service.ts';

/** The attempt to mail a link that is at hand. */
export interface Mailing {
  /** The job; the links of all its attempts work, since any of them may have arrived. */
  jobId: string;
  /** From 1. */
  number: number;
  ms: number;
}

/** What a sign-up's mail says: that the account exists, or the secret that verifies the address. */
export type Verification = { known: true } | { known: false; token: string; hasPassword: boolean };

/** Makes a verification link for this very sign-up; null when it is not waiting any more. */
export async function verificationFor(
  db: Db,
  email: string,
  signUpId: string,
  mailing: Mailing,
): Promise<Verification | null> {
  if (await userByEmail(db, email)) return { known: true };
  const signUp = await findSignUp(db, email, signUpId);
  return signUp ? verificationOf(db, signUp, mailing) : null;
}

/** Makes another link for the address's newest sign-up; null when none waits. */
export async function verificationAgain(
  db: Db,
  email: string,
  mailing: Mailing,
): Promise<Verification | null> {
  if (await userByEmail(db, email)) return { known: true };
  const signUp = await newestSignUp(db, email, instantOf(mailing.ms - lifetimes.signUp));
  return signUp ? verificationOf(db, signUp, mailing) : null;
}

async function verificationOf(db: Db, signUp: SignUp, mailing: Mailing): Promise<Verification | null> {
  const { email, id: signUpId, passwordHash } = signUp;
  const token = await replaceLink(db, { purpose: 'verify', email, signUpId }, mailing, lifetimes.verifyLink);
  return token === null ? null : { known: false, token, hasPassword: passwordHash !== null };
}

/**
 * Makes a reset link for a user, or for the newest sign-up of an address not verified yet, which ends those before it.
 *
 * @param requester the network address that asked; null for mail of our own, which no budget limits
 * @returns null for unknown addresses, over the budget, and when a newer link was mailed or this one used
 */
export async function resetTokenFor(
  db: Db,
  { email, requester }: { email: string; requester: string | null },
  mailing: Mailing,
): Promise<string | null> {
  const { number, ms } = mailing;
  const user = await userByEmail(db, email);
  const signUp = user ? undefined : await newestSignUp(db, email, instantOf(ms - lifetimes.signUp));
  if (!user && !signUp) return null;
  // The first attempt counts for those after it.
  if (requester !== null && number === 1) {
    const isUsual = await isUsualPlace(db, { email, user, address: requester, ms });
    const mail = { recipient: email, requester, isUsualPlace: isUsual, now: instantOf(ms) };
    if (!(await mayMailAccount(db, mail))) return null;
  }
  const owner = user ? { userId: user.id } : { signUpId: signUp?.id ?? null };
  return replaceLink(db, { purpose: 'reset', email, ...owner }, mailing, lifetimes.resetLink);
}

interface LinkFacts {
  purpose: LinkPurpose;
  email: string;
  userId?: string | null;
  signUpId?: string | null;
}

/**
 * Makes a link that ends those which other jobs mailed: of several sign-ups of one address each keeps its own, since strangers may
 * have made the others.
 *
 * @returns null when the job's own links are over by now
 */
async function replaceLink(
  db: Db,
  facts: LinkFacts,
  { jobId, ms }: Mailing,
  lifeMs: number,
): Promise<string | null> {
  const token = newSecret();
  const now = instantOf(ms);
  const older = { ...facts, signUpId: facts.purpose === 'verify' ? (facts.signUpId ?? null) : null };
  return db.transaction().execute(async (tx) => {
    if (await isOver(tx, facts.email, jobId)) return null;
    await endOlderLinks(tx, { ...older, mailedBy: jobId }, now);
    await insertLink(tx, {
      ...facts,
      tokenHash: hashSecret(token),
      mailedBy: jobId,
      createdAt: now,
      expiresAt: instantOf(ms + lifeMs),
    });
    return token;
  });
}

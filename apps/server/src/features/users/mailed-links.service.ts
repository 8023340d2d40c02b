import type { LinkPurpose } from '../../platform/auth/mail-links.sql.ts';
import { insertLink } from '../../platform/auth/mail-links.sql.ts';
import { hashSecret, newSecret } from '../../platform/auth/secret.ts';
import type { Db } from '../../platform/database/open.ts';
import { userByEmail } from './people.service.ts';
import type { SignUp } from './sign-ups.sql.ts';
import { findSignUp, newestSignUp } from './sign-ups.sql.ts';
import { instantOf, lifetimes } from './time-limits.ts';

/** What a sign-up's mail says: that the account exists, or the secret that verifies the address. */
export type Verification = { known: true } | { known: false; token: string; hasPassword: boolean };

/** Makes a verification link for this very sign-up; null when it is not waiting any more. */
export async function verificationFor(
  db: Db,
  email: string,
  signUpId: string,
  ms: number,
): Promise<Verification | null> {
  if (await userByEmail(db, email)) return { known: true };
  const signUp = await findSignUp(db, email, signUpId);
  return signUp ? verificationOf(db, signUp, ms) : null;
}

/** Makes another link for the address's newest sign-up; null when none waits. */
export async function verificationAgain(db: Db, email: string, ms: number): Promise<Verification | null> {
  if (await userByEmail(db, email)) return { known: true };
  const signUp = await newestSignUp(db, email, instantOf(ms - lifetimes.signUp));
  return signUp ? verificationOf(db, signUp, ms) : null;
}

async function verificationOf(db: Db, signUp: SignUp, ms: number): Promise<Verification> {
  const { email, id: signUpId, passwordHash } = signUp;
  const token = await makeLink(db, { purpose: 'verify', email, signUpId }, ms, lifetimes.verifyLink);
  return { known: false, token, hasPassword: passwordHash !== null };
}

/** Makes a reset link for a user, or for the newest sign-up of an address not verified yet; null for unknown addresses. */
export async function resetTokenFor(db: Db, email: string, ms: number): Promise<string | null> {
  const user = await userByEmail(db, email);
  const signUp = user ? undefined : await newestSignUp(db, email, instantOf(ms - lifetimes.signUp));
  if (!user && !signUp) return null;
  const owner = user ? { userId: user.id } : { signUpId: signUp?.id ?? null };
  return makeLink(db, { purpose: 'reset', email, ...owner }, ms, lifetimes.resetLink);
}

interface LinkFacts {
  purpose: LinkPurpose;
  email: string;
  userId?: string | null;
  signUpId?: string | null;
}

async function makeLink(db: Db, facts: LinkFacts, ms: number, lifeMs: number): Promise<string> {
  const token = newSecret();
  await insertLink(db, {
    ...facts,
    tokenHash: hashSecret(token),
    createdAt: instantOf(ms),
    expiresAt: instantOf(ms + lifeMs),
  });
  return token;
}

import { randomUUID } from 'node:crypto';
import { sendMail } from '../../../jobs/mail-order.ts';
import type { MailLink } from '../../../platform/auth/mail-links.sql.ts';
import { endLinks, findLink, takeLink } from '../../../platform/auth/mail-links.sql.ts';
import { hashSecret } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../platform/database/open.ts';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { AccountDeps } from '../../account-deps.ts';
import { endWaiting } from '../email-change/email-changes.sql.ts';
import { forgetTries } from '../login-tries.ts';
import { hashPassword } from './password-hashes.ts';
import { assertPasswordAllowed } from './password-rules.ts';
import { endAllSessions } from '../sessions/sessions.service.ts';
import { addVerified } from '../sign-up.service.ts';
import type { SignUp } from '../sign-ups.sql.ts';
import { findSignUp } from '../sign-ups.sql.ts';
import { instantOf } from '../../../platform/instant.ts';
import { deleteChallenges } from '../second-factor/two-factor.sql.ts';
import { setPasswordHash } from '../../users/people.service.ts';

/**
 * Asks for a reset mail; the same for known and unknown addresses. Whether one may go depends on who is known, and on where they
 * logged in before: the job finds out, so that no answer's time tells.
 */
export async function sendResetPasswordLink(
  deps: AccountDeps,
  { email, redirect = null }: { email: string; redirect?: string | null | undefined },
  address: string,
): Promise<void> {
  deps.freeSpace.assertRoom();
  await deps.database.app
    .transaction()
    .execute((tx) =>
      deps.queue.enqueue(tx, sendMail, { kind: 'reset_password', email, redirect, requester: address }),
    );
}

/** Links that set a password. */
export const passwordLinks = ['reset', 'set_password'] as const;

/**
 * Sets a password with a mailed link and ends every session of the user, and a change of address that waits. A link that a waiting sign-up asked for verifies
 * its address too. Of several uses at once one succeeds.
 *
 * @throws Problem `link_invalid`; `password_refused`, which leaves the link usable
 */
export async function changePassword(
  deps: AccountDeps,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<void> {
  const now = instantOf(deps.now());
  const tokenHash = hashSecret(token);
  const { app } = deps.database;
  const link = await findLink(app, tokenHash, passwordLinks, now);
  if (!link) throw new Problem('link_invalid');
  const signUp = link.signUpId === null ? undefined : await findSignUp(app, link.email, link.signUpId);
  await assertPasswordAllowed(password, { email: link.email, company: signUp?.company ?? null });
  const passwordHash = await hashPassword(password);
  const workspaceId = randomUUID();
  await inWorkspace(deps.database, workspaceId, async (tx) => {
    if (!(await takeLink(tx, tokenHash, address, now))) throw new Problem('link_invalid');
    if (link.userId !== null)
      await replacePassword(deps, tx, { ...link, userId: link.userId }, passwordHash, now);
    else await verifyWithPassword(tx, workspaceId, signUp, passwordHash, now);
    // After the user: see `eraseUser`.
    await endLinks(tx, link.email, passwordLinks, now);
  });
  forgetTries(deps.rateLimiter, { email: link.email, address });
  if (link.userId === null) return;
  deps.callers.forget({ userId: link.userId });
  deps.log.info({ userId: link.userId }, 'A password was changed with a mailed link');
}

async function replacePassword(
  deps: AccountDeps,
  tx: Db,
  { userId, email, purpose }: MailLink & { userId: string },
  passwordHash: string,
  now: string,
): Promise<void> {
  await setPasswordHash(tx, userId, passwordHash);
  await deleteChallenges(tx, userId);
  await endWaiting(tx, userId, now);
  await endAllSessions(tx, userId, now);
  if (purpose === 'reset') await deps.queue.enqueue(tx, sendMail, { kind: 'password_changed', email });
}

async function verifyWithPassword(
  tx: Db,
  workspaceId: string,
  signUp: SignUp | undefined,
  passwordHash: string,
  now: string,
): Promise<void> {
  const isAdded = signUp !== undefined && (await addVerified(tx, workspaceId, signUp, passwordHash, now));
  if (!isAdded) throw new Problem('link_invalid');
}

import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { emailChange } from '@earshot/contracts/email-change';
import { randomUUID } from 'node:crypto';
import { sendMail } from '../../../jobs/mail-order.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { endLinks, findLink, takeLink } from '../../../platform/auth/mail-links.sql.ts';
import { hashSecret } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../platform/database/open.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { mayMailAccount } from '../../../platform/mail/account-mail-budget.sql.ts';
import type { AccountDeps } from '../../account-deps.ts';
import * as sql from './email-changes.sql.ts';
import { giveEmail, setPasswordHash, userById } from '../../users/people.service.ts';
import { assertProof } from '../proof.service.ts';
import { endAllSessions } from '../sessions/sessions.service.ts';
import { deleteSignUps } from '../sign-ups.sql.ts';
import { lifetimes } from '../../../platform/auth/time-limits.ts';
import { instantOf } from '../../../platform/instant.ts';
import { deleteChallenges, deleteTwoFactorSince } from '../second-factor/two-factor.sql.ts';

type Links = Pick<AccountDeps, 'database' | 'now'>;

/**
 * Asks for another address. It does the same for addresses that are somebody's and that are not; which of the two it is, only the
 * mail to the new address tells. A change that waited before is replaced.
 *
 * @throws Problem `wrong_password`; `wrong_code`; `rate_limited`
 */
export async function askEmailChange(
  deps: AccountDeps,
  caller: Caller,
  { email, ...proof }: ParsedBody<typeof emailChange.changeEmail>,
): Promise<void> {
  deps.freeSpace.assertRoom();
  const user = await assertProof(deps, caller, proof);
  if (email === user.email) throw badField('email', 'This is already your address.');
  const now = instantOf(deps.now());
  const id = randomUUID();
  await deps.database.app.transaction().execute(async (tx) => {
    await sql.endWaiting(tx, user.id, now);
    await sql.insertChange(tx, { id, userId: user.id, oldEmail: user.email, newEmail: email, askedAt: now });
    const mail = { recipient: email, requester: user.id, isUsualPlace: false, now };
    if (await mayMailAccount(tx, mail)) {
      await deps.queue.enqueue(tx, sendMail, { kind: 'email_change', changeId: id });
    }
    await deps.queue.enqueue(tx, sendMail, { kind: 'email_change_notice', changeId: id });
  });
  deps.log.info({ userId: user.id }, 'A user asked for another address');
}

export async function getEmailChange(
  { database, now }: Links,
  { userId }: Caller,
): Promise<CallReply<typeof emailChange.getEmailChange>> {
  const user = await userById(database.app, userId);
  if (!user) throw new Problem('not_signed_in');
  const waiting = await sql.findWaiting(database.app, userId, instantOf(now() - lifetimes.verifyLink));
  return {
    email: user.email,
    waiting: waiting
      ? {
          email: waiting.newEmail,
          asked_at: waiting.askedAt,
          ends_at: instantOf(Date.parse(waiting.askedAt) + lifetimes.verifyLink),
        }
      : null,
  };
}

export async function cancelEmailChange({ database, now }: Links, { userId }: Caller): Promise<void> {
  await sql.endWaiting(database.app, userId, instantOf(now()));
}

/**
 * Makes the change that a link from the new address is for. Links to the old address that could set a password end.
 *
 * @returns the new address
 * @throws Problem `link_invalid`, also when the address has become somebody's in the meantime
 */
export async function confirmEmailChange(deps: AccountDeps, token: string, address: string): Promise<string> {
  deps.freeSpace.assertRoom();
  const now = instantOf(deps.now());
  const { tokenHash, change } = await changeOfLink(deps, token, 'change_email');
  await deps.database.app.transaction().execute(async (tx) => {
    const isFirst = (await takeLink(tx, tokenHash, address, now)) && (await sql.markMade(tx, change.id, now));
    if (!isFirst || !(await moveTo(tx, change.userId, change.newEmail, now)))
      throw new Problem('link_invalid');
  });
  deps.log.info({ userId: change.userId }, 'A user’s address was changed');
  return change.newEmail;
}

/**
 * Stops a change with a link from the old address. One that was made is taken back, and whoever made it is locked out: every
 * session, the password, and a second factor that came later end; a link to set a new password goes to the old address.
 *
 * @returns whether the change had been made
 * @throws Problem `link_invalid`, also when the old address has become somebody else's
 */
export async function stopEmailChange(deps: AccountDeps, token: string, address: string): Promise<boolean> {
  const now = instantOf(deps.now());
  const { tokenHash, change } = await changeOfLink(deps, token, 'stop_email_change');
  const { userId, oldEmail } = change;
  await deps.database.app.transaction().execute(async (tx) => {
    if (!(await takeLink(tx, tokenHash, address, now))) throw new Problem('link_invalid');
    await sql.endChange(tx, change.id, now);
    if (change.madeAt === null) return;
    // Before what ends links and logins: see `eraseUser`.
    await setPasswordHash(tx, userId, null);
    if (!(await moveTo(tx, userId, oldEmail, now))) throw new Problem('link_invalid');
    await sql.endWaiting(tx, userId, now);
    await deleteTwoFactorSince(tx, userId, change.askedAt);
    await deleteChallenges(tx, userId);
    await endAllSessions(tx, userId, now);
    await deps.queue.enqueue(tx, sendMail, {
      ...{ kind: 'reset_password', email: oldEmail, redirect: null },
      requester: null,
    });
  });
  deps.callers.forget({ userId });
  deps.log.info({ userId }, 'A change of address was stopped from the old address');
  return change.madeAt !== null;
}

/** @throws Problem `link_invalid` when the link is over, or its change was stopped or replaced */
export async function changeOfLink(
  { database, now }: Links,
  token: string,
  purpose: 'change_email' | 'stop_email_change',
): Promise<{ tokenHash: Buffer; change: sql.EmailChange }> {
  const ms = now();
  const tokenHash = hashSecret(token);
  const link = await findLink(database.app, tokenHash, [purpose], instantOf(ms));
  const since = instantOf(ms - lifetimes.stopEmailChange);
  const change = link?.emailChangeId
    ? await sql.findChange(database.app, link.emailChangeId, since)
    : undefined;
  if (!change) throw new Problem('link_invalid');
  return { tokenHash, change };
}

/** @returns false when the address is somebody else's */
async function moveTo(tx: Db, userId: string, email: string, now: string): Promise<boolean> {
  const former = await giveEmail(tx, userId, email, now);
  if (former === null) return false;
  await endLinks(tx, former, ['reset', 'set_password'], now);
  await endLinks(tx, email, ['verify'], now);
  await deleteSignUps(tx, email);
  return true;
}

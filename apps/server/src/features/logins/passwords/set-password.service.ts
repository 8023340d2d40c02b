import type { ParsedBody } from '@earshot/contracts/call';
import type { users } from '@earshot/contracts/users';
import { sendMail } from '../../../jobs/mail-order.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { endLinks } from '../../../platform/auth/mail-links.sql.ts';
import type { AccountDeps } from '../../account-deps.ts';
import { endWaiting } from '../email-change/email-changes.sql.ts';
import { endOthers } from '../sessions/own-sessions.service.ts';
import { hashPassword } from './password-hashes.ts';
import { assertPasswordAllowed } from './password-rules.ts';
import { passwordLinks } from './passwords.service.ts';
import { assertPassword } from '../proof.service.ts';
import { instantOf } from '../../../platform/instant.ts';
import { deleteChallenges } from '../second-factor/two-factor.sql.ts';
import { setPasswordHash } from '../../users/people.service.ts';

/**
 * Changes the caller's password, ends their other sessions, every mailed link that could set another and a change of address that
 * waits, and tells them by mail.
 *
 * @throws Problem `wrong_password`; `password_refused`; `rate_limited`
 */
export async function setPassword(
  deps: AccountDeps,
  caller: Caller,
  { current_password: current, password }: ParsedBody<typeof users.setPassword>,
): Promise<void> {
  deps.freeSpace.assertRoom();
  const { app } = deps.database;
  const user = await assertPassword(deps, caller, current);
  await assertPasswordAllowed(password, { email: user.email, company: null });
  const passwordHash = await hashPassword(password);
  const ms = deps.now();
  await app.transaction().execute(async (tx) => {
    await setPasswordHash(tx, user.id, passwordHash);
    await deleteChallenges(tx, user.id);
    await endOthers(tx, caller, 'password_changed', ms);
    await endLinks(tx, user.email, passwordLinks, instantOf(ms));
    await endWaiting(tx, user.id, instantOf(ms));
    await deps.queue.enqueue(tx, sendMail, { kind: 'password_changed', email: user.email });
  });
  deps.callers.forget({ userId: user.id });
  deps.log.info({ userId: user.id }, 'A password was changed by its user');
}

import type { CallReply } from '@earshot/contracts/call';
import type { twoFactor } from '@earshot/contracts/two-factor';
import { sendMail } from '../../../jobs/mail-order.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { seal, unseal } from '../../../platform/auth/sealed.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import type { AccountDeps } from '../../account-deps.ts';
import { forApp, newAuthenticatorSecret, stepOfCode } from './authenticator.ts';
import { endOthers } from '../sessions/own-sessions.service.ts';
import { userById } from '../../users/people.service.ts';
import type { Proof } from '../proof.service.ts';
import { assertPassword, assertProof } from '../proof.service.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { instantOf } from '../../../platform/instant.ts';
import * as sql from './two-factor.sql.ts';

export async function getTwoFactor(
  { database }: Pick<AccountDeps, 'database'>,
  { userId }: Caller,
): Promise<CallReply<typeof twoFactor.getTwoFactor>> {
  const since = (await sql.findTwoFactor(database.app, userId))?.confirmedAt ?? null;
  const left = since === null ? 0 : await sql.countRecoveryCodes(database.app, userId);
  return { is_on: since !== null, since, recovery_codes_left: left };
}

/**
 * Makes a secret for an authenticator app, in place of one that was not confirmed.
 *
 * @throws Problem `wrong_password`; `conflict` when two-factor log-in is on
 */
export async function beginTwoFactor(
  deps: AccountDeps,
  caller: Caller,
  password: string,
): Promise<CallReply<typeof twoFactor.beginTwoFactor>> {
  deps.freeSpace.assertRoom();
  const { app } = deps.database;
  const user = await assertPassword(deps, caller, password);
  const secret = newAuthenticatorSecret();
  const sealedSecret = seal(await sql.twoFactorKey(app), user.id, secret);
  const now = instantOf(deps.now());
  if (!(await sql.putUnconfirmed(app, user.id, { sealedSecret, now }))) throw isOn();
  return forApp(secret, user.email);
}

/**
 * Turns two-factor log-in on once a code shows that the app has the secret, and ends the caller's other sessions, which had no
 * second factor.
 *
 * @returns recovery codes, to be shown this once
 * @throws Problem `wrong_code`; `conflict` when it was not begun or is on; `rate_limited`
 */
export async function confirmTwoFactor(deps: AccountDeps, caller: Caller, code: string): Promise<string[]> {
  deps.freeSpace.assertRoom();
  const { app } = deps.database;
  const ms = deps.now();
  const user = await userById(app, caller.userId);
  const begun = await sql.findTwoFactor(app, caller.userId);
  if (begun && begun.confirmedAt !== null) throw isOn();
  if (!user || !begun) throw new Problem('conflict', { detail: 'Create a secret for your app first.' });
  deps.rateLimiter.count('second_factor', user.id);
  const secret = unseal(await sql.twoFactorKey(app), user.id, begun.sealedSecret);
  const step = stepOfCode(secret, code.replace(/\s/g, ''), ms);
  if (step === null)
    throw badField('code', 'is wrong. Check that the clock of your phone is right', 'wrong_code');
  const codes = newRecoveryCodes();
  await app.transaction().execute(async (tx) => {
    if (!(await sql.confirm(tx, user.id, { step, now: instantOf(ms) }))) throw isOn();
    await sql.replaceRecoveryCodes(tx, user.id, codes.map(hashRecoveryCode));
    await endOthers(tx, caller, 'logged_out', ms);
    await deps.queue.enqueue(tx, sendMail, { kind: 'two_factor', email: user.email, what: 'on' });
  });
  deps.rateLimiter.takeBack('second_factor', user.id);
  deps.callers.forget({ userId: user.id });
  deps.log.info({ userId: user.id }, 'Two-factor log-in was turned on');
  return codes;
}

/** @throws Problem `wrong_password`; `wrong_code`; `conflict` while two-factor log-in is off */
export async function renewRecoveryCodes(deps: AccountDeps, caller: Caller, proof: Proof): Promise<string[]> {
  deps.freeSpace.assertRoom();
  await assertOn(deps, caller);
  const user = await assertProof(deps, caller, proof);
  const codes = newRecoveryCodes();
  await deps.database.app.transaction().execute(async (tx) => {
    await sql.replaceRecoveryCodes(tx, user.id, codes.map(hashRecoveryCode));
    await deps.queue.enqueue(tx, sendMail, { kind: 'two_factor', email: user.email, what: 'new_codes' });
  });
  return codes;
}

/** @throws Problem `wrong_password`; `wrong_code`; `conflict` while two-factor log-in is off */
export async function turnOffTwoFactor(deps: AccountDeps, caller: Caller, proof: Proof): Promise<void> {
  await assertOn(deps, caller);
  const user = await assertProof(deps, caller, proof);
  await deps.database.app.transaction().execute(async (tx) => {
    await sql.deleteTwoFactor(tx, user.id);
    await deps.queue.enqueue(tx, sendMail, { kind: 'two_factor', email: user.email, what: 'off' });
  });
  deps.log.info({ userId: user.id }, 'Two-factor log-in was turned off');
}

async function assertOn(deps: AccountDeps, caller: Caller): Promise<void> {
  const { is_on: on } = await getTwoFactor(deps, caller);
  if (!on) throw new Problem('conflict', { detail: 'Two-factor login is off.' });
}

function isOn(): Problem {
  return new Problem('conflict', { detail: 'Two-factor login is already on.' });
}

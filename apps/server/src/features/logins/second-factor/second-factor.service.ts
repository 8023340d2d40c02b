import { limits } from '@earshot/contracts/limits';
import type { LoginResult } from '@earshot/contracts/users';
import { sendMail } from '../../../jobs/mail-order.ts';
import { unseal } from '../../../platform/auth/sealed.ts';
import { hashSecret, newSecret } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../platform/database/open.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import type { AccountDeps, Origin } from '../../account-deps.ts';
import { stepOfCode } from './authenticator.ts';
import { enterLastWorkspace } from '../entering.service.ts';
import { userById } from '../../users/people.service.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { lifetimes } from '../../../platform/auth/time-limits.ts';
import { instantOf } from '../../../platform/instant.ts';
import * as sql from './two-factor.sql.ts';
import type { User } from '../../users/people.service.ts';

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return ((await sql.findTwoFactor(db, userId))?.confirmedAt ?? null) !== null;
}

/** Lets a log-in wait for its code; what is returned stands for the password that was right. */
export async function challengeFor(deps: AccountDeps, { id: userId }: User): Promise<string> {
  const challenge = newSecret();
  const expiresAt = instantOf(deps.now() + lifetimes.loginChallenge);
  await sql.insertChallenge(deps.database.app, { tokenHash: hashSecret(challenge), userId, expiresAt });
  return challenge;
}

/**
 * Goes on with a log-in that waits for its code.
 *
 * @throws Problem `challenge_over`; `wrong_code`; `rate_limited`, over all of the user's log-ins
 */
export async function finishLogIn(
  deps: AccountDeps,
  { challenge, code }: { challenge: string; code: string },
  origin: Origin,
): Promise<LoginResult> {
  const { app } = deps.database;
  const ms = deps.now();
  const tokenHash = hashSecret(challenge);
  const tries = { maxTries: limits.loginChallengeTries, now: instantOf(ms) };
  const userId = await sql.tryChallenge(app, tokenHash, tries);
  const user = userId === undefined ? undefined : await userById(app, userId);
  if (!user) throw new Problem('challenge_over');
  await assertCode(deps, user, code);
  if (!(await sql.takeChallenge(app, tokenHash))) throw new Problem('challenge_over');
  deps.log.info({ address: origin.address, userId: user.id }, 'A user logged in with a second factor');
  return enterLastWorkspace(deps, user, origin, ms);
}

/**
 * Takes a code of the user's app, or one of their recovery codes; each works once.
 *
 * @throws Problem `wrong_code`; `rate_limited`
 */
export async function assertCode(deps: AccountDeps, user: User, code: string): Promise<void> {
  deps.rateLimiter.count('second_factor', user.id);
  deps.rateLimiter.count('second_factor_by_day', user.id);
  if (!(await takeCode(deps, user, code.replace(/[\s-]/g, '')))) {
    deps.log.info({ userId: user.id }, 'A second factor was wrong');
    throw badField('code', 'is wrong or was already used', 'wrong_code');
  }
  deps.rateLimiter.takeBack('second_factor', user.id);
  deps.rateLimiter.takeBack('second_factor_by_day', user.id);
}

async function takeCode(deps: AccountDeps, user: User, code: string): Promise<boolean> {
  const { app } = deps.database;
  const ms = deps.now();
  const kept = await sql.findTwoFactor(app, user.id);
  if (!kept || kept.confirmedAt === null) return false;
  if (/^\d{6}$/.test(code)) {
    const secret = unseal(await sql.twoFactorKey(app), user.id, kept.sealedSecret);
    const step = stepOfCode(secret, code, ms);
    return step !== null && sql.takeStep(app, user.id, step);
  }
  return app.transaction().execute(async (tx) => {
    if (!(await sql.takeRecoveryCode(tx, user.id, hashRecoveryCode(code), instantOf(ms)))) return false;
    await deps.queue.enqueue(tx, sendMail, {
      ...{ kind: 'two_factor', email: user.email, what: 'recovery_code_used' },
      codesLeft: await sql.countRecoveryCodes(tx, user.id),
    });
    return true;
  });
}

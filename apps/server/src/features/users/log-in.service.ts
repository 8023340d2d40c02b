import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@earshot/contracts/users';
import { Problem } from '../../platform/http/problem.ts';
import type { AccountDeps, Origin } from './account-deps.ts';
import { enterLastWorkspace } from './entering.service.ts';
import { passwordMatches } from './password-hashes.ts';
import { challengeFor, hasSecondFactor } from './second-factor.service.ts';
import { hasLoggedInFrom } from './sessions.sql.ts';
import { newestSignUp } from './sign-ups.sql.ts';
import { instantOf, lifetimes } from './time-limits.ts';
import { findUserByEmail } from './users.sql.ts';

/**
 * Logs in to the workspace used last. Unknown addresses, wrong passwords and sign-ups that wait for their verification
 * cost the same queries and one hash.
 *
 * @throws Problem `wrong_credentials`; with the right password only `email_not_verified`, and `second_factor_needed` with the
 * challenge that the code is to be told with; `rate_limited`
 */
export async function logIn(
  deps: AccountDeps,
  { email, password }: { email: string; password: string },
  origin: Origin,
): Promise<LoginResult> {
  const { app } = deps.database;
  const ms = deps.now();
  const user = await findUserByEmail(app, email);
  const signUp = await newestSignUp(app, email, instantOf(ms - lifetimes.signUp));
  const since = instantOf(ms - lifetimes.session);
  const isUsualPlace = await hasLoggedInFrom(app, user?.id ?? randomUUID(), origin.address, since);
  // Guesses from elsewhere must not lock the user out where they usually log in.
  const counted = isUsualPlace ? `${email} from ${origin.address}` : email;
  deps.rateLimiter.count('login_by_account', counted);
  const passwordHash = user ? user.passwordHash : (signUp?.passwordHash ?? null);
  if (!(await passwordMatches(password, passwordHash))) {
    // The typed address stays out of the log: people type passwords there.
    deps.log.info({ address: origin.address, userId: user?.id }, 'A log-in failed');
    throw new Problem('wrong_credentials');
  }
  deps.rateLimiter.takeBack('login_by_account', counted);
  if (!user) throw new Problem('email_not_verified');
  if (await hasSecondFactor(app, user.id)) {
    throw new Problem('second_factor_needed', { challenge: await challengeFor(deps, user) });
  }
  deps.log.info({ address: origin.address, userId: user.id }, 'A user logged in');
  return enterLastWorkspace(deps, user, origin, ms);
}

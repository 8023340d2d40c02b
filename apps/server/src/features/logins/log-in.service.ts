import type { LoginResult } from '@earshot/contracts/users';
import { Problem } from '../../platform/http/problem.ts';
import type { AccountDeps, Origin } from '../account-deps.ts';
import { enterLastWorkspace } from './entering.service.ts';
import { countTry, forgiveTry } from './login-tries.ts';
import { passwordMatches } from './passwords/password-hashes.ts';
import { challengeFor, hasSecondFactor } from './second-factor/second-factor.service.ts';
import { newestSignUp } from './sign-ups.sql.ts';
import { lifetimes } from '../../platform/auth/time-limits.ts';
import { instantOf } from '../../platform/instant.ts';
import { userByEmail } from '../users/people.service.ts';
import { isUsualPlace } from './usual-places.service.ts';

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
  const user = await userByEmail(app, email);
  const signUp = await newestSignUp(app, email, instantOf(ms - lifetimes.signUp));
  const { address } = origin;
  const loginTry = { email, address, isUsualPlace: await isUsualPlace(app, { email, user, address, ms }) };
  countTry(deps.rateLimiter, loginTry);
  const passwordHash = user ? user.passwordHash : (signUp?.passwordHash ?? null);
  if (!(await passwordMatches(password, passwordHash))) {
    // The typed address stays out of the log: people type passwords there.
    deps.log.info({ address, userId: user?.id }, 'A log-in failed');
    throw new Problem('wrong_credentials');
  }
  forgiveTry(deps.rateLimiter, loginTry);
  if (!user) throw new Problem('email_not_verified');
  if (await hasSecondFactor(app, user.id)) {
    throw new Problem('second_factor_needed', { challenge: await challengeFor(deps, user) });
  }
  deps.log.info({ address, userId: user.id }, 'A user logged in');
  return enterLastWorkspace(deps, user, origin, ms);
}

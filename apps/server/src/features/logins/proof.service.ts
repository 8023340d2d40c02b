import { badField, Problem } from '../../platform/http/problem.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { AccountDeps } from '../account-deps.ts';
import { passwordMatches } from './passwords/password-hashes.ts';
import { userById } from '../users/people.service.ts';
import { assertCode, hasSecondFactor } from './second-factor/second-factor.service.ts';
import type { User } from '../users/people.service.ts';

/** What shows that it is really the user who asks: a session alone may be somebody else's by now. */
export interface Proof {
  current_password: string;
  code?: string | undefined;
}

/** @throws Problem `wrong_password`; `rate_limited` like log-ins, since the password can be guessed here */
export async function assertPassword(deps: AccountDeps, caller: Caller, password: string): Promise<User> {
  const user = await userById(deps.database.app, caller.userId);
  if (!user) throw new Problem('not_signed_in');
  deps.rateLimiter.count('password_proof', user.id);
  if (!(await passwordMatches(password, user.passwordHash))) {
    throw badField('current_password', 'is not your current password', 'wrong_password');
  }
  deps.rateLimiter.takeBack('password_proof', user.id);
  return user;
}

/** @throws Problem `wrong_password`; `wrong_code`, also when one is needed and none was told; `rate_limited` */
export async function assertProof(deps: AccountDeps, caller: Caller, proof: Proof): Promise<User> {
  const user = await assertPassword(deps, caller, proof.current_password);
  if (await hasSecondFactor(deps.database.app, user.id)) await assertCode(deps, user, proof.code ?? '');
  return user;
}

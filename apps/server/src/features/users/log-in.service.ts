import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@earshot/contracts/users';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { addWorkspace, membershipOf } from '../workspaces/workspaces.service.ts';
import type { AccountDeps, Origin } from './account-deps.ts';
import { passwordMatches } from './password-hashes.ts';
import { hasLoggedInFrom, workspacesByLastUse } from './sessions.sql.ts';
import { newFamily, openSession } from './sessions.service.ts';
import { newestSignUp } from './sign-ups.sql.ts';
import { instantOf, lifetimes } from './time-limits.ts';
import type { User } from './users.sql.ts';
import { findUserByEmail, workspaceIdsOf } from './users.sql.ts';

/**
 * Logs in to the workspace used last. Unknown addresses, wrong passwords and sign-ups that wait for their verification
 * cost the same queries and one hash.
 *
 * @throws Problem `wrong_credentials`; `email_not_verified`, but only with the right password; `rate_limited`
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
  deps.log.info({ address: origin.address, userId: user.id }, 'A user logged in');
  return enter(deps, user, origin, ms);
}

async function enter(deps: AccountDeps, user: User, origin: Origin, ms: number): Promise<LoginResult> {
  const now = instantOf(ms);
  for (const workspaceId of await workspacesToTry(deps, user.id)) {
    const opened = await inWorkspace(deps.database, workspaceId, async (tx) => {
      const membership = await membershipOf(tx, workspaceId, user.id);
      return (
        membership && openSession(tx, { user, workspaceId, membership, family: newFamily(ms), origin, now })
      );
    });
    if (opened) return opened;
  }
  // Removed from every workspace: a user always has a place of their own.
  const workspaceId = randomUUID();
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await addWorkspace(tx, workspaceId, { name: user.displayName, ownerId: user.id, now });
    const membership = await membershipOf(tx, workspaceId, user.id);
    if (!membership) throw new Problem('internal_error');
    return openSession(tx, { user, workspaceId, membership, family: newFamily(ms), origin, now });
  });
}

/** The user's workspaces: those used by sessions first, the last used at the front. */
async function workspacesToTry(deps: AccountDeps, userId: string): Promise<string[]> {
  const { app } = deps.database;
  const own = await workspaceIdsOf(app, userId);
  const used = await workspacesByLastUse(app, userId);
  return [...used.filter((id) => own.includes(id)), ...own.filter((id) => !used.includes(id))];
}

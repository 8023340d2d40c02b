import type { CallReply } from '@earshot/contracts/call';
import type { users } from '@earshot/contracts/users';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Db } from '../../../platform/database/open.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { AccountDeps } from '../../account-deps.ts';
import type { EndReason, OpenSession } from './sessions.sql.ts';
import * as sql from './sessions.sql.ts';
import { lifetimes } from '../../../platform/auth/time-limits.ts';
import { instantOf } from '../../../platform/instant.ts';

type SessionDeps = Pick<AccountDeps, 'database' | 'callers' | 'now'>;
type Sessions = CallReply<typeof users.listSessions>['sessions'];

/** Where the caller is signed in, the last used first. */
export async function listSessions({ database, now }: SessionDeps, caller: Caller): Promise<Sessions> {
  return (await openSessions(database.app, caller.userId, now())).map((session) => ({
    session_id: session.familyId,
    is_this: isThis(session, caller),
    // All tokens of a log-in end at the same time, a fixed time after it.
    started_at: instantOf(Date.parse(session.expiresAt) - lifetimes.session),
    last_used_at: session.lastUsedAt,
    address: session.address,
    user_agent: session.userAgent,
  }));
}

/** @throws Problem `not_found` when the caller has no such session open */
export async function endOwnSession(deps: SessionDeps, { userId }: Caller, sessionId: string): Promise<void> {
  const now = instantOf(deps.now());
  const ended = await sql.endFamiliesOf(deps.database.app, userId, [sessionId], 'logged_out', now);
  if (ended === 0) throw new Problem('not_found');
  deps.callers.forget({ userId });
}

export async function endOtherSessions(deps: SessionDeps, caller: Caller): Promise<void> {
  await endOthers(deps.database.app, caller, 'logged_out', deps.now());
  deps.callers.forget({ userId: caller.userId });
}

/** Ends all of the caller's sessions but the one that asks; the directory has to forget the user after the commit. */
export async function endOthers(db: Db, caller: Caller, reason: EndReason, ms: number): Promise<void> {
  const others = (await openSessions(db, caller.userId, ms)).filter((session) => !isThis(session, caller));
  const families = [...new Set(others.map(({ familyId }) => familyId))];
  await sql.endFamiliesOf(db, caller.userId, families, reason, instantOf(ms));
}

function openSessions(db: Db, userId: string, ms: number): Promise<OpenSession[]> {
  return sql.listOpenSessions(db, userId, {
    now: instantOf(ms),
    usedSince: instantOf(ms - lifetimes.sessionIdle),
  });
}

function isThis({ tokenHash }: OpenSession, { sessionKey }: Caller): boolean {
  return tokenHash.toString('hex') === sessionKey;
}

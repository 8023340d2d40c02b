import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@earshot/contracts/users';
import { hashSecret, newSecret } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../platform/database/open.ts';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { currentTask } from '../../onboarding/onboarding.service.ts';
import type { Membership } from '../../workspaces/workspaces.service.ts';
import { membershipOf } from '../../workspaces/workspaces.service.ts';
import type { AccountDeps, Origin } from '../../account-deps.ts';
import { userById } from '../../users/people.service.ts';
import * as sql from './sessions.sql.ts';
import { sealSuccessor } from './successor.ts';
import { lifetimes } from '../../../platform/auth/time-limits.ts';
import { instantOf } from '../../../platform/instant.ts';
import type { User } from '../../users/people.service.ts';

/** The tokens that came from one log-in share its family and its end. */
export interface Family {
  id: string;
  /** ISO instant. */
  expiresAt: string;
}

/** A family that begins now. */
export function newFamily(ms: number): Family {
  return { id: randomUUID(), expiresAt: instantOf(ms + lifetimes.session) };
}

export interface Opening {
  user: User;
  workspaceId: string;
  membership: Membership;
  family: Family;
  origin: Origin;
  now: string;
  /** A new secret when not given. */
  token?: string;
}

/** Opens a session in a workspace; to be called in a transaction that knows the user is a member. */
export async function openSession(tx: Db, opening: Opening): Promise<LoginResult> {
  const { user, workspaceId, family, origin, now, token = newSecret() } = opening;
  await sql.insertSession(tx, {
    tokenHash: hashSecret(token),
    familyId: family.id,
    userId: user.id,
    boundTo: workspaceId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: family.expiresAt,
    userAgent: origin.userAgent,
    address: origin.address,
  });
  return loginResultOf(tx, { ...opening, token });
}

/** What a login answers for a session that is open. */
export async function loginResultOf(
  tx: Db,
  { token, user, workspaceId, membership, family, now }: Omit<Opening, 'origin'> & { token: string },
): Promise<LoginResult> {
  return {
    token,
    user_id: user.id,
    displayName: user.displayName,
    email: user.email,
    companyName: membership.workspaceName,
    task: { id: await currentTask(tx, workspaceId, now) },
    workspace_id: workspaceId,
    role: membership.role,
    expires_at: family.expiresAt,
  };
}

/**
 * Replaces a token by one in the workspace given, in the same family, so that it ends when the old one would have.
 *
 * @throws Problem `not_signed_in` when the session is over; `not_found` when the user is no member there
 */
export async function moveSession(
  deps: AccountDeps,
  { token, workspaceId, origin }: { token: string; workspaceId: string; origin: Origin },
  enter?: (tx: Db, user: User) => Promise<void>,
): Promise<LoginResult> {
  const ms = deps.now();
  const now = instantOf(ms);
  const tokenHash = hashSecret(token);
  const successor = newSecret();
  const moved = await inWorkspace(deps.database, workspaceId, async (tx) => {
    const old = await sql.endSession(tx, tokenHash, 'rotated', openAt(ms));
    const user = old && (await userById(tx, old.userId));
    if (!user) throw new Problem('not_signed_in');
    await enter?.(tx, user);
    const membership = await membershipOf(tx, workspaceId, user.id);
    if (!membership) throw new Problem('not_found');
    const family = { id: old.familyId, expiresAt: old.expiresAt };
    await sql.keepSuccessor(tx, tokenHash, sealSuccessor(token, family.id, successor));
    return openSession(tx, { user, workspaceId, membership, family, origin, now, token: successor });
  });
  deps.callers.forget({ sessionKey: tokenHash.toString('hex') });
  return moved;
}

export async function logOut(deps: AccountDeps, sessionKey: string): Promise<void> {
  await sql.endSession(deps.database.app, Buffer.from(sessionKey, 'hex'), 'logged_out', openAt(deps.now()));
  deps.callers.forget({ sessionKey });
}

/** Ends all of a user's sessions; the caller's directory has to forget the user after the commit. */
export function endAllSessions(tx: Db, userId: string, now: string): Promise<void> {
  return sql.endSessionsOf(tx, userId, 'password_changed', now);
}

function openAt(ms: number): { now: string; usedSince: string } {
  return { now: instantOf(ms), usedSince: instantOf(ms - lifetimes.sessionIdle) };
}

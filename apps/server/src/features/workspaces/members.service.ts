import type { CallReply, Role } from '@earshot/contracts/call';
import { apiKeyRole, roleAllows } from '@earshot/contracts/call';
import type { Member, workspaces } from '@earshot/contracts/workspaces';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AccountDeps } from '../account-deps.ts';
import { endSessionsIn } from '../users/people.service.ts';
import { instantOf } from '../../platform/instant.ts';
import { settleKeysOf } from './api-keys.service.ts';
import { revokeKeysOf } from './api-keys.sql.ts';
import { findDeletion } from './closing.sql.ts';
import { assertMayGive, openInvitations } from './invitations.service.ts';
import { deleteInvitationsTo } from './invitations.sql.ts';
import * as sql from './members.sql.ts';
import { findMembership, lockWorkspace } from './workspaces.sql.ts';

type MemberDeps = Pick<AccountDeps, 'database' | 'callers' | 'now'>;

export function listMembers(
  { database, now }: MemberDeps,
  { workspaceId }: Caller,
): Promise<CallReply<typeof workspaces.listMembers>> {
  return readInWorkspace(database, workspaceId, async (tx) => ({
    members: (await sql.listMembers(tx, workspaceId)).map(toReply),
    invitations: await openInvitations(tx, workspaceId, instantOf(now())),
  }));
}

/**
 * Gives a member another role. Who may make no API keys any more answers for none: see `settleKeysOf`.
 *
 * @throws Problem `not_found`; `not_allowed` when somebody who is no owner makes or unmakes one; `conflict` for the last owner
 */
export async function changeMemberRole(
  deps: MemberDeps,
  caller: Caller,
  { userId, role, revokeApiKeys }: { userId: string; role: Role; revokeApiKeys: boolean },
): Promise<Member> {
  const { workspaceId } = caller;
  assertMayGive(caller.role, role);
  const changed = await inWorkspace(deps.database, workspaceId, async (tx) => {
    const member = await memberToChange(tx, caller, userId);
    if (role !== 'owner') await assertOwnerStays(tx, workspaceId, member);
    await sql.setRole(tx, workspaceId, userId, role);
    if (!roleAllows(role, apiKeyRole)) {
      await settleKeysOf(tx, caller, userId, { revoke: revokeApiKeys, now: instantOf(deps.now()) });
    }
    return toReply({ ...member, role });
  });
  deps.callers.forget({ userId });
  return changed;
}

/**
 * Removes a member, ends their sessions in this workspace, and settles their API keys: see `settleKeysOf`.
 *
 * @throws Problem `not_found`; `not_allowed` when somebody who is no owner removes one; `conflict` for the last owner
 */
export async function removeMember(
  deps: MemberDeps,
  caller: Caller,
  { userId, revokeApiKeys }: { userId: string; revokeApiKeys: boolean },
): Promise<void> {
  const { workspaceId } = caller;
  const now = instantOf(deps.now());
  await inWorkspace(deps.database, workspaceId, async (tx) => {
    await assertOwnerStays(tx, workspaceId, await memberToChange(tx, caller, userId));
    await settleKeysOf(tx, caller, userId, { revoke: revokeApiKeys, now });
    await letGo(tx, workspaceId, userId, now);
  });
  deps.callers.forget({ userId });
}

/**
 * Lets the caller go: their sessions in this workspace end, and their API keys with them.
 *
 * @throws Problem `conflict` for the last owner
 */
export async function leaveWorkspace(deps: MemberDeps, caller: Caller): Promise<void> {
  await removeMember(deps, caller, { userId: caller.userId, revokeApiKeys: true });
}

/** Names of those of the workspaces that have no owner but the user, and are not about to be deleted. */
export async function workspacesNeeding(
  { database }: Pick<AccountDeps, 'database'>,
  workspaceIds: readonly string[],
  userId: string,
): Promise<string[]> {
  const names = [];
  for (const id of workspaceIds) {
    const membership = await readInWorkspace(database, id, async (tx) => {
      const own = await findMembership(tx, id, userId);
      return own?.role === 'owner' && (await sql.countOwners(tx, id)) === 1 ? own : undefined;
    });
    if (membership && (await findDeletion(database.app, id)) === undefined) {
      names.push(membership.workspaceName);
    }
  }
  return names;
}

/** Lets a user go whose account ends; of a workspace that is about to be deleted even the last owner. */
export async function leaveForGood(deps: MemberDeps, workspaceId: string, userId: string): Promise<void> {
  const now = instantOf(deps.now());
  await inWorkspace(deps.database, workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const member = await sql.findMember(tx, workspaceId, userId);
    if (!member) return;
    if ((await findDeletion(tx, workspaceId)) === undefined) await assertOwnerStays(tx, workspaceId, member);
    await revokeKeysOf(tx, workspaceId, userId, now);
    await deleteInvitationsTo(tx, workspaceId, member.email);
    await letGo(tx, workspaceId, userId, now);
  });
}

async function letGo(tx: Db, workspaceId: string, userId: string, now: string): Promise<void> {
  await sql.deleteMember(tx, workspaceId, userId);
  await endSessionsIn(tx, userId, workspaceId, now);
}

/** The lock lets changes of members happen one after the other, so that two owners cannot remove each other. */
async function memberToChange(tx: Db, { workspaceId, role }: Caller, userId: string): Promise<sql.MemberRow> {
  await lockWorkspace(tx, workspaceId);
  const member = await sql.findMember(tx, workspaceId, userId);
  if (!member) throw new Problem('not_found');
  if (member.role === 'owner' && role !== 'owner') {
    throw new Problem('not_allowed', { detail: 'Only an owner can change or remove an owner.' });
  }
  return member;
}

async function assertOwnerStays(tx: Db, workspaceId: string, member: sql.MemberRow): Promise<void> {
  if (member.role === 'owner' && (await sql.countOwners(tx, workspaceId)) === 1) {
    throw new Problem('conflict', {
      detail: 'A workspace needs at least one owner. Make someone else owner first.',
    });
  }
}

function toReply(row: sql.MemberRow): Member {
  return {
    user_id: row.userId,
    email: row.email,
    displayName: row.displayName,
    role: row.role,
    joined_at: row.joinedAt,
  };
}

import { randomUUID } from 'node:crypto';
import type { CallReply, ParsedBody, Role } from '@earshot/contracts/call';
import { roleAllows } from '@earshot/contracts/call';
import type { Invitation, workspaces } from '@earshot/contracts/workspaces';
import { sendMail } from '../../jobs/mail-order.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { endInvitationLinks, findLink, insertLink, takeLink } from '../../platform/auth/mail-links.sql.ts';
import { hashSecret, newSecret } from '../../platform/auth/secret.ts';
import type { Database, Db } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import { mayMailStranger } from '../../platform/mail/stranger-budget.sql.ts';
import type { AccountDeps } from '../account-deps.ts';
import { userByEmail } from '../users/people.service.ts';
import { lifetimes } from '../../platform/auth/time-limits.ts';
import { instantOf } from '../../platform/instant.ts';
import * as sql from './invitations.sql.ts';
import { countMembers, findMember, insertMember } from './members.sql.ts';
import { findWorkspace, lockWorkspace } from './workspaces.sql.ts';

/** What a mailed invitation's token leads to. */
export interface InvitationLink {
  workspaceId: string;
  invitationId: string;
  email: string;
}

/** Somebody who uses an invitation, from a network address. */
export interface Claim {
  token: string;
  link: InvitationLink;
  userId: string;
  address: string;
  /** ISO instant. */
  now: string;
}

/** @throws Problem `link_invalid` when the token is used, too old or no invitation's */
export async function findInvitationLink(db: Db, token: string, now: string): Promise<InvitationLink> {
  const link = await findLink(db, hashSecret(token), ['invite'], now);
  if (!link || link.invitedTo === null || link.invitationId === null) throw new Problem('link_invalid');
  return { workspaceId: link.invitedTo, invitationId: link.invitationId, email: link.email };
}

/**
 * Makes the user a member as the invitation says; who is one already keeps their role. The transaction has to be bound to
 * the invitation's workspace.
 *
 * @throws Problem `link_invalid` when the invitation was accepted or taken back; `plan_limit_reached` when the plan has no
 *   room for one more by now
 */
export async function claimInvitation(
  { seats }: Pick<AccountDeps, 'seats'>,
  tx: Db,
  { token, link, userId, address, now }: Claim,
): Promise<void> {
  const { workspaceId, invitationId, email } = link;
  const isTaken = await takeLink(tx, hashSecret(token), address, now);
  const role = isTaken ? await sql.acceptInvitation(tx, workspaceId, invitationId, now) : undefined;
  if (!role) throw new Problem('link_invalid');
  await endInvitationLinks(tx, email, invitationId, now);
  await insertMember(tx, workspaceId, { userId, role, joinedAt: now });
  await seats.assertRoom(tx, workspaceId, await countMembers(tx, workspaceId));
}

/**
 * Invites an address; a former invitation of it that is still open is taken back.
 *
 * @throws Problem `not_allowed` when somebody who is no owner invites one; `conflict` when the address is a member's;
 *   `plan_limit_reached` when the plan has no room for one more
 */
export async function inviteMember(
  deps: AccountDeps,
  { workspaceId, userId, role: callersRole }: Caller,
  { email, role }: ParsedBody<typeof workspaces.inviteMember>,
): Promise<Invitation> {
  deps.freeSpace.assertRoom();
  assertMayGive(callersRole, role);
  const ms = deps.now();
  const now = instantOf(ms);
  const id = randomUUID();
  const known = await userByEmail(deps.database.app, email);
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    if (known && (await findMember(tx, workspaceId, known.id))) {
      throw badField('email', `${email} is already a member of this workspace.`, 'conflict');
    }
    await takeBackOpen(tx, workspaceId, email, now);
    await deps.seats.assertRoom(tx, workspaceId, (await peopleIn(tx, workspaceId, now)) + 1);
    const expiresAt = instantOf(ms + lifetimes.inviteLink);
    await sql.insertInvitation(tx, workspaceId, {
      id,
      email,
      role,
      invitedBy: userId,
      createdAt: now,
      expiresAt,
    });
    // The inviter is no stranger and has a limit of their own, so only the recipient's budget counts.
    if (await mayMailStranger(tx, { recipient: email, address: null, now })) {
      await deps.queue.enqueue(tx, sendMail, { kind: 'invitation', workspaceId, invitationId: id });
    }
    const made = await sql.findOpenInvitation(tx, workspaceId, id, now);
    if (!made) throw new Problem('internal_error');
    return toReply(made);
  });
}

/**
 * Mails an invitation again: the new link works as long as that of a new invitation, and the links before it end.
 *
 * @throws Problem `not_found` when it was accepted, taken back or is too old; `not_allowed` for an owner's, by who is none
 */
export async function resendInvitation(
  deps: AccountDeps,
  { workspaceId, role: callersRole }: Caller,
  id: string,
): Promise<Invitation> {
  deps.freeSpace.assertRoom();
  const ms = deps.now();
  const now = instantOf(ms);
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const open = await sql.findOpenInvitation(tx, workspaceId, id, now);
    if (!open) throw new Problem('not_found');
    assertMayGive(callersRole, open.role);
    // Over the recipient's budget no mail goes, and the link they have goes on working.
    if (!(await mayMailStranger(tx, { recipient: open.email, address: null, now }))) return toReply(open);
    const expiresAt = instantOf(ms + lifetimes.inviteLink);
    await sql.prolongInvitation(tx, workspaceId, id, expiresAt);
    await endInvitationLinks(tx, open.email, id, now);
    await deps.queue.enqueue(tx, sendMail, { kind: 'invitation', workspaceId, invitationId: id });
    return toReply({ ...open, expiresAt });
  });
}

/** Members, with those who are invited. */
export async function peopleIn(tx: Db, workspaceId: string, now: string): Promise<number> {
  const invited = await sql.listOpenInvitations(tx, workspaceId, now);
  return (await countMembers(tx, workspaceId)) + invited.length;
}

async function takeBackOpen(tx: Db, workspaceId: string, email: string, now: string): Promise<void> {
  for (const id of await sql.cancelInvitationsTo(tx, workspaceId, email, now)) {
    await endInvitationLinks(tx, email, id, now);
  }
}

/** @throws Problem `not_allowed`: nobody gives a role above their own */
export function assertMayGive(callersRole: Role, role: Role): void {
  if (!roleAllows(callersRole, role)) {
    throw badField('role', `Only an ${role} can make someone ${role}.`, 'not_allowed');
  }
}

export async function cancelInvitation(
  deps: Pick<AccountDeps, 'database' | 'now'>,
  { workspaceId }: Caller,
  invitationId: string,
): Promise<void> {
  const now = instantOf(deps.now());
  await inWorkspace(deps.database, workspaceId, async (tx) => {
    const email = await sql.cancelInvitation(tx, workspaceId, invitationId, now);
    if (email === undefined) throw new Problem('not_found');
    await endInvitationLinks(tx, email, invitationId, now);
  });
}

/** What an invitation's page shows. */
export async function getInvitation(
  { database, now: clock }: Pick<AccountDeps, 'database' | 'now'>,
  token: string,
): Promise<CallReply<typeof workspaces.getInvitation>> {
  const now = instantOf(clock());
  const link = await findInvitationLink(database.app, token, now);
  const facts = await factsOf(database, link.workspaceId, link.invitationId, now);
  if (!facts) throw new Problem('link_invalid');
  const { email } = link;
  const { role } = facts.invitation;
  const hasAccount = (await userByEmail(database.app, email)) !== undefined;
  return { workspace_name: facts.workspaceName, email, role, has_account: hasAccount };
}

/** Invitations that wait, newest first. */
export async function openInvitations(tx: Db, workspaceId: string, now: string): Promise<Invitation[]> {
  return (await sql.listOpenInvitations(tx, workspaceId, now)).map(toReply);
}

export interface InvitationMail {
  to: string;
  token: string;
  inviterEmail: string;
  workspaceName: string;
  role: Role;
}

/** Makes the secret an invitation is mailed with; null when it does not wait any more. */
export async function invitationMail(
  database: Database,
  workspaceId: string,
  invitationId: string,
  ms: number,
): Promise<InvitationMail | null> {
  const now = instantOf(ms);
  const facts = await factsOf(database, workspaceId, invitationId, now);
  if (!facts) return null;
  const { email, role, expiresAt, invitedBy } = facts.invitation;
  const token = newSecret();
  await insertLink(database.app, {
    tokenHash: hashSecret(token),
    purpose: 'invite',
    email,
    invitedTo: workspaceId,
    invitationId,
    createdAt: now,
    expiresAt,
  });
  return { to: email, token, inviterEmail: invitedBy, workspaceName: facts.workspaceName, role };
}

async function factsOf(database: Database, workspaceId: string, invitationId: string, now: string) {
  return readInWorkspace(database, workspaceId, async (tx) => {
    const invitation = await sql.findOpenInvitation(tx, workspaceId, invitationId, now);
    const workspace = await findWorkspace(tx, workspaceId);
    return invitation && workspace ? { invitation, workspaceName: workspace.name } : undefined;
  });
}

function toReply(row: sql.InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invited_by: row.invitedBy,
    created_at: row.createdAt,
    expires_at: row.expiresAt,
  };
}

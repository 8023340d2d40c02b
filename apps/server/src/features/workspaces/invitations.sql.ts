import type { Role } from '@earshot/contracts/call';
import type { Db } from '../../platform/database/open.ts';

export interface InvitationRow {
  id: string;
  email: string;
  role: Role;
  /** The inviter's address. */
  invitedBy: string;
  createdAt: string;
  expiresAt: string;
}

/** An invitation as it is made; `invitedBy` is the inviter's id. */
export type NewInvitation = InvitationRow;

export async function insertInvitation(
  tx: Db,
  workspaceId: string,
  invitation: NewInvitation,
): Promise<void> {
  await tx
    .insertInto('invitation')
    .values({ workspaceId, ...invitation })
    .execute();
}

/** Invitations that can still be accepted, newest first. */
export async function listOpenInvitations(
  tx: Db,
  workspaceId: string,
  now: string,
): Promise<InvitationRow[]> {
  const rows = await selectOpen(tx, workspaceId, now).orderBy('createdAt', 'desc').orderBy('id').execute();
  return rows.map((row) => ({ ...row, role: row.role as Role }));
}

export async function findOpenInvitation(
  tx: Db,
  workspaceId: string,
  id: string,
  now: string,
): Promise<InvitationRow | undefined> {
  const row = await selectOpen(tx, workspaceId, now).where('invitation.id', '=', id).executeTakeFirst();
  return row && { ...row, role: row.role as Role };
}

export async function prolongInvitation(
  tx: Db,
  workspaceId: string,
  id: string,
  expiresAt: string,
): Promise<void> {
  await tx
    .updateTable('invitation')
    .set({ expiresAt })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

function selectOpen(tx: Db, workspaceId: string, now: string) {
  return tx
    .selectFrom('invitation')
    .innerJoin('appUser', 'appUser.id', 'invitation.invitedBy')
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.role',
      'appUser.email as invitedBy',
      'invitation.createdAt',
      'invitation.expiresAt',
    ])
    .where('invitation.workspaceId', '=', workspaceId)
    .where('acceptedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .where('expiresAt', '>', now);
}

/**
 * Takes back what was offered to the address before, expired invitations too, so that a new one can be open.
 *
 * @returns the ids of those taken back
 */
export async function cancelInvitationsTo(
  tx: Db,
  workspaceId: string,
  email: string,
  now: string,
): Promise<string[]> {
  const rows = await settle(tx, workspaceId, { cancelledAt: now })
    .where('email', '=', email)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** @returns the invited address; undefined when the invitation is not open */
export async function cancelInvitation(
  tx: Db,
  workspaceId: string,
  id: string,
  now: string,
): Promise<string | undefined> {
  const row = await settle(tx, workspaceId, { cancelledAt: now })
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** @returns the role offered; undefined when the invitation is not open */
export async function acceptInvitation(
  tx: Db,
  workspaceId: string,
  id: string,
  now: string,
): Promise<Role | undefined> {
  const row = await settle(tx, workspaceId, { acceptedAt: now })
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .returning('role')
    .executeTakeFirst();
  return row?.role as Role | undefined;
}

/** Ends invitations that were neither accepted nor taken back. */
function settle(tx: Db, workspaceId: string, end: { acceptedAt: string } | { cancelledAt: string }) {
  return tx
    .updateTable('invitation')
    .set(end)
    .where('workspaceId', '=', workspaceId)
    .where('acceptedAt', 'is', null)
    .where('cancelledAt', 'is', null);
}

/** Forgets what an address was invited to, accepted or not. */
export async function deleteInvitationsTo(tx: Db, workspaceId: string, email: string): Promise<void> {
  await tx
    .deleteFrom('invitation')
    .where('workspaceId', '=', workspaceId)
    .where('email', '=', email)
    .execute();
}

import type { Role } from '@earshot/contracts/call';
import type { Db } from '../../platform/database/open.ts';

export interface MemberRow {
  userId: string;
  email: string;
  displayName: string;
  role: Role;
  joinedAt: string;
}

/** Members, first joined first. */
export async function listMembers(tx: Db, workspaceId: string): Promise<MemberRow[]> {
  const rows = await selectMembers(tx, workspaceId).orderBy('joinedAt').orderBy('userId').execute();
  return rows.map((row) => ({ ...row, role: row.role as Role }));
}

export async function findMember(
  tx: Db,
  workspaceId: string,
  userId: string,
): Promise<MemberRow | undefined> {
  const row = await selectMembers(tx, workspaceId).where('membership.userId', '=', userId).executeTakeFirst();
  return row && { ...row, role: row.role as Role };
}

function selectMembers(tx: Db, workspaceId: string) {
  return tx
    .selectFrom('membership')
    .innerJoin('appUser', 'appUser.id', 'membership.userId')
    .select([
      'membership.userId',
      'appUser.email',
      'appUser.displayName',
      'membership.role',
      'membership.joinedAt',
    ])
    .where('membership.workspaceId', '=', workspaceId);
}

export async function countMembers(tx: Db, workspaceId: string): Promise<number> {
  const { members } = await tx
    .selectFrom('membership')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('workspaceId', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return members;
}

export async function countOwners(tx: Db, workspaceId: string): Promise<number> {
  const { owners } = await tx
    .selectFrom('membership')
    .select(({ fn }) => fn.countAll<number>().as('owners'))
    .where('workspaceId', '=', workspaceId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return owners;
}

/** Adds a member; who is one already keeps their role. */
export async function insertMember(
  tx: Db,
  workspaceId: string,
  member: { userId: string; role: Role; joinedAt: string },
): Promise<void> {
  await tx
    .insertInto('membership')
    .values({ workspaceId, ...member })
    .onConflict((on) => on.columns(['workspaceId', 'userId']).doNothing())
    .execute();
  await tx
    .insertInto('userWorkspace')
    .values({ userId: member.userId, memberOf: workspaceId })
    .onConflict((on) => on.columns(['userId', 'memberOf']).doNothing())
    .execute();
}

export async function setRole(tx: Db, workspaceId: string, userId: string, role: Role): Promise<void> {
  await tx
    .updateTable('membership')
    .set({ role })
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .execute();
}

export async function deleteMember(tx: Db, workspaceId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('membership')
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .execute();
  await tx
    .deleteFrom('userWorkspace')
    .where('userId', '=', userId)
    .where('memberOf', '=', workspaceId)
    .execute();
}

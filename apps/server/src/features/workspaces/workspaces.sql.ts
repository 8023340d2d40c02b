import type { Role } from '@earshot/contracts/call';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

export interface WorkspaceRow {
  id: string;
  name: string;
  timeZone: string;
  hasSample: boolean;
  itemCount: number;
  createdAt: string;
}

export async function insertWorkspace(
  tx: Db,
  workspace: Pick<WorkspaceRow, 'id' | 'name' | 'createdAt'> & { timeZone?: string },
): Promise<void> {
  await tx.insertInto('workspace').values(workspace).execute();
}

export function findWorkspace(tx: Db, workspaceId: string): Promise<WorkspaceRow | undefined> {
  return tx
    .selectFrom('workspace')
    .leftJoin('itemCount', (on) =>
      on
        .onRef('itemCount.workspaceId', '=', 'workspace.id')
        .on('itemCount.workspaceId', '=', workspaceId)
        .on('itemCount.facet', '=', 'all')
        .on('itemCount.value', '=', ''),
    )
    .select((eb) => [
      'workspace.id',
      'workspace.name',
      'workspace.timeZone',
      'workspace.hasSample',
      'workspace.createdAt',
      eb.fn.coalesce('itemCount.count', eb.lit(0)).as('itemCount'),
    ])
    .where('workspace.id', '=', workspaceId)
    .executeTakeFirst();
}

/** Changes what is given; a new time zone moves items between days, so the revision changes too. */
export async function updateWorkspace(
  tx: Db,
  workspaceId: string,
  change: { name?: string; timeZone?: string },
): Promise<void> {
  await tx
    .updateTable('workspace')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', workspaceId)
    .execute();
}

/** Lets one transaction at a time change who belongs to the workspace. */
export async function lockWorkspace(tx: Db, workspaceId: string): Promise<void> {
  await tx.selectFrom('workspace').select('id').where('id', '=', workspaceId).forUpdate().execute();
}

export interface Membership {
  role: Role;
  workspaceName: string;
}

export async function findMembership(
  tx: Db,
  workspaceId: string,
  userId: string,
): Promise<Membership | undefined> {
  const row = await tx
    .selectFrom('membership')
    .innerJoin('workspace', (on) =>
      on.onRef('workspace.id', '=', 'membership.workspaceId').on('workspace.id', '=', workspaceId),
    )
    .select(['membership.role', 'workspace.name as workspaceName'])
    .where('membership.workspaceId', '=', workspaceId)
    .where('membership.userId', '=', userId)
    .executeTakeFirst();
  return row && { ...row, role: row.role as Role };
}

/** Every workspace has an owner, so each is found through its members. */
export async function everyWorkspace(db: Db): Promise<string[]> {
  const { rows } = await sql<{ memberOf: string }>`
    select distinct member_of from user_workspace order by member_of`.execute(db);
  return rows.map(({ memberOf }) => memberOf);
}

/** True when the database has the time zone by this name. */
export async function knowsTimeZone(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_timezone_names where name = ${name} limit 1`.execute(db);
  return rows.length > 0;
}

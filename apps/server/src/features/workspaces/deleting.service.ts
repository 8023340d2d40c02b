import type { Database, Db } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import * as sql from './closing.sql.ts';
import { listMembers } from './members.sql.ts';
import { findWorkspace } from './workspaces.sql.ts';

/** Workspaces whose time to be kept is over, the first asked for first. */
export function dueWorkspaces({ app }: Database, now: string): Promise<string[]> {
  return sql.dueWorkspaces(app, now);
}

/** When the workspace will be deleted; null when nobody asked for it. */
export async function deletionOf({ app }: Database, workspaceId: string): Promise<string | null> {
  return (await sql.findDeletion(app, workspaceId)) ?? null;
}

/**
 * Notes that a workspace is to be deleted. Asking again changes nothing: the first date stays.
 *
 * @returns the owners' addresses, and when it will be deleted
 */
export async function noteDeletion(
  tx: Db,
  workspaceId: string,
  deletion: { askedBy: string; askedAt: string; deletesAt: string },
): Promise<{ owners: string[]; deletesAt: string }> {
  await sql.insertDeletion(tx, workspaceId, deletion);
  const owners = (await listMembers(tx, workspaceId)).filter(({ role }) => role === 'owner');
  const noted = await sql.findDeletion(tx, workspaceId);
  return { owners: owners.map(({ email }) => email), deletesAt: noted ?? deletion.deletesAt };
}

/** @returns false when nobody asked for the deletion, or it is done */
export function cancelDeletion({ app }: Database, workspaceId: string): Promise<boolean> {
  return sql.removeDeletion(app, workspaceId);
}

/** Deletes every row of a workspace and all that leads there. */
export function deleteRows(database: Database, workspaceId: string): Promise<void> {
  return inWorkspace(database, workspaceId, async (tx) => {
    await sql.deleteWorkspace(tx, workspaceId);
    await sql.removeDeletion(tx, workspaceId);
  });
}

/** What the mail about a deletion says; null when the workspace is kept or gone. */
export async function deletionMail(
  database: Database,
  workspaceId: string,
): Promise<{ name: string; deletesAt: string } | null> {
  const deletesAt = await sql.findDeletion(database.app, workspaceId);
  const workspace = await readInWorkspace(database, workspaceId, (tx) => findWorkspace(tx, workspaceId));
  return workspace && deletesAt !== undefined ? { name: workspace.name, deletesAt } : null;
}

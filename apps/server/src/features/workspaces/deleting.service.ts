import type { Database } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import * as sql from './closing.sql.ts';
import { findWorkspace } from './workspaces.sql.ts';

/** Workspaces whose time to be kept is over, the first asked for first. */
export function dueWorkspaces({ app }: Database, now: string): Promise<string[]> {
  return sql.dueWorkspaces(app, now);
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

import type { Db } from '../../platform/database/open.ts';

/** When the workspace will be deleted; undefined when nobody asked for it. */
export async function findDeletion(db: Db, workspaceId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('closingWorkspace')
    .select('deletesAt')
    .where('closes', '=', workspaceId)
    .executeTakeFirst();
  return row?.deletesAt;
}

/** Asking again changes nothing: the first date stays. */
export async function insertDeletion(
  db: Db,
  workspaceId: string,
  deletion: { askedBy: string; askedAt: string; deletesAt: string },
): Promise<void> {
  await db
    .insertInto('closingWorkspace')
    .values({ closes: workspaceId, ...deletion })
    .onConflict((on) => on.column('closes').doNothing())
    .execute();
}

/** @returns false when nobody asked for it, or it is done */
export async function removeDeletion(db: Db, workspaceId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('closingWorkspace')
    .where('closes', '=', workspaceId)
    .returning('closes')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Workspaces whose time is over, the first asked for first. */
export async function dueWorkspaces(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('closingWorkspace')
    .select('closes')
    .where('deletesAt', '<=', now)
    .orderBy('deletesAt')
    .execute();
  return rows.map(({ closes }) => closes);
}

/**
 * Deletes a workspace: what its tables hold goes with it, and everything that leads there. The transaction has to be bound to
 * it.
 */
export async function deleteWorkspace(tx: Db, workspaceId: string): Promise<void> {
  await tx.deleteFrom('userWorkspace').where('memberOf', '=', workspaceId).execute();
  await tx.deleteFrom('sessionToken').where('boundTo', '=', workspaceId).execute();
  await tx.deleteFrom('apiKeyHash').where('opens', '=', workspaceId).execute();
  await tx.deleteFrom('mailLink').where('invitedTo', '=', workspaceId).execute();
  await tx.deleteFrom('downloadTicket').where('opens', '=', workspaceId).execute();
  await tx.deleteFrom('siteKey').where('opens', '=', workspaceId).execute();
  await tx.deleteFrom('aiReportSecret').where('opens', '=', workspaceId).execute();
  await tx.deleteFrom('recordingSecret').where('opens', '=', workspaceId).execute();
  await tx.deleteFrom('subscriptionOwner').where('belongsTo', '=', workspaceId).execute();
  const reports = await tx
    .deleteFrom('marketReport')
    .where('listedIn', '=', workspaceId)
    .returning('id')
    .execute();
  const ids = reports.map(({ id }) => id);
  if (ids.length > 0)
    await tx.updateTable('marketCorrection').set({ reportId: null }).where('reportId', 'in', ids).execute();
  await tx.deleteFrom('workspace').where('id', '=', workspaceId).execute();
}

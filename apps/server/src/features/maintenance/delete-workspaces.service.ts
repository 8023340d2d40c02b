import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { hasRunningSubscription } from '../billing/running.service.ts';
import { forgetAllFiles } from '../imports/clean-up.service.ts';
import type { JobDeps } from '../job-deps.ts';
import { deleteAllRecordings } from '../recordings/retention.service.ts';
import { deleteRows, dueWorkspaces } from '../workspaces/deleting.service.ts';

/**
 * Deletes the workspaces whose time to be kept is over: recordings and uploaded files with their bytes first, then every row.
 * What was cut off goes on the next night, as does a workspace whose subscription is still to be cancelled: once it is gone,
 * nobody could.
 */
export async function deleteDueWorkspaces(deps: JobDeps, signal: AbortSignal): Promise<void> {
  const { config, database, now, log } = deps;
  for (const workspaceId of await dueWorkspaces(database, new Date(now()).toISOString())) {
    if (config.paypal && (await isPaidFor(deps, workspaceId))) {
      log.warn({ workspaceId }, 'A workspace is not deleted before its subscription is cancelled');
      continue;
    }
    await deleteAllRecordings(deps, workspaceId, signal);
    await forgetAllFiles(deps, workspaceId);
    signal.throwIfAborted();
    await deleteRows(database, workspaceId);
    log.info({ workspaceId }, 'A workspace was deleted');
  }
}

function isPaidFor({ database }: JobDeps, workspaceId: string): Promise<boolean> {
  return readInWorkspace(database, workspaceId, (tx) => hasRunningSubscription(tx, workspaceId));
}

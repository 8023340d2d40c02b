import { forgetAllFiles } from '../imports/clean-up.service.ts';
import type { JobDeps } from '../job-deps.ts';
import { deleteAllRecordings } from '../recordings/retention.service.ts';
import { deleteRows, dueWorkspaces } from '../workspaces/deleting.service.ts';

/**
 * Deletes the workspaces whose time to be kept is over: recordings and uploaded files with their bytes first, then every row.
 * What was cut off goes on the next night.
 */
export async function deleteDueWorkspaces(deps: JobDeps, signal: AbortSignal): Promise<void> {
  const { database, now, log } = deps;
  for (const workspaceId of await dueWorkspaces(database, new Date(now()).toISOString())) {
    await deleteAllRecordings(deps, workspaceId, signal);
    await forgetAllFiles(deps, workspaceId);
    signal.throwIfAborted();
    await deleteRows(database, workspaceId);
    log.info({ workspaceId }, 'A workspace was deleted');
  }
}

import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Deps } from '../deps.ts';
import type { JobDeps } from '../job-deps.ts';
import { everyWorkspace } from '../upkeep/upkeep.service.ts';
import * as sql from './retention.sql.ts';

/** Deleted in one transaction: chunks are large, and others wait for what a transaction holds. */
const recordingsAtOnce = 50;

export async function deleteOldRecordings(
  { database, now }: Pick<JobDeps, 'database' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const at = new Date(now()).toISOString();
  for (const workspaceId of await everyWorkspace(database.app)) {
    for (let deleted = recordingsAtOnce; deleted === recordingsAtOnce;) {
      signal.throwIfAborted();
      deleted = await inWorkspace(database, workspaceId, (tx) =>
        sql.deleteOld(tx, workspaceId, at, recordingsAtOnce),
      );
    }
  }
}

/** @throws Problem `not_found` */
export async function deleteRecording(
  { database }: Deps,
  { workspaceId }: Caller,
  id: string,
): Promise<void> {
  const isGone = await inWorkspace(database, workspaceId, (tx) => sql.deleteRecording(tx, workspaceId, id));
  if (!isGone) throw new Problem('not_found', { detail: 'There is no recording of this id.' });
}

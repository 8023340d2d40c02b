import { removeBlobsJob } from '../../jobs/recording.jobs.ts';
import type { Db, Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { assertWithin } from '../billing/quotas.service.ts';
import type { Deps } from '../deps.ts';
import type { JobDeps } from '../job-deps.ts';
import { everyWorkspace } from '../workspaces/workspaces.service.ts';
import { orderRemoval } from './packing/removal.sql.ts';
import * as sql from './retention.sql.ts';

/** Deleted in one transaction: chunks are large, and others wait for what a transaction holds. */
const recordingsAtOnce = 50;

type RemovalDeps = Pick<Deps, 'queue' | 'now'>;

export async function deleteOldRecordings(
  deps: Pick<JobDeps, 'database' | 'queue' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, now } = deps;
  const at = new Date(now()).toISOString();
  for (const workspaceId of await everyWorkspace(database.app)) {
    for (let deleted = recordingsAtOnce; deleted === recordingsAtOnce;) {
      signal.throwIfAborted();
      deleted = await inWorkspace(database, workspaceId, async (tx) => {
        const ids = await sql.findOld(tx, workspaceId, at, recordingsAtOnce);
        return removeRecordings(tx, deps, workspaceId, ids);
      });
    }
  }
}

/** Deletes all recordings of a workspace that is about to go, with their bytes. */
export async function deleteAllRecordings(
  deps: Pick<JobDeps, 'database' | 'queue' | 'now'>,
  workspaceId: string,
  signal: AbortSignal,
): Promise<void> {
  for (let deleted = recordingsAtOnce; deleted === recordingsAtOnce;) {
    signal.throwIfAborted();
    deleted = await inWorkspace(deps.database, workspaceId, async (tx) => {
      const some = await sql.deleteSome(tx, workspaceId, recordingsAtOnce);
      await removePacks(tx, deps, some);
      return some.length;
    });
  }
}

/** Deletes a recording with its bytes. @returns false when there is none of this id */
export async function removeRecording(
  deps: Pick<Deps, 'database' | 'queue' | 'now'>,
  workspaceId: string,
  id: string,
): Promise<boolean> {
  const deleted = await inWorkspace(deps.database, workspaceId, (tx) =>
    removeRecordings(tx, deps, workspaceId, [id]),
  );
  return deleted > 0;
}

/** Deletes recordings with their bytes. @returns how many of them were there */
export async function removeRecordings(
  tx: Tx,
  deps: RemovalDeps,
  workspaceId: string,
  ids: readonly string[],
): Promise<number> {
  const deleted = await sql.deleteRecordings(tx, workspaceId, ids, new Date(deps.now()).toISOString());
  await removePacks(tx, deps, deleted);
  return deleted.length;
}

/** @throws Problem `not_found` */
export async function deleteRecording(deps: Deps, { workspaceId }: Caller, id: string): Promise<void> {
  if (!(await removeRecording(deps, workspaceId, id))) {
    throw new Problem('not_found', { detail: 'There is no recording with this ID.' });
  }
}

/** For how many days the workspace keeps its recordings. */
export function retentionDays(tx: Db, workspaceId: string): Promise<number> {
  return sql.readDays(tx, workspaceId);
}

export async function readRetention({ database }: Deps, { workspaceId }: Caller): Promise<{ days: number }> {
  return { days: await readInWorkspace(database, workspaceId, (tx) => sql.readDays(tx, workspaceId)) };
}

/** @throws Problem `plan_limit_reached` for more days than the plan keeps; those set before stay */
export async function setRetention(
  deps: Deps,
  { workspaceId }: Caller,
  days: number,
): Promise<{ days: number }> {
  deps.freeSpace.assertRoom();
  await inWorkspace(deps.database, workspaceId, async (tx) => {
    await assertWithin(deps, tx, workspaceId, 'recordingDays', days);
    await sql.writeDays(tx, workspaceId, days);
  });
  return { days };
}

/** The blobs go after the transaction that needed them no more, however often the store has to be asked. */
async function removePacks(
  tx: Tx,
  { queue, now }: RemovalDeps,
  deleted: readonly sql.DeletedRecording[],
): Promise<void> {
  const names = deleted.flatMap(({ pack }) => pack ?? []);
  if (names.length === 0) return;
  await orderRemoval(tx, names, new Date(now()).toISOString());
  await queue.enqueue(tx, removeBlobsJob, {}, { key: 'all' });
}

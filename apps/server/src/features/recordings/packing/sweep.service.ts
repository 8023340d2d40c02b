import { digestRecordings, packRecordingJob, removeBlobsJob } from '../../../jobs/recording.jobs.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../../job-deps.ts';
import { everyWorkspace } from '../../workspaces/workspaces.service.ts';
import { endedBefore } from './ended-before.ts';
import { hasDueRemovals } from './removal.sql.ts';
import * as sql from './sweep.sql.ts';

/** A reading that is due for so long has lost its job. */
const patienceMs = 60_000;
/** Of one workspace in one round; the next takes up the rest. */
const recordingsAtOnce = 500;

/** Asks for what nobody else asked for: recordings to be read and to be packed, and blobs to be deleted. Safe to run twice. */
export async function sweep(
  { database, queue, now }: Pick<JobDeps, 'database' | 'queue' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const dueBefore = new Date(now() - patienceMs).toISOString();
  for (const workspaceId of await everyWorkspace(database.app)) {
    signal.throwIfAborted();
    const { isUndigested, unpacked } = await readInWorkspace(database, workspaceId, async (tx) => ({
      isUndigested: await sql.isUndigested(tx, workspaceId, dueBefore),
      unpacked: await sql.unpacked(tx, workspaceId, endedBefore(now()), recordingsAtOnce),
    }));
    if (!isUndigested && unpacked.length === 0) continue;
    await inWorkspace(database, workspaceId, async (tx) => {
      if (isUndigested) await queue.enqueue(tx, digestRecordings, { workspaceId }, { key: workspaceId });
      for (const recordingId of unpacked) {
        await queue.enqueue(tx, packRecordingJob, { workspaceId, recordingId }, { key: recordingId });
      }
    });
  }
  if (await hasDueRemovals(database.app, new Date(now()).toISOString())) {
    await queue.enqueue(database.app, removeBlobsJob, {}, { key: 'all' });
  }
}

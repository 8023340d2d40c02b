import { hourMs } from '@earshot/contracts/durations';
import { replayLimits } from '@earshot/replay-format/limits';
import type { Caller } from '../../../platform/auth/caller.ts';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { JobDeps } from '../../job-deps.ts';
import { readMasking } from '../../personal-data/masking.service.ts';
import { removeRecordings } from '../retention.service.ts';
import * as sql from './erasure.sql.ts';
import { knownBy } from './known-by.ts';

/** Deleted in one transaction: chunks are large, and others wait for what a transaction holds. */
const recordingsAtOnce = 50;

/**
 * Deletes every recording in which somebody was said to be there, with its bytes. What open tabs and offline queues still
 * send of them within a day is deleted when it is read.
 *
 * @param name the id that pages tell, or the e-mail address
 *
 * @returns how many were deleted
 */
export async function eraseRecordingsOf(
  deps: Pick<Deps, 'database' | 'queue' | 'now'>,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  name: string,
): Promise<number> {
  const { database, now } = deps;
  // Remembered first: what is read from here on is found by whoever reads it.
  await inWorkspace(database, workspaceId, async (tx) => {
    const { key } = await readMasking(tx, workspaceId);
    const erasedAt = new Date(now()).toISOString();
    await sql.rememberErased(tx, workspaceId, { knownBy: knownBy(key, name), erasedAt });
  });
  let deleted = 0;
  for (let some = recordingsAtOnce; some === recordingsAtOnce; deleted += some) {
    some = await inWorkspace(database, workspaceId, async (tx) => {
      const ids = await sql.recordingsNaming(tx, workspaceId, name, recordingsAtOnce);
      return removeRecordings(tx, deps, workspaceId, ids);
    });
  }
  return deleted;
}

/** Forgets what was deleted and erased so long ago that nothing of it is taken any more. Safe to run twice. */
export function forgetErased(
  { database, now }: Pick<JobDeps, 'database' | 'now'>,
  workspaceId: string,
): Promise<void> {
  const before = new Date(now() - replayLimits.lateHoursMax * hourMs).toISOString();
  return inWorkspace(database, workspaceId, (tx) => sql.forgetBefore(tx, workspaceId, before));
}

import { lookForChanges } from '../../jobs/alert.jobs.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Database } from '../../platform/database/open.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { Morning } from './watch.sql.ts';
import { readMorning, workspacesAfter } from './watch.sql.ts';

export interface WakeDeps {
  database: Database;
  queue: JobQueue;
  now: () => number;
  stopping: AbortSignal;
}

/** A workspace's own morning begins at this hour of its time zone. */
const morningHour = 6;
const workspacesAtOnce = 500;

/** Asks for a look in each workspace where it is morning and something changed, or somebody waits for a digest. */
export async function wake({ database, queue, now, stopping }: WakeDeps): Promise<void> {
  for (let after: string | null = null; ;) {
    const page: string[] = await workspacesAfter(database.app, after, workspacesAtOnce);
    for (const workspaceId of page) {
      stopping.throwIfAborted();
      await inWorkspace(database, workspaceId, async (tx) => {
        const morning = await readMorning(tx, workspaceId, now());
        if (!morning || !isDue(morning)) return;
        await queue.enqueue(tx, lookForChanges, { workspaceId }, { key: workspaceId });
      });
    }
    after = page.at(-1) ?? null;
    if (page.length < workspacesAtOnce) return;
  }
}

/** Later in the day, too: the server may have slept in the morning. */
function isDue({ hour, lookedOn, today, lookedRev, revision, isSettled, owesDigest }: Morning): boolean {
  if (hour < morningHour) return false;
  const isNew = lookedOn !== today && (lookedRev !== revision || !isSettled);
  return isNew || owesDigest;
}

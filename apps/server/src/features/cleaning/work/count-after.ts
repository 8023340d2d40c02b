import { instantOf } from '../../../platform/instant.ts';
import { hourMs } from '@earshot/contracts/durations';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { readProgress } from '../../enrichment/progress.service.ts';
import type { JobDeps } from '../../job-deps.ts';
import { countGroups } from '../group-counts.sql.ts';
import type { RunRow } from '../runs.sql.ts';
import * as sql from '../runs.sql.ts';

/** What others' work keeps moving is counted as it is then. */
const longestWaitMs = hourMs;

/**
 * Counts topics and themes once they are worked out of what items say now.
 *
 * @returns false while they are not
 */
export function countAfter(
  { database, now }: Pick<JobDeps, 'database' | 'now'>,
  workspaceId: string,
  run: RunRow,
): Promise<boolean> {
  return inWorkspace(database, workspaceId, async (tx) => {
    const isLate = run.appliedAt !== null && now() - Date.parse(run.appliedAt) > longestWaitMs;
    if (!isLate && (await readProgress(tx, workspaceId)) !== null) return false;
    await sql.updateRun(
      tx,
      workspaceId,
      run.id,
      {
        state: 'done',
        countsAfter: await countGroups(tx, workspaceId),
        finishedAt: instantOf(now()),
      },
      { state: 'counting' },
    );
    return true;
  });
}

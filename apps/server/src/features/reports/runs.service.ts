import type { ReportRun } from '@earshot/contracts/reports/report-run';
import type { Caller } from '../../platform/auth/caller.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { readKeptRun } from './kept-run.ts';
import { findReport } from './reports.sql.ts';
import { findDone } from './runs.sql.ts';

/**
 * What a run found, or the newest of its report that is done.
 *
 * @throws Problem `not_found` for an unknown report or run, and for one that is not done
 */
export function getRun(
  { database }: Pick<Deps, 'database'>,
  { workspaceId }: Caller,
  { reportId, runId }: { reportId: string; runId: string | undefined },
): Promise<ReportRun> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    if (!(await findReport(tx, workspaceId, reportId))) {
      throw new Problem('not_found', { detail: 'There is no report with this ID.' });
    }
    const run = await findDone(tx, workspaceId, reportId, { id: runId });
    if (!run) throw new Problem('not_found', { detail: 'This run is not finished or is no longer stored.' });
    return readKeptRun(tx, workspaceId, run);
  });
}

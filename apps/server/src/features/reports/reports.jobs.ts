import { runDueReports, runReportJob } from '../../jobs/report.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { Deps } from '../deps.ts';
import { Asker } from '../questions/questions.service.ts';
import { everyWorkspace } from '../workspaces/workspaces.service.ts';
import { askForDueRuns } from './reports.service.ts';
import { runReport } from './run-report.ts';
import { markFailed } from './runs.sql.ts';
import { forgetExpiredSecrets } from './shares.service.ts';

/** A report asks the text engine, so these jobs are done in the thread that has it. */
export function reportHandlers(deps: Deps): Handler<unknown>[] {
  const asker = new Asker(deps);
  return [
    handle(runReportJob, async ({ workspaceId, runId }, _given, { number }) => {
      try {
        await runReport({ ...deps, asker }, workspaceId, runId);
      } catch (error) {
        // Until then it counts as going on.
        if (number >= runReportJob.attempts) await noteFailure(deps, workspaceId, runId, error);
        throw error;
      }
    }),
    handle(runDueReports, async (_payload, _given, { signal }) => {
      for (const workspaceId of await everyWorkspace(deps.database.app)) {
        signal.throwIfAborted();
        await askForDueRuns(deps, workspaceId);
      }
      await forgetExpiredSecrets(deps);
    }),
  ];
}

async function noteFailure(
  { database }: Pick<Deps, 'database'>,
  workspaceId: string,
  runId: string,
  error: unknown,
): Promise<void> {
  const name = error instanceof Error ? error.name : 'unknown';
  await inWorkspace(database, workspaceId, (tx) => markFailed(tx, workspaceId, runId, name));
}

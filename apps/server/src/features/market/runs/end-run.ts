import { proposePlansJob, wordFindingsJob } from '../../../jobs/market.jobs.ts';
import type { JobDeps } from '../../job-deps.ts';
import { tellReports } from './join-run.ts';
import * as sql from './runs.sql.ts';
import { tellChanges } from '../changes/tell-changes.ts';

/** Ends a run, and orders the emails of those who wait for it. */
export async function endRun(
  deps: Pick<JobDeps, 'config' | 'database' | 'queue' | 'now'>,
  run: Pick<sql.RunRow, 'id'>,
  how: Omit<sql.RunEnd, 'endedAt'>,
): Promise<void> {
  await deps.database.app.transaction().execute(async (tx) => {
    const isEnded = await sql.endRun(tx, run.id, { ...how, endedAt: new Date(deps.now()).toISOString() });
    if (!isEnded) return;
    if (how.state === 'done') {
      await tellChanges(deps, tx, run.id);
      if (deps.config.llm) {
        await deps.queue.enqueue(tx, wordFindingsJob, { runId: run.id });
        await deps.queue.enqueue(tx, proposePlansJob, { runId: run.id });
      }
    }
    await tellReports(deps, tx, run.id);
  });
}

import { keepMarket } from '../../../jobs/market.jobs.ts';
import type { Handler } from '../../../jobs/worker.ts';
import { handle } from '../../../jobs/worker.ts';
import type { Deps } from '../../deps.ts';
import { everyWorkspace } from '../../workspaces/workspaces.service.ts';
import { endRun } from './end-run.ts';
import { removeUnreadable } from '../reports/reports.sql.ts';
import { runDue } from './run-again.service.ts';
import * as sql from './runs.sql.ts';
import { sweepRuns } from './sweep-runs.sql.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** Two attempts of a run, each cut off at the last moment, and some time to notice it. */
const lostAfterMs = 10 * minuteMs;
/** Evidence of a day is used until the day is over. */
const keptMs = 2 * dayMs;
const lost = 'This report was interrupted. You see the results found so far.';

/** A few queries every five minutes, mostly for nothing: less than to start the jobs' thread for them. */
export function keepMarketHandlers(
  deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>,
): Handler<unknown>[] {
  return [
    handle(keepMarket, async (_payload, _given, { signal }) => {
      const db = deps.database.app;
      const before = (ms: number) => new Date(deps.now() - ms).toISOString();
      for (const run of await sql.lostRuns(db, before(lostAfterMs))) {
        signal.throwIfAborted();
        await endRun(deps, run, { state: 'failed', notice: lost });
      }
      for (const workspaceId of await everyWorkspace(db)) {
        signal.throwIfAborted();
        await runDue(deps, workspaceId);
      }
      await removeUnreadable(db, before(0));
      await sweepRuns(db, before(keptMs));
    }),
  ];
}

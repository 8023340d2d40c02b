import { runPackJob } from '../../../jobs/market.jobs.ts';
import type { Attempt } from '../../../jobs/worker.ts';
import type { JobDeps } from '../../job-deps.ts';
import { endRun } from './end-run.ts';
import { gatherPack } from '../research/gather-pack.ts';
import { CalledOff, PackRun } from '../research/pack-run.ts';
import { endedSteps } from '../research/steps.ts';
import * as sql from './runs.sql.ts';

const cutOff =
  'The server was stopped twice while this report was running. You see the results found so far.';
const ourFault = 'Something went wrong on our side. You see the results found so far.';

/**
 * Makes a run, and makes it again once when it was cut off; however it ends, it does not stay under way.
 *
 * @param seconds after which what was found stands
 */
export async function runPack(
  runId: string,
  deps: JobDeps,
  { signal, number }: Attempt,
  seconds?: number,
): Promise<void> {
  const run = await sql.beginRun(deps.database.app, runId, new Date(deps.now()).toISOString());
  if (!run) return;
  if (run.attempt > runPackJob.attempts) return endRun(deps, run, { state: 'failed', notice: cutOff });
  const pack = new PackRun(run, deps, signal, seconds);
  try {
    deps.freeSpace.assertRoom();
    const { notice, isUnreached } = await gatherPack(pack);
    const steps = endedSteps(pack.steps);
    await endRun(deps, run, { state: 'done', notice, steps, isUnreached });
  } catch (error) {
    if (error instanceof CalledOff) return;
    if (number < runPackJob.attempts) throw error;
    deps.log.error({ err: error, runId }, 'A market report failed');
    await endRun(deps, run, { state: 'failed', notice: ourFault, steps: endedSteps(pack.steps) });
  }
}

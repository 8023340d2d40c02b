import { learnTemplates, runCleaning } from '../../jobs/cleaning.jobs.ts';
import type { Attempt, Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import { NoRoomError } from '../../platform/database/free-space.ts';
import { isUnavailable } from '../../platform/database/sqlstate.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../job-deps.ts';
import { MaskingChanged } from '../personal-data/masking.service.ts';
import { checkItems } from './work/check-items.ts';
import { cleanItems } from './work/clean-items.ts';
import { countAfter } from './work/count-after.ts';
import { learnFromItems } from './work/learn-items.ts';
import { undoItems } from './work/undo-items.ts';
import { MaskingUnderWay, Overtaken, Stuck } from './work/work-ends.ts';
import type { RunRow } from './runs.sql.ts';
import * as sql from './runs.sql.ts';

/** A run that was taken up so often without getting on ends its workers. */
const triesAtMost = 5;
/** How soon is looked again whether personal data is masked, or all items are read. */
const waitSeconds = 3;

export const cleaningHandlers: Handler<JobDeps>[] = [
  handle(learnTemplates, ({ workspaceId, isAsked }, deps) => learnFromItems(deps, workspaceId, isAsked)),

  handle(runCleaning, async ({ workspaceId, runId }, deps, attempt) => {
    const again = async (startAfterSeconds?: number) => {
      await inWorkspace(deps.database, workspaceId, (tx) =>
        deps.queue.enqueue(
          tx,
          runCleaning,
          { workspaceId, runId },
          startAfterSeconds === undefined ? {} : { startAfterSeconds },
        ),
      );
    };
    // The worker before this one was killed. As a new job the work has all its attempts again, and waits for none of them.
    if (attempt.number > 1) return again();
    const run = await takeUp(deps, workspaceId, runId);
    if (!run) return;
    const signal = AbortSignal.any([attempt.signal, deps.stopping]);
    try {
      if (run.tries > triesAtMost) throw new Stuck();
      const isToWait = await workOn(deps, workspaceId, run, signal);
      if (isToWait) await again(waitSeconds);
    } catch (error) {
      if (error instanceof Overtaken) return;
      if (error instanceof MaskingUnderWay) return again(waitSeconds);
      if (signal.aborted || error instanceof MaskingChanged) return again();
      if (isUnavailable(error)) throw error;
      await fail(deps, workspaceId, run, attempt, error);
    }
  }),
];

/** @returns whether the run is to be looked at again a little later */
async function workOn(
  deps: JobDeps,
  workspaceId: string,
  run: RunRow,
  signal: AbortSignal,
): Promise<boolean> {
  if (run.state === 'checking') await checkItems(deps, workspaceId, run, signal);
  else if (run.state === 'undoing') await undoItems(deps, workspaceId, run, signal);
  else if (run.state === 'counting') return !(await countAfter(deps, workspaceId, run));
  else if (run.state === 'cleaning') {
    await cleanItems(deps, workspaceId, run, signal);
    return true;
  }
  return false;
}

/** Notes one more try; work that got on begins to count again. */
async function takeUp(deps: JobDeps, workspaceId: string, runId: string): Promise<RunRow | undefined> {
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await sql.lockWorkspace(tx, workspaceId);
    const run = await sql.findRun(tx, workspaceId, runId);
    if (!run) return undefined;
    // To wait for others' work is no try.
    const tries = run.state === 'counting' ? 0 : run.tries + 1;
    await sql.updateRun(tx, workspaceId, runId, { tries });
    return { ...run, tries };
  });
}

async function fail(
  deps: JobDeps,
  workspaceId: string,
  run: RunRow,
  { jobId }: Attempt,
  error: unknown,
): Promise<void> {
  const isOurs = !(error instanceof NoRoomError) && !(error instanceof Stuck);
  if (isOurs) deps.log.error({ err: error, jobId, workspaceId }, 'a cleaning run failed');
  const failedIn = run.state === 'checking' || run.state === 'undoing' ? run.state : 'cleaning';
  const change = { state: 'failed', failedIn, error: sentenceOf(error) } as const;
  await inWorkspace(deps.database, workspaceId, (tx) =>
    sql.updateRun(tx, workspaceId, run.id, change, { state: run.state }),
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof NoRoomError) {
    return `${error.message}. Make room, then start again to continue from there.`;
  }
  if (error instanceof Stuck) return `It was started ${triesAtMost} times without progress.`;
  return 'Something went wrong on our side. Start again to continue from there.';
}

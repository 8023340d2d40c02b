import { checkImport, runImport } from '../../jobs/import.jobs.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../job-deps.ts';
import { beginCheck, checkRows } from './work/check-rows.ts';
import { importRows } from './work/import-rows.ts';
import * as sql from './imports.sql.ts';
import type { RunRow } from './run-row.ts';
import type { TakenRun } from './work/turns.ts';
import { endTurn, giveBackTurn, takeTurn } from './work/turns.ts';
import { undoChanges } from './work/undo-changes.ts';
import { WorkFailed, withFate } from './work/work-fate.ts';

export const importHandlers: Handler<JobDeps>[] = [
  handle(checkImport, async ({ workspaceId, importId, round }, deps, attempt) => {
    const again = async () => {
      await inWorkspace(deps.database, workspaceId, (tx) =>
        deps.queue.enqueue(tx, checkImport, { workspaceId, importId, round }),
      );
    };
    const failed = async (error: string) => {
      const change = { state: 'failed', failedIn: 'checking', error, workStartedAt: null } as const;
      const same = { state: 'checking', checkRound: round } as const;
      await inWorkspace(deps.database, workspaceId, (tx) =>
        sql.updateRun(tx, workspaceId, importId, change, same),
      );
    };
    await withFate(deps, attempt, { again, failed }, async (signal) => {
      const run = await beginCheck(deps, workspaceId, importId, round);
      if (run) await checkRows(deps, workspaceId, run, signal);
    });
  }),

  handle(runImport, async ({ workspaceId, importId }, deps, attempt) => {
    let taken: { run: TakenRun; work: 'importing' | 'undoing' } | undefined;
    const again = () => giveBackTurn(deps, workspaceId, importId);
    const failed = async (error: string, fault: 'of the file' | 'of the way') => {
      if (!taken) return;
      const { run, work } = taken;
      const change = { state: 'failed', failedIn: work, error } as const;
      const { rowsDone, blobName } = await asItIs(deps, workspaceId, run);
      // A file that breaks off half-way can neither be gone on with nor be read in another way.
      const isForGood = fault === 'of the file' && rowsDone > 0 && blobName !== null;
      const lost = isForGood ? { blobName: null } : {};
      await endTurn(deps, workspaceId, importId, { ...change, ...lost }, run.workToken);
      if (isForGood) await deps.blobs.delete(blobName);
    };
    await withFate(deps, attempt, { again, failed }, async (signal) => {
      const run = await takeTurn(deps, workspaceId, importId);
      if (run === 'gone') return;
      const work = run.state === 'undoing' ? 'undoing' : 'importing';
      taken = { run, work };
      if (run.workTries > triesAtMost) throw new WorkFailed(stuck(run.workDone));
      if (work === 'undoing') await undoChanges(deps, workspaceId, run, signal);
      else await importRows(deps, workspaceId, run, signal);
    });
  }),
];

/** A run that was taken up so often without getting on ends its workers. */
const triesAtMost = 5;

async function asItIs(deps: JobDeps, workspaceId: string, run: TakenRun): Promise<RunRow> {
  const now = await readInWorkspace(deps.database, workspaceId, (tx) => sql.findRun(tx, workspaceId, run.id));
  return now ?? run;
}

function stuck(done: number): string {
  return `It was started ${triesAtMost} times and never got past row ${done.toLocaleString('en')}. Rows before it stay imported.`;
}

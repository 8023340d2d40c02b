import { checkImport, runImport } from '../../jobs/import-work.ts';
import type { Handler } from '../../jobs/worker.ts';
import { handle } from '../../jobs/worker.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../job-deps.ts';
import { beginCheck, checkRows } from './work/check-rows.ts';
import { importRows } from './work/import-rows.ts';
import * as sql from './imports.sql.ts';
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
    let taken: { token: string; work: 'importing' | 'undoing' } | undefined;
    const again = () => giveBackTurn(deps, workspaceId, importId);
    const failed = async (error: string) => {
      if (!taken) return;
      const { token, work } = taken;
      await endTurn(deps, workspaceId, importId, { state: 'failed', failedIn: work, error }, token);
    };
    await withFate(deps, attempt, { again, failed }, async (signal) => {
      const run = await takeTurn(deps, workspaceId, importId);
      if (run === 'gone') return;
      const work = run.state === 'undoing' ? 'undoing' : 'importing';
      taken = { token: run.workToken, work };
      if (run.workTries > triesAtMost) throw new WorkFailed(stuck(run.workDone));
      if (work === 'undoing') await undoChanges(deps, workspaceId, run, signal);
      else await importRows(deps, workspaceId, run, signal);
    });
  }),
];

/** A run that was taken up so often without getting on ends its workers. */
const triesAtMost = 5;

function stuck(done: number): string {
  return `It was begun ${triesAtMost} times and never got past row ${done.toLocaleString('en')}. What was stored before that row stays.`;
}

import { runImport } from '../../../jobs/import.jobs.ts';
import { askToLearnTemplates } from '../../../jobs/cleaning.jobs.ts';
import { askToUnderstand } from '../../../jobs/understand.ts';
import type { Tx } from '../../../platform/database/open.ts';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { randomUUID } from 'node:crypto';
import type { JobDeps } from '../../job-deps.ts';
import * as sql from '../imports.sql.ts';
import type { RunChange, RunRow } from '../run-row.ts';
import { Overtaken } from './work-fate.ts';

/** A run whose turn it is, in this worker's hands. */
export interface TakenRun extends RunRow {
  workToken: string;
}

type Deps = Pick<JobDeps, 'database' | 'queue' | 'now'>;

/**
 * Puts a run in line. A workspace's imports and undos take turns: the first in line has a job, and whoever ends a turn
 * gives the next one its job. To be called while the workspace's row is held.
 */
export async function queueTurn(
  tx: Tx,
  deps: Deps,
  workspaceId: string,
  importId: string,
  change: RunChange,
): Promise<void> {
  await sql.updateRun(tx, workspaceId, importId, {
    ...change,
    error: null,
    failedIn: null,
    queuedAt: new Date(deps.now()).toISOString(),
    workToken: null,
    workTries: 0,
    workStartedAt: null,
  });
  const first = await sql.firstInTurn(tx, workspaceId);
  if (first?.id === importId) await deps.queue.enqueue(tx, runImport, { workspaceId, importId });
}

/** Takes a run up; `gone` when it is not its turn: then whoever is before it wakes it. */
export function takeTurn(deps: Deps, workspaceId: string, importId: string): Promise<TakenRun | 'gone'> {
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await sql.lockWorkspace(tx, workspaceId);
    const first = await sql.firstInTurn(tx, workspaceId);
    if (first?.id !== importId) return 'gone';
    const run = await sql.lockRun(tx, workspaceId, importId);
    if (!run) return 'gone';
    const taken = {
      workToken: randomUUID(),
      workTries: run.workTries + 1,
      workFrom: run.workDone,
      workStartedAt: new Date(deps.now()).toISOString(),
    };
    await sql.updateRun(tx, workspaceId, importId, taken);
    return { ...run, ...taken };
  });
}

/** Asks for a run's turn to be taken up again, by another worker or this one later. */
export async function giveBackTurn(deps: Deps, workspaceId: string, importId: string): Promise<void> {
  await inWorkspace(deps.database, workspaceId, (tx) =>
    deps.queue.enqueue(tx, runImport, { workspaceId, importId }),
  );
}

/**
 * Ends a run's turn and wakes the next in line. Only now are topics and themes worked out for its items: beside the run it
 * would take twice as long, and themes would be looked for in half a file.
 *
 * @param more changes that belong to the same step
 * @throws Overtaken when `token` is given and the run is in other hands
 */
export async function endTurn(
  deps: Deps,
  workspaceId: string,
  importId: string,
  change: RunChange,
  token?: string,
  more: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<void> {
  await inWorkspace(deps.database, workspaceId, async (tx) => {
    await sql.lockWorkspace(tx, workspaceId);
    await more(tx);
    const ended = { ...change, queuedAt: null, workToken: null, workStartedAt: null };
    const isOurs = await sql.updateRun(
      tx,
      workspaceId,
      importId,
      ended,
      token === undefined ? {} : { workToken: token },
    );
    if (!isOurs) throw new Overtaken();
    await askToUnderstand(deps.queue, tx, workspaceId);
    const next = await sql.firstInTurn(tx, workspaceId);
    if (next) await deps.queue.enqueue(tx, runImport, { workspaceId, importId: next.id });
  });
  await askToLearnTemplates(deps.queue, deps.database.app, workspaceId);
}

import { dayMs } from '@earshot/contracts/durations';
import { instantOf } from '../../platform/instant.ts';
import type { ParsedBody } from '@earshot/contracts/call';
import type { cleaning, CleaningState } from '@earshot/contracts/cleaning';
import { limits } from '@earshot/contracts/limits';
import { randomUUID } from 'node:crypto';
import { learnTemplates, runCleaning } from '../../jobs/cleaning.jobs.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db, Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import { forgetChanges } from './changes.sql.ts';
import { countGroups } from './group-counts.sql.ts';
import { realSwitches, switchTemplates, viewTemplates } from './templates.ts';
import { mayUndo, viewRuns } from './run-view.ts';
import type { RunChange, RunRow, RunState } from './runs.sql.ts';
import * as sql from './runs.sql.ts';

type CleaningDeps = Pick<Deps, 'database' | 'freeSpace' | 'queue' | 'now'>;

const shownRuns = 10;
const underWay: readonly RunState[] = ['checking', 'cleaning', 'counting', 'undoing'];

export function getCleaning(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
): Promise<CleaningState> {
  return readInWorkspace(database, workspaceId, (tx) => view(tx, workspaceId, now()));
}

/**
 * Asks what cleaning would change, and switching templates with it. A check that was not applied gives way to it.
 *
 * @throws Problem `conflict` while a run is under way; `bad_request` for a template that is not there
 */
export function askToCheck(
  deps: CleaningDeps,
  caller: Caller,
  { switches }: ParsedBody<typeof cleaning.check>,
): Promise<CleaningState> {
  return change(deps, caller, async (tx, runs) => {
    const { workspaceId, userId } = caller;
    if (runs.some(({ state }) => underWay.includes(state))) throw isUnderWay();
    for (const run of runs) if (isUnapplied(run)) await sql.deleteRun(tx, workspaceId, run.id);
    const id = randomUUID();
    await sql.insertRun(tx, workspaceId, {
      id,
      askedBy: userId,
      askedAt: instantOf(deps.now()),
      switches: await realSwitches(tx, workspaceId, switches),
    });
    return id;
  });
}

/**
 * Has a checked run change the items, or one that failed meanwhile get on.
 *
 * @throws Problem `not_found`; `conflict` when the run is not checked
 */
export function askToApply(deps: CleaningDeps, caller: Caller, runId: string): Promise<CleaningState> {
  return change(deps, caller, async (tx, runs) => {
    const { workspaceId } = caller;
    const run = found(runs, runId);
    if (run.failedIn === 'cleaning') return takeUp(tx, workspaceId, run, { state: 'cleaning' });
    if (run.state !== 'checked')
      throw new Problem('conflict', { detail: 'Only a checked run can be applied.' });
    // What comes in from now on is cleaned in the same way.
    await switchTemplates(tx, workspaceId, run.switches);
    return takeUp(tx, workspaceId, run, {
      state: 'cleaning',
      itemsDone: 0,
      lastItemId: 0,
      itemCount: await sql.countItems(tx, workspaceId),
      countsBefore: await countGroups(tx, workspaceId),
      appliedAt: instantOf(deps.now()),
    });
  });
}

/**
 * Has a run give items back what they said before.
 *
 * @throws Problem `not_found`; `conflict` when it is not the last one that was applied, or too long ago
 */
export function askToUndo(deps: CleaningDeps, caller: Caller, runId: string): Promise<CleaningState> {
  return change(deps, caller, async (tx, runs) => {
    const { workspaceId } = caller;
    const run = found(runs, runId);
    if (!mayUndo(run, runs, deps.now())) {
      throw new Problem('conflict', {
        detail: `Only the last applied run can be undone, within ${limits.cleaningUndoDays} days.`,
      });
    }
    if (run.failedIn === 'undoing') return takeUp(tx, workspaceId, run, { state: 'undoing' });
    const back = run.switches.map(({ id, isOn }) => ({ id, isOn: !isOn }));
    await switchTemplates(tx, workspaceId, back);
    return takeUp(tx, workspaceId, run, { state: 'undoing', itemsDone: 0, lastItemId: 0 });
  });
}

/** @throws Problem `not_found`; `conflict` when the run was applied or is being checked */
export function discardCheck(deps: CleaningDeps, caller: Caller, runId: string): Promise<CleaningState> {
  return change(deps, caller, async (tx, runs) => {
    const run = found(runs, runId);
    if (!isUnapplied(run)) {
      throw new Problem('conflict', { detail: 'Only a check that was not applied can be discarded.' });
    }
    await sql.deleteRun(tx, caller.workspaceId, runId);
    return null;
  });
}

/** Asks for the templates to be learnt from all items there are. */
export async function askToLearn(deps: CleaningDeps, { workspaceId }: Caller): Promise<CleaningState> {
  const { database, queue, now, freeSpace } = deps;
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    const payload = { workspaceId, isAsked: true };
    await queue.enqueue(tx, learnTemplates, payload, { key: `${workspaceId}/asked` });
    return view(tx, workspaceId, now());
  });
}

/** Forgets what it takes to undo runs once they cannot be undone any more. */
export function forgetOldCleaning(tx: Tx, workspaceId: string, now: number): Promise<void> {
  return forgetChanges(tx, workspaceId, instantOf(now - limits.cleaningUndoDays * dayMs));
}

/** @param work gives the id of the run that a job is to take up; null where nothing is left to do */
function change(
  { database, freeSpace, queue, now }: CleaningDeps,
  { workspaceId }: Caller,
  work: (tx: Tx, runs: RunRow[]) => Promise<string | null>,
): Promise<CleaningState> {
  freeSpace.assertRoom();
  return inWorkspace(database, workspaceId, async (tx) => {
    await sql.lockWorkspace(tx, workspaceId);
    const runId = await work(tx, await sql.listRuns(tx, workspaceId, shownRuns));
    if (runId !== null) await queue.enqueue(tx, runCleaning, { workspaceId, runId });
    return view(tx, workspaceId, now());
  });
}

async function view(tx: Db, workspaceId: string, now: number): Promise<CleaningState> {
  const runs = await viewRuns(tx, workspaceId, await sql.listRuns(tx, workspaceId, shownRuns), now);
  return { runs, ...(await viewTemplates(tx, workspaceId)) };
}

async function takeUp(tx: Tx, workspaceId: string, { id }: RunRow, change: RunChange): Promise<string> {
  await sql.updateRun(tx, workspaceId, id, { ...change, failedIn: null, error: null, tries: 0 });
  return id;
}

function found(runs: readonly RunRow[], runId: string): RunRow {
  const run = runs.find(({ id }) => id === runId);
  if (!run) throw new Problem('not_found', { detail: 'There is no cleaning run with this ID.' });
  return run;
}

function isUnapplied({ state, appliedAt }: RunRow): boolean {
  return appliedAt === null && !underWay.includes(state);
}

function isUnderWay(): Problem {
  return new Problem('conflict', { detail: 'A cleaning run is in progress. Wait until it has finished.' });
}

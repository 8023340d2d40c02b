import { deleteItems } from '../../feedback/store/remove-items.service.ts';
import { removeUnusedPeople } from '../../feedback/store/remove-people.shared.sql.ts';
import { restoreItems } from '../../feedback/store/restore-items.service.ts';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../../job-deps.ts';
import * as effects from './import-effects.sql.ts';
import { deleteUnusedSource } from '../import-source.sql.ts';
import * as sql from '../imports.sql.ts';
import type { TakenRun } from './turns.ts';
import { endTurn } from './turns.ts';
import { Overtaken } from './work-fate.ts';

const batchItems = 500;

/**
 * Undoes an import batch by batch: what it created goes, what it updated gets its content back. Items that were changed since stay
 * as they are and are listed; the source that the import made goes when nothing is left in it.
 */
export async function undoChanges(
  deps: JobDeps,
  workspaceId: string,
  run: TakenRun,
  signal: AbortSignal,
): Promise<void> {
  let undone = run.workDone;
  let kept = run.keptAfterUndo;
  for (;;) {
    signal.throwIfAborted();
    const batch = await undoBatch(deps, workspaceId, run, { undone, kept });
    if (batch === null) break;
    ({ undone, kept } = batch);
  }
  await endTurn(deps, workspaceId, run.id, { state: 'undone', blobName: null }, run.workToken, async (tx) => {
    await removeUnusedPeople(tx, workspaceId);
    if (run.madeSource && run.sourceId !== null)
      await deleteUnusedSource(tx, workspaceId, run.sourceId, run.id);
  });
  if (run.blobName !== null) await deps.blobs.delete(run.blobName);
}

interface Undone {
  undone: number;
  kept: number[];
}

/** @returns how far the undo got, or null when there was nothing left to undo */
function undoBatch(
  deps: JobDeps,
  workspaceId: string,
  run: TakenRun,
  before: Undone,
): Promise<Undone | null> {
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await sql.lockWorkspace(tx, workspaceId);
    const changes = await effects.changesToUndo(tx, workspaceId, run.id, batchItems);
    if (changes.length === 0) return null;
    const untouched = changes.filter(({ isThere, isEdited }) => isThere && !isEdited);
    const created = untouched.filter(({ kind }) => kind === 'created');
    const updated = untouched.filter(({ kind }) => kind === 'updated');
    const edited = changes.filter(({ isThere, isEdited }) => isThere && isEdited);
    if (created.length > 0)
      await deleteItems(
        tx,
        workspaceId,
        created.map(({ itemId }) => itemId),
      );
    if (updated.length > 0) {
      await restoreItems(
        tx,
        workspaceId,
        updated.map(({ itemId, before }) => ({ id: itemId, before })),
      );
    }
    await effects.revalidateFormerChanges(
      tx,
      workspaceId,
      run.id,
      updated.map(({ itemId }) => itemId),
    );
    const after = {
      undone: before.undone + changes.length,
      kept: [...before.kept, ...edited.map(({ itemId }) => itemId)],
    };
    const got = { workDone: after.undone, keptAfterUndo: after.kept, workTries: 0 };
    if (!(await sql.updateRun(tx, workspaceId, run.id, got, { workToken: run.workToken })))
      throw new Overtaken();
    await effects.deleteChanges(
      tx,
      workspaceId,
      run.id,
      changes.map(({ itemId }) => itemId),
    );
    return after;
  });
}

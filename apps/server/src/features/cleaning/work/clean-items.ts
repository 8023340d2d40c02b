import { askToUnderstand } from '../../../jobs/understand.ts';
import type { Tx } from '../../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { itemsToClean, rewriteItems, rewriteOf, textOf } from '../../feedback/store/rewrite-items.service.ts';
import type { Rewrite } from '../../feedback/store/rewrite-items.service.ts';
import type { JobDeps } from '../../job-deps.ts';
import { insertChanges } from '../changes.sql.ts';
import type { PlannedChange } from '../planned-changes.ts';
import { plannedChanges, readCleaning } from '../planned-changes.ts';
import type { RunChange, RunRow } from '../runs.sql.ts';
import * as sql from '../runs.sql.ts';
import { giveWay } from './give-way.ts';
import { assertNoMasking, ItemsChanged, Overtaken } from './work-ends.ts';

/** Few, so that nobody who asks for a list meanwhile waits long. */
const itemsAtOnce = 250;

/**
 * Cleans stored items batch by batch, each in one transaction with what its undo needs and how far the run got, so that a
 * worker may be killed at any time. Items that are changed meanwhile came in clean.
 *
 * @throws Overtaken, MaskingUnderWay, MaskingChanged; NoRoomError when the disk is full
 */
export async function cleanItems(
  deps: JobDeps,
  workspaceId: string,
  run: RunRow,
  signal: AbortSignal,
): Promise<void> {
  const { database, freeSpace } = deps;
  let at = run;
  for (;;) {
    signal.throwIfAborted();
    freeSpace.assertRoom();
    const startedAt = performance.now();
    const { items, how } = await readInWorkspace(database, workspaceId, async (tx) => ({
      items: await itemsToClean(tx, workspaceId, at.lastItemId, itemsAtOnce),
      how: await readCleaning(tx, workspaceId, run.switches),
    }));
    const last = items.at(-1);
    const rewrites = rewritesOf(deps, plannedChanges(how, items));
    const from = at;
    const store = async (tx: Tx): Promise<RunChange> => {
      await sql.lockWorkspace(tx, workspaceId);
      await assertNoMasking(tx, workspaceId);
      const written = await rewriteItems(tx, workspaceId, how.masking, rewrites);
      if (written.length < rewrites.length) throw new ItemsChanged();
      await insertChanges(tx, workspaceId, run.id, written);
      const change: RunChange = last
        ? {
            itemsDone: from.itemsDone + items.length,
            lastItemId: last.id,
            itemsChanged: from.itemsChanged + written.length,
            tries: 0,
          }
        : { state: 'counting' };
      const as = { state: 'cleaning', lastItemId: from.lastItemId } as const;
      if (!(await sql.updateRun(tx, workspaceId, run.id, change, as))) throw new Overtaken();
      if (!last) await askToUnderstand(deps.queue, tx, workspaceId);
      return change;
    };
    const got = await inWorkspace(database, workspaceId, store).catch((error: unknown) => {
      if (error instanceof ItemsChanged) return null;
      throw error;
    });
    if (got === null) continue;
    if (!last) return;
    at = { ...at, ...got };
    await giveWay(startedAt, signal);
  }
}

function rewritesOf(
  { analyse, languageOf }: Pick<JobDeps, 'analyse' | 'languageOf'>,
  changes: readonly PlannedChange[],
): Rewrite[] {
  const analysed = analyse(changes.map(({ item, after }) => textOf(item, after)));
  return changes.flatMap(({ item, after }, place) => {
    const found = analysed[place];
    return found ? [rewriteOf(item, after, found, languageOf)] : [];
  });
}

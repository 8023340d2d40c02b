import { instantOf } from '../../../platform/instant.ts';
import { askToUnderstand } from '../../../jobs/understand.ts';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { Tx } from '../../../platform/database/open.ts';
import { ItemWords } from '../../feedback/store/item-content.service.ts';
import { itemsToCleanById, rewriteItems, textOf } from '../../feedback/store/rewrite-items.service.ts';
import type { Rewrite } from '../../feedback/store/rewrite-items.service.ts';
import type { JobDeps } from '../../job-deps.ts';
import type { ChangeRow } from '../changes.sql.ts';
import { changesAfter, deleteChanges } from '../changes.sql.ts';
import type { RunChange, RunRow } from '../runs.sql.ts';
import * as sql from '../runs.sql.ts';
import { assertNoMasking, Overtaken } from './work-ends.ts';

const itemsAtOnce = 500;

/**
 * Gives items back what they said before a run, batch by batch, each in one transaction. Items whose content was changed
 * since stay as they are and are named.
 *
 * @throws Overtaken, MaskingUnderWay
 */
export async function undoItems(
  deps: JobDeps,
  workspaceId: string,
  run: RunRow,
  signal: AbortSignal,
): Promise<void> {
  let at = run;
  for (;;) {
    signal.throwIfAborted();
    const from = at;
    const as = { state: 'undoing', lastItemId: from.lastItemId } as const;
    const got: RunChange = await inWorkspace(deps.database, workspaceId, async (tx) => {
      await sql.lockWorkspace(tx, workspaceId);
      await assertNoMasking(tx, workspaceId);
      const changes = await changesAfter(tx, workspaceId, run.id, from.lastItemId, itemsAtOnce);
      const last = changes.at(-1);
      const written = await rewriteItems(
        tx,
        workspaceId,
        null,
        await rewritesOf(deps, tx, workspaceId, changes),
      );
      const back = new Set(written.map(({ id }) => id));
      const change: RunChange = last
        ? {
            itemsDone: from.itemsDone + changes.length,
            lastItemId: last.itemId,
            keptAfterUndo: [
              ...from.keptAfterUndo,
              ...changes.map(({ itemId }) => itemId).filter((id) => !back.has(id)),
            ],
            tries: 0,
          }
        : { state: 'undone', finishedAt: instantOf(deps.now()) };
      if (!(await sql.updateRun(tx, workspaceId, run.id, change, as))) throw new Overtaken();
      if (!last) {
        await deleteChanges(tx, workspaceId, run.id);
        await askToUnderstand(deps.queue, tx, workspaceId);
      }
      return change;
    });
    if (got.state === 'undone') return;
    at = { ...at, ...got };
  }
}

async function rewritesOf(
  { analyse }: Pick<JobDeps, 'analyse'>,
  tx: Tx,
  workspaceId: string,
  changes: readonly ChangeRow[],
): Promise<Rewrite[]> {
  const items = await itemsToCleanById(
    tx,
    workspaceId,
    changes.map(({ itemId }) => itemId),
  );
  const kept = new Map(changes.map((change) => [change.itemId, change]));
  const wanted = items.flatMap((item) => {
    const change = kept.get(item.id);
    return change ? [{ item, to: ItemWords.parse(change.before), writtenRev: change.writtenRev }] : [];
  });
  const analysed = analyse(wanted.map(({ item, to }) => textOf(item, to)));
  return wanted.flatMap(({ item, to, writtenRev }, place) => {
    const found = analysed[place];
    if (!found) return [];
    const { featuresVersion, features } = found;
    return [{ id: item.id, writtenRev, from: null, to, features: { featuresVersion, features } }];
  });
}

import { decodeFeatures, extractFeatures, FEATURES_VERSION } from '@earshot/analysis/features';
import type { ItemFeatures } from '@earshot/analysis/features';
import type { WordTable } from '@earshot/analysis/word-table';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../job-deps.ts';
import type { Step, StepRun } from './step.service.ts';
import type { ChangedRow } from './enrichment.sql.ts';
import * as sql from './enrichment.sql.ts';

const itemsAtOnce = 500;

/**
 * Takes the steps for every item that changed since the last time. Stops between batches when the worker does; what was
 * not reached is taken next time.
 */
export async function followChanges(
  deps: JobDeps,
  workspaceId: string,
  steps: readonly Step[],
): Promise<void> {
  const standing = await readInWorkspace(deps.database, workspaceId, (tx) =>
    sql.readStanding(tx, workspaceId),
  );
  if (!standing || standing.understoodRev >= standing.revision) return;
  const runs: StepRun[] = [];
  for (const step of steps) {
    const run = await step.begin(deps, workspaceId);
    if (run) runs.push(run);
  }
  if (runs.length === 0) {
    await inWorkspace(deps.database, workspaceId, (tx) =>
      sql.saveStanding(tx, workspaceId, standing.revision),
    );
    return;
  }
  let after = { rev: standing.understoodRev, id: 0 };
  for (;;) {
    deps.stopping.throwIfAborted();
    const rows = await readInWorkspace(deps.database, workspaceId, (tx) =>
      sql.changedItems(tx, workspaceId, after, FEATURES_VERSION, itemsAtOnce),
    );
    const last = rows.at(-1);
    if (!last) return;
    const items = rows.map((row) => ({ ...row, features: featuresOf(row, deps.words()) }));
    const isDone = rows.length < itemsAtOnce;
    after = { rev: last.changedRev, id: last.id };
    await inWorkspace(deps.database, workspaceId, async (tx) => {
      let isMoved = false;
      for (const run of runs) isMoved = (await run.take(tx, items)) || isMoved;
      if (isMoved) await sql.noteMembership(tx, workspaceId);
      // In the middle of a revision the next time begins with all of its items again.
      await sql.saveStanding(tx, workspaceId, isDone ? last.changedRev : last.changedRev - 1);
    });
    if (isDone) return;
  }
}

function featuresOf({ features, title, text }: ChangedRow, words: WordTable): ItemFeatures {
  const read = () => extractFeatures(title === null ? text : `${title}\n${text}`, words);
  if (!features) return read();
  try {
    return decodeFeatures(features);
  } catch (error) {
    if (error instanceof RangeError) return read();
    throw error;
  }
}

import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { itemsToClean } from '../../feedback/store/rewrite-items.service.ts';
import type { JobDeps } from '../../job-deps.ts';
import type { PlannedChange } from '../planned-changes.ts';
import { plannedChanges, readCleaning } from '../planned-changes.ts';
import type { RunRow } from '../runs.sql.ts';
import * as sql from '../runs.sql.ts';
import { Overtaken } from './work-ends.ts';

const itemsAtOnce = 500;
const mostExamples = 3;

/** Counts what cleaning would change, and changes nothing. Goes on where the worker before it stopped. */
export async function checkItems(
  { database, stopping }: Pick<JobDeps, 'database' | 'stopping'>,
  workspaceId: string,
  run: RunRow,
  signal: AbortSignal,
): Promise<void> {
  let found = run;
  for (;;) {
    signal.throwIfAborted();
    stopping.throwIfAborted();
    const { items, how } = await readInWorkspace(database, workspaceId, async (tx) => ({
      items: await itemsToClean(tx, workspaceId, found.lastItemId, itemsAtOnce),
      how: await readCleaning(tx, workspaceId, run.switches),
    }));
    const last = items.at(-1);
    const change = last
      ? {
          ...withChanges(found, plannedChanges(how, items)),
          itemsDone: found.itemsDone + items.length,
          lastItemId: last.id,
          tries: 0,
        }
      : ({ state: 'checked' } as const);
    const as = { state: 'checking', lastItemId: found.lastItemId } as const;
    const isOurs = await inWorkspace(database, workspaceId, (tx) =>
      sql.updateRun(tx, workspaceId, run.id, change, as),
    );
    if (!isOurs) throw new Overtaken();
    if (!last) return;
    found = { ...found, ...change };
  }
}

function withChanges(run: RunRow, changes: readonly PlannedChange[]) {
  const shorter = changes.filter(({ item, after }) => after.text.length < item.text.length);
  const emptied = changes.filter(({ item, after }) => after.text === '' && item.text !== '');
  // What is left of a text tells more than that nothing is.
  const telling = changes.filter(({ after }) => after.text !== '').map(({ item }) => item.id);
  return {
    itemsToChange: run.itemsToChange + changes.length,
    itemsShorter: run.itemsShorter + shorter.length,
    itemsEmptied: run.itemsEmptied + emptied.length,
    examples: [...run.examples, ...telling].slice(0, mostExamples),
  };
}

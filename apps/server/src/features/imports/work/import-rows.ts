import type { StoredItem } from '../../feedback/feedback.service.ts';
import { storeItems } from '../../feedback/feedback.service.ts';
import { BlobMissing } from '../../../platform/blobs/blob-store.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { Masking } from '../../personal-data/masking.service.ts';
import { readMasking } from '../../personal-data/masking.service.ts';
import type { JobDeps } from '../../job-deps.ts';
import type { Change } from './import-effects.sql.ts';
import * as effects from './import-effects.sql.ts';
import { readingPlan } from '../file/import-mapping.ts';
import * as sql from '../imports.sql.ts';
import { maskBatch } from '../plan/mask-batch.ts';
import { draftItem, newItem } from '../plan/new-items.ts';
import type { RowBatch } from '../plan/plan-rows.ts';
import { planRows } from '../plan/plan-rows.ts';
import type { Tally } from '../plan/tally.ts';
import { emptyTally, withBatch } from '../plan/tally.ts';
import type { TakenRun } from './turns.ts';
import { endTurn } from './turns.ts';
import { Overtaken } from './work-fate.ts';

/**
 * Imports a file's rows from where the last worker got to. Each batch is stored whole, with its place in the file, and the
 * file is thrown away with the last of them.
 */
export async function importRows(
  deps: JobDeps,
  workspaceId: string,
  run: TakenRun,
  signal: AbortSignal,
): Promise<void> {
  const { blobName, facts, mapping } = run;
  if (blobName === null) throw new BlobMissing(run.fileName);
  const plan = readingPlan(facts, mapping);
  const masking = await readInWorkspace(deps.database, workspaceId, (tx) => readMasking(tx, workspaceId));
  let tally = run.tally ?? emptyTally();
  await deps.blobs.withFile(blobName, async (path) => {
    let storing: Promise<Tally> = Promise.resolve(tally);
    for await (const planned of planRows({ path, facts, plan }, run.rowsDone, signal)) {
      const batch = maskBatch(masking, planned, { facts, mapping });
      const drafts = batch.items.map((item) => draftItem(masking, item));
      // This thread analyses while the database stores the batch before.
      const analysed = deps.analyse(drafts);
      const items = drafts.flatMap((item, place) => {
        const found = analysed[place];
        return found ? [newItem(item, found)] : [];
      });
      const before = await storing;
      signal.throwIfAborted();
      deps.freeSpace.assertRoom();
      storing = storeBatch(deps, workspaceId, { run, masking }, { batch, items }, before);
      // It is awaited before the next batch is stored; until then its failure has no listener.
      storing.catch(() => undefined);
    }
    tally = await storing;
  });
  const { counts, rejects } = tally;
  await endTurn(
    deps,
    workspaceId,
    run.id,
    {
      ...{ state: 'done', result: { counts, rejects }, blobName: null },
      finishedAt: new Date(deps.now()).toISOString(),
    },
    run.workToken,
  );
  await deps.blobs.delete(blobName);
}

async function storeBatch(
  deps: JobDeps,
  workspaceId: string,
  { run, masking }: { run: TakenRun; masking: Masking },
  { batch, items }: { batch: RowBatch; items: ReturnType<typeof newItem>[] },
  before: Tally,
): Promise<Tally> {
  const { sourceId, id: importId } = run;
  if (sourceId === null) throw new Error(`Import ${importId} has no source`);
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    const stored =
      items.length === 0
        ? []
        : await storeItems(tx, workspaceId, { sourceId, importId, isSample: false, masking, items });
    const tally = withBatch(
      before,
      batch,
      stored.map(({ outcome }) => outcome),
    );
    const got = { rowsDone: batch.upTo, workDone: batch.upTo, tally, workTries: 0 };
    const isOurs = await sql.updateRun(tx, workspaceId, importId, got, {
      workToken: run.workToken,
      rowsDone: batch.from,
    });
    if (!isOurs) throw new Overtaken();
    await effects.insertRejects(tx, workspaceId, importId, batch.rejects);
    await effects.insertChanges(tx, workspaceId, importId, stored.flatMap(changeOf));
    return tally;
  });
}

function changeOf({ id, outcome, before, beforeRev, rev }: StoredItem): Change[] {
  return outcome === 'same' ? [] : [{ itemId: id, kind: outcome, before, beforeRev, afterRev: rev }];
}

import { roomInPlan } from '../../billing/quotas.service.ts';
import type { StoredItem } from '../../feedback/store/new-item.service.ts';
import { isStoredItem, storeWithin } from '../../feedback/store/store-items.service.ts';
import { BlobMissing } from '../../../platform/blobs/blob-store.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { Masking } from '../../personal-data/masking.service.ts';
import { readMasking } from '../../personal-data/masking.service.ts';
import type { JobDeps } from '../../job-deps.ts';
import type { Change } from './import-effects.sql.ts';
import * as effects from './import-effects.sql.ts';
import { readingPlan } from '../file/import-mapping.ts';
import * as sql from '../imports.sql.ts';
import { asStored, leftOutIn, leftOutRow, onlyLeftOut, withoutLeftOut } from '../plan/left-out.ts';
import { maskBatch, maskReadRow } from '../plan/mask-batch.service.ts';
import { readTemplateIndex } from '../../feedback/cleaning/templates.service.ts';
import { draftItem, newItem } from '../plan/new-items.ts';
import type { RowBatch } from '../plan/plan-rows.ts';
import { planRows } from '../plan/plan-rows.ts';
import { leftOutCode } from '../plan/reject-advice.ts';
import type { Tally } from '../plan/tally.ts';
import { emptyTally, withBatch } from '../plan/tally.ts';
import type { TakenRun } from './turns.ts';
import { endTurn } from './turns.ts';
import { Overtaken } from './work-fate.ts';

/**
 * Imports a file's rows from where the last worker got to. Each batch is stored whole, with its place in the file, and the
 * file is thrown away with the last of them. It is kept when the plan had no room for some: an import that was done before
 * takes up those.
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
  const { masking, templates, left } = await readInWorkspace(deps.database, workspaceId, async (tx) => ({
    masking: await readMasking(tx, workspaceId),
    templates: await readTemplateIndex(tx, workspaceId),
    left:
      run.finishedAt === null ? null : await effects.rowsRejectedFor(tx, workspaceId, run.id, leftOutCode),
  }));
  const wanted = left && new Set(left);
  let tally = run.tally ?? emptyTally();
  await deps.blobs.withFile(blobName, async (path) => {
    let storing: Promise<Tally> = Promise.resolve(tally);
    for await (const planned of planRows({ path, facts, plan }, run.rowsDone, signal)) {
      const batch = maskBatch(masking, wanted ? onlyLeftOut(planned, wanted) : planned, { facts, mapping });
      const drafts = batch.items.map((item) => draftItem({ masking, templates }, item));
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
  const isWhole = leftOutIn(rejects) === 0;
  await endTurn(
    deps,
    workspaceId,
    run.id,
    {
      ...{ state: 'done', result: { counts, rejects }, blobName: isWhole ? null : blobName },
      finishedAt: new Date(deps.now()).toISOString(),
    },
    run.workToken,
  );
  if (isWhole) await deps.blobs.delete(blobName);
}

async function storeBatch(
  deps: JobDeps,
  workspaceId: string,
  { run, masking }: { run: TakenRun; masking: Masking },
  { batch, items }: { batch: RowBatch; items: ReturnType<typeof newItem>[] },
  before: Tally,
): Promise<Tally> {
  const { sourceId, id: importId, facts, mapping } = run;
  if (sourceId === null) throw new Error(`Import ${importId} has no source`);
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await sql.lockWorkspace(tx, workspaceId);
    const room = await roomInPlan(deps, tx, workspaceId, 'feedbackItemsPerMonth');
    const own = { sourceId, importId, isSample: false, masking, items };
    const left = room?.left ?? Infinity;
    const answers = items.length === 0 ? [] : await storeWithin(tx, workspaceId, own, left);
    const stored = answers.filter(isStoredItem);
    await room?.take(stored.filter(({ outcome }) => outcome === 'created').length);
    const done = asStored(batch, answers, (item) =>
      maskReadRow(masking, leftOutRow(item, room?.full ?? ''), { facts, mapping }),
    );
    // Rows that an earlier run left out stand among the rejected ones until now.
    const takenUp = run.finishedAt === null ? [] : batch.items.map(({ row }) => row.rowNumber);
    const tally = withBatch(
      withoutLeftOut(before, takenUp.length),
      done,
      stored.map(({ outcome }) => outcome),
    );
    const got = { rowsDone: batch.upTo, workDone: batch.upTo, tally, workTries: 0 };
    const isOurs = await sql.updateRun(tx, workspaceId, importId, got, {
      workToken: run.workToken,
      rowsDone: batch.from,
    });
    if (!isOurs) throw new Overtaken();
    if (takenUp.length > 0) await effects.deleteRejectsOf(tx, workspaceId, importId, takenUp);
    await effects.insertRejects(tx, workspaceId, importId, done.rejects);
    await effects.insertChanges(tx, workspaceId, importId, stored.flatMap(changeOf));
    return tally;
  });
}

function changeOf({ id, outcome, before, beforeRev, rev }: StoredItem): Change[] {
  return outcome === 'same' ? [] : [{ itemId: id, kind: outcome, before, beforeRev, afterRev: rev }];
}

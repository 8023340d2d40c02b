import type { ImportPreviewItem } from '@earshot/contracts/imports';
import { leftInPlan } from '../../billing/quotas.service.ts';
import { previewItems } from '../../feedback/store/preview-items.service.ts';
import type { Masking } from '../../personal-data/masking.service.ts';
import { MaskingChanged, readMasking } from '../../personal-data/masking.service.ts';
import { BlobMissing } from '../../../platform/blobs/blob-store.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../../job-deps.ts';
import { findDuplicates } from '../../feedback/store/find-duplicates.service.ts';
import { importPreviewItem, shownItems } from '../plan/preview-item.ts';
import { comparedItems, AlreadyHere } from '../plan/already-here.ts';
import { dryRunWarnings } from '../plan/dry-run-warnings.ts';
import * as effects from './import-effects.sql.ts';
import { readingPlan } from '../file/import-mapping.ts';
import { findSource } from '../import-source.sql.ts';
import * as sql from '../imports.sql.ts';
import { maskBatch } from '../plan/mask-batch.service.ts';
import type { Cleaning } from '../plan/new-items.ts';
import { draftItem, previewItem } from '../plan/new-items.ts';
import { readTemplateIndex } from '../../feedback/cleaning/templates.service.ts';
import type { RowBatch } from '../plan/plan-rows.ts';
import { planRows } from '../plan/plan-rows.ts';
import type { RunRow } from '../run-row.ts';
import type { Outcome } from '../plan/tally.ts';
import { emptyTally, withBatch } from '../plan/tally.ts';
import { Overtaken } from './work-fate.ts';

const tellEveryMs = 1000;

/** Begins a dry run that was asked for, or begins it again; null when another one was asked for since. */
export function beginCheck(
  deps: JobDeps,
  workspaceId: string,
  importId: string,
  round: number,
): Promise<RunRow | null> {
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    const run = await sql.lockRun(tx, workspaceId, importId);
    if (run?.state !== 'checking' || run.checkRound !== round) return null;
    const begun = { workDone: 0, workFrom: 0, workStartedAt: new Date(deps.now()).toISOString() };
    await sql.updateRun(tx, workspaceId, importId, begun);
    await effects.deleteRejects(tx, workspaceId, importId);
    return run;
  });
}

/** Counts what an import would do, by the plan the import itself goes by. Of all it finds only the rejected rows are stored. */
export async function checkRows(
  deps: JobDeps,
  workspaceId: string,
  run: RunRow,
  signal: AbortSignal,
): Promise<void> {
  const { blobName, facts, mapping } = run;
  if (blobName === null) throw new BlobMissing(run.fileName);
  const plan = readingPlan(facts, mapping);
  const { source, masking, templates } = await readInWorkspace(deps.database, workspaceId, async (tx) => ({
    source: await findSource(tx, workspaceId, mapping.source),
    masking: await readMasking(tx, workspaceId),
    templates: await readTemplateIndex(tx, workspaceId),
  }));
  const round = { run, masking };
  let tally = emptyTally();
  const duplicates = new AlreadyHere((items) =>
    readInWorkspace(deps.database, workspaceId, (tx) => findDuplicates(tx, workspaceId, items)),
  );
  const preview: ImportPreviewItem[] = [];
  let toldAt = deps.now();
  await deps.blobs.withFile(blobName, async (path) => {
    for await (const planned of planRows({ path, facts, plan }, 0, signal)) {
      const batch = maskBatch(masking, planned, { facts, mapping });
      const place = source && { sourceId: source.id, masking, templates };
      const outcomes = await outcomesOf(deps, workspaceId, place, batch);
      tally = withBatch(tally, batch, outcomes);
      const created = batch.items.filter((_, at) => outcomes[at] === 'created');
      await duplicates.add(
        created
          .slice(0, comparedItems - duplicates.compared)
          .map((item) => draftItem({ masking, templates }, item)),
      );
      for (const item of batch.items) {
        if (preview.length === shownItems) break;
        preview.push(
          importPreviewItem(masking, { facts, mapping }, item, draftItem({ masking, templates }, item)),
        );
      }
      if (batch.rejects.length > 0 || deps.now() - toldAt >= tellEveryMs) {
        await tell(deps, workspaceId, round, batch);
        toldAt = deps.now();
      }
    }
  });
  const { counts, rejects } = tally;
  const room = await readInWorkspace(deps.database, workspaceId, (tx) =>
    leftInPlan(deps, tx, workspaceId, 'feedbackItemsPerMonth'),
  );
  const dryRun = {
    counts,
    rejects,
    warnings: dryRunWarnings(tally, { facts, plan, room, duplicates }),
    preview,
  };
  await changeRound(deps, workspaceId, round, {
    state: 'checked',
    dryRun,
    workDone: facts.rowCount,
    workStartedAt: null,
  });
}

async function outcomesOf(
  deps: JobDeps,
  workspaceId: string,
  place: ({ sourceId: number } & Cleaning) | undefined,
  batch: RowBatch,
): Promise<Outcome[]> {
  if (!place) return batch.items.map(() => 'created');
  const items = batch.items.map((item) => previewItem(draftItem(place, item), deps.languageOf));
  return readInWorkspace(deps.database, workspaceId, (tx) => previewItems(tx, workspaceId, place, items));
}

async function tell(deps: JobDeps, workspaceId: string, round: Round, batch: RowBatch): Promise<void> {
  await changeRound(deps, workspaceId, round, { workDone: batch.upTo }, batch);
}

/** A dry run with what it masks by. */
interface Round {
  run: RunRow;
  masking: Masking;
}

/**
 * Changes the run while the same dry run is under way.
 *
 * @throws Overtaken when it is not any more; MaskingChanged when something else is to be masked by now
 */
async function changeRound(
  deps: JobDeps,
  workspaceId: string,
  { run, masking }: Round,
  change: Parameters<typeof sql.updateRun>[3],
  batch?: RowBatch,
): Promise<void> {
  await inWorkspace(deps.database, workspaceId, async (tx) => {
    if ((await readMasking(tx, workspaceId)).version !== masking.version) throw new MaskingChanged();
    const same = { state: 'checking' as const, checkRound: run.checkRound };
    if (!(await sql.updateRun(tx, workspaceId, run.id, change, same))) throw new Overtaken();
    if (batch) await effects.insertRejects(tx, workspaceId, run.id, batch.rejects);
  });
}

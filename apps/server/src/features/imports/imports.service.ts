import type { ImportMapping, ImportRun, ReadOptions } from '@earshot/contracts/imports';
import type { DetectOverrides } from '@earshot/tabular/facts';
import { checkImport } from '../../jobs/import.jobs.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { BlobMissing } from '../../platform/blobs/blob-store.ts';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { Masking } from '../personal-data/masking.service.ts';
import { maskName, readMasking } from '../personal-data/masking.service.ts';
import { sourceNamed } from '../sources/sources.service.ts';
import type { DetectThreads } from './file/detect-thread.service.ts';
import * as effects from './work/import-effects.sql.ts';
import { columnsKey, faultsOfMapping, guessedMapping } from './file/import-mapping.ts';
import { maskDetected, maskFacts } from './file/mask-facts.service.ts';
import { findSource } from './import-source.sql.ts';
import * as sql from './imports.sql.ts';
import type { RunRow, RunState } from './run-row.ts';
import { canBeUndone, leftOutOf, viewOf } from './run-view.ts';
import { queueTurn } from './work/turns.ts';
import { mappingFor } from './file/kept-mapping.ts';

export interface ImportDeps extends Pick<Deps, 'database' | 'queue' | 'freeSpace' | 'log' | 'now'> {
  blobs: BlobStore;
  detectors: DetectThreads;
}

const pageRuns = 20;

export function getImport(deps: ImportDeps, caller: Caller, importId: string): Promise<ImportRun> {
  return readInWorkspace(deps.database, caller.workspaceId, (tx) => show(tx, deps, caller, importId));
}

/** Imports, newest first, a page after `before`. */
export function listImports(
  deps: ImportDeps,
  { workspaceId }: Caller,
  before: string | undefined,
): Promise<{ imports: ImportRun[]; next_before: string | null }> {
  return readInWorkspace(deps.database, workspaceId, async (tx) => {
    const runs = await sql.listRuns(tx, workspaceId, before, pageRuns + 1);
    const page = runs.slice(0, pageRuns);
    const first = await sql.firstInTurn(tx, workspaceId);
    const names = await sql.namesOf(tx, [...new Set(page.map(({ createdBy }) => createdBy))]);
    return {
      imports: page.map((run) => viewOf(run, { now: deps.now(), first, names })),
      next_before: runs.length > pageRuns ? (page.at(-1)?.id ?? null) : null,
    };
  });
}

/** @throws Problem `file_refused` when the file cannot be read so, `conflict` once it is being imported */
export async function detectAgain(
  deps: ImportDeps,
  caller: Caller,
  importId: string,
  options: ReadOptions,
): Promise<ImportRun> {
  const { workspaceId } = caller;
  const run = await readInWorkspace(deps.database, workspaceId, (tx) =>
    found(sql.findRun(tx, workspaceId, importId)),
  );
  assertState(run, canBeRead(run), 'read again');
  const detected = await withFile(deps, run, (path) =>
    deps.detectors.detect({ path, fileName: run.fileName, overrides: overridesOf(options) }),
  );
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    const now = await found(sql.lockRun(tx, workspaceId, importId));
    assertState(now, canBeRead(now), 'read again');
    const { facts, guesses } = maskDetected(await readMasking(tx, workspaceId), detected);
    const timeZone = now.mapping.time_zone;
    const guessed = guessedMapping(facts, guesses, { fileName: run.fileName, timeZone });
    const key = columnsKey(facts);
    const mapped = await mappingFor(tx, workspaceId, {
      id: importId,
      facts,
      guesses,
      guessed,
      columnsKey: key,
    });
    await sql.updateRun(tx, workspaceId, importId, {
      ...mapped,
      state: 'uploaded',
      facts,
      guesses,
      columnsKey: key,
      dryRun: null,
      error: null,
      failedIn: null,
    });
    await effects.deleteRejects(tx, workspaceId, importId);
    return show(tx, deps, caller, importId);
  });
}

/** Saves a mapping and asks for its dry run; one that is under way for another mapping is given up. */
export function askForDryRun(
  deps: ImportDeps,
  caller: Caller,
  importId: string,
  given: ImportMapping,
): Promise<ImportRun> {
  const { workspaceId } = caller;
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    const masking = await readMasking(tx, workspaceId);
    const mapping = { ...given, source: maskSource(masking, given.source) };
    const run = await found(sql.lockRun(tx, workspaceId, importId));
    assertState(run, run.state === 'checking' || canBeRead(run), 'checked');
    await assertMapping(tx, workspaceId, run, mapping);
    const round = run.checkRound + 1;
    await sql.updateRun(tx, workspaceId, importId, {
      state: 'checking',
      mapping,
      // A column that was not taken for people's may be now.
      facts: maskFacts(masking, run.facts, mapping.targets),
      checkRound: round,
      dryRun: null,
      error: null,
      failedIn: null,
      workDone: 0,
      workFrom: 0,
      workTotal: run.facts.rowCount,
      workStartedAt: null,
    });
    await deps.queue.enqueue(tx, checkImport, { workspaceId, importId, round });
    return show(tx, deps, caller, importId);
  });
}

/**
 * Asks for the import of a checked file, for one that failed to go on, or for the rows that the plan had no room for; asking
 * again while it runs changes nothing.
 */
export function commitImport(deps: ImportDeps, caller: Caller, importId: string): Promise<ImportRun> {
  const { workspaceId } = caller;
  deps.freeSpace.assertRoom();
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await sql.lockWorkspace(tx, workspaceId);
    const run = await found(sql.lockRun(tx, workspaceId, importId));
    if (run.state !== 'importing') {
      const goesOn = run.state === 'failed' && run.failedIn === 'importing';
      const takesUp = leftOutOf(run) > 0;
      assertState(run, run.state === 'checked' || goesOn || takesUp, 'imported');
      if (run.blobName === null) throw fileGone();
      const work = { workTotal: run.facts.rowCount, workDone: takesUp ? 0 : run.rowsDone };
      const begun = goesOn
        ? {}
        : takesUp
          ? { rowsDone: 0, result: null }
          : await beginning(tx, workspaceId, run, new Date(deps.now()).toISOString());
      await queueTurn(tx, deps, workspaceId, importId, { state: 'importing', ...work, ...begun });
    }
    return show(tx, deps, caller, importId);
  });
}

/** Asks for an import to be undone; asking again while that runs changes nothing. */
export function undoImport(deps: ImportDeps, caller: Caller, importId: string): Promise<ImportRun> {
  const { workspaceId } = caller;
  return inWorkspace(deps.database, workspaceId, async (tx) => {
    await sql.lockWorkspace(tx, workspaceId);
    const run = await found(sql.lockRun(tx, workspaceId, importId));
    if (run.state !== 'undoing') {
      if (run.state === 'done' && !canBeUndone(run, deps.now())) {
        throw new Problem('conflict', { detail: 'You can undo an import for 30 days. That time is over.' });
      }
      assertState(run, canBeUndone(run, deps.now()), 'undone');
      const goesOn = run.failedIn === 'undoing';
      const left = await effects.countChanges(tx, workspaceId, importId);
      const work = goesOn ? { workTotal: run.workDone + left } : { workTotal: left, workDone: 0 };
      await queueTurn(tx, deps, workspaceId, importId, { state: 'undoing', ...work });
    }
    return show(tx, deps, caller, importId);
  });
}

/** Throws away an uploaded file, its mapping and its dry run. */
export async function discardImport(
  deps: ImportDeps,
  { workspaceId }: Caller,
  importId: string,
): Promise<void> {
  const blobName = await inWorkspace(deps.database, workspaceId, async (tx) => {
    const run = await found(sql.lockRun(tx, workspaceId, importId));
    assertState(run, run.state === 'checking' || canBeRead(run), 'discarded');
    await sql.deleteRun(tx, workspaceId, importId);
    return run.blobName;
  });
  // Should this fail, the nightly clean-up finds a blob that nobody names.
  if (blobName !== null) await deps.blobs.delete(blobName);
}

/** The run as it is in this transaction. @throws Problem `not_found` */
export async function show(
  tx: Tx,
  deps: Pick<ImportDeps, 'now'>,
  { workspaceId }: Caller,
  importId: string,
): Promise<ImportRun> {
  const run = await found(sql.findRun(tx, workspaceId, importId));
  const first = await sql.firstInTurn(tx, workspaceId);
  return viewOf(run, { now: deps.now(), first, names: await sql.namesOf(tx, [run.createdBy]) });
}

async function found(run: Promise<RunRow | undefined>): Promise<RunRow> {
  const row = await run;
  if (!row) throw new Problem('not_found');
  return row;
}

/** Where an import begins: nothing of an earlier failure or dry run is left, and its source is there. */
async function beginning(tx: Tx, workspaceId: string, run: RunRow, createdAt: string) {
  await effects.deleteRejects(tx, workspaceId, run.id);
  const source = maskSource(await readMasking(tx, workspaceId), run.mapping.source);
  const known = await findSource(tx, workspaceId, source);
  const { dryRun } = run;
  // The items themselves are stored now: no copy of their texts is to outlive them.
  const checked = dryRun && { ...dryRun, preview: [] };
  const start = { rowsDone: 0, workDone: 0, tally: null, result: null, dryRun: checked };
  if (known) return { ...start, sourceId: known.id, madeSource: false };
  if ('id' in source) {
    throw new Problem('conflict', {
      detail: 'The source has been removed. Choose another one and run the dry run again.',
    });
  }
  const made = { name: source.name, kind: 'file' as const, createdAt };
  return { ...start, sourceId: await sourceNamed(tx, workspaceId, made), madeSource: true };
}

function maskSource(masking: Masking, source: ImportMapping['source']): ImportMapping['source'] {
  return 'id' in source ? source : { name: maskName(masking, source.name) };
}

async function assertMapping(
  tx: Tx,
  workspaceId: string,
  run: RunRow,
  mapping: ImportMapping,
): Promise<void> {
  const faults = faultsOfMapping(run.facts, mapping);
  const source = await findSource(tx, workspaceId, mapping.source);
  const refuse = (detail: string) => faults.push({ pointer: '#/body/mapping/source', detail });
  if (!source && 'id' in mapping.source) refuse(`There is no source ${mapping.source.id}.`);
  if (source?.kind === 'sample') refuse('This source belongs to the demo data. Choose another name.');
  const [first] = faults;
  if (first) throw new Problem('bad_request', { detail: first.detail, errors: faults });
}

/** True while nothing of the file was imported. */
function canBeRead({ state, failedIn, rowsDone, finishedAt }: RunRow): boolean {
  if (finishedAt !== null) return false;
  if (state === 'failed') return failedIn === 'checking' || (failedIn === 'importing' && rowsDone === 0);
  return state === 'uploaded' || state === 'checked';
}

const stateWords: Record<RunState, string> = {
  uploaded: 'The file has not been checked yet',
  checking: 'The file is being checked',
  checked: 'The file has been checked, but not imported',
  importing: 'The file is being imported',
  done: 'The file has already been imported',
  failed: 'The file was partly imported',
  undoing: 'The import is being undone',
  undone: 'The import was undone',
};

function assertState({ state }: RunRow, fits: boolean, wanted: string): void {
  if (fits) return;
  const what = wanted === 'undone' ? 'the import' : 'the file';
  throw new Problem('conflict', { detail: `${stateWords[state]}, so ${what} cannot be ${wanted}.` });
}

function overridesOf(options: ReadOptions): DetectOverrides {
  const { encoding, delimiter, has_header: hasHeader, title_lines: titleLines, sheet } = options;
  return {
    ...(encoding !== undefined && { encoding }),
    ...(delimiter !== undefined && { delimiter }),
    ...(hasHeader !== undefined && { hasHeader }),
    ...(titleLines !== undefined && { titleLines }),
    ...(sheet !== undefined && { sheet }),
  };
}

async function withFile<Result>(
  deps: ImportDeps,
  { blobName }: RunRow,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  if (blobName === null) throw fileGone();
  try {
    return await deps.blobs.withFile(blobName, use);
  } catch (error) {
    throw error instanceof BlobMissing ? fileGone() : error;
  }
}

function fileGone(): Problem {
  return new Problem('conflict', {
    detail: 'The uploaded file has been deleted. Upload it again.',
  });
}

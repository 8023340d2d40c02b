import type { ImportRun } from '@earshot/contracts/imports';
import { limits } from '@earshot/contracts/limits';
import { leftOutIn } from './plan/left-out.ts';
import type { RunRow } from './run-row.ts';

/** What else is known of a run when it is shown. */
export interface RunSurroundings {
  now: number;
  /** The import or undo whose turn it is in the workspace. */
  first: Pick<RunRow, 'id' | 'fileName' | 'state'> | undefined;
  /** What people are called, by their ids. */
  names: ReadonlyMap<string, string>;
}

const dayMs = 86_400_000;
/** Nothing is foretold from less. */
const leastMs = 1000;

/** A run as the API shows it. */
export function viewOf(run: RunRow, { now, first, names }: RunSurroundings): ImportRun {
  const { facts, mapping } = run;
  return {
    import_id: run.id,
    file_name: run.fileName,
    file_bytes: run.fileBytes,
    format: facts.format,
    encoding: facts.encoding,
    delimiter: facts.delimiter,
    has_header: facts.hasHeader,
    title_lines: facts.titleLines ?? 0,
    sheet: facts.sheet,
    sheets: facts.sheets.map(({ name }) => name),
    row_count: facts.rowCount,
    state: run.state,
    columns: facts.columns.map((column, index) => {
      const guess = run.guesses[index];
      return {
        name: column.name,
        samples: column.samples,
        guess: guess?.target ?? 'ignore',
        confidence: guess?.confidence ?? 0,
        note: guess?.note ?? null,
        may_be_text: guess?.mayBeText ?? false,
      };
    }),
    mapping,
    mapping_kept: run.mappingKept,
    date_note: facts.columns[mapping.targets.indexOf('said_at')]?.dateOrder?.note ?? null,
    dry_run: run.dryRun && { ...run.dryRun, preview: run.dryRun.preview ?? [] },
    waiting: first !== undefined && run.queuedAt !== null && first.id !== run.id ? waitingFor(first) : null,
    progress: progressOf(run, now),
    result: run.result,
    left_out: leftOutOf(run),
    kept_after_undo: run.keptAfterUndo,
    undo_until: canBeUndone(run, now) ? new Date(undoUntil(run)).toISOString() : null,
    error: run.error,
    source_id: run.sourceId,
    created_by: names.get(run.createdBy) ?? '',
    created_at: run.createdAt,
    finished_at: run.finishedAt,
  };
}

/** Rows that the plan had no room for and that can still be imported: their file is kept. */
export function leftOutOf({ state, result, blobName }: RunRow): number {
  return state === 'done' && result && blobName !== null ? leftOutIn(result.rejects) : 0;
}

/** True while what the run stored can be taken back: it stored something, and the time for it has not passed. */
export function canBeUndone(run: RunRow, now: number): boolean {
  const isStored =
    run.state === 'done' || (run.state === 'failed' && run.failedIn !== 'checking' && run.rowsDone > 0);
  return isStored && now < undoUntil(run);
}

/** Milliseconds since 1970. An import that failed half-way counts from when it was uploaded. */
function undoUntil({ finishedAt, createdAt }: RunRow): number {
  return Date.parse(finishedAt ?? createdAt) + limits.importUndoDays * dayMs;
}

function waitingFor({ fileName, state }: Pick<RunRow, 'fileName' | 'state'>): string {
  return `Waits for the ${state === 'undoing' ? 'undo' : 'import'} of “${fileName}” to end.`;
}

function progressOf(run: RunRow, now: number): ImportRun['progress'] {
  const isUnderWay = run.state === 'checking' || run.state === 'importing' || run.state === 'undoing';
  if (!isUnderWay && !(run.state === 'failed' && run.failedIn !== 'checking')) return null;
  return {
    rows_done: run.workDone,
    rows_total: run.workTotal,
    seconds_left:
      isUnderWay && run.workStartedAt !== null ? secondsLeft(run, now - Date.parse(run.workStartedAt)) : null,
  };
}

function secondsLeft({ workDone, workFrom, workTotal }: RunRow, elapsedMs: number): number | null {
  const done = workDone - workFrom;
  if (done <= 0 || elapsedMs < leastMs) return null;
  return Math.max(0, Math.ceil(((workTotal - workDone) * elapsedMs) / done / 1000));
}

import type { ImportCounts, ImportRun } from '@earshot/contracts/imports';

/** Where one is on the way from a file to items. */
export type ImportStep = 'detect' | 'match' | 'check' | 'run';

/** Places of the steps among those that are shown; Upload is the first. */
export const stepPlace: Record<ImportStep, number> = { detect: 1, match: 2, check: 3, run: 4 };

/** True while the server works on it, so that its state has to be asked for again. */
export function isUnderWay({ state }: Pick<ImportRun, 'state'>): boolean {
  return state === 'checking' || state === 'importing' || state === 'undoing';
}

/** True while nothing was stored yet, so that columns can still be matched. */
export function isBeforeImport({ state, progress }: Pick<ImportRun, 'state' | 'progress'>): boolean {
  // A failed check has no progress; a failed import or undo says how far it came.
  return (
    state === 'uploaded' || state === 'checking' || state === 'checked' || (state === 'failed' && !progress)
  );
}

/** The step to show: the one the address asks for where the import's state allows it. */
export function stepOf(run: Pick<ImportRun, 'state' | 'progress'>, asked: string | null): ImportStep {
  if (!isBeforeImport(run)) return 'run';
  if (asked === 'detect') return 'detect';
  return asked === 'check' && run.state === 'checked' ? 'check' : 'match';
}

/** Rows that an import stores: new items and changed ones. */
export function storedRows({ create, update }: Pick<ImportCounts, 'create' | 'update'>): number {
  return create + update;
}

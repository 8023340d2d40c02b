import type {
  ImportCounts,
  ImportMapping,
  ImportPreviewItem,
  ImportRun,
  RejectGroup,
} from '@earshot/contracts/imports';
import type { FileFacts } from '@earshot/tabular/facts';
import type { ColumnGuess } from '@earshot/tabular/columns/mapping';
import type { Tally } from './plan/tally.ts';

export type RunState = ImportRun['state'];
/** Work on a run that may fail and be asked for again. */
export type RunWork = 'checking' | 'importing' | 'undoing';

/** An import as it is stored; see the migration for what the columns mean. */
export interface RunRow {
  id: string;
  state: RunState;
  fileName: string;
  fileBytes: number;
  blobName: string | null;
  facts: FileFacts;
  guesses: ColumnGuess[];
  mapping: ImportMapping;
  mappingKept: boolean;
  columnsKey: Buffer;
  checkRound: number;
  dryRun: {
    counts: ImportCounts;
    rejects: RejectGroup[];
    warnings: string[];
    /** Runs stored before have none. */
    preview?: ImportPreviewItem[];
  } | null;
  rowsDone: number;
  tally: Tally | null;
  workToken: string | null;
  workTries: number;
  workDone: number;
  workTotal: number;
  workFrom: number;
  workStartedAt: string | null;
  queuedAt: string | null;
  result: { counts: ImportCounts; rejects: RejectGroup[] } | null;
  error: string | null;
  failedIn: RunWork | null;
  sourceId: number | null;
  madeSource: boolean;
  keptAfterUndo: number[];
  createdBy: string;
  createdAt: string;
  finishedAt: string | null;
}

/** Columns that may be set after a run was made. */
export type RunChange = Partial<Omit<RunRow, 'id' | 'fileName' | 'fileBytes' | 'createdBy' | 'createdAt'>>;

import type { ReadSegment } from './segment-as-read.ts';
import type { StageFile } from './stage-files.ts';

export interface ReaderOrder {
  key: string;
  bytes: ArrayBuffer;
  to: number;
}

/** Files that whatever is read from now on may show. */
export interface ReaderFiles {
  files: readonly StageFile[];
}

export type ReaderAnswer =
  { key: string; facts: Omit<ReadSegment, 'events'>; events: string } | { key: string; sentence: string };

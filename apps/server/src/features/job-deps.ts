import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { BlobStore } from '../platform/blobs/blob-store.ts';
import type { FreeSpace } from '../platform/database/free-space.ts';
import type { Database } from '../platform/database/open.ts';
import type { Analysed, TextToAnalyse } from './feedback/text-engine.ts';

/** What the features' jobs are given: made once in the jobs' thread, or by a test. */
export interface JobDeps {
  config: Config;
  database: Database;
  /** Asked before anything is stored. */
  freeSpace: FreeSpace;
  queue: JobQueue;
  blobs: BlobStore;
  /** Runs in this very thread, which nobody waits for. */
  analyse: (texts: TextToAnalyse[]) => Analysed[];
  /** The language that `analyse` would find: given with the text, or told from it. */
  languageOf: (text: TextToAnalyse) => string;
  log: Logger;
  now: () => number;
  /** Aborted when the worker begins to stop: long jobs then end after the step in hand. */
  stopping: AbortSignal;
}

import type { WordTable } from '@earshot/analysis/word-table';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { BlobStore } from '../platform/blobs/blob-store.ts';
import type { FreeSpace } from '../platform/database/free-space.ts';
import type { Database } from '../platform/database/open.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { SecretKeys } from '../platform/auth/secret-keys.ts';
import type { Outside } from '../platform/outbound/outside.ts';
import type { Resolve } from '../platform/outbound/pinned-target.ts';
import type { PoliteWeb } from '../platform/outbound/polite-web.ts';
import type { Analysed, TextToAnalyse } from './text-engine.ts';

/** What the features' jobs are given: made once in the jobs' thread, or by a test. */
export interface JobDeps {
  config: Config;
  database: Database;
  /** Asked before anything is stored. */
  freeSpace: FreeSpace;
  queue: JobQueue;
  /** Uploaded files. */
  blobs: BlobStore;
  /** Recordings that have ended. */
  packs: BlobStore;
  mailer: Mailer;
  /** Looks up names of other servers. */
  resolve: Resolve;
  /** Other people's sites, as all jobs of this process read them together. */
  web: PoliteWeb;
  /** Systems that can be connected. */
  outside: Outside;
  /** Seal and open the secrets of connections. */
  secretKeys: SecretKeys;
  publicUrl: string;
  /** English words with their vectors; read when they are first asked for. */
  words: () => WordTable;
  /** Runs in this very thread, which nobody waits for. */
  analyse: (texts: TextToAnalyse[]) => Analysed[];
  /** The language that `analyse` would find. */
  languageOf: (text: TextToAnalyse) => string;
  log: Logger;
  now: () => number;
  /** Aborted when the worker begins to stop: long jobs then end after the step in hand. */
  stopping: AbortSignal;
}

import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { FreeSpace } from '../platform/database/free-space.ts';
import type { Database, Db } from '../platform/database/open.ts';
import type { BlobStore } from '../platform/blobs/blob-store.ts';
import type { Encoder } from '../platform/llm/encoder.ts';
import type { Llm } from '../platform/llm/llm.ts';
import type { SecretKeys } from '../platform/auth/secret-keys.ts';
import type { Outside } from '../platform/outbound/outside.ts';
import type { PayPal } from '../platform/paypal/paypal.ts';
import type { RefusalCounts } from '../platform/refusals/refusal-counts.ts';
import type { TextEngine } from './text-engine.ts';

/** How many people a workspace's plan has room for. */
export interface Seats {
  /**
   * @param people how many there would be then, those invited counted
   * @throws Problem `plan_limit_reached` when that is more than the plan holds
   */
  assertRoom(tx: Db, workspaceId: string, people: number): Promise<void>;
}

/** What the features are given: made once in main, or by a test. */
export interface Deps {
  config: Config;
  database: Database;
  /** Asked before anything is stored. */
  freeSpace: FreeSpace;
  queue: JobQueue;
  engine: TextEngine;
  /** Recordings that have ended. */
  packs: BlobStore;
  /** Writes the words around counted numbers; null where none is set up. */
  llm: Llm | null;
  /** Puts texts in the order of their nearness to a question; null where none is set up. */
  encoder: Encoder | null;
  /** Sells plans; null where none are sold. */
  paypal: PayPal | null;
  /** What workspaces have to know of plans. */
  seats: Seats;
  /** Seal and open the secrets of connections. */
  secretKeys: SecretKeys;
  /** Systems that can be connected. */
  outside: Outside;
  /** Counts what is refused or dropped. */
  refusals: RefusalCounts;
  /** Threads beside the one that answers requests; they start when they are needed. */
  threads: () => readonly { name: string; isRunning: boolean }[];
  log: Logger;
  /** The time, in milliseconds since 1970; tests set it. */
  now: () => number;
  isStopping: () => boolean;
}

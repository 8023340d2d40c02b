import type { Config } from '../config.ts';
import type { Connections } from '../platform/database/open.ts';

/** What the jobs' thread is given when it starts. */
export interface JobsThreadStart {
  config: Config;
  connections: Connections;
}

/** Aborting ends one job; stopping ends all that are under way, and then the thread. */
export type JobsRequest =
  | { kind: 'run'; call: number; job: string; data: unknown; jobId: string; number: number }
  | { kind: 'abort'; call: number }
  | { kind: 'stop' };

export interface JobsReply {
  call: number;
  /** Null when the job is done. */
  failure: { name: string; message: string; stack: string | undefined } | null;
}

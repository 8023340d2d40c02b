import type { z } from 'zod';

/** One kind of work: its name, what it is given, and how it is repeated. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  /** Name of its group, a dot, and a verb: `feedback.import`. */
  name: string;
  /** Checked when it is sent and again before it runs, since a release may change it in between. */
  payload: Payload;
  /** Runs at most this often; after the last failure it is listed among the dead. */
  attempts: number;
  /** Seconds before the second attempt; each later one waits twice as long. */
  retryAfterSeconds: number;
  /** A run that takes longer counts as failed, and its signal is aborted. */
  timeoutSeconds: number;
  /** Runs at once in one process. */
  concurrency: number;
  /**
   * `queued`: one waiting job for each key, so that a second request joins it. `running`: one waiting or running
   * job for each key. Without it every request is a job of its own.
   */
  oneFor?: 'queued' | 'running';
  /** Runs by itself at these times: a cron expression, in UTC; the payload is then empty. */
  schedule?: string;
}

export type JobPayload<J extends Job> = z.output<J['payload']>;

type JobDetails<Payload extends z.ZodType> = Pick<Job<Payload>, 'name' | 'payload'> & Partial<Job<Payload>>;

/** A job with the usual patience: 5 attempts from 5 seconds on, 15 minutes at most, one at a time. */
export function defineJob<Payload extends z.ZodType>(details: JobDetails<Payload>): Job<Payload> {
  return { attempts: 5, retryAfterSeconds: 5, timeoutSeconds: 900, concurrency: 1, ...details };
}

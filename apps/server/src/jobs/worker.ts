import { setTimeout as wait } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { DatabaseLog } from '../platform/database/database-log.ts';
import type { Database } from '../platform/database/open.ts';
import { unlessAborted } from '../platform/unless-aborted.ts';
import { giveBackOrphans, startBoss } from './boss.ts';
import type { Job } from './job.ts';

const usualDrainMs = 8000;
/** Giving the work back is a statement for each job; a database that does not answer is not waited for. */
const giveBackMs = 2000;
const connections = 4;
/** New jobs are announced; those that wait for their time, or whose announcement was lost, are found by looking. */
const usualLookSeconds = 5;

/** The attempt at hand. */
export interface Attempt {
  jobId: string;
  /** From 1. */
  number: number;
  /** Aborted when the time is up or the worker stops. */
  signal: AbortSignal;
}

/** A job with what does it. */
export interface Handler<Deps> {
  job: Job;
  run(data: unknown, deps: Deps, attempt: Attempt): Promise<void>;
}

/** Joins a job with the function that does it. The function may run twice for one job, so it has to be safe to. */
export function handle<Payload extends z.ZodType, Deps>(
  job: Job<Payload>,
  work: (payload: z.output<Payload>, deps: Deps, attempt: Attempt) => Promise<void>,
): Handler<Deps> {
  return { job, run: (data, deps, attempt) => work(job.payload.parse(data), deps, attempt) };
}

export interface Worker {
  /** Waits 8 seconds for the jobs under way; those that are not done by then are given back to the queue, and not heard any more. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  /** No other process does jobs on this database: those that seem to be in work are taken up at once. */
  isAlone?: boolean;
  /** How often jobs are looked for that nobody announced; half a second at least. */
  lookEverySeconds?: number;
  /** How long jobs under way are waited for at the end; 8 seconds when not given. */
  drainMs?: number;
}

/** Does the queued jobs, retries those that failed, and sends those that run by the clock. */
export async function startWorker<Deps>(
  database: Pick<Database, 'connections'>,
  handlers: readonly Handler<Deps>[],
  deps: Deps,
  log: DatabaseLog,
  { isAlone = false, lookEverySeconds = usualLookSeconds, drainMs = usualDrainMs }: WorkerOptions = {},
): Promise<Worker> {
  const jobs = handlers.map(({ job }) => job);
  const boss = await startBoss(database.connections.owner, jobs, log, {
    max: connections,
    supervise: true,
    schedule: true,
    useListenNotify: true,
  });
  if (isAlone) await giveBackOrphans(boss, jobs);
  const givingUp = new AbortController();
  for (const handler of handlers) {
    await startHandler(boss, handler, deps, { log, lookEverySeconds, givingUp: givingUp.signal });
  }
  await keepSchedules(boss, jobs);
  return { stop: () => stopWorker(boss, jobs, drainMs, givingUp) };
}

/**
 * The queue's own way looks twice a second whether it is done, and not before the first half second is over; and jobs that
 * are not done by its end settle on connections that are closed.
 */
async function stopWorker(
  boss: PgBoss,
  jobs: readonly Job[],
  drainMs: number,
  givingUp: AbortController,
): Promise<void> {
  const drained = Promise.all(jobs.map(({ name }) => boss.offWork(name)));
  if (!(await endsWithin(drainMs, drained))) {
    givingUp.abort(new Error('The worker stopped'));
    await endsWithin(giveBackMs, drained);
  }
  await boss.stop({ graceful: false, close: true });
}

async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const ended = new AbortController();
  const time = wait(ms, false, { signal: ended.signal }).catch(() => false);
  const isEnded = await Promise.race([work.then(() => true), time]);
  ended.abort();
  return isEnded;
}

interface Working {
  log: DatabaseLog;
  lookEverySeconds: number;
  /** Aborted when the worker stops and waits no longer. */
  givingUp: AbortSignal;
}

async function startHandler<Deps>(
  boss: PgBoss,
  handler: Handler<Deps>,
  deps: Deps,
  { log, lookEverySeconds, givingUp }: Working,
): Promise<void> {
  const { job } = handler;
  const options = {
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: lookEverySeconds,
    notifyPollingIntervalSeconds: lookEverySeconds,
  } as const;
  const perform = async (sent: JobWithMetadata<object>) => {
    const signal = AbortSignal.any([sent.signal, givingUp]);
    const attempt = { jobId: sent.id, number: sent.retryCount + 1, signal };
    try {
      await unlessAborted(handler.run(sent.data, deps, attempt), givingUp);
      return { id: sent.id, status: 'completed' as const };
    } catch (error) {
      if (givingUp.aborted) return { id: sent.id, status: 'failed' as const, output: outputOf(error) };
      return { id: sent.id, status: noteFailure(sent, attempt, error, log), output: outputOf(error) };
    }
  };
  for (let nth = 0; nth < job.concurrency; nth += 1) {
    let workerId: string | undefined = undefined;
    workerId = await boss.work<object, unknown, typeof options>(job.name, options, async (batch) => {
      const results = await Promise.all(batch.map(perform));
      // Where one job waited others may, and nobody announces them: left alone, it would take one of them with each look.
      if (workerId !== undefined) boss.notifyWorker(workerId);
      return results;
    });
  }
}

/** A payload that cannot be read will not be readable next time: it goes to the dead at once. */
function noteFailure(
  sent: JobWithMetadata,
  attempt: Attempt,
  error: unknown,
  log: DatabaseLog,
): 'failed' | 'deadletter' {
  const isLast = error instanceof z.ZodError || attempt.number > sent.retryLimit;
  const facts = { err: error, job: sent.name, jobId: sent.id, attempt: attempt.number };
  if (isLast) log.error(facts, 'A job failed for good');
  else log.warn(facts, 'A job failed and will be tried again');
  return error instanceof z.ZodError ? 'deadletter' : 'failed';
}

function outputOf(error: unknown): object {
  return error instanceof Error ? { name: error.name, message: error.message } : { message: String(error) };
}

async function keepSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = jobs.filter(({ schedule }) => schedule !== undefined);
  for (const { name, schedule = '' } of wanted) await boss.schedule(name, schedule, {}, { tz: 'UTC' });
  for (const { name } of await boss.getSchedules()) {
    if (!wanted.some((job) => job.name === name)) await boss.unschedule(name);
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { DatabaseLog } from '../platform/database/database-log.ts';
import type { Database } from '../platform/database/open.ts';
import { giveBackOrphans, startBoss } from './boss.ts';
import type { Job } from './job.ts';

const drainMs = 8000;
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
  /** Waits 8 seconds for the jobs under way; those that are not done by then are given back to the queue. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  /** No other process does jobs on this database: those that seem to be in work are taken up at once. */
  isAlone?: boolean;
  /** How often jobs are looked for that nobody announced; half a second at least. */
  lookEverySeconds?: number;
}

/** Does the queued jobs, retries those that failed, and sends those that run by the clock. */
export async function startWorker<Deps>(
  database: Pick<Database, 'connections'>,
  handlers: readonly Handler<Deps>[],
  deps: Deps,
  log: DatabaseLog,
  { isAlone = false, lookEverySeconds = usualLookSeconds }: WorkerOptions = {},
): Promise<Worker> {
  const jobs = handlers.map(({ job }) => job);
  const boss = await startBoss(database.connections.owner, jobs, log, {
    max: connections,
    supervise: true,
    schedule: true,
    useListenNotify: true,
  });
  if (isAlone) await giveBackOrphans(boss, jobs);
  for (const handler of handlers) await startHandler(boss, handler, deps, log, lookEverySeconds);
  await keepSchedules(boss, jobs);
  return { stop: () => stopWorker(boss, jobs) };
}

/** The queue's own way looks twice a second whether it is done, and not before the first half second is over. */
async function stopWorker(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const drained = new AbortController();
  await Promise.race([
    Promise.all(jobs.map(({ name }) => boss.offWork(name))),
    wait(drainMs, undefined, { signal: drained.signal }).catch(() => undefined),
  ]);
  drained.abort();
  await boss.stop({ graceful: false, close: true });
}

async function startHandler<Deps>(
  boss: PgBoss,
  handler: Handler<Deps>,
  deps: Deps,
  log: DatabaseLog,
  lookEverySeconds: number,
): Promise<void> {
  const { job } = handler;
  const options = {
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: lookEverySeconds,
    notifyPollingIntervalSeconds: lookEverySeconds,
  } as const;
  const perform = async (sent: JobWithMetadata<object>) => {
    const attempt = { jobId: sent.id, number: sent.retryCount + 1, signal: sent.signal };
    try {
      await handler.run(sent.data, deps, attempt);
      return { id: sent.id, status: 'completed' as const };
    } catch (error) {
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

import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Config } from '../config.ts';
import type { DatabaseLog } from '../platform/database/database-log.ts';
import type { Connections, Database } from '../platform/database/open.ts';
import { threadLimits } from '../platform/young-generation.ts';

/** What the thread is given when it starts. */
export interface JobsThreadStart {
  config: Config;
  connections: Connections;
}

/** Tells the thread to stop. */
export const stopJobs = 'stop';
/** What the thread says once it takes jobs. */
export const jobsReady = 'ready';

const entry = new URL('../jobs-thread.ts', import.meta.url);
const stopWithinMs = 10_000;
const firstRestartMs = 1000;
const longestRestartMs = 60_000;

/** The thread that does all queued work, so that no request waits for it. It is started again when it dies. */
export class JobsThread {
  readonly #start: JobsThreadStart;
  readonly #log: DatabaseLog;
  #worker: Worker | undefined;
  #restartMs = firstRestartMs;
  #isStopping = false;

  constructor({
    config,
    database,
    log,
  }: {
    config: Config;
    database: Pick<Database, 'connections'>;
    log: DatabaseLog;
  }) {
    this.#start = { config, connections: database.connections };
    this.#log = log;
  }

  /** @throws what the thread could not start for */
  async start(): Promise<void> {
    const worker = new Worker(entry, { workerData: this.#start, resourceLimits: threadLimits });
    this.#worker = worker;
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', (code) =>
        reject(new Error(`The jobs' thread ended with ${code} while it started`)),
      );
    });
    this.#restartMs = firstRestartMs;
    worker.on('error', (error) => this.#log.error({ err: error }, 'The jobs’ thread failed'));
    worker.once('exit', () => {
      if (!this.#isStopping) void this.#restart();
    });
  }

  /** Lets the jobs in hand end or give their work back, 10 seconds at most. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const worker = this.#worker;
    if (!worker || worker.threadId === -1) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    const timer = setTimeout(() => void worker.terminate(), stopWithinMs);
    worker.postMessage(stopJobs);
    await ended;
    clearTimeout(timer);
  }

  async #restart(): Promise<void> {
    await wait(this.#restartMs, undefined, { ref: false });
    this.#restartMs = Math.min(longestRestartMs, this.#restartMs * 2);
    if (this.#isStopping) return;
    await this.start().catch((error: unknown) => {
      this.#log.error({ err: error }, 'The jobs’ thread did not start');
      return this.#restart();
    });
  }
}

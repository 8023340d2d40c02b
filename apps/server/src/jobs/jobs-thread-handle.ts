import { Worker } from 'node:worker_threads';
import type { Config } from '../config.ts';
import type { DatabaseLog } from '../platform/database/database-log.ts';
import type { Database } from '../platform/database/open.ts';
import { threadLimits } from '../platform/young-generation.ts';
import type { JobsReply, JobsRequest, JobsThreadStart } from './jobs-thread-messages.ts';
import type { Attempt } from './worker.ts';

const entry = new URL('../jobs-thread.ts', import.meta.url);
const stopWithinMs = 10_000;
/** What jobs load and leave behind is given back when the thread ends, so it does not outlive its work for long. */
const idleMs = 20_000;

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** One life of the thread. */
interface Life {
  worker: Worker;
  waiting: Map<number, Waiting>;
  ended: Promise<void>;
}

export interface JobsThreadOptions {
  config: Config;
  database: Pick<Database, 'connections'>;
  log: DatabaseLog;
  /** It ends when there was nothing to do for so long. */
  idleMs?: number;
}

/** The thread that does all queued work, so that no request waits for it. It is there while there is work. */
export class JobsThread {
  readonly #start: JobsThreadStart;
  readonly #log: DatabaseLog;
  readonly #idleMs: number;
  /** Those that have not ended yet; the last may be told to end. */
  readonly #lives = new Set<Life>();
  #life: Life | undefined;
  #idle: NodeJS.Timeout | undefined;
  #calls = 0;

  constructor(options: JobsThreadOptions) {
    this.#start = { config: options.config, connections: options.database.connections };
    this.#log = options.log;
    this.#idleMs = options.idleMs ?? idleMs;
  }

  /** Whether the thread is there. */
  get isRunning(): boolean {
    return this.#lives.size > 0;
  }

  /** Has one job done. @throws Error with what it failed with, or when the thread died of it or of another */
  async run(job: string, data: unknown, { jobId, number, signal }: Attempt): Promise<void> {
    clearTimeout(this.#idle);
    const life = (this.#life ??= this.#begin());
    const call = ++this.#calls;
    const abort = () => send(life, { kind: 'abort', call });
    signal.addEventListener('abort', abort, { once: true });
    try {
      await new Promise<void>((resolve, reject) => {
        life.waiting.set(call, { resolve, reject });
        send(life, { kind: 'run', call, job, data, jobId, number });
      });
    } finally {
      signal.removeEventListener('abort', abort);
      if (life.waiting.size === 0 && life === this.#life) {
        this.#idle = setTimeout(() => this.beginStop(), this.#idleMs).unref();
      }
    }
  }

  /** Tells the jobs in hand to end or to give their work back, and the thread to end after them. */
  beginStop(): void {
    clearTimeout(this.#idle);
    if (this.#life) send(this.#life, { kind: 'stop' });
    // What comes from now on is for a new thread.
    this.#life = undefined;
  }

  /** To be called when nobody waits for jobs any more. */
  async end(): Promise<void> {
    this.beginStop();
    const timer = setTimeout(() => {
      for (const { worker } of this.#lives) void worker.terminate();
    }, stopWithinMs);
    await Promise.all(Array.from(this.#lives, ({ ended }) => ended));
    clearTimeout(timer);
  }

  #begin(): Life {
    const worker = new Worker(entry, { workerData: this.#start, resourceLimits: threadLimits });
    const waiting = new Map<number, Waiting>();
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    const life = { worker, waiting, ended };
    this.#lives.add(life);
    worker.on('message', ({ call, failure }: JobsReply) => {
      const one = waiting.get(call);
      waiting.delete(call);
      if (failure) one?.reject(Object.assign(new Error(failure.message), failure));
      else one?.resolve();
    });
    worker.on('error', (error) => this.#log.error({ err: error }, 'The jobs’ thread failed'));
    void ended.then(() => {
      this.#lives.delete(life);
      if (this.#life === life) this.#life = undefined;
      for (const { reject } of waiting.values()) reject(new Error('The thread that does jobs ended'));
      waiting.clear();
    });
    return life;
  }
}

function send({ worker }: Life, request: JobsRequest): void {
  worker.postMessage(request);
}

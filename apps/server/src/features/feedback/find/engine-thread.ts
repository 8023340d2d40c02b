import { Worker } from 'node:worker_threads';
import type { DatabaseLog } from '../../../platform/database/database-log.ts';
import type { Database } from '../../../platform/database/open.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { threadLimits } from '../../../platform/young-generation.ts';
import type { EngineReply, EngineRequest, EngineStart } from './engine-messages.ts';
import { closeEngine } from './engine-messages.ts';
import type {
  AboutQuery,
  EachAnswer,
  EachQuery,
  Analysed,
  EngineAnswer,
  EngineQuery,
  TextEngine,
  TextToAnalyse,
  WordsQuery,
  SpellingQuery,
} from '../../text-engine.ts';

/** Calls under way at most; more would only wait longer than anybody wants to. */
const maxCalls = 256;
const closeWithinMs = 3000;

interface Waiting {
  resolve: (answer: EngineAnswer | Int32Array | EachAnswer | Analysed[] | string | null) => void;
  reject: (error: Error) => void;
}

type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'call'> : never;

/**
 * The text engine in a thread of its own. The thread starts with the first call, and anew with the next call after it
 * died; calls that were under way then fail with `unavailable`.
 */
export class EngineThread implements TextEngine {
  readonly #start: EngineStart;
  readonly #log: DatabaseLog;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #calls = 0;
  #isClosed = false;

  constructor({ database, log }: { database: Pick<Database, 'connections'>; log: DatabaseLog }) {
    this.#start = { connections: database.connections };
    this.#log = log;
  }

  /** Whether the thread is there. */
  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  async search(query: EngineQuery): Promise<EngineAnswer> {
    // Each kind of call is answered with its own kind of answer.
    return (await this.#ask({ kind: 'search', query })) as EngineAnswer;
  }

  async itemsAbout(query: AboutQuery): Promise<Int32Array> {
    return (await this.#ask({ kind: 'about', query })) as Int32Array;
  }

  async itemsWithWords(query: WordsQuery): Promise<Int32Array> {
    return (await this.#ask({ kind: 'words', query })) as Int32Array;
  }

  async itemsWithEach(query: EachQuery): Promise<EachAnswer> {
    return (await this.#ask({ kind: 'each', query })) as EachAnswer;
  }

  async heldSpelling(query: SpellingQuery): Promise<string | null> {
    return (await this.#ask({ kind: 'spelling', query })) as string | null;
  }

  async analyse(texts: TextToAnalyse[]): Promise<Analysed[]> {
    return (await this.#ask({ kind: 'analyse', texts })) as Analysed[];
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage(closeEngine);
    const timer = setTimeout(() => void worker.terminate(), closeWithinMs);
    await ended;
    clearTimeout(timer);
  }

  /** Starts the thread. */
  protected startWorker(): Worker {
    return new Worker(new URL('./engine-worker.ts', import.meta.url), {
      workerData: this.#start,
      resourceLimits: threadLimits,
    });
  }

  #ask(
    request: Unnumbered<EngineRequest>,
  ): Promise<EngineAnswer | Int32Array | EachAnswer | Analysed[] | string | null> {
    if (this.#isClosed) return Promise.reject(new Problem('shutting_down'));
    if (this.#waiting.size >= maxCalls) {
      const detail = 'Too many questions are being answered right now.';
      return Promise.reject(new Problem('unavailable', { detail, retryAfterSeconds: 2 }));
    }
    const worker = (this.#worker ??= this.#watched(this.startWorker()));
    const call = ++this.#calls;
    return new Promise((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      worker.postMessage({ ...request, call } satisfies EngineRequest);
    });
  }

  #watched(worker: Worker): Worker {
    worker.on('message', (reply: EngineReply) => this.#settle(reply));
    worker.on('error', (error) => this.#log.error({ err: error }, 'The text engine failed'));
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values())
        reject(new Problem('unavailable', { retryAfterSeconds: 1 }));
      this.#waiting.clear();
    });
    return worker;
  }

  #settle(reply: EngineReply): void {
    const waiting = this.#waiting.get(reply.call);
    if (!waiting) return;
    this.#waiting.delete(reply.call);
    if ('answer' in reply) return waiting.resolve(reply.answer);
    const { kind, message, stack } = reply.failure;
    if (kind === 'passing') waiting.reject(new Problem('unavailable'));
    else if (kind === 'gone')
      waiting.reject(new Problem('not_found', { detail: 'This item has just been deleted.' }));
    else waiting.reject(Object.assign(new Error(message), { stack }));
  }
}

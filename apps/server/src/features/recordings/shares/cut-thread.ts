import type { Cut } from '@earshot/replay-format/cut';
import { Worker } from 'node:worker_threads';
import { Problem } from '../../../platform/http/problem.ts';
import type { GivenAsset } from './given-files.ts';

export interface CutOrder {
  call: number;
  /** Chunks as they are stored, one after the other. */
  chunks: Uint8Array;
  cut: Cut;
  /** What the chunks made anew call their recording. */
  recordingId: string;
  /** What is kept of the files that the recording names, as far as it may be given away. */
  assets: readonly GivenAsset[];
}

export interface CutAnswer extends CutPart {
  call: number;
}

export interface CutPart {
  chunks: Uint8Array;
  /** Names of what is kept and stands in these chunks. */
  used: readonly string[];
}

const entry = new URL('./cut-worker.ts', import.meta.url);
const heapMb = 384;
const waitingAtMost = 64;
/** A few chunks take milliseconds; the largest there can be take seconds. */
const longestMs = 30_000;

interface Waiting {
  resolve: (part: CutPart) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * Makes chunks anew that hold only what a cut gives away, in a thread of its own: strangers ask for it, of bytes that strangers
 * sent. The thread starts with the first call, and anew after it died.
 */
export class CutThread {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #calls = 0;

  /** @throws Problem `unavailable` when too many wait, or it takes too long */
  async cut(order: Omit<CutOrder, 'call'>): Promise<CutPart> {
    if (this.#waiting.size >= waitingAtMost) throw new Problem('unavailable', { retryAfterSeconds: 5 });
    const worker = (this.#worker ??= this.#started());
    const call = ++this.#calls;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.#worker?.terminate(), longestMs);
      this.#waiting.set(call, { resolve, reject, timer });
      worker.postMessage({ ...order, call } satisfies CutOrder);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #started(): Worker {
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    worker.unref();
    worker.on('message', ({ call, ...part }: CutAnswer) => {
      const waiting = this.#waiting.get(call);
      this.#waiting.delete(call);
      clearTimeout(waiting?.timer);
      waiting?.resolve(part);
    });
    // What it failed of is told by its end.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const { reject, timer } of this.#waiting.values()) {
        clearTimeout(timer);
        reject(new Problem('unavailable', { retryAfterSeconds: 5 }));
      }
      this.#waiting.clear();
    });
    return worker;
  }
}

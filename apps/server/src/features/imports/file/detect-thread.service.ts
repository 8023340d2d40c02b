import type { DetectOverrides, FileFacts } from '@earshot/tabular/facts';
import type { ColumnGuess } from '@earshot/tabular/columns/mapping';
import { Worker } from 'node:worker_threads';
import { Problem } from '../../../platform/http/problem.ts';

export interface DetectRequest {
  path: string;
  fileName: string;
  overrides: DetectOverrides;
}

export interface Detected {
  facts: FileFacts;
  guesses: ColumnGuess[];
}

export type DetectAnswer = Detected | { refused: string };

const entry = new URL('./detect-worker.ts', import.meta.url);
/** Reading 200 MB takes well under a minute; what takes longer was made to. */
const longestMs = 110_000;
const heapMb = 512;
const atOnce = 2;
const waitingAtMost = 20;

/** Reads uploaded files in threads of their own, so that neither a large file nor a hostile one holds up requests. */
export class DetectThreads {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /**
   * Says what a file holds and what its columns probably are.
   *
   * @throws Problem `file_refused` with the reason as a sentence, `unavailable` when too many files wait
   */
  async detect(request: DetectRequest): Promise<Detected> {
    await this.#turn();
    try {
      const answer = await readInThread(request);
      if ('refused' in answer) throw fileRefused(answer.refused);
      return answer;
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #turn(): Promise<void> {
    if (this.#running >= atOnce) {
      if (this.#waiting.length >= waitingAtMost) {
        throw new Problem('unavailable', {
          detail: 'Too many files are being read right now.',
          retryAfterSeconds: 30,
        });
      }
      await new Promise<void>((go) => this.#waiting.push(go));
    }
    this.#running += 1;
  }
}

export function fileRefused(detail: string): Problem {
  return new Problem('file_refused', { detail, errors: [{ pointer: '#/body/file', detail }] });
}

async function readInThread(request: DetectRequest): Promise<DetectAnswer> {
  const worker = new Worker(entry, {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<DetectAnswer>((resolve, reject) => {
      timer = setTimeout(() => resolve({ refused: 'The file takes too long to read.' }), longestMs);
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
          resolve({ refused: 'The file needs too much memory to read.' });
        else reject(error);
      });
      worker.once('exit', (code) => reject(new Error(`The thread that read a file ended with ${code}`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

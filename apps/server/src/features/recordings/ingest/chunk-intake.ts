import type { Chunk } from '@earshot/replay-format/chunk';

/** What became of a chunk. */
export interface Taken {
  /**
   * `over`: its recording is over, and the recorder begins another; `no_room`: it would begin a recording that the plan has
   * no room for, and the recorder stops.
   */
  fate: 'stored' | 'over' | 'no_room';
  /** The tab has no picture of the whole page yet. */
  needsSnapshot: boolean;
}

export interface WaitingChunk {
  siteId: number;
  chunk: Chunk;
  /** When the page says that it sent it, by its own clock; null for pages that do not say. */
  sentAt: number | null;
}

interface Waiting extends WaitingChunk {
  resolve: (taken: Taken) => void;
  reject: (error: unknown) => void;
}

/** One transaction takes so many at most, so that nobody waits long for those before. */
const chunksAtOnce = 64;
const bytesAtOnce = 4 * 1024 * 1024;

/**
 * Gathers chunks that arrive while others of the same workspace are being written, and writes them together: under load many
 * share the cost of one commit, and alone a chunk waits for nobody. Each is answered only after its commit.
 */
export class ChunkIntake {
  readonly #write: (workspaceId: string, chunks: WaitingChunk[]) => Promise<Taken[]>;
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(write: (workspaceId: string, chunks: WaitingChunk[]) => Promise<Taken[]>) {
    this.#write = write;
  }

  take(workspaceId: string, chunk: WaitingChunk): Promise<Taken> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(workspaceId);
      const one = { ...chunk, resolve, reject };
      if (waiting) {
        waiting.push(one);
        return;
      }
      this.#waiting.set(workspaceId, [one]);
      // What came in the same turn of the event loop goes along.
      setImmediate(() => void this.#writeAll(workspaceId));
    });
  }

  async #writeAll(workspaceId: string): Promise<void> {
    for (;;) {
      const batch = this.#nextBatch(workspaceId);
      if (batch.length === 0) {
        this.#waiting.delete(workspaceId);
        return;
      }
      try {
        const taken = await this.#write(workspaceId, batch);
        batch.forEach((one, at) => {
          const answer = taken[at];
          if (answer) one.resolve(answer);
          else one.reject(new RangeError('A chunk was not answered'));
        });
      } catch (error) {
        for (const one of batch) one.reject(error);
      }
    }
  }

  #nextBatch(workspaceId: string): Waiting[] {
    const waiting = this.#waiting.get(workspaceId) ?? [];
    let count = 0;
    let bytes = 0;
    for (const { chunk } of waiting) {
      if (count > 0 && (count === chunksAtOnce || bytes + chunk.body.length > bytesAtOnce)) break;
      count++;
      bytes += chunk.body.length;
    }
    return waiting.splice(0, count);
  }
}

import type { SafeEvent } from '@earshot/replay-format/sanitise';
import type { ReadSegment } from './segment-as-read.ts';
import type { ReaderAnswer, ReaderFiles, ReaderOrder } from './reader-messages.ts';
import type { StageFile } from './stage-files.ts';

const scriptAddress = (document.currentScript as HTMLScriptElement).src;

export interface ReaderHears {
  onRead: (segment: ReadSegment) => void;
  onFailed: (key: string, sentence: string) => void;
}

/** Has segments read by a worker, which stands beside this script. */
export class SegmentReader {
  #worker: Worker;
  #waiting = new Set<string>();

  constructor({ onRead, onFailed }: ReaderHears) {
    // With the script's own query, so that both are of one build.
    this.#worker = new Worker(`reader.js${new URL(scriptAddress).search}`);
    this.#worker.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
      this.#waiting.delete(data.key);
      if ('sentence' in data) onFailed(data.key, data.sentence);
      else onRead({ ...data.facts, events: JSON.parse(data.events) as SafeEvent[] });
    };
    this.#worker.onerror = () => {
      for (const key of this.#waiting) onFailed(key, 'This part cannot be read.');
      this.#waiting.clear();
    };
  }

  know(files: readonly StageFile[]): void {
    this.#worker.postMessage({ files } satisfies ReaderFiles);
  }

  read(order: ReaderOrder): void {
    this.#waiting.add(order.key);
    this.#worker.postMessage(order, [order.bytes]);
  }
}

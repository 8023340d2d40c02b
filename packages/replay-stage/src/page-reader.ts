import type { ReaderHears } from './segment-reader.ts';
import type { ReaderOrder } from './reader-messages.ts';
import { readSegment } from './read-segment.ts';
import { type StageFile, StageFiles } from './stage-files.ts';
import { sentenceOf } from './why-unread.ts';

/** Reads segments in the page itself, where no worker can be: in a file that is opened without a server. */
export class PageReader {
  #hears: ReaderHears;
  #files = new StageFiles();

  constructor(hears: ReaderHears) {
    this.#hears = hears;
  }

  know(files: readonly StageFile[]): void {
    this.#files.add(files);
  }

  read(order: ReaderOrder): void {
    readSegment(order, this.#files).then(
      (segment) => this.#hears.onRead(segment),
      (error: unknown) => this.#hears.onFailed(order.key, sentenceOf(error)),
    );
  }
}

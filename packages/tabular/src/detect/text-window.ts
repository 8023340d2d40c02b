import { MAX_RECORD_CHARS } from '../limits.ts';

/** The part of a streamed text that is being read: what lies before `at` is let go when more is taken in. */
export class TextWindow {
  text = '';
  at = 0;
  /** No more text follows. */
  isLast = false;
  /** Characters let go so far. */
  passed = 0;
  readonly #chunks: AsyncIterator<string>;

  constructor(chunks: AsyncIterable<string>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  get rest(): number {
    return this.text.length - this.at;
  }

  /** Takes in as much again as is there, within bounds, so that a long record is not begun anew for each chunk. */
  async more(): Promise<void> {
    this.passed += this.at;
    this.text = this.text.slice(this.at);
    this.at = 0;
    const wanted = Math.min(this.text.length * 2, MAX_RECORD_CHARS + 1);
    do {
      const next = await this.#chunks.next();
      if (next.done === true) this.isLast = true;
      else this.text += next.value;
    } while (!this.isLast && this.text.length < wanted);
  }

  /** Ends the reading of what the text comes from. */
  async close(): Promise<void> {
    await this.#chunks.return?.(undefined);
  }
}

import { TabularError } from '../errors.ts';
import { MAX_SHARED_STRING_BYTES } from '../limits.ts';

const BLOCK_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 8;

/** A workbook's shared strings as packed UTF-8, which takes a fraction of what as many strings would. */
export class SharedStrings {
  readonly #blocks: Buffer[] = [];
  /** Two numbers a string: where it begins, counting all blocks as one, and its bytes. */
  #places = new Uint32Array(2048);
  #count = 0;
  #used = 0;

  /**
   * @param text of at most 1 Mi characters, so that it fits a block
   * @throws TabularError `workbook_too_large`
   */
  add(text: string): void {
    const size = Buffer.byteLength(text);
    const room = this.#blocks.length * BLOCK_BYTES - this.#used;
    const begin = size <= room ? this.#used : this.#blocks.length * BLOCK_BYTES;
    if (begin + size + this.#count * ENTRY_BYTES > MAX_SHARED_STRING_BYTES) {
      throw new TabularError(
        'workbook_too_large',
        'The workbook contains too much text. Save the sheet as CSV and upload that.',
      );
    }
    if (size > room) this.#blocks.push(Buffer.allocUnsafe(BLOCK_BYTES));
    this.#blocks.at(-1)?.write(text, begin % BLOCK_BYTES);
    if (this.#count * 2 === this.#places.length) {
      const larger = new Uint32Array(this.#places.length * 2);
      larger.set(this.#places);
      this.#places = larger;
    }
    this.#places[this.#count * 2] = begin;
    this.#places[this.#count * 2 + 1] = size;
    this.#count++;
    this.#used = begin + size;
  }

  /** Null for an index the workbook does not have. */
  at(index: number): string | null {
    const begin = this.#places[index * 2];
    const size = this.#places[index * 2 + 1];
    if (!(index >= 0 && index < this.#count) || begin === undefined || size === undefined) return null;
    if (size === 0) return '';
    const start = begin % BLOCK_BYTES;
    return this.#blocks[Math.floor(begin / BLOCK_BYTES)]?.toString('utf8', start, start + size) ?? null;
  }
}

/** Undoes the escapes of characters that XML cannot hold: `_x000D_` is a carriage return (ECMA-376 part 1, 22.9.2.19). */
export function unescapeXstring(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

import { grown } from './numbers.ts';

const FIRST_NUMBERS = 4096;
const FIRST_LISTS = 1024;
const SMALLEST_BLOCK = 2;
const LARGEST_BLOCK = 1024;

/**
 * Many growing lists of numbers in one flat array. A list is a chain of blocks, each twice as long as the one before;
 * a block begins with the place of the next one and with its own length.
 */
export class NumberLists {
  /** How many lists there are. */
  count = 0;
  #numbers = new Uint32Array(FIRST_NUMBERS);
  #end = 1;
  /** Per list: its first block; 0 for none. */
  #firsts = new Uint32Array(FIRST_LISTS);
  /** Its last block, and how many numbers that holds. */
  #lasts = new Uint32Array(FIRST_LISTS);
  #filled = new Uint32Array(FIRST_LISTS);
  #sizes = new Uint32Array(FIRST_LISTS);

  /** Begins an empty list and tells its number. */
  begin(): number {
    const list = this.count;
    this.count += 1;
    if (this.count > this.#firsts.length) {
      this.#firsts = grown(this.#firsts, this.count);
      this.#lasts = grown(this.#lasts, this.count);
      this.#filled = grown(this.#filled, this.count);
      this.#sizes = grown(this.#sizes, this.count);
    }
    return list;
  }

  sizeOf(list: number): number {
    return this.#sizes[list] ?? 0;
  }

  push(list: number, number: number): void {
    let block = this.#lasts[list] ?? 0;
    let filled = this.#filled[list] ?? 0;
    const length = block === 0 ? 0 : (this.#numbers[block + 1] ?? 0);
    if (filled === length) {
      const next = this.#newBlock(Math.min(LARGEST_BLOCK, Math.max(SMALLEST_BLOCK, 2 * length)));
      if (block === 0) this.#firsts[list] = next;
      else this.#numbers[block] = next;
      this.#lasts[list] = block = next;
      filled = 0;
    }
    this.#numbers[block + 2 + filled] = number;
    this.#filled[list] = filled + 1;
    this.#sizes[list] = this.sizeOf(list) + 1;
  }

  /** The list's numbers in the order in which they were added, at the start of an array with room for them. */
  copy(list: number, target: Uint32Array): number {
    const last = this.#lasts[list] ?? 0;
    let at = 0;
    for (let block = this.#firsts[list] ?? 0; block !== 0; block = this.#numbers[block] ?? 0) {
      const length = block === last ? (this.#filled[list] ?? 0) : (this.#numbers[block + 1] ?? 0);
      for (let i = block + 2; i < block + 2 + length; i += 1, at += 1) target[at] = this.#numbers[i] ?? 0;
    }
    return at;
  }

  /** Empties all lists; their numbers stay. */
  clear(): void {
    this.#firsts.fill(0);
    this.#lasts.fill(0);
    this.#filled.fill(0);
    this.#sizes.fill(0);
    this.#end = 1;
  }

  #newBlock(length: number): number {
    const block = this.#end;
    this.#end += length + 2;
    this.#numbers = grown(this.#numbers, this.#end);
    this.#numbers[block] = 0;
    this.#numbers[block + 1] = length;
    return block;
  }
}

import type { KernelMemory } from './kernel-memory.ts';
import { MemorySpans } from './memory-spans.ts';
import { grown } from './numbers.ts';

const FIRST_LISTS = 1024;
const SMALLEST_BLOCK = 2;
const LARGEST_BLOCK = 1024;

/**
 * Many growing lists of numbers in the kernel's memory. A list is a chain of blocks, each twice as long as the one before;
 * a block begins with the place of the next one in the memory's ints and with its own length.
 */
export class NumberLists {
  /** How many lists there are. */
  count = 0;
  readonly #memory: KernelMemory;
  readonly #spans: MemorySpans;
  /** Per list: its first block; 0 for none. */
  #firsts = new Uint32Array(FIRST_LISTS);
  /** Its last block, and how many numbers that holds. */
  #lasts = new Uint32Array(FIRST_LISTS);
  #filled = new Uint32Array(FIRST_LISTS);
  #sizes = new Uint32Array(FIRST_LISTS);

  constructor(memory: KernelMemory) {
    this.#memory = memory;
    this.#spans = new MemorySpans(memory);
  }

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
    const length = block === 0 ? 0 : (this.#memory.ints[block + 1] ?? 0);
    if (filled === length) {
      const next = this.#newBlock(Math.min(LARGEST_BLOCK, Math.max(SMALLEST_BLOCK, 2 * length)));
      if (block === 0) this.#firsts[list] = next;
      else this.#memory.ints[block] = next;
      this.#lasts[list] = block = next;
      filled = 0;
    }
    this.#memory.ints[block + 2 + filled] = number;
    this.#filled[list] = filled + 1;
    this.#sizes[list] = this.sizeOf(list) + 1;
  }

  /** The list's numbers in the order in which they were added. */
  numbersOf(list: number): Uint32Array {
    const { ints } = this.#memory;
    const numbers = new Uint32Array(this.sizeOf(list));
    const last = this.#lasts[list] ?? 0;
    let at = 0;
    for (let block = this.#firsts[list] ?? 0; block !== 0; block = ints[block] ?? 0) {
      const length = block === last ? (this.#filled[list] ?? 0) : (ints[block + 1] ?? 0);
      for (let i = block + 2; i < block + 2 + length; i += 1, at += 1) numbers[at] = ints[i] ?? 0;
    }
    return numbers;
  }

  /** The list's first block for the kernel, its last one and how many numbers that holds; 0 where there is none. */
  blocksOf(list: number): { first: number; last: number; filled: number } {
    return {
      first: this.#firsts[list] ?? 0,
      last: this.#lasts[list] ?? 0,
      filled: this.#filled[list] ?? 0,
    };
  }

  /** Empties all lists; their numbers stay. */
  clear(): void {
    this.#firsts.fill(0);
    this.#lasts.fill(0);
    this.#filled.fill(0);
    this.#sizes.fill(0);
    this.#spans.rewind();
  }

  #newBlock(length: number): number {
    const block = this.#spans.place((length + 2) * 4) / 4;
    const { ints } = this.#memory;
    ints[block] = 0;
    ints[block + 1] = length;
    return block;
  }
}

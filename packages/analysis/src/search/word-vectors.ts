import type { KernelMemory } from './kernel-memory.ts';

/** In an entry, before the vector: voice and word. */
const HEAD_BYTES = 8;
const BLOCK_ENTRIES = 128;
/** The kernel reads eight numbers at once. */
const OVERHANG = 8;

/**
 * Vectors of words, in the order in which they were added, in blocks of the kernel's memory that never move: how much the
 * word weighs in a sentence, its number, its unit vector in steps of 1/127.
 */
export class WordVectors {
  count = 0;
  readonly dimensions: number;
  readonly #memory: KernelMemory;
  readonly #stride: number;
  readonly #blocks: number[] = [];
  /** The query's vector for {@link multiply}. */
  readonly #query: number;

  constructor(memory: KernelMemory, dimensions: number) {
    this.#memory = memory;
    this.dimensions = dimensions;
    this.#stride = HEAD_BYTES + Math.ceil(dimensions / 4) * 4;
    this.#query = memory.take(4 * (dimensions + OVERHANG));
  }

  /** The memory that holds the vectors, up to the next {@link add}. */
  get bytes(): Int8Array {
    return this.#memory.bytes;
  }

  /** The address of a new entry; its vector has still to be written to {@link vectorAt}. */
  add(word: number): number {
    if (this.count % BLOCK_ENTRIES === 0)
      this.#blocks.push(this.#memory.take(BLOCK_ENTRIES * this.#stride + OVERHANG));
    const entry = this.entryOf(this.count);
    this.#memory.ints[entry / 4 + 1] = word;
    this.count += 1;
    return entry;
  }

  /** The address of an entry by its place in the order. */
  entryOf(place: number): number {
    return (this.#blocks[Math.floor(place / BLOCK_ENTRIES)] ?? 0) + (place % BLOCK_ENTRIES) * this.#stride;
  }

  /** Where an entry's vector begins in the memory's bytes. */
  vectorAt(entry: number): number {
    return entry + HEAD_BYTES;
  }

  voiceOf(entry: number): number {
    return this.#memory.floats[entry / 4] ?? 0;
  }

  giveVoice(entry: number, voice: number): void {
    this.#memory.floats[entry / 4] = voice;
  }

  wordOf(entry: number): number {
    return this.#memory.ints[entry / 4 + 1] ?? 0;
  }

  /** Writes the products of all words, as they speak in a sentence, with a query's vector into the words' records. */
  multiply(query: Float64Array, wordRecords: number): void {
    const { kernel, floats } = this.#memory;
    floats.set(query, this.#query / 4);
    this.#blocks.forEach((block, i) => {
      const count = Math.min(BLOCK_ENTRIES, this.count - i * BLOCK_ENTRIES);
      kernel.multiply(block, count, this.#stride, this.#query, wordRecords);
    });
  }
}

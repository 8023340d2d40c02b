import type { KernelMemory } from './kernel-memory.ts';
import { MemorySpans } from './memory-spans.ts';

const INT_BYTES = 4;
/** Number of measures, number of words. */
const HEAD = 2;

/** Numbers of 4 bytes in a record: head, a weight and a length for each measure, words. */
function recordLength(measures: number, words: number): number {
  return HEAD + 2 * measures + words;
}

/**
 * Records of items in the kernel's memory, one behind the other in the order in which they were added: how many measures
 * and words, weights, lengths, marked words.
 */
export class ItemRecords {
  readonly #memory: KernelMemory;
  readonly #spans: MemorySpans;

  constructor(memory: KernelMemory) {
    this.#memory = memory;
    this.#spans = new MemorySpans(memory);
  }

  /** The address of a new record. Its measures are 0, its words have to be written. */
  add(measures: number, words: number): number {
    const address = this.#spans.place(recordLength(measures, words) * INT_BYTES);
    const { ints } = this.#memory;
    const at = address / INT_BYTES;
    ints[at] = measures;
    ints[at + 1] = words;
    ints.fill(0, at + HEAD, at + HEAD + 2 * measures);
    return address;
  }

  measuresOf(address: number): number {
    return this.#memory.ints[address / INT_BYTES] ?? 0;
  }

  /** Where the weights begin in the memory's floats: the whole item's, then those of its parts. */
  massesAt(address: number): number {
    return address / INT_BYTES + HEAD;
  }

  lengthsAt(address: number): number {
    return this.massesAt(address) + this.measuresOf(address);
  }

  /** Where the words begin in the memory's ints. */
  wordsAt(address: number): number {
    return this.massesAt(address) + 2 * this.measuresOf(address);
  }

  wordCount(address: number): number {
    return this.#memory.ints[address / INT_BYTES + 1] ?? 0;
  }

  /** Begins anew at the front; then {@link moveUp} is to be called for each record that stays, in order. */
  rewind(): void {
    this.#spans.rewind();
  }

  /** Moves a record up against the one before it and tells its new address: never one that a later record holds. */
  moveUp(address: number): number {
    const length = recordLength(this.measuresOf(address), this.wordCount(address));
    const to = this.#spans.place(length * INT_BYTES);
    const from = address / INT_BYTES;
    this.#memory.ints.copyWithin(to / INT_BYTES, from, from + length);
    return to;
  }

  /** Takes over memory that is no longer used for something else. */
  takeOver(start: number, bytes: number): void {
    this.#spans.takeOver(start, bytes);
  }
}

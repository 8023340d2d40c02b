import type { KernelMemory } from './kernel-memory.ts';

/** Numbers of 4 bytes in a record: product with the query's vector, weight answered, answer, address of the vector. */
const LENGTH = 4;
const BYTES = 4 * LENGTH;
const MASS = 1;
const ANSWER = 2;
const VECTOR = 3;
const FIRST_WORDS = 1024;

/** What the kernel looks up of each word of the vocabulary, side by side: its vector, and what the query makes of it. */
export class WordRecords {
  address: number;
  readonly #memory: KernelMemory;
  #room = FIRST_WORDS;
  readonly #release: (address: number, bytes: number) => void;

  /** @param release is told which memory is no longer used */
  constructor(memory: KernelMemory, release: (address: number, bytes: number) => void) {
    this.#memory = memory;
    this.#release = release;
    this.address = memory.take(FIRST_WORDS * BYTES);
  }

  makeRoom(words: number): void {
    if (words <= this.#room) return;
    const old = this.address;
    const bytes = this.#room * BYTES;
    this.#room = Math.ceil(words * 1.5);
    this.address = this.#memory.take(this.#room * BYTES);
    this.#memory.bytes.copyWithin(this.address, old, old + bytes);
    this.#release(old, bytes);
  }

  /** See `QueryReach`; 0 for none. */
  answerOf(word: number): number {
    return this.#memory.ints[this.#at(word) + ANSWER] ?? 0;
  }

  massOf(word: number): number {
    return this.#memory.floats[this.#at(word) + MASS] ?? 0;
  }

  answer(word: number, answer: number, mass: number): void {
    const at = this.#at(word);
    this.#memory.ints[at + ANSWER] = answer;
    this.#memory.floats[at + MASS] = mass;
  }

  /** The address of the word's entry in `WordVectors`; 0 for none. */
  vectorOf(word: number): number {
    return this.#memory.ints[this.#at(word) + VECTOR] ?? 0;
  }

  giveVector(word: number, entry: number): void {
    this.#memory.ints[this.#at(word) + VECTOR] = entry;
  }

  #at(word: number): number {
    return this.address / 4 + word * LENGTH;
  }
}

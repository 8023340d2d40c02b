import type { KernelMemory } from './kernel-memory.ts';
import { NumberLists } from './number-lists.ts';
import { LIKENESS_STEPS, queryWordOf } from './query-reach.ts';
import type { QueryReach } from './query-reach.ts';

/** Per slot, beside what was found: what its words answer, and 1 + the word of the question that was answered last. */
const BYTES_PER_SLOT = 4 + 4 + 1;
/** With room for rounding of numbers of 32 bits; the kernel looks at it again. */
const ROUNDING = 1e-5;

/** Which items hold a word, by slot. Function words are left out: nearly every item has some. */
export class Postings {
  readonly #memory: KernelMemory;
  readonly #lists: NumberLists;
  readonly #release: (address: number, bytes: number) => void;
  #room = 0;
  /** Slots found (u32), what they answer (f32), last words (u8), one array behind the other. */
  #table = 0;

  /** @param release is told which memory is no longer used */
  constructor(memory: KernelMemory, release: (address: number, bytes: number) => void) {
    this.#memory = memory;
    this.#lists = new NumberLists(memory);
    this.#release = release;
  }

  /** For words up to this number. */
  makeRoom(words: number): void {
    while (this.#lists.count < words) this.#lists.begin();
  }

  add(word: number, slot: number): void {
    this.#lists.push(word, slot);
  }

  clear(): void {
    this.#lists.clear();
  }

  /**
   * The slots under `end` whose words answer that share of the weight of the query's content words, in order; freed slots
   * may be among them. The array is good until the index changes.
   */
  holding(reach: QueryReach, end: number, leastContent: number): { slots: Int32Array; count: number } {
    this.#makeTable(end);
    const { kernel } = this.#memory;
    const found = this.#table;
    const covered = found + 4 * this.#room;
    const last = covered + 4 * this.#room;
    kernel.beginCount(covered, last, end);
    // Of several words that answer the same word of the query the likest counts; it comes first.
    for (const word of reach.finding.sort((a, b) => reach.answerOf(b) - reach.answerOf(a))) {
      const answer = reach.answerOf(word);
      const queryWord = queryWordOf(answer);
      const more = (answer & 255) * (reach.weights[queryWord] ?? 0);
      const blocks = this.#lists.blocksOf(word);
      kernel.count(blocks.first, blocks.last, blocks.filled, queryWord + 1, more, covered, last);
    }
    const least = leastContent * reach.contentWeight * LIKENESS_STEPS * (1 - ROUNDING);
    const count = kernel.collect(covered, end, least, found);
    return { slots: this.#memory.ints.subarray(found / 4, found / 4 + count), count };
  }

  #makeTable(slots: number): void {
    if (slots <= this.#room) return;
    if (this.#room > 0) this.#release(this.#table, this.#room * BYTES_PER_SLOT);
    // A multiple of 8, so that what is released is one as well.
    this.#room = Math.ceil((slots * 1.25) / 8) * 8;
    this.#table = this.#memory.take(this.#room * BYTES_PER_SLOT);
  }
}

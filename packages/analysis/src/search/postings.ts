import { NumberLists } from './number-lists.ts';
import { grown } from './numbers.ts';
import { LIKENESS_STEPS, queryWordOf } from './query-reach.ts';
import type { QueryReach } from './query-reach.ts';

/** Which items hold a word, by slot. Function words are left out: nearly every item has some. */
export class Postings {
  readonly #lists = new NumberLists();
  #copied = new Uint32Array(0);
  #found = new Uint32Array(0);
  /** Per slot: how much of the question its words answer. */
  #covered = new Float64Array(0);
  /** Per slot: 1 + the word of the question that was answered last. */
  #last = new Uint8Array(0);

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
   * may be among them.
   */
  holding(reach: QueryReach, end: number, leastContent: number): { slots: Uint32Array; count: number } {
    this.#found = grown(this.#found, end);
    this.#covered = grown(this.#covered, end);
    this.#last = grown(this.#last, end);
    this.#covered.fill(0, 0, end);
    this.#last.fill(0, 0, end);
    const { finding, answers } = reach;
    // Of several words that answer the same word of the query the likest counts; it comes first.
    for (const word of finding.sort((a, b) => (answers[b] ?? 0) - (answers[a] ?? 0)))
      this.#count(word, answers[word] ?? 0, reach.weights);
    // With a little room for rounding.
    const least = leastContent * reach.contentWeight * LIKENESS_STEPS * (1 - 1e-9);
    const covered = this.#covered;
    const slots = this.#found;
    let count = 0;
    for (let slot = 0; slot < end; slot += 1) {
      slots[count] = slot;
      if ((covered[slot] ?? 0) >= least && (covered[slot] ?? 0) > 0) count += 1;
    }
    return { slots, count };
  }

  #count(word: number, answer: number, weights: Float32Array): void {
    this.#copied = grown(this.#copied, this.#lists.sizeOf(word));
    const copied = this.#copied;
    const covered = this.#covered;
    const last = this.#last;
    const size = this.#lists.copy(word, copied);
    const queryWord = queryWordOf(answer);
    const more = (answer & 255) * (weights[queryWord] ?? 0);
    for (let i = 0; i < size; i += 1) {
      const slot = copied[i] ?? 0;
      if (last[slot] === queryWord + 1) continue;
      last[slot] = queryWord + 1;
      covered[slot] = (covered[slot] ?? 0) + more;
    }
  }
}

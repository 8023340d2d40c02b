import { NumberLists } from './number-lists.ts';
import { grown } from './numbers.ts';
import { LIKENESS_STEPS, queryWordOf } from './query-reach.ts';
import type { QueryReach } from './query-reach.ts';

/** Which items hold a word, by slot. Function words are left out: nearly every item has some. */
export class Postings {
  readonly #lists = new NumberLists();
  #copied = new Uint32Array(0);
  #found = new Uint32Array(0);
  /** Per slot: the question that found it last, and how much of that the slot's words may answer. */
  #rounds = new Uint32Array(0);
  #covered = new Float32Array(0);
  #round = 0;

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
   * The slots under `end` whose words may answer that share of the weight of the query's content words; freed slots may
   * be among them.
   */
  holding(reach: QueryReach, end: number, leastContent: number): { slots: Uint32Array; count: number } {
    this.#round += 1;
    this.#rounds = grown(this.#rounds, end);
    this.#covered = grown(this.#covered, end);
    this.#found = grown(this.#found, end);
    const { weights, contentWeight, answers } = reach;
    // With a little room for rounding.
    const least = leastContent * contentWeight * 0.999;
    const round = this.#round;
    const rounds = this.#rounds;
    const sums = this.#covered;
    const slots = this.#found;
    let count = 0;
    for (const word of reach.finding) {
      this.#copied = grown(this.#copied, this.#lists.sizeOf(word));
      const copied = this.#copied;
      const size = this.#lists.copy(word, copied);
      const answer = answers[word] ?? 0;
      const covered = ((answer & 255) * (weights[queryWordOf(answer)] ?? 0)) / LIKENESS_STEPS;
      for (let i = 0; i < size; i += 1) {
        const slot = copied[i] ?? 0;
        if (rounds[slot] === round) {
          sums[slot] = (sums[slot] ?? 0) + covered;
        } else {
          rounds[slot] = round;
          sums[slot] = covered;
          slots[count] = slot;
          count += 1;
        }
      }
    }
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      const slot = slots[i] ?? 0;
      if ((sums[slot] ?? 0) < least) continue;
      slots[kept] = slot;
      kept += 1;
    }
    return { slots, count: kept };
  }
}

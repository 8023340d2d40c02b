import { endsPart, termOf } from './item-store.ts';
import { LIKENESS_STEPS, queryWordOf } from './query-reach.ts';
import type { QueryReach } from './query-reach.ts';

/** What an item's words have in common with a query's: for the whole item, and for each part where it has several. */
export class Overlap {
  /** The whole item, then its parts; 1 where it is its only part. */
  count = 0;
  /** Share of the query's weight that is answered, each query word by the item's word most like it. */
  readonly covered: number[] = [0];
  /** Weight of the item's words that answer the query. */
  readonly answered: number[] = [0];
  /** Share of the weight of the query's content words that the whole item answers. */
  contentCovered = 0;

  readonly #reach: QueryReach;
  /** Best likeness to each query word in this part, and in the whole item; zeros between items. */
  readonly #best: Uint8Array;
  readonly #bestOfAll: Uint8Array;

  constructor(reach: QueryReach) {
    this.#reach = reach;
    this.#best = new Uint8Array(reach.weights.length);
    this.#bestOfAll = new Uint8Array(reach.weights.length);
  }

  read(terms: Uint32Array, start: number, end: number): void {
    const { answers, masses } = this.#reach;
    const best = this.#best;
    let answered = 0;
    let all = 0;
    let isPlain = true;
    this.count = 1;
    for (let i = start; i < end; i += 1) {
      const marked = terms[i] ?? 0;
      const term = termOf(marked);
      const answer = answers[term] ?? 0;
      if (answer !== 0) {
        answered += masses[term] ?? 0;
        const word = queryWordOf(answer);
        const likeness = answer & 255;
        if (likeness > (best[word] ?? 0)) best[word] = likeness;
      }
      if (!endsPart(marked)) continue;
      if (isPlain && i + 1 === end) break;
      isPlain = false;
      this.answered[this.count] = answered;
      this.covered[this.count] = answered > 0 ? this.#takeCovered(best) : 0;
      this.count += 1;
      all += answered;
      answered = 0;
    }
    const whole = isPlain ? best : this.#bestOfAll;
    this.answered[0] = isPlain ? answered : all;
    this.covered[0] = this.#share(whole, whole.length, this.#reach.weight);
    this.contentCovered = this.#share(whole, this.#reach.contentWords, this.#reach.contentWeight);
    whole.fill(0);
  }

  /** Ends a part: its best answers join those of the whole. */
  #takeCovered(best: Uint8Array): number {
    const covered = this.#share(best, best.length, this.#reach.weight);
    const all = this.#bestOfAll;
    for (let word = 0; word < best.length; word += 1) {
      if ((best[word] ?? 0) > (all[word] ?? 0)) all[word] = best[word] ?? 0;
      best[word] = 0;
    }
    return covered;
  }

  /** How much of a weight the first query words are answered for. */
  #share(best: Uint8Array, words: number, weight: number): number {
    const { weights } = this.#reach;
    let sum = 0;
    for (let word = 0; word < words; word += 1) sum += (best[word] ?? 0) * (weights[word] ?? 0);
    return weight > 0 ? sum / (LIKENESS_STEPS * weight) : 0;
  }
}

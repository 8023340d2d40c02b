import type { Neighbours } from './neighbours.ts';
import type { Vocabulary, WordEntry } from './vocabulary.ts';

/** A word of the query. */
export interface QueryWord {
  entry: WordEntry;
  weight: number;
  isFunctionWord: boolean;
}

/**
 * For each word of the vocabulary, how it answers the query. Made for one query at a time and cleared after it, so
 * that a query allocates little.
 */
export class QueryReach {
  /** Two numbers a word: its weight × its best likeness to a query word, and Σ query weight × likeness. */
  mass = new Float32Array(0);
  /** First link of the word's chain of query words, plus 1; 0 when it answers none. */
  heads = new Uint32Array(0);
  /** 1 + the content word of the query that has the same stem; 0 for none. */
  sameStem = new Uint16Array(0);
  /** Chain: next link plus 1, the query word, the likeness. */
  readonly next: number[] = [];
  readonly queryWords: number[] = [];
  readonly likeness: number[] = [];
  /** Weights of the query's words. */
  weights: readonly number[] = [];
  /** Their sum. */
  weight = 0;
  /** Number of query words to be held for an item to hold all; 0 when the query has no word. */
  toHold = 0;
  /** Summed weight of those. */
  weightToHold = 0;

  readonly #touched: number[] = [];

  fill(
    words: readonly QueryWord[],
    itemWeights: Float32Array,
    vocabulary: Vocabulary,
    neighbours: Neighbours,
  ): void {
    this.#clear(vocabulary.size);
    this.weights = words.map((word) => word.weight);
    // A query of function words alone is about those words.
    const onlyFunctionWords = words.every((word) => word.isFunctionWord);
    words.forEach((word, w) => {
      this.weight += word.weight;
      const list = neighbours.of(word.entry);
      list.numbers.forEach((number, i) => {
        this.#link(number, w, list.likeness[i] ?? 0, word.weight, itemWeights[number] ?? 0);
      });
      if (word.isFunctionWord && !onlyFunctionWords) return;
      this.toHold += 1;
      this.weightToHold += word.weight;
      const stem = vocabulary.stemNumberOf(word.entry.stem);
      list.numbers.forEach((number) => {
        if (stem >= 0 && vocabulary.stems[number] === stem) this.sameStem[number] = this.toHold;
      });
    });
  }

  #link(number: number, word: number, likeness: number, queryWeight: number, weight: number): void {
    const head = this.heads[number] ?? 0;
    if (head === 0) this.#touched.push(number);
    this.heads[number] = this.next.push(head);
    this.queryWords.push(word);
    this.likeness.push(likeness);
    this.mass[2 * number] = Math.max(this.mass[2 * number] ?? 0, weight * likeness);
    this.mass[2 * number + 1] = (this.mass[2 * number + 1] ?? 0) + queryWeight * likeness;
  }

  #clear(size: number): void {
    if (this.heads.length < size) {
      this.heads = new Uint32Array(size * 2);
      this.sameStem = new Uint16Array(size * 2);
      this.mass = new Float32Array(size * 4);
    } else {
      for (const number of this.#touched) {
        this.heads[number] = 0;
        this.sameStem[number] = 0;
        this.mass[2 * number] = 0;
        this.mass[2 * number + 1] = 0;
      }
    }
    this.#touched.length = 0;
    this.next.length = 0;
    this.queryWords.length = 0;
    this.likeness.length = 0;
    this.weight = 0;
    this.toHold = 0;
    this.weightToHold = 0;
  }
}

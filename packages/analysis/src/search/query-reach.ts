import type { Neighbours } from './neighbours.ts';
import type { Vocabulary, WordEntry } from './vocabulary.ts';

/** A word of the query. */
export interface QueryWord {
  entry: WordEntry;
  weight: number;
  isFunctionWord: boolean;
}

/** Likeness is kept in steps of 1/255. */
export const LIKENESS_STEPS = 255;
/** A longer query is cut to its heaviest words; more of them do not make it clearer, only slower. */
const MOST_WORDS = 64;
/** Weight × likeness is kept in steps of 1/5,000; weights stay under ln(2 × items), so it fits 16 bits. */
export const MASS_STEPS = 5000;

/**
 * For each word of the vocabulary, which word of the query it answers best, and how well. Made for one query at a
 * time and cleared after it, so that a query allocates little.
 */
export class QueryReach {
  /**
   * Per word of the vocabulary, in one number so that one look tells both: the item's weight of the word × its best
   * likeness to a query word (upper 16 bits), and the query's weight of the word that it answers × the likeness.
   */
  masses = new Uint32Array(0);
  /** Per word: the query word that it answers × 256 + likeness. A word answers one word of the query, not more. */
  answers = new Uint16Array(0);
  /** Per word: 1 + the query word to be held that has the same stem; 0 for none. */
  holds = new Uint8Array(0);
  /** Weights of the query's words. */
  weights = new Float32Array(0);
  /** Their sum. */
  weight = 0;
  /** Number of query words to be held for an item to hold all; 0 when the query has no word. */
  toHold = 0;
  /** Summed weight of those. */
  weightToHold = 0;

  readonly #touched: number[] = [];
  readonly #held: number[] = [];

  fill(
    asked: readonly QueryWord[],
    itemWeights: Float32Array,
    vocabulary: Vocabulary,
    neighbours: Neighbours,
  ): void {
    this.#clear(vocabulary.size);
    const words = heaviest(asked);
    this.weights = Float32Array.from(words, ({ weight }) => weight);
    this.weight = this.weights.reduce((sum, weight) => sum + weight, 0);
    words.forEach(({ entry, weight }, w) => {
      const { numbers, likeness } = neighbours.of(entry);
      for (let i = 0; i < numbers.length; i += 1) {
        const number = numbers[i] ?? 0;
        this.#answer(number, w, likeness[i] ?? 0, weight, itemWeights[number] ?? 0);
      }
    });
    // A query of function words alone is about those words.
    const held = words.filter((word) => !word.isFunctionWord);
    this.#markHolders(held.length > 0 ? held : words, vocabulary);
  }

  #answer(number: number, word: number, likeness: number, queryWeight: number, itemWeight: number): void {
    const masses = this.masses[number] ?? 0;
    const answer = this.answers[number] ?? 0;
    if (answer === 0) this.#touched.push(number);
    // Rounded up, so that a bound made of it is one.
    const steps = Math.ceil(likeness * LIKENESS_STEPS);
    const mass = Math.max(masses >>> 16, inSteps(itemWeight * likeness));
    let covered = masses & 0xffff;
    if (answer === 0 || steps * queryWeight > (answer & 255) * (this.weights[answer >> 8] ?? 0)) {
      this.answers[number] = (word << 8) | steps;
      covered = inSteps((steps / LIKENESS_STEPS) * queryWeight);
    }
    this.masses[number] = ((mass << 16) | covered) >>> 0;
  }

  #markHolders(words: readonly QueryWord[], vocabulary: Vocabulary): void {
    const seen = new Set<string>();
    for (const { entry, weight } of words) {
      if (seen.has(entry.stem)) continue;
      seen.add(entry.stem);
      this.toHold += 1;
      this.weightToHold += weight;
      for (const number of vocabulary.wordsOfStem(entry.stem)) {
        if (this.holds[number] === 0) this.#held.push(number);
        this.holds[number] = this.toHold;
      }
    }
  }

  #clear(size: number): void {
    if (this.answers.length < size) {
      this.answers = new Uint16Array(size * 2);
      this.masses = new Uint32Array(size * 2);
      this.holds = new Uint8Array(size * 2);
    } else {
      for (const number of this.#touched) {
        this.answers[number] = 0;
        this.masses[number] = 0;
      }
      for (const number of this.#held) this.holds[number] = 0;
    }
    this.#held.length = 0;
    this.#touched.length = 0;
    this.toHold = 0;
    this.weightToHold = 0;
  }
}

function inSteps(mass: number): number {
  return Math.min(0xffff, Math.ceil(mass * MASS_STEPS));
}

function heaviest(words: readonly QueryWord[]): readonly QueryWord[] {
  if (words.length <= MOST_WORDS) return words;
  return [...words].sort((a, b) => b.weight - a.weight).slice(0, MOST_WORDS);
}

import type { Neighbours } from './neighbours.ts';
import { grown } from './numbers.ts';
import type { Vocabulary, WordEntry } from './vocabulary.ts';
import type { WordRecords } from './word-records.ts';

/** A word of the query. */
export interface QueryWord {
  entry: WordEntry;
  weight: number;
  isFunctionWord: boolean;
}

/** Likeness is kept in steps of 1/255; the kernel knows it as well. */
export const LIKENESS_STEPS = 255;
/** A longer query is cut to its heaviest words; more of them do not make it clearer, only slower. */
const MOST_WORDS = 64;

/** Set where a content word of the query is answered by a word that is no function word either. */
const CONTENT = 0x8000;

function isContentAnswer(answer: number): boolean {
  return answer >= CONTENT;
}

/** Number of the query word that is answered. */
export function queryWordOf(answer: number): number {
  return (answer >> 8) & (MOST_WORDS - 1);
}

/**
 * For each word of the vocabulary, which word of the query it answers best, and how well. Made for one query at a
 * time and cleared after it, so that a query allocates little. The words' records hold the answer (query word × 256 +
 * likeness, and a mark for content; a word answers one word of the query, not more) and its mass: the item's weight of
 * the word × its best likeness to a query word.
 */
export class QueryReach {
  /** Per word: 1 + the query word to be held that has the same stem; 0 for none. */
  holds = new Uint8Array(0);
  /** Words that answer a content word of the query and are no function words: by them items are found. */
  readonly finding: number[] = [];
  /** Weights of the query's words. */
  weights = new Float32Array(0);
  /** Their sum. */
  weight = 0;
  /** How many words of the query are no function words; they come first. */
  contentWords = 0;
  /** Summed weight of the content words. */
  contentWeight = 0;
  /** How many query words have to be held for an item to hold all; 0 when the query has no word. */
  toHold = 0;
  /** Summed weight of those. */
  weightToHold = 0;

  readonly #records: WordRecords;
  readonly #touched: number[] = [];
  readonly #held: number[] = [];

  constructor(records: WordRecords) {
    this.#records = records;
  }

  answerOf(word: number): number {
    return this.#records.answerOf(word);
  }

  fill(
    asked: readonly QueryWord[],
    itemWeights: Float32Array,
    vocabulary: Vocabulary,
    neighbours: Neighbours,
  ): void {
    this.#clear(vocabulary.size);
    const words = contentFirst(heaviest(asked));
    this.weights = Float32Array.from(words, ({ weight }) => weight);
    this.weight = this.weights.reduce((sum, weight) => sum + weight, 0);
    const content = words.filter(({ isFunctionWord }) => !isFunctionWord);
    this.contentWords = content.length;
    this.contentWeight = content.reduce((sum, { weight }) => sum + weight, 0);
    words.forEach(({ entry, weight, isFunctionWord }, w) => {
      const { numbers, likeness } = neighbours.of(entry);
      for (let i = 0; i < numbers.length; i += 1) {
        const number = numbers[i] ?? 0;
        const isContent = vocabulary.functionWords[number] === 0;
        // What says something is not answered by a word that says nothing.
        if (!isFunctionWord && !isContent) continue;
        this.#answer(number, w, !isFunctionWord, likeness[i] ?? 0, weight, itemWeights[number] ?? 0);
      }
    });
    for (const number of this.#touched) if (isContentAnswer(this.answerOf(number))) this.finding.push(number);
    // A query of function words alone is about those words.
    this.#markHolders(content.length > 0 ? content : words, vocabulary);
  }

  #answer(
    number: number,
    word: number,
    isContent: boolean,
    likeness: number,
    queryWeight: number,
    itemWeight: number,
  ): void {
    const known = this.answerOf(number);
    if (known === 0) this.#touched.push(number);
    const steps = Math.ceil(likeness * LIKENESS_STEPS);
    const isBetter =
      known === 0 || steps * queryWeight > (known & 255) * (this.weights[queryWordOf(known)] ?? 0);
    this.#records.answer(
      number,
      isBetter ? (isContent ? CONTENT : 0) | (word << 8) | steps : known,
      Math.max(this.#records.massOf(number), itemWeight * likeness),
    );
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
    for (const number of this.#touched) this.#records.answer(number, 0, 0);
    for (const number of this.#held) this.holds[number] = 0;
    this.holds = grown(this.holds, size);
    this.#held.length = 0;
    this.#touched.length = 0;
    this.finding.length = 0;
    this.toHold = 0;
    this.weightToHold = 0;
  }
}

function heaviest(words: readonly QueryWord[]): readonly QueryWord[] {
  if (words.length <= MOST_WORDS) return words;
  return [...words].sort((a, b) => b.weight - a.weight).slice(0, MOST_WORDS);
}

function contentFirst(words: readonly QueryWord[]): QueryWord[] {
  return [...words.filter((word) => !word.isFunctionWord), ...words.filter((word) => word.isFunctionWord)];
}

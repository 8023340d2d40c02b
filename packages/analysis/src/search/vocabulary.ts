import { stem } from '../text/stem.ts';
import { isUnspaced } from '../text/tokenise.ts';
import type { WordTable } from '../word-table.ts';
import { isFunctionWord, itemShare } from './background.ts';
import { letterGrams } from './letter-grams.ts';

/** One word as search sees it, whether an item holds it or only a query. */
export interface WordEntry {
  word: string;
  stem: string;
  /** Row in the word table; −1 when it has no vector, or when its text is not English. */
  row: number;
  grams: readonly number[];
}

/** All words of all items, numbered from 0 in order of their first use. */
export class Vocabulary {
  readonly entries: WordEntry[] = [];
  /** Unit vectors in steps of 1/127, `dimensions` a word; zeros where there is none. */
  vectors = new Int8Array(0);
  /** Background share of items that hold the word. */
  readonly shares: number[] = [];
  /** Number of the word's stem. */
  readonly stems: number[] = [];
  /** How many items hold the stem. */
  readonly stemItems: number[] = [];
  readonly isFunctionWord: boolean[] = [];
  /** Letter gram → numbers of the words that hold it. */
  readonly byGram = new Map<number, number[]>();

  readonly #words: WordTable;
  readonly #numbers = new Map<string, number>();
  readonly #stemNumbers = new Map<string, number>();
  readonly #row: Float32Array;

  constructor(words: WordTable) {
    this.#words = words;
    this.#row = new Float32Array(words.dimensions);
  }

  get size(): number {
    return this.entries.length;
  }

  /** The same spelling is another word where the English vectors do not speak for it. */
  numberOf(word: string, usesWordVectors: boolean): number {
    return this.#numbers.get(keyOf(word, usesWordVectors)) ?? -1;
  }

  stemNumberOf(stemmed: string): number {
    return this.#stemNumbers.get(stemmed) ?? -1;
  }

  /** The word's number; a new one is added with its vector and grams. */
  add(word: string, usesWordVectors: boolean): number {
    const key = keyOf(word, usesWordVectors);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.entries.length;
    const entry = this.describe(word, usesWordVectors);
    this.#numbers.set(key, number);
    this.entries.push(entry);
    this.shares.push(itemShare(word, usesWordVectors, this.#words));
    this.isFunctionWord.push(isFunctionWord(word, usesWordVectors));
    this.stems.push(this.#addStem(entry.stem));
    for (const gram of entry.grams) {
      const sharing = this.byGram.get(gram);
      if (sharing) sharing.push(number);
      else this.byGram.set(gram, [number]);
    }
    this.#addVector(number, entry.row);
    return number;
  }

  describe(word: string, usesWordVectors: boolean): WordEntry {
    const row = usesWordVectors ? this.#words.row(word) : -1;
    return { word, stem: stem(word), row, grams: isUnspaced(word) ? [] : letterGrams(word) };
  }

  #addStem(stemmed: string): number {
    const known = this.#stemNumbers.get(stemmed);
    if (known !== undefined) return known;
    this.#stemNumbers.set(stemmed, this.stemItems.length);
    return this.stemItems.push(0) - 1;
  }

  #addVector(number: number, row: number): void {
    const { dimensions } = this.#words;
    const end = (number + 1) * dimensions;
    if (this.vectors.length < end) {
      const larger = new Int8Array(Math.max(end * 2, 1024 * dimensions));
      larger.set(this.vectors);
      this.vectors = larger;
    }
    if (row >= 0) writeUnitVector(this.#words, row, this.#row, this.vectors, end - dimensions);
  }
}

/** Writes the vector of a row at length 127. `scratch` holds one vector. */
export function writeUnitVector(
  words: WordTable,
  row: number,
  scratch: Float32Array,
  target: Int8Array,
  at: number,
): void {
  words.vector(row, scratch, 0);
  let squares = 0;
  for (const value of scratch) squares += value * value;
  const factor = 127 / (Math.sqrt(squares) || 1);
  for (let i = 0; i < scratch.length; i += 1) target[at + i] = Math.round((scratch[i] ?? 0) * factor);
}

function keyOf(word: string, usesWordVectors: boolean): string {
  return usesWordVectors ? word : `~${word}`;
}

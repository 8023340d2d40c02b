import { stem } from '../text/stem.ts';
import { isUnspaced } from '../text/tokenise.ts';
import type { WordTable } from '../word-table.ts';
import { isFunctionWord, itemShare } from './background.ts';
import { letterGrams } from './letter-grams.ts';
import { SIGNATURE_WORDS, writeSignature } from './signatures.ts';

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
  /** How many words have a vector; the arrays below have a place for each of those, in order. */
  vectorCount = 0;
  /** Unit vectors in steps of 1/127, `dimensions` numbers each. */
  vectors = new Int8Array(0);
  /** Signs of the vectors, {@link SIGNATURE_WORDS} numbers each. */
  signatures = new Int32Array(0);
  /** The word that has the vector. */
  readonly vectorWords: number[] = [];
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
  readonly #wordsOfStem: number[][] = [];
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

  /** The words that share a stem, in order. */
  wordsOfStem(stemmed: string): readonly number[] {
    return this.#wordsOfStem[this.stemNumberOf(stemmed)] ?? [];
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
    const stemNumber = this.#addStem(entry.stem);
    this.stems.push(stemNumber);
    this.#wordsOfStem[stemNumber]?.push(number);
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
    this.#wordsOfStem.push([]);
    return this.stemItems.push(0) - 1;
  }

  #addVector(number: number, row: number): void {
    if (row < 0) return;
    const { dimensions } = this.#words;
    const place = this.vectorCount;
    const at = place * dimensions;
    if (this.vectors.length < at + dimensions) {
      const room = Math.max(1024, 2 * (place + 1));
      const vectors = new Int8Array(room * dimensions);
      vectors.set(this.vectors);
      this.vectors = vectors;
      const signatures = new Int32Array(room * SIGNATURE_WORDS);
      signatures.set(this.signatures);
      this.signatures = signatures;
    }
    writeUnitVector(this.#words, row, this.#row, this.vectors, at);
    writeSignature(this.vectors, at, this.signatures, place * SIGNATURE_WORDS);
    this.vectorWords.push(number);
    this.vectorCount += 1;
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

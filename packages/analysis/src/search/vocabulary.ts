import { textOfBytes } from '../features-bytes.ts';
import { englishOf } from '../language/dictionary.ts';
import { stem } from '../text/stem.ts';
import { isUnspaced } from '../text/tokenise.ts';
import type { WordTable } from '../word-table.ts';
import { isFunctionWord, itemShare, wordShare } from './background.ts';
import type { KernelMemory } from './kernel-memory.ts';
import { letterGrams } from './letter-grams.ts';
import { NumberLists } from './number-lists.ts';
import { grown } from './numbers.ts';
import { SIGNATURE_WORDS, writeSignature } from './signatures.ts';
import { WordNumbers } from './word-numbers.ts';
import type { WordRecords } from './word-records.ts';
import type { WordVectors } from './word-vectors.ts';

/** One word as search sees it, whether an item holds it or only a query. */
export interface WordEntry {
  word: string;
  stem: string;
  /** Row in the word table, in texts of other languages that of the English word for it; −1 when there is none. */
  row: number;
  grams: readonly number[];
}

/** In a sentence a word weighs a / (a + its share of all words). */
export const SMOOTHING = 1e-3;
const FIRST_WORDS = 1024;

/** All words of all items, numbered from 0 in order of their first use, in flat arrays. */
export class Vocabulary {
  readonly words: string[] = [];
  /** Those of the words that have one. */
  readonly vectors: WordVectors;
  readonly records: WordRecords;
  /** Signs of the vectors, {@link SIGNATURE_WORDS} numbers each. */
  signatures = new Int32Array(0);
  /** Per word: background share of items that hold it. */
  shares = new Float32Array(FIRST_WORDS);
  /** Per word: the number of its stem. */
  stems = new Uint32Array(FIRST_WORDS);
  /** Per word: how many letter grams it has. */
  gramCounts = new Uint16Array(FIRST_WORDS);
  /** Per word: 1 for a word that says nothing of a topic. */
  functionWords = new Uint8Array(FIRST_WORDS);
  /** Per stem: how many items hold it. */
  stemItems = new Uint32Array(FIRST_WORDS);

  readonly #words: WordTable;
  readonly #numbers = new WordNumbers(this.words);
  readonly #stemNumbers = new Map<string, number>();
  readonly #wordsOfStems: NumberLists;
  /** Letter gram → its list of words. */
  readonly #gramLists = new Map<number, number>();
  readonly #wordsOfGrams: NumberLists;
  readonly #row: Float32Array;

  constructor(words: WordTable, memory: KernelMemory, vectors: WordVectors, records: WordRecords) {
    this.#words = words;
    this.#wordsOfStems = new NumberLists(memory);
    this.#wordsOfGrams = new NumberLists(memory);
    this.vectors = vectors;
    this.records = records;
    this.#row = new Float32Array(words.dimensions);
  }

  get size(): number {
    return this.words.length;
  }

  stemNumberOf(stemmed: string): number {
    return this.#stemNumbers.get(stemmed) ?? -1;
  }

  /** The words that share a stem, in order. */
  wordsOfStem(stemmed: string): Uint32Array {
    const number = this.stemNumberOf(stemmed);
    return number < 0 ? new Uint32Array(0) : this.#wordsOfStems.numbersOf(number);
  }

  /** The words that hold a letter gram, in order. */
  wordsOfGram(gram: number): Uint32Array {
    const list = this.#gramLists.get(gram);
    return list === undefined ? new Uint32Array(0) : this.#wordsOfGrams.numbersOf(list);
  }

  /** The word's number; a new one is added with its vector and grams. The same spelling is another word where the English vectors do not speak for it. */
  add(word: string, usesWordVectors: boolean): number {
    const known = this.#numbers.of(word, usesWordVectors);
    if (known >= 0) return known;
    const number = this.words.length;
    const entry = this.describe(word, usesWordVectors);
    this.words.push(word);
    this.#numbers.add(usesWordVectors);
    this.#makeRoom(number + 1);
    this.shares[number] = itemShare(word, usesWordVectors, this.#words);
    this.functionWords[number] = isFunctionWord(word, usesWordVectors) ? 1 : 0;
    this.gramCounts[number] = entry.grams.length;
    const stemNumber = this.#addStem(entry.stem);
    this.stems[number] = stemNumber;
    this.#wordsOfStems.push(stemNumber, number);
    for (const gram of entry.grams) this.#wordsOfGrams.push(this.#gramList(gram), number);
    this.#addVector(number, entry.row);
    return number;
  }

  /** The same of a word in UTF-8; −1 where what is compared are pieces of it. */
  addBytes(bytes: Uint8Array, start: number, end: number, usesWordVectors: boolean): number {
    const known = this.#numbers.ofBytes(bytes, start, end, usesWordVectors);
    if (known >= 0) return known;
    const word = textOfBytes(bytes, start, end);
    return isUnspaced(word) ? -1 : this.add(word, usesWordVectors);
  }

  describe(word: string, usesWordVectors: boolean): WordEntry {
    const row = rowOf(word, usesWordVectors, this.#words);
    return { word, stem: stem(word), row, grams: isUnspaced(word) ? [] : letterGrams(word) };
  }

  /** A word of the vocabulary, described anew. */
  entry(number: number): WordEntry {
    return this.describe(this.words[number] ?? '', this.isEnglish(number));
  }

  /** Whether the word stands in texts that the English vectors speak for. */
  isEnglish(number: number): boolean {
    return this.#numbers.isEnglish(number);
  }

  /** Whether the word stands alone in texts of other languages. */
  isForeign(word: string): boolean {
    return this.#numbers.of(word, false) >= 0;
  }

  #makeRoom(words: number): void {
    this.records.makeRoom(words);
    this.shares = grown(this.shares, words);
    this.stems = grown(this.stems, words);
    this.gramCounts = grown(this.gramCounts, words);
    this.functionWords = grown(this.functionWords, words);
    this.stemItems = grown(this.stemItems, words);
  }

  #addStem(stemmed: string): number {
    const known = this.#stemNumbers.get(stemmed);
    if (known !== undefined) return known;
    const number = this.#wordsOfStems.begin();
    this.#stemNumbers.set(stemmed, number);
    return number;
  }

  #gramList(gram: number): number {
    const known = this.#gramLists.get(gram);
    if (known !== undefined) return known;
    const list = this.#wordsOfGrams.begin();
    this.#gramLists.set(gram, list);
    return list;
  }

  #addVector(number: number, row: number): void {
    if (row < 0) return;
    const place = this.vectors.count;
    this.signatures = grown(this.signatures, (place + 1) * SIGNATURE_WORDS);
    const entry = this.vectors.add(number);
    const { bytes } = this.vectors;
    const at = this.vectors.vectorAt(entry);
    const length = writeUnitVector(this.#words, row, this.#row, bytes, at);
    writeSignature(bytes, at, this.signatures, place * SIGNATURE_WORDS);
    this.vectors.giveVoice(entry, length * (SMOOTHING / (SMOOTHING + wordShare(row))));
    this.records.giveVector(number, entry);
  }
}

/** The row of a word, or of the English word for it; −1 when there is none. `usesWordVectors` as in the item's features. */
export function rowOf(word: string, usesWordVectors: boolean, words: WordTable): number {
  if (usesWordVectors) return words.row(word);
  const english = englishOf(word);
  return english === undefined ? -1 : words.row(english);
}

/** Writes the vector of a row at length 127 and tells the length it had. `scratch` holds one vector. */
export function writeUnitVector(
  words: WordTable,
  row: number,
  scratch: Float32Array,
  target: Int8Array,
  at: number,
): number {
  words.vector(row, scratch, 0);
  let squares = 0;
  for (const value of scratch) squares += value * value;
  const length = Math.sqrt(squares);
  const factor = 127 / (length || 1);
  for (let i = 0; i < scratch.length; i += 1) target[at + i] = Math.round((scratch[i] ?? 0) * factor);
  return length;
}

import type { WordTable } from '../word-table.ts';
import { mayBeAlike, SIGNATURE_WORDS, writeSignature } from './signatures.ts';
import { writeUnitVector } from './vocabulary.ts';
import type { Vocabulary, WordEntry } from './vocabulary.ts';

/** Cosines and Dice coefficients are stretched to 0…1 from here on. */
const NO_COSINE = 0.4;
const NO_DICE = 0.4;
/** Words with a lower cosine have a field in common rather than a meaning; leaving them out costs no precision. */
const LEAST_COSINE = 0.6;
const SAME_STEM = 0.97;
/** The likest words of a list are kept; a function word would have thousands. */
export const MOST_NEIGHBOURS = 150;
/** A word and its list take a few kilobytes. */
const LISTS_KEPT = 5000;

/** Words of the vocabulary that mean or look like a given word, with how much, 0…1. */
export interface NeighbourList {
  numbers: number[];
  likeness: number[];
  /** The vocabulary's size when the list was made; younger words are missing. */
  upTo: number;
  /** The same among the words that have a vector. */
  upToVector: number;
}

/** Finds and remembers which words of the vocabulary are like a word, by word vector, stem and letters. */
export class Neighbours {
  readonly #words: WordTable;
  readonly #vocabulary: Vocabulary;
  readonly #lists = new Map<string, NeighbourList>();
  readonly #scratch: Float32Array;
  readonly #vector: Int8Array;
  /** How many letter sequences each word shares with the one looked for; zeros between calls. */
  #shared = new Uint8Array(0);
  readonly #signature = new Int32Array(SIGNATURE_WORDS);

  constructor(words: WordTable, vocabulary: Vocabulary) {
    this.#words = words;
    this.#vocabulary = vocabulary;
    this.#scratch = new Float32Array(words.dimensions);
    this.#vector = new Int8Array(words.dimensions);
  }

  of(entry: WordEntry): NeighbourList {
    const key = `${entry.row} ${entry.word}`;
    const known = this.#lists.get(key);
    const list = known ?? { numbers: [], likeness: [], upTo: 0, upToVector: 0 };
    if (list.upTo < this.#vocabulary.size) this.#extend(list, entry);
    if (known) this.#lists.delete(key);
    this.#lists.set(key, list);
    if (this.#lists.size > LISTS_KEPT) {
      for (const oldest of this.#lists.keys()) {
        this.#lists.delete(oldest);
        break;
      }
    }
    return list;
  }

  #extend(list: NeighbourList, entry: WordEntry): void {
    const found = new Map<number, number>();
    if (entry.row >= 0) this.#addByVector(found, entry.row, list.upToVector);
    this.#addByLetters(found, entry, list.upTo);
    this.#addByStem(found, entry, list.upTo);
    for (const [number, likeness] of found) {
      list.numbers.push(number);
      list.likeness.push(likeness);
    }
    list.upTo = this.#vocabulary.size;
    list.upToVector = this.#vocabulary.vectors.count;
    if (list.numbers.length > MOST_NEIGHBOURS) keepLikest(list);
  }

  #addByVector(found: Map<number, number>, row: number, from: number): void {
    writeUnitVector(this.#words, row, this.#scratch, this.#vector, 0);
    writeSignature(this.#vector, 0, this.#signature, 0);
    const { vectors, signatures } = this.#vocabulary;
    const { bytes, count } = vectors;
    for (let i = from; i < count; i += 1) {
      if (!mayBeAlike(this.#signature, 0, signatures, i * SIGNATURE_WORDS)) continue;
      const entry = vectors.entryOf(i);
      const cosine = this.#cosine(bytes, vectors.vectorAt(entry));
      if (cosine >= LEAST_COSINE) found.set(vectors.wordOf(entry), stretch(cosine, NO_COSINE));
    }
  }

  #cosine(bytes: Int8Array, from: number): number {
    const vector = this.#vector;
    const { length } = vector;
    let dot = 0;
    for (let i = 0; i < length; i += 1) dot += (vector[i] ?? 0) * (bytes[from + i] ?? 0);
    return dot / (127 * 127);
  }

  #addByLetters(found: Map<number, number>, entry: WordEntry, from: number): void {
    const { gramCounts, size } = this.#vocabulary;
    if (this.#shared.length < size) this.#shared = new Uint8Array(size * 2);
    const shared = this.#shared;
    const touched: number[] = [];
    for (const gram of entry.grams) {
      const sharing = this.#vocabulary.wordsOfGram(gram);
      // Numbers rise: the words that the list has not seen are at the end.
      for (let i = sharing.length - 1; i >= 0; i -= 1) {
        const number = sharing[i] ?? 0;
        if (number < from) break;
        const count = shared[number] ?? 0;
        // One shared sequence of three is not yet a likeness.
        if (count === 1) touched.push(number);
        shared[number] = count + 1;
      }
    }
    for (const number of touched) {
      const letters = entry.grams.length + (gramCounts[number] ?? 0);
      const likeness = stretch((2 * (shared[number] ?? 0)) / letters, NO_DICE);
      if (likeness > (found.get(number) ?? 0)) found.set(number, likeness);
    }
    shared.fill(0, from, size);
  }

  #addByStem(found: Map<number, number>, entry: WordEntry, from: number): void {
    for (const number of this.#vocabulary.wordsOfStem(entry.stem)) {
      if (number < from) continue;
      const isSame = this.#vocabulary.words[number] === entry.word;
      found.set(number, isSame ? 1 : Math.max(found.get(number) ?? 0, SAME_STEM));
    }
  }
}

/** Equal likeness goes to the older word, so that a list grown in steps is the same as one made at once. */
function keepLikest(list: NeighbourList): void {
  const order = list.numbers.map((_, i) => i);
  order.sort(
    (a, b) =>
      (list.likeness[b] ?? 0) - (list.likeness[a] ?? 0) || (list.numbers[a] ?? 0) - (list.numbers[b] ?? 0),
  );
  order.length = MOST_NEIGHBOURS;
  const { numbers, likeness } = list;
  list.numbers = order.map((i) => numbers[i] ?? 0);
  list.likeness = order.map((i) => likeness[i] ?? 0);
}

function stretch(value: number, from: number): number {
  return value > from ? (value - from) / (1 - from) : 0;
}

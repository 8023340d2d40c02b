import type { WordTable } from '../word-table.ts';
import { writeUnitVector } from './vocabulary.ts';
import type { Vocabulary, WordEntry } from './vocabulary.ts';

/** Cosines and Dice coefficients up to here say nothing; above they are stretched to 0…1. */
const LEAST_COSINE = 0.4;
const LEAST_DICE = 0.4;
const SAME_STEM = 0.97;
/** A word and its list take a few kilobytes. */
const LISTS_KEPT = 5000;

/** Words of the vocabulary that mean or look like a given word, with how much, 0…1. */
export interface NeighbourList {
  numbers: number[];
  likeness: number[];
  /** The vocabulary's size when the list was made; younger words are missing. */
  upTo: number;
}

/** Finds and remembers which words of the vocabulary are like a word, by word vector, stem and letters. */
export class Neighbours {
  readonly #words: WordTable;
  readonly #vocabulary: Vocabulary;
  readonly #lists = new Map<string, NeighbourList>();
  readonly #scratch: Float32Array;
  readonly #vector: Int8Array;
  #shared = new Uint8Array(0);

  constructor(words: WordTable, vocabulary: Vocabulary) {
    this.#words = words;
    this.#vocabulary = vocabulary;
    this.#scratch = new Float32Array(words.dimensions);
    this.#vector = new Int8Array(words.dimensions);
  }

  of(entry: WordEntry): NeighbourList {
    const key = entry.row >= 0 ? entry.word : `~${entry.word}`;
    const known = this.#lists.get(key);
    const list = known ?? { numbers: [], likeness: [], upTo: 0 };
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
    const { entries, size } = this.#vocabulary;
    const stemNumber = this.#vocabulary.stemNumberOf(entry.stem);
    const shared = this.#countSharedGrams(entry, list.upTo);
    const cosine = entry.row >= 0 ? this.#cosines(entry.row) : undefined;
    for (let number = list.upTo; number < size; number += 1) {
      const other = entries[number];
      if (!other) continue;
      let likeness = 0;
      if (cosine && other.row >= 0) likeness = stretch(cosine(number), LEAST_COSINE);
      const grams = shared[number] ?? 0;
      if (grams > 0) likeness = Math.max(likeness, stretch(dice(grams, entry, other), LEAST_DICE));
      if (this.#vocabulary.stems[number] === stemNumber)
        likeness = other.word === entry.word ? 1 : Math.max(likeness, SAME_STEM);
      if (likeness > 0) {
        list.numbers.push(number);
        list.likeness.push(likeness);
      }
    }
    list.upTo = size;
  }

  #cosines(row: number): (number: number) => number {
    writeUnitVector(this.#words, row, this.#scratch, this.#vector, 0);
    const { vectors } = this.#vocabulary;
    const vector = this.#vector;
    const { length } = vector;
    return (number) => {
      let dot = 0;
      for (let i = 0, at = number * length; i < length; i += 1, at += 1)
        dot += (vector[i] ?? 0) * (vectors[at] ?? 0);
      return dot / (127 * 127);
    };
  }

  #countSharedGrams(entry: WordEntry, from: number): Uint8Array {
    const { size, byGram } = this.#vocabulary;
    if (this.#shared.length < size) this.#shared = new Uint8Array(size * 2);
    const shared = this.#shared.fill(0, from, size);
    for (const gram of entry.grams) {
      for (const number of byGram.get(gram) ?? []) {
        if (number >= from) shared[number] = (shared[number] ?? 0) + 1;
      }
    }
    return shared;
  }
}

function dice(shared: number, a: WordEntry, b: WordEntry): number {
  return (2 * shared) / (a.grams.length + b.grams.length);
}

function stretch(value: number, from: number): number {
  return value > from ? (value - from) / (1 - from) : 0;
}

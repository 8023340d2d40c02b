import type { ItemFeatures } from '../features.ts';
import type { WordTable } from '../word-table.ts';
import { wordShare } from './background.ts';
import { COMPONENTS, dot, removeDirections, strongestDirections } from './components.ts';
import { termOf } from './item-store.ts';
import type { ItemStore } from './item-store.ts';
import type { KernelMemory } from './kernel-memory.ts';
import { rowOf, SMOOTHING } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Items looked at for the shared directions; more do not move them. */
const SAMPLE = 2000;
/** Weight of general English beside the sample, in items. */
const BACKGROUND_WEIGHT = 50;
const BACKGROUND_WORDS = 2000;
/** Vectors of the vocabulary have this length. */
const WORD_LENGTH = 127;

/**
 * Sentence vectors: the weighted sum of word vectors without the directions that all items share (Arora, Liang, Ma 2017).
 * Those of items are not kept: the product of two is the sum of products with single words. Only their lengths are.
 */
export class SentenceVectors {
  readonly dimensions: number;
  readonly isEncoded: boolean;
  readonly #words: WordTable;
  readonly #vocabulary: Vocabulary;
  readonly #memory: KernelMemory;
  /** Numbers of a vector in the kernel's memory, where the directions are kept with room for two sums behind them. */
  readonly #width: number;
  readonly #place: number;
  readonly #sum: Float64Array;
  #directions: Float64Array[] = [];

  /** @param encoded dimensions of vectors that an encoder made; they share no directions that would be in the way */
  constructor(words: WordTable, vocabulary: Vocabulary, memory: KernelMemory, encoded?: number) {
    this.#words = words;
    this.#vocabulary = vocabulary;
    this.#memory = memory;
    this.isEncoded = encoded !== undefined;
    this.dimensions = encoded ?? words.dimensions;
    this.#sum = new Float64Array(words.dimensions);
    this.#width = Math.ceil(words.dimensions / 4) * 4;
    this.#place = memory.take((COMPONENTS + 2) * this.#width * 8);
    this.#share([]);
  }

  /** A query's vector of length 1: the encoder's, or that of its words; null when there is none. */
  ofQuery(features: ItemFeatures, encoded?: Float32Array): Float64Array | null {
    if (this.isEncoded) return encoded ? unit(Float64Array.from(encoded)) : null;
    const sum = new Float64Array(this.dimensions);
    const row = new Float32Array(this.dimensions);
    for (const [i, word] of features.words.entries()) {
      const number = rowOf(word, features.usesWordVectors, this.#words);
      if (number < 0) continue;
      this.#words.vector(number, row, 0);
      const weight = (features.counts[i] ?? 1) * (SMOOTHING / (SMOOTHING + wordShare(number)));
      for (let d = 0; d < sum.length; d += 1) sum[d] = (sum[d] ?? 0) + weight * (row[d] ?? 0);
    }
    removeDirections(sum, this.#directions);
    return unit(sum);
  }

  /** The same of an item's words. */
  ofItem(items: ItemStore, slot: number): Float64Array | null {
    if (this.isEncoded) return unit(Float64Array.from(items.vectorOf(slot)));
    const sum = Float64Array.from(this.#sumOf(items.termsOf(slot)));
    removeDirections(sum, this.#directions);
    return unit(sum);
  }

  /** Finds the shared directions anew. */
  fit(items: ItemStore): void {
    if (this.isEncoded) return;
    const { dimensions } = this;
    const matrix = backgroundMatrix(this.#words).map((value) => value * BACKGROUND_WEIGHT);
    const step = Math.max(1, Math.floor(items.size / SAMPLE));
    let nth = 0;
    for (let slot = 0; slot < items.end; slot += 1) {
      if (!items.isAlive(slot)) continue;
      nth += 1;
      if (nth % step !== 0) continue;
      const vector = unit(this.#sumOf(items.termsOf(slot)));
      if (vector) addOuter(matrix, vector, 1);
    }
    this.#share(strongestDirections(matrix, dimensions));
  }

  /** The kernel measures what is left of items' vectors without these directions. */
  #share(directions: Float64Array[]): void {
    this.#directions = directions;
    const { kernel, doubles } = this.#memory;
    const start = this.#place / 8;
    directions.forEach((direction, i) => doubles.set(direction, start + i * this.#width));
    const room = this.#place + COMPONENTS * this.#width * 8;
    kernel.shareDirections(this.#width, this.#place, directions.length, room);
  }

  #sumOf(terms: Int32Array): Float64Array {
    const { vectors, records } = this.#vocabulary;
    const { bytes } = vectors;
    const sum = this.#sum.fill(0);
    const { length } = sum;
    for (const marked of terms) {
      const entry = records.vectorOf(termOf(marked));
      if (entry === 0) continue;
      const voice = vectors.voiceOf(entry) / WORD_LENGTH;
      const from = vectors.vectorAt(entry);
      for (let d = 0; d < length; d += 1) sum[d] = (sum[d] ?? 0) + voice * (bytes[from + d] ?? 0);
    }
    return sum;
  }
}

const backgrounds = new WeakMap<WordTable, Float64Array>();

/** Second moments of general English: its commonest words, weighted as in a sentence. Worked out once for a table. */
function backgroundMatrix(words: WordTable): Float64Array {
  const known = backgrounds.get(words);
  if (known) return known;
  const { dimensions } = words;
  const matrix = new Float64Array(dimensions * dimensions);
  const row = new Float32Array(dimensions);
  let trace = 0;
  for (let number = 0; number < Math.min(BACKGROUND_WORDS, words.size); number += 1) {
    words.vector(number, row, 0);
    const share = wordShare(number);
    const weight = share * (SMOOTHING / (SMOOTHING + share)) ** 2;
    addOuter(matrix, row, weight);
    trace += weight * dot(row, row);
  }
  const scaled = trace > 0 ? matrix.map((value) => value / trace) : matrix;
  backgrounds.set(words, scaled);
  return scaled;
}

/** Four sums at once: one alone would wait for itself. */
export function productAt(vectors: Float32Array, place: number, vector: Float64Array): number {
  const { length } = vector;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0, at = place * length; i < length; i += 4, at += 4) {
    a += (vectors[at] ?? 0) * (vector[i] ?? 0);
    b += (vectors[at + 1] ?? 0) * (vector[i + 1] ?? 0);
    c += (vectors[at + 2] ?? 0) * (vector[i + 2] ?? 0);
    d += (vectors[at + 3] ?? 0) * (vector[i + 3] ?? 0);
  }
  return a + b + c + d;
}

function unit(vector: Float64Array): Float64Array | null {
  const length = Math.sqrt(dot(vector, vector));
  return length > 1e-6 ? vector.map((value) => value / length) : null;
}

function addOuter(matrix: Float64Array, vector: ArrayLike<number>, weight: number): void {
  const { length } = vector;
  for (let i = 0; i < length; i += 1) {
    const left = weight * (vector[i] ?? 0);
    for (let j = 0; j < length; j += 1)
      matrix[i * length + j] = (matrix[i * length + j] ?? 0) + left * (vector[j] ?? 0);
  }
}

import type { ItemFeatures } from '../features.ts';
import type { WordTable } from '../word-table.ts';
import { wordShare } from './background.ts';
import { dot, removeDirections, strongestDirections } from './components.ts';
import { endsPart, termOf } from './item-store.ts';
import type { ItemStore } from './item-store.ts';
import { SMOOTHING } from './vocabulary.ts';
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
 * Those of items are not kept: the product of two is the sum of products with single words, and few words are met again
 * and again. Only their lengths are.
 */
export class SentenceVectors {
  readonly dimensions: number;
  readonly isEncoded: boolean;
  readonly #words: WordTable;
  readonly #vocabulary: Vocabulary;
  readonly #sum: Float64Array;
  readonly #sumOfAll: Float64Array;
  #directions: Float64Array[] = [];

  /** @param encoded dimensions of vectors that an encoder made; they share no directions that would be in the way */
  constructor(words: WordTable, vocabulary: Vocabulary, encoded?: number) {
    this.#words = words;
    this.#vocabulary = vocabulary;
    this.isEncoded = encoded !== undefined;
    this.dimensions = encoded ?? words.dimensions;
    this.#sum = new Float64Array(words.dimensions);
    this.#sumOfAll = new Float64Array(words.dimensions);
  }

  /** A query's vector of length 1: the encoder's, or that of its words; null when there is none. */
  ofQuery(features: ItemFeatures, encoded?: Float32Array): Float64Array | null {
    if (this.isEncoded) return encoded ? unit(Float64Array.from(encoded)) : null;
    if (!features.usesWordVectors) return null;
    const sum = new Float64Array(this.dimensions);
    const row = new Float32Array(this.dimensions);
    for (const [i, word] of features.words.entries()) {
      const number = this.#words.row(word);
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
    const terms = items.termsOf(slot);
    const sum = Float64Array.from(this.#sumOf(terms, 0, terms.length));
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
      if (!items.alive[slot]) continue;
      nth += 1;
      if (nth % step !== 0) continue;
      const terms = items.termsOf(slot);
      const vector = unit(this.#sumOf(terms, 0, terms.length));
      if (vector) addOuter(matrix, vector, 1);
    }
    this.#directions = strongestDirections(matrix, dimensions);
  }

  /** Works out the lengths of an item's vector and of those of its parts. */
  measure(items: ItemStore, slot: number): void {
    const { terms, starts, sizes, measured, lengths } = items;
    const start = starts[slot] ?? 0;
    const end = start + (sizes[slot] ?? 0);
    const whole = measured[slot] ?? 0;
    if (this.isEncoded) {
      lengths[whole] = 1;
      return;
    }
    const all = this.#sumOfAll.fill(0);
    let at = whole;
    for (let i = start, partStart = start; i < end; i += 1) {
      if (!endsPart(terms[i] ?? 0)) continue;
      const sum = this.#sumOf(terms, partStart, i + 1);
      for (let d = 0; d < all.length; d += 1) all[d] = (all[d] ?? 0) + (sum[d] ?? 0);
      partStart = i + 1;
      if (at === whole && partStart === end) break;
      at += 1;
      lengths[at] = this.#lengthOf(sum);
    }
    lengths[whole] = this.#lengthOf(all);
  }

  /** What is left of a vector's length once the shared directions are taken away; 0 when that is nothing. */
  #lengthOf(sum: Float64Array): number {
    const whole = dot(sum, sum);
    let squares = whole;
    for (const direction of this.#directions) squares -= dot(sum, direction) ** 2;
    return squares > whole * 1e-9 ? Math.sqrt(squares) : 0;
  }

  #sumOf(terms: Int32Array, start: number, end: number): Float64Array {
    const { vectors, vectorPlaces, voices } = this.#vocabulary;
    const sum = this.#sum.fill(0);
    const { length } = sum;
    for (let i = start; i < end; i += 1) {
      const word = termOf(terms[i] ?? 0);
      const place = (vectorPlaces[word] ?? 0) - 1;
      if (place < 0) continue;
      const voice = (voices[word] ?? 0) / WORD_LENGTH;
      for (let d = 0, at = place * length; d < length; d += 1, at += 1)
        sum[d] = (sum[d] ?? 0) + voice * (vectors[at] ?? 0);
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

/** Products of a query's vector with words of the vocabulary, each worked out when it is first met. */
export class WordProducts {
  /** Not a number where {@link with} has not been asked yet. */
  known = new Float32Array(0);
  readonly #vocabulary: Vocabulary;
  #query: Float64Array = new Float64Array(0);

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** Begins with another query, whose vector has length 1; without one all products are 0. */
  begin(query: Float64Array | null): void {
    if (this.known.length < this.#vocabulary.size)
      this.known = new Float32Array(Math.ceil(this.#vocabulary.size * 1.25));
    this.known.fill(query ? NaN : 0, 0, this.#vocabulary.size);
    if (query) this.#query = query;
  }

  /** With the word as it speaks in a sentence. */
  with(word: number): number {
    const { vectorPlaces, voices, vectors } = this.#vocabulary;
    const place = (vectorPlaces[word] ?? 0) - 1;
    this.known[word] =
      place < 0 ? 0 : ((voices[word] ?? 0) * productAt(vectors, place, this.#query)) / WORD_LENGTH;
    return this.known[word] ?? 0;
  }
}

/** Four sums at once: one alone would wait for itself. */
export function productAt(vectors: Int8Array | Float32Array, place: number, vector: Float64Array): number {
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

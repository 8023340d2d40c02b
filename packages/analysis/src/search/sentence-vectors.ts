import type { ItemFeatures } from '../features.ts';
import type { WordTable } from '../word-table.ts';
import { wordShare } from './background.ts';
import { dot, removeDirections, strongestDirections } from './components.ts';

/** Smooth inverse frequency: a word weighs a / (a + its share of all words). */
const SMOOTHING = 1e-3;
/** Items looked at for the shared directions; more do not move them. */
const SAMPLE = 4000;
/** Weight of general English beside the sample, in items. */
const BACKGROUND_WEIGHT = 100;
const BACKGROUND_WORDS = 4000;

/** Makes sentence vectors of items and measures their likeness, free of the directions that all items share. */
export class SentenceVectors {
  readonly dimensions: number;
  readonly #words: WordTable;
  readonly #isEncoded: boolean;
  readonly #scratch: Float32Array;
  #background: Float64Array | undefined;
  #directions: Float64Array[] = [];

  /** @param encoded dimensions of vectors that an encoder made; they share no directions that would be in the way */
  constructor(words: WordTable, encoded?: number) {
    this.#words = words;
    this.#isEncoded = encoded !== undefined;
    this.dimensions = encoded ?? words.dimensions;
    this.#scratch = new Float32Array(words.dimensions);
  }

  /** The unit vector of an item, shared directions included: the encoder's, or that of its words; null without one. */
  of(features: ItemFeatures, encoded?: Float32Array): Float32Array | null {
    if (this.#isEncoded) return encoded ? unit(encoded) : null;
    if (!features.usesWordVectors) return null;
    const sum = new Float32Array(this.#words.dimensions);
    for (const [i, word] of features.words.entries()) {
      const row = this.#words.row(word);
      if (row < 0) continue;
      this.#words.vector(row, this.#scratch, 0);
      const weight = (features.counts[i] ?? 1) * (SMOOTHING / (SMOOTHING + wordShare(row)));
      for (let d = 0; d < sum.length; d += 1) sum[d] = (sum[d] ?? 0) + weight * (this.#scratch[d] ?? 0);
    }
    return unit(sum);
  }

  /** Finds the shared directions anew among vectors of length 127, `dimensions` numbers each. */
  fit(vectors: Int8Array, slots: readonly number[]): void {
    if (this.#isEncoded) return;
    const { dimensions } = this;
    this.#background ??= this.#backgroundMatrix();
    const matrix = this.#background.map((value) => value * BACKGROUND_WEIGHT);
    const step = Math.max(1, Math.floor(slots.length / SAMPLE));
    const row = new Float64Array(dimensions);
    for (let s = 0; s < slots.length; s += step) {
      const at = (slots[s] ?? 0) * dimensions;
      for (let i = 0; i < dimensions; i += 1) row[i] = (vectors[at + i] ?? 0) / 127;
      addOuter(matrix, row, 1);
    }
    this.#directions = strongestDirections(matrix, dimensions);
  }

  /** Length of an item's vector once the shared directions are taken away. */
  lengthLeft(vectors: Int8Array, slot: number): number {
    const { dimensions } = this;
    const vector = vectors.subarray(slot * dimensions, (slot + 1) * dimensions);
    let squares = dot(vector, vector);
    for (const direction of this.#directions) squares -= dot(vector, direction) ** 2;
    return Math.sqrt(Math.max(0, squares));
  }

  /** A query's vector without the shared directions, at length 127; null when nothing is left. */
  prepare(vector: Float32Array): Int8Array | null {
    const left = Float32Array.from(vector);
    removeDirections(left, this.#directions);
    const length = Math.sqrt(dot(left, left));
    return length > 1e-6 ? Int8Array.from(left, (value) => Math.round((value / length) * 127)) : null;
  }

  /** Second moments of general English: its commonest words, weighted as in a sentence. */
  #backgroundMatrix(): Float64Array {
    const { dimensions } = this.#words;
    const matrix = new Float64Array(dimensions * dimensions);
    const count = Math.min(BACKGROUND_WORDS, this.#words.size);
    let trace = 0;
    for (let row = 0; row < count; row += 1) {
      this.#words.vector(row, this.#scratch, 0);
      const share = wordShare(row);
      const weight = share * (SMOOTHING / (SMOOTHING + share)) ** 2;
      addOuter(matrix, this.#scratch, weight);
      trace += weight * dot(this.#scratch, this.#scratch);
    }
    return trace > 0 ? matrix.map((value) => value / trace) : matrix;
  }
}

function unit(vector: Float32Array): Float32Array | null {
  const length = Math.sqrt(dot(vector, vector));
  return length > 0 ? vector.map((value) => value / length) : null;
}

function addOuter(matrix: Float64Array, vector: ArrayLike<number>, weight: number): void {
  const { length } = vector;
  for (let i = 0; i < length; i += 1) {
    const left = weight * (vector[i] ?? 0);
    for (let j = 0; j < length; j += 1)
      matrix[i * length + j] = (matrix[i * length + j] ?? 0) + left * (vector[j] ?? 0);
  }
}

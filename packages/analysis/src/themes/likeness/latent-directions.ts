import { eigenpairs } from './eigen.ts';
import { chanceFrom } from '../../seeded-chance.ts';
import type { TermRows } from './term-rows.ts';

/** More directions than asked for make those asked for exact. */
const SPARE = 10;
const ROUNDS = 3;
/** Rows that the directions are found on; more do not move them. */
const SAMPLE = 2500;
/** The start is always the same. */
const SEED = 7;

/**
 * Places rows in few dimensions so that rows of related terms come near each other: latent semantic analysis, by
 * subspace iteration from a chance start (Halko, Martinsson, Tropp 2011, "Finding structure with randomness").
 *
 * @returns `count` × dimensions numbers, strongest dimension first, each row of length 1 (0 without terms); and the
 *   number of dimensions, which is less than asked for where there are few rows
 */
export function latentRows(rows: TermRows, asked: number): { vectors: Float32Array; dimensions: number } {
  const dimensions = Math.max(0, Math.min(asked, Math.floor(rows.count / 4), rows.width));
  if (dimensions === 0) return { vectors: new Float32Array(0), dimensions };
  const basis = strongestDirections(rows, dimensions);
  const vectors = new Float32Array(rows.count * dimensions);
  for (let i = 0; i < rows.count; i += 1) addRow(rows, i, basis, dimensions, vectors, i * dimensions);
  toUnitRows(vectors, dimensions);
  return { vectors, dimensions };
}

/** Makes each row of a matrix one of length 1; rows of zeros stay. */
export function toUnitRows(vectors: Float32Array, dimensions: number): void {
  for (let start = 0; start < vectors.length; start += dimensions) {
    let squares = 0;
    for (let d = 0; d < dimensions; d += 1) squares += (vectors[start + d] ?? 0) ** 2;
    const length = Math.sqrt(squares);
    for (let d = 0; d < dimensions; d += 1)
      vectors[start + d] = length > 1e-9 ? (vectors[start + d] ?? 0) / length : 0;
  }
}

/** For each term its coordinates along the strongest right singular directions. */
function strongestDirections(rows: TermRows, dimensions: number): Float32Array {
  const sample = Array.from({ length: Math.min(rows.count, SAMPLE) }, (_, i) =>
    Math.floor((i * rows.count) / Math.min(rows.count, SAMPLE)),
  );
  const size = Math.min(dimensions + SPARE, sample.length);
  const chance = chanceFrom(SEED);
  const ofTerms = Float32Array.from({ length: rows.width * size }, () => chance() + chance() - 1);
  const ofItems = new Float32Array(sample.length * size);
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) orthonormalise(ofTerms, size);
    ofItems.fill(0);
    sample.forEach((row, i) => addRow(rows, row, ofTerms, size, ofItems, i * size));
    orthonormalise(ofItems, size);
    ofTerms.fill(0);
    sample.forEach((row, i) => spreadRow(rows, row, ofItems, i * size, size, ofTerms));
  }
  const pairs = eigenpairs(products(ofTerms, size), size).slice(0, dimensions);
  const basis = new Float32Array(rows.width * dimensions);
  for (let term = 0; term < rows.width; term += 1) {
    pairs.forEach(({ value, vector }, d) => {
      let sum = 0;
      for (let a = 0; a < size; a += 1) sum += (ofTerms[term * size + a] ?? 0) * (vector[a] ?? 0);
      basis[term * dimensions + d] = sum / Math.sqrt(Math.max(value, 1e-9));
    });
  }
  return basis;
}

/** Adds to `target` the sum of the terms' coordinates, weighted as in the row. */
function addRow(
  { starts, terms, values }: TermRows,
  row: number,
  ofTerms: Float32Array,
  size: number,
  target: Float32Array,
  at: number,
): void {
  for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i += 1) {
    const value = values[i] ?? 0;
    const from = (terms[i] ?? 0) * size;
    for (let d = 0; d < size; d += 1)
      target[at + d] = (target[at + d] ?? 0) + value * (ofTerms[from + d] ?? 0);
  }
}

/** The other way round: adds the item's coordinates to those of each of its terms. */
function spreadRow(
  { starts, terms, values }: TermRows,
  row: number,
  ofItems: Float32Array,
  at: number,
  size: number,
  target: Float32Array,
): void {
  for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i += 1) {
    const value = values[i] ?? 0;
    const to = (terms[i] ?? 0) * size;
    for (let d = 0; d < size; d += 1) target[to + d] = (target[to + d] ?? 0) + value * (ofItems[at + d] ?? 0);
  }
}

/** Scalar products of the columns with each other. */
function products(matrix: Float32Array, size: number): Float64Array {
  const sums = new Float64Array(size * size);
  for (let start = 0; start < matrix.length; start += size) {
    for (let a = 0; a < size; a += 1) {
      const left = matrix[start + a] ?? 0;
      if (left === 0) continue;
      for (let b = 0; b <= a; b += 1)
        sums[a * size + b] = (sums[a * size + b] ?? 0) + left * (matrix[start + b] ?? 0);
    }
  }
  for (let a = 0; a < size; a += 1)
    for (let b = 0; b < a; b += 1) sums[b * size + a] = sums[a * size + b] ?? 0;
  return sums;
}

/** Makes the columns perpendicular and of length 1, by Cholesky's factor of their products. */
function orthonormalise(matrix: Float32Array, size: number): void {
  const factor = products(matrix, size);
  for (let a = 0; a < size; a += 1) {
    for (let b = 0; b <= a; b += 1) {
      let sum = factor[a * size + b] ?? 0;
      for (let k = 0; k < b; k += 1) sum -= (factor[a * size + k] ?? 0) * (factor[b * size + k] ?? 0);
      factor[a * size + b] = a === b ? Math.sqrt(Math.max(sum, 1e-10)) : sum / (factor[b * size + b] ?? 1);
    }
  }
  for (let start = 0; start < matrix.length; start += size) {
    for (let a = 0; a < size; a += 1) {
      let sum = matrix[start + a] ?? 0;
      for (let k = 0; k < a; k += 1) sum -= (factor[a * size + k] ?? 0) * (matrix[start + k] ?? 0);
      matrix[start + a] = sum / (factor[a * size + a] ?? 1);
    }
  }
}

/** Directions that sentence vectors share whatever they speak of (Arora, Liang, Ma 2017, "A simple but tough-to-beat baseline"). */
export const COMPONENTS = 3;
const ROUNDS = 25;

/**
 * The strongest directions of a symmetric matrix, by power iteration with deflation. The start is fixed, so that the
 * same matrix always gives the same directions.
 */
export function strongestDirections(matrix: Float64Array, dimensions: number): Float64Array[] {
  const found: Float64Array[] = [];
  for (let c = 0; c < COMPONENTS; c += 1) {
    let direction = Float64Array.from({ length: dimensions }, (_, i) => Math.sin(1 + i * 7.1 + c));
    for (let round = 0; round < ROUNDS; round += 1) {
      const next = multiply(matrix, direction);
      for (const other of found) subtractAlong(next, other);
      const length = Math.sqrt(dot(next, next));
      if (length < 1e-12) return found;
      direction = next.map((value) => value / length);
    }
    found.push(direction);
  }
  return found;
}

/** Takes from a vector what lies along the directions. */
export function removeDirections(
  vector: Float32Array | Float64Array,
  directions: readonly Float64Array[],
): void {
  for (const direction of directions) subtractAlong(vector, direction);
}

export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function subtractAlong(vector: Float32Array | Float64Array, direction: Float64Array): void {
  const along = dot(vector, direction);
  for (let i = 0; i < vector.length; i += 1) vector[i] = (vector[i] ?? 0) - along * (direction[i] ?? 0);
}

function multiply(matrix: Float64Array, vector: Float64Array): Float64Array {
  const { length } = vector;
  return Float64Array.from({ length }, (_, i) => dot(matrix.subarray(i * length, (i + 1) * length), vector));
}

const MOST_SWEEPS = 30;

/**
 * Eigenvalues of a symmetric matrix, largest first, each with its vector of length 1, by Jacobi's rotations. The matrix
 * is used up.
 */
export function eigenpairs(matrix: Float64Array, size: number): { value: number; vector: Float64Array }[] {
  const vectors = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) vectors[i * size + i] = 1;
  for (let sweep = 0; sweep < MOST_SWEEPS && !isDiagonal(matrix, size); sweep += 1) {
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) rotate(matrix, vectors, size, p, q);
    }
  }
  return Array.from({ length: size }, (_, i) => ({
    value: matrix[i * size + i] ?? 0,
    vector: Float64Array.from({ length: size }, (__, row) => vectors[row * size + i] ?? 0),
  })).sort((a, b) => b.value - a.value);
}

function isDiagonal(matrix: Float64Array, size: number): boolean {
  let off = 0;
  let all = 0;
  matrix.forEach((value, at) => {
    all += value * value;
    if (at % (size + 1) !== 0) off += value * value;
  });
  return off <= 1e-14 * all;
}

function rotate(matrix: Float64Array, vectors: Float64Array, size: number, p: number, q: number): void {
  const corner = matrix[p * size + q] ?? 0;
  if (Math.abs(corner) < 1e-300) return;
  const ratio = ((matrix[q * size + q] ?? 0) - (matrix[p * size + p] ?? 0)) / (2 * corner);
  const tangent = (ratio < 0 ? -1 : 1) / (Math.abs(ratio) + Math.sqrt(ratio * ratio + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  turn(matrix, size, p, q, size, cosine, sine);
  turn(matrix, size, p * size, q * size, 1, cosine, sine);
  turn(vectors, size, p, q, size, cosine, sine);
}

/** Turns two columns (`step` = size) or two rows (`step` = 1) of a matrix that begin at `p` and `q`. */
function turn(
  matrix: Float64Array,
  size: number,
  p: number,
  q: number,
  step: number,
  cosine: number,
  sine: number,
): void {
  for (let k = 0; k < size; k += 1) {
    const a = matrix[p + k * step] ?? 0;
    const b = matrix[q + k * step] ?? 0;
    matrix[p + k * step] = cosine * a - sine * b;
    matrix[q + k * step] = sine * a + cosine * b;
  }
}

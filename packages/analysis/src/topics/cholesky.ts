/**
 * Splits a symmetric positive definite matrix, rows one after another, into L Lᵀ in its own room; the upper half is
 * left as it was. (Golub, Van Loan, "Matrix Computations", 4.2.)
 */
export function factorise(matrix: Float64Array, size: number): void {
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0;
      for (let k = 0; k < column; k += 1)
        sum -= (matrix[row * size + k] ?? 0) * (matrix[column * size + k] ?? 0);
      matrix[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (matrix[column * size + column] ?? 1);
    }
  }
}

/** The x with L x = values, written over the values; entries before `from` are taken to be 0. */
export function solveForward(factor: Float64Array, size: number, values: Float64Array, from = 0): void {
  for (let row = from; row < size; row += 1) {
    let sum = values[row] ?? 0;
    for (let k = from; k < row; k += 1) sum -= (factor[row * size + k] ?? 0) * (values[k] ?? 0);
    values[row] = sum / (factor[row * size + row] ?? 1);
  }
}

/** The x with Lᵀ x = values, written over the values. */
export function solveBackward(factor: Float64Array, size: number, values: Float64Array): void {
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = values[row] ?? 0;
    for (let k = row + 1; k < size; k += 1) sum -= (factor[k * size + row] ?? 0) * (values[k] ?? 0);
    values[row] = sum / (factor[row * size + row] ?? 1);
  }
}

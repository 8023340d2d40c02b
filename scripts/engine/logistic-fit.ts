const ROUNDS = 30;
/** Keeps the matrix regular when two columns say nearly the same. */
const RIDGE = 1e-3;

/**
 * Weights of a logistic regression, by Newton's method.
 *
 * @param rows one row of inputs per example, the first of them 1 for the constant
 * @param isRight whether the example is right
 */
export function fitLogistic(rows: readonly (readonly number[])[], isRight: readonly boolean[]): number[] {
  const size = rows[0]?.length ?? 0;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = new Array<number>(size).fill(0);
    const curvature = weights.map((_, i) => weights.map((__, j): number => (i === j ? RIDGE : 0)));
    rows.forEach((row, example) => {
      const p = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)));
      const rest = (isRight[example] ? 1 : 0) - p;
      row.forEach((value, i) => {
        gradient[i] = (gradient[i] ?? 0) + rest * value;
        const line = curvature[i] ?? [];
        row.forEach((other, j) => {
          line[j] = (line[j] ?? 0) + p * (1 - p) * value * other;
        });
      });
    });
    const step = solve(curvature, gradient);
    weights = weights.map((weight, i) => weight + (step[i] ?? 0));
  }
  return weights;
}

/** The x with matrix × x = values, by Gaussian elimination; the matrix is symmetric and positive definite. */
function solve(matrix: number[][], values: number[]): number[] {
  const size = values.length;
  const left = matrix.map((row, i) => [...row, values[i] ?? 0]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const pivotRow = left[pivot] ?? [];
    for (let row = pivot + 1; row < size; row += 1) {
      const current = left[row] ?? [];
      const factor = (current[pivot] ?? 0) / (pivotRow[pivot] ?? 1);
      for (let column = pivot; column <= size; column += 1) {
        current[column] = (current[column] ?? 0) - factor * (pivotRow[column] ?? 0);
      }
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    const current = left[row] ?? [];
    let sum = current[size] ?? 0;
    for (let column = row + 1; column < size; column += 1)
      sum -= (current[column] ?? 0) * (solution[column] ?? 0);
    solution[row] = sum / (current[row] ?? 1);
  }
  return solution;
}

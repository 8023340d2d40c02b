import { factorise, solveBackward, solveForward } from './cholesky.ts';

/** Texts whose answer is known, or supposed. */
export interface Examples {
  /** How alike each two are, rows one after another. */
  readonly kernel: Float64Array;
  /** Log odds expected before any answer. */
  readonly prior: Float64Array;
  /** 1 for belongs, 0 for does not. */
  readonly answers: Float64Array;
  /** How much each answer counts; 1 for that of a person. */
  readonly trust: Float64Array;
}

export interface Posterior {
  /** What each example adds to the log odds of a text, times how alike the two are. */
  readonly pulls: Float64Array;
  /** Log odds of each example as if its own answer were not known. */
  readonly leftOut: Float64Array;
}

const MOST_ROUNDS = 30;
const MOST_HALVINGS = 8;
const ENOUGH = 1e-3;

/**
 * The likeliest log odds given the answers: Gaussian process classification with a logistic likelihood, by Newton's
 * method with step halving (Rasmussen, Williams, "Gaussian Processes for Machine Learning", 2006, algorithm 3.1); the
 * values with one answer left out follow from 5.4.2 there.
 */
export function posteriorOf(examples: Examples): Posterior {
  const { kernel, prior, answers, trust } = examples;
  const size = prior.length;
  let odds = Float64Array.from(prior);
  let pulls = new Float64Array(size);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const curvature = odds.map((value, i) => curvatureAt(value, trust[i] ?? 0));
    const goal = odds.map(
      (value, i) =>
        (curvature[i] ?? 0) * (value - (prior[i] ?? 0)) +
        (trust[i] ?? 0) * ((answers[i] ?? 0) - logistic(value)),
    );
    const factor = factorOf(kernel, curvature);
    const wanted = times(kernel, goal).map((value, i) => Math.sqrt(curvature[i] ?? 0) * value);
    solveForward(factor, size, wanted);
    solveBackward(factor, size, wanted);
    const newPulls = goal.map((value, i) => value - Math.sqrt(curvature[i] ?? 0) * (wanted[i] ?? 0));
    const newOdds = times(kernel, newPulls).map((value, i) => value + (prior[i] ?? 0));
    const before = worth(examples, odds, pulls);
    let step = 1;
    for (let halving = 0; halving < MOST_HALVINGS; halving += 1, step /= 2) {
      const share = step;
      if (worth(examples, mix(odds, newOdds, share), mix(pulls, newPulls, share)) >= before - 1e-9) break;
    }
    const moved =
      step * odds.reduce((most, value, i) => Math.max(most, Math.abs((newOdds[i] ?? 0) - value)), 0);
    odds = mix(odds, newOdds, step);
    pulls = mix(pulls, newPulls, step);
    if (moved < ENOUGH) break;
  }
  return { pulls, leftOut: leaveOut(examples, odds, pulls) };
}

export function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

function leaveOut({ kernel, trust }: Examples, odds: Float64Array, pulls: Float64Array): Float64Array {
  const size = odds.length;
  const curvature = odds.map((value, i) => curvatureAt(value, trust[i] ?? 0));
  const factor = factorOf(kernel, curvature);
  return odds.map((value, i) => {
    const column = new Float64Array(size);
    column[i] = 1;
    solveForward(factor, size, column, i);
    let inverse = 0;
    for (let k = i; k < size; k += 1) inverse += (column[k] ?? 0) ** 2;
    const pull = pulls[i] ?? 0;
    const width = curvature[i] ?? 1;
    return value + pull / width - pull / Math.max(1e-9, width * inverse);
  });
}

function curvatureAt(odds: number, trust: number): number {
  const p = logistic(odds);
  return Math.max(1e-6, trust * p * (1 - p));
}

/** Factor of I + √W K √W. */
function factorOf(kernel: Float64Array, curvature: Float64Array): Float64Array {
  const size = curvature.length;
  const roots = curvature.map(Math.sqrt);
  const matrix = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const at = row * size + column;
      matrix[at] = (roots[row] ?? 0) * (roots[column] ?? 0) * (kernel[at] ?? 0) + (row === column ? 1 : 0);
    }
  }
  factorise(matrix, size);
  return matrix;
}

/** Log of the probability of the answers and of the pulls that explain them. */
function worth({ prior, answers, trust }: Examples, odds: Float64Array, pulls: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < odds.length; i += 1) {
    const value = odds[i] ?? 0;
    const wrong = answers[i] === 1 ? -value : value;
    sum -= 0.5 * (pulls[i] ?? 0) * (value - (prior[i] ?? 0));
    sum -= (trust[i] ?? 0) * (Math.max(0, wrong) + Math.log1p(Math.exp(-Math.abs(wrong))));
  }
  return sum;
}

function mix(from: Float64Array, to: Float64Array, share: number): Float64Array<ArrayBuffer> {
  return Float64Array.from(from, (value, i) => value + share * ((to[i] ?? 0) - value));
}

function times(matrix: Float64Array, vector: Float64Array): Float64Array {
  const size = vector.length;
  const result = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    for (let column = 0; column < size; column += 1)
      sum += (matrix[row * size + column] ?? 0) * (vector[column] ?? 0);
    result[row] = sum;
  }
  return result;
}

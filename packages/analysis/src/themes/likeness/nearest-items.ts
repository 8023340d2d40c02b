import type { WordTable } from '../../word-table.ts';
import type { ItemVectors } from './item-vectors.ts';
import type { ItemWords } from './item-words.ts';
import { WordAgreement } from './word-agreement.ts';

/** For each item its nearest others, best first: `size` places a row, −1 where there are fewer. */
export interface NearestItems {
  count: number;
  size: number;
  numbers: Int32Array;
  /** Estimated probability that the two are about the same thing. */
  scores: Float32Array;
}

const CANDIDATES = 40;
/** Among more items than this a pair with more differing signs than this share is passed over: its cosine is hardly 0.3. */
const MANY = 4000;
const MOST_DIFFERENT = 0.4;
/** Rows compared with rows while both are at hand. */
const BLOCK = 64;
/**
 * Log odds of the same intent, from the cosine and the agreement of words. Chosen by the purity of neighbours and of
 * communities on Banking77's training part (Casanueva et al. 2020, CC BY 4.0).
 */
const CONSTANT = -6;
const COSINE = 5;
const AGREEMENT = 6;

/** The nearest items by vector and words together, among candidates that are near by vector. */
export function nearestItems(
  items: readonly ItemWords[],
  vectors: ItemVectors,
  words: WordTable,
  size: number,
): NearestItems {
  const count = items.length;
  const agreement = new WordAgreement(items, words);
  const candidates = nearestByVector(vectors, Math.min(CANDIDATES, Math.max(0, count - 1)));
  const numbers = new Int32Array(count * size).fill(-1);
  const scores = new Float32Array(count * size);
  const odds = new Float64Array(size);
  for (let i = 0; i < count; i += 1) {
    agreement.ask(i);
    const start = i * size;
    const end = start + size;
    odds.fill(-Infinity);
    for (const number of candidates.subarray(i * CANDIDATES, (i + 1) * CANDIDATES)) {
      if (number < 0) break;
      const cosine = cosineOf(vectors.whole, vectors.dimensions, i, number);
      const value = CONSTANT + COSINE * cosine + AGREEMENT * agreement.with(number);
      if (value <= (odds[size - 1] ?? 0)) continue;
      let place = end - 1;
      for (; place > start && (odds[place - 1 - start] ?? 0) < value; place -= 1) {
        odds[place - start] = odds[place - 1 - start] ?? 0;
        numbers[place] = numbers[place - 1] ?? 0;
      }
      odds[place - start] = value;
      numbers[place] = number;
    }
    for (let place = start; place < end; place += 1)
      scores[place] = 1 / (1 + Math.exp(-(odds[place - start] ?? 0)));
  }
  return { count, size, numbers, scores };
}

/** Four numbers a step: the check of each array bound costs as much as the product. `dimensions` is a multiple of four. */
function cosineOf(vectors: Float32Array, dimensions: number, a: number, b: number): number {
  const end = (a + 1) * dimensions;
  let sum = 0;
  for (let left = a * dimensions, right = b * dimensions; left < end; left += 4, right += 4) {
    sum +=
      (vectors[left] ?? 0) * (vectors[right] ?? 0) +
      (vectors[left + 1] ?? 0) * (vectors[right + 1] ?? 0) +
      (vectors[left + 2] ?? 0) * (vectors[right + 2] ?? 0) +
      (vectors[left + 3] ?? 0) * (vectors[right + 3] ?? 0);
  }
  return sum;
}

/**
 * {@link CANDIDATES} places a row, nearest first by the brief vectors, −1 where there are fewer. Every pair is looked at;
 * among many items only those whose signs mostly agree are compared.
 */
function nearestByVector({ brief, briefDimensions, count }: ItemVectors, kept: number): Int32Array {
  const numbers = new Int32Array(count * CANDIDATES).fill(-1);
  if (kept === 0) return numbers;
  const cosines = new Float32Array(count * CANDIDATES).fill(-2);
  const put = (row: number, number: number, cosine: number): void => {
    const start = row * CANDIDATES;
    let place = start + kept - 1;
    for (; place > start && (cosines[place - 1] ?? 0) < cosine; place -= 1) {
      cosines[place] = cosines[place - 1] ?? 0;
      numbers[place] = numbers[place - 1] ?? 0;
    }
    cosines[place] = cosine;
    numbers[place] = number;
  };
  const [lower, upper] = signsOf(brief, briefDimensions);
  const mostDifferent = count > MANY ? MOST_DIFFERENT * briefDimensions : briefDimensions;
  for (let rows = 0; rows < count; rows += BLOCK) {
    for (let others = rows; others < count; others += BLOCK) {
      for (let i = rows; i < Math.min(count, rows + BLOCK); i += 1) {
        const low = lower[i] ?? 0;
        const high = upper[i] ?? 0;
        for (let j = Math.max(others, i + 1); j < Math.min(count, others + BLOCK); j += 1) {
          const differing = ones(low ^ (lower[j] ?? 0));
          if (differing > mostDifferent || differing + ones(high ^ (upper[j] ?? 0)) > mostDifferent) continue;
          const cosine = cosineOf(brief, briefDimensions, i, j);
          if (cosine > (cosines[i * CANDIDATES + kept - 1] ?? 0)) put(i, j, cosine);
          if (cosine > (cosines[j * CANDIDATES + kept - 1] ?? 0)) put(j, i, cosine);
        }
      }
    }
  }
  return numbers;
}

/** The signs of up to 64 dimensions of each row, in two numbers. */
function signsOf(vectors: Float32Array, dimensions: number): [Int32Array, Int32Array] {
  const count = dimensions === 0 ? 0 : vectors.length / dimensions;
  const lower = new Int32Array(count);
  const upper = new Int32Array(count);
  for (let row = 0; row < count; row += 1) {
    for (let d = 0; d < Math.min(64, dimensions); d += 1) {
      if ((vectors[row * dimensions + d] ?? 0) <= 0) continue;
      const half = d < 32 ? lower : upper;
      half[row] = (half[row] ?? 0) | (1 << (d % 32));
    }
  }
  return [lower, upper];
}

/** How many bits are set, counted in parallel (Warren, "Hacker's Delight", 5–1). */
function ones(bits: number): number {
  let x = bits - ((bits >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

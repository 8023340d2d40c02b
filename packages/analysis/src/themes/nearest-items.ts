import type { ItemFeatures } from '../features.ts';
import type { WordTable } from '../word-table.ts';
import type { ItemVectors } from './item-vectors.ts';
import { WordAgreement } from './word-agreement.ts';

/** For each item its nearest others, best first: `size` places a row, −1 where there are fewer. */
export interface NearestItems {
  count: number;
  size: number;
  numbers: Int32Array;
  /** Estimated probability that the two are about the same thing. */
  scores: Float32Array;
}

const CANDIDATES = 60;
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
  items: readonly ItemFeatures[],
  vectors: ItemVectors,
  words: WordTable,
  size: number,
): NearestItems {
  const count = items.length;
  const agreement = new WordAgreement(items, words);
  const candidates = nearestByVector(vectors, Math.min(CANDIDATES, Math.max(0, count - 1)));
  const numbers = new Int32Array(count * size).fill(-1);
  const scores = new Float32Array(count * size);
  for (let i = 0; i < count; i += 1) {
    agreement.ask(i);
    const found: { number: number; odds: number }[] = [];
    for (const number of candidates.subarray(i * CANDIDATES, (i + 1) * CANDIDATES)) {
      if (number < 0) break;
      const cosine = cosineOf(vectors.whole, vectors.dimensions, i, number);
      found.push({ number, odds: CONSTANT + COSINE * cosine + AGREEMENT * agreement.with(number) });
    }
    found.sort((a, b) => b.odds - a.odds || a.number - b.number);
    found.slice(0, size).forEach(({ number, odds }, place) => {
      numbers[i * size + place] = number;
      scores[i * size + place] = 1 / (1 + Math.exp(-odds));
    });
  }
  return { count, size, numbers, scores };
}

function cosineOf(vectors: Float32Array, dimensions: number, a: number, b: number): number {
  const left = a * dimensions;
  const right = b * dimensions;
  let sum = 0;
  for (let d = 0; d < dimensions; d += 1) sum += (vectors[left + d] ?? 0) * (vectors[right + d] ?? 0);
  return sum;
}

/** {@link CANDIDATES} places a row, nearest first by the brief vectors, −1 where there are fewer. Every pair is compared. */
function nearestByVector({ brief, briefDimensions, count }: ItemVectors, kept: number): Int32Array {
  const numbers = new Int32Array(count * CANDIDATES).fill(-1);
  if (kept === 0) return numbers;
  const cosines = new Float32Array(count * CANDIDATES).fill(-2);
  const put = (row: number, number: number, cosine: number): void => {
    const start = row * CANDIDATES;
    let place = start + kept - 1;
    if (cosine <= (cosines[place] ?? 0)) return;
    for (; place > start && (cosines[place - 1] ?? 0) < cosine; place -= 1) {
      cosines[place] = cosines[place - 1] ?? 0;
      numbers[place] = numbers[place - 1] ?? 0;
    }
    cosines[place] = cosine;
    numbers[place] = number;
  };
  for (let rows = 0; rows < count; rows += BLOCK) {
    for (let others = rows; others < count; others += BLOCK) {
      for (let i = rows; i < Math.min(count, rows + BLOCK); i += 1) {
        for (let j = Math.max(others, i + 1); j < Math.min(count, others + BLOCK); j += 1) {
          const cosine = cosineOf(brief, briefDimensions, i, j);
          put(i, j, cosine);
          put(j, i, cosine);
        }
      }
    }
  }
  return numbers;
}

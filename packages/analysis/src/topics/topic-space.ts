import type { ItemFeatures } from '../features.ts';
import { itemShare, wordShare } from '../search/background.ts';
import { strongestDirections } from '../search/components.ts';
import { stem } from '../text/stem.ts';
import { termsOfToken } from '../text/tokenise.ts';
import type { WordTable } from '../word-table.ts';
import { hashOf } from './slots.ts';

/** What is known of a workspace's texts as a whole: how rare its words are, and what its sentences share. */
export interface TopicSpace {
  /** Hash of a stem → share of items that hold it; only stems of many items are listed. */
  readonly shares: ReadonlyMap<number, number>;
  /** How many items it was made from. */
  readonly items: number;
  /** Directions that nearly all sentence vectors share. */
  readonly directions: readonly Float64Array[];
}

/** Imagined items that carry what is known of words in general, so that five items do not decide what is rare. */
const BACKGROUND_ITEMS = 1000;
/** A word's weight grows no further when it is rarer than about one in 400 items. */
const MOST_WEIGHT = 6;
/** Stems of fewer items weigh nearly the most anyway. */
const LISTED_SHARE = 1e-3;
const MOST_LISTED = 4000;
const SMOOTHING = 1e-3;
/** Sentences looked at for the shared directions. */
const SAMPLE = 2000;
const BACKGROUND_SENTENCES = 100;
const BACKGROUND_WORDS = 2000;

/** Looks at all items once; some thousand are enough. */
export function fitTopicSpace(items: readonly ItemFeatures[], words: WordTable): TopicSpace {
  const holding = new Map<number, number>();
  for (const features of items) {
    const stems = new Set(features.words.flatMap(termsOfToken).map((word) => hashOf(stem(word))));
    for (const hash of stems) holding.set(hash, (holding.get(hash) ?? 0) + 1);
  }
  const least = Math.max(2, items.length * LISTED_SHARE);
  const listed = [...holding].filter(([, count]) => count >= least);
  listed.sort(([a, m], [b, n]) => n - m || a - b);
  const shares = new Map(listed.slice(0, MOST_LISTED).map(([hash, count]) => [hash, count / items.length]));
  return { shares, items: items.length, directions: sharedDirections(items, words) };
}

/** Inverse document frequency, between 0 and {@link MOST_WEIGHT}. */
export function rarity(
  space: TopicSpace,
  word: string,
  stemHash: number,
  usesWordVectors: boolean,
  words: WordTable,
): number {
  const holding = (space.shares.get(stemHash) ?? 0) * space.items;
  const expected = BACKGROUND_ITEMS * itemShare(word, usesWordVectors, words);
  const weight = Math.log((space.items + BACKGROUND_ITEMS) / (holding + expected + 0.5));
  return Math.max(0, Math.min(MOST_WEIGHT, weight));
}

/** Weight of a word in a sentence vector (Arora, Liang, Ma 2017). */
export function smoothedWeight(row: number): number {
  return SMOOTHING / (SMOOTHING + wordShare(row));
}

/** The vector of a text by its words, each as often as it occurs; null without English words. */
function sentenceVector(features: ItemFeatures, words: WordTable): Float32Array | null {
  if (!features.usesWordVectors) return null;
  const sum = new Float32Array(words.dimensions);
  const scratch = new Float32Array(words.dimensions);
  let isEmpty = true;
  for (const [i, word] of features.words.entries()) {
    const row = words.row(word);
    if (row < 0) continue;
    isEmpty = false;
    words.vector(row, scratch, 0);
    const weight = (features.counts[i] ?? 1) * smoothedWeight(row);
    for (let d = 0; d < sum.length; d += 1) sum[d] = (sum[d] ?? 0) + weight * (scratch[d] ?? 0);
  }
  return isEmpty ? null : sum;
}

function sharedDirections(items: readonly ItemFeatures[], words: WordTable): Float64Array[] {
  const { dimensions } = words;
  const matrix = new Float64Array(dimensions * dimensions);
  const scratch = new Float32Array(dimensions);
  let trace = 0;
  for (let row = 0; row < Math.min(BACKGROUND_WORDS, words.size); row += 1) {
    words.vector(row, scratch, 0);
    trace += addOuter(matrix, scratch, wordShare(row) * smoothedWeight(row) ** 2);
  }
  if (trace > 0)
    for (let i = 0; i < matrix.length; i += 1) matrix[i] = ((matrix[i] ?? 0) * BACKGROUND_SENTENCES) / trace;
  const step = Math.max(1, Math.floor(items.length / SAMPLE));
  for (let i = 0; i < items.length; i += step) {
    const features = items[i];
    const vector = features && sentenceVector(features, words);
    if (vector) addOuter(matrix, vector, 1 / squareOf(vector));
  }
  return strongestDirections(matrix, dimensions);
}

/** @returns what it adds to the trace */
function addOuter(matrix: Float64Array, vector: Float32Array, weight: number): number {
  const { length } = vector;
  for (let i = 0; i < length; i += 1) {
    const left = weight * (vector[i] ?? 0);
    for (let j = 0; j < length; j += 1)
      matrix[i * length + j] = (matrix[i * length + j] ?? 0) + left * (vector[j] ?? 0);
  }
  return weight * squareOf(vector);
}

function squareOf(vector: Float32Array): number {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return sum || 1;
}

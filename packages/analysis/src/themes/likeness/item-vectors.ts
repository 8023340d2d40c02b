import type { ItemFeatures } from '../../features.ts';
import { wordShare } from '../../search/background.ts';
import { removeDirections, strongestDirections } from '../../search/components.ts';
import type { WordTable } from '../../word-table.ts';
import { eigenpairs } from './eigen.ts';
import type { ItemWords } from './item-words.ts';
import { latentRows, toUnitRows } from './latent-directions.ts';
import { letterRows, stemRows } from './term-rows.ts';

/** Vectors of items, one row each. */
export interface ItemVectors {
  count: number;
  dimensions: number;
  /** Rows of length 1. */
  whole: Float32Array;
  /** The strongest dimensions only, rows of length 1: enough to find candidates. */
  brief: Float32Array;
  briefDimensions: number;
}

interface Block {
  vectors: Float32Array;
  dimensions: number;
  /** Share of the squared length. */
  weight: number;
  /** How many of its dimensions the brief vector takes. */
  briefDimensions: number;
}

const LATENT = 64;
/** Strongest axes of the sentence vectors that are kept. */
const AXES = 64;
/** Rows that shared directions and axes are found on; more do not move them. */
const SAMPLE = 3000;
/** Rows are padded with zeros to a multiple of this, so that they can be read in steps. */
const STEP = 4;
/** A word weighs a / (a + its share of all words) (Arora, Liang, Ma 2017, "A simple but tough-to-beat baseline"). */
const SMOOTHING = 1e-3;

/**
 * What items are about, as vectors: a sentence vector of word vectors, and latent directions of letter sequences and of
 * stems found in these very items. Where there are no word vectors the latent directions speak alone.
 *
 * @param read the words of the same items
 */
export function vectorsOf(
  items: readonly ItemFeatures[],
  read: readonly ItemWords[],
  words: WordTable,
): ItemVectors {
  const blocks: Block[] = [
    { ...sentenceRows(read, words), weight: 1, briefDimensions: 32 },
    { ...latentRows(letterRows(read), LATENT), weight: 0.5, briefDimensions: 20 },
    { ...latentRows(stemRows(read), LATENT), weight: 0.5, briefDimensions: 12 },
  ];
  const kept = blocks.map((block) => Math.min(block.dimensions, block.briefDimensions));
  const dimensions = padded(blocks.map((block) => block.dimensions));
  const briefDimensions = padded(kept);
  return {
    count: items.length,
    dimensions,
    whole: joined(
      blocks,
      items.length,
      blocks.map((block) => block.dimensions),
      dimensions,
    ),
    brief: joined(blocks, items.length, kept, briefDimensions),
    briefDimensions,
  };
}

function padded(sizes: readonly number[]): number {
  return STEP * Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / STEP);
}

function joined(
  blocks: readonly Block[],
  count: number,
  taken: readonly number[],
  dimensions: number,
): Float32Array {
  const vectors = new Float32Array(count * dimensions);
  for (let i = 0; i < count; i += 1) {
    let at = i * dimensions;
    blocks.forEach((block, b) => {
      const factor = Math.sqrt(block.weight);
      const size = taken[b] ?? 0;
      for (let d = 0; d < size; d += 1)
        vectors[at + d] = factor * (block.vectors[i * block.dimensions + d] ?? 0);
      at += size;
    });
  }
  toUnitRows(vectors, dimensions);
  return vectors;
}

/** Sentence vectors without the directions that all items share, turned so that the strongest dimension comes first. */
function sentenceRows(
  items: readonly ItemWords[],
  words: WordTable,
): { vectors: Float32Array; dimensions: number } {
  const { dimensions } = words;
  const vectors = new Float32Array(items.length * dimensions);
  const word = new Float32Array(dimensions);
  items.forEach((item, i) => {
    item.words.forEach(({ row }, place) => {
      if (row < 0) return;
      words.vector(row, word, 0);
      const weight = ((item.counts[place] ?? 1) * SMOOTHING) / (SMOOTHING + wordShare(row));
      for (let d = 0; d < dimensions; d += 1)
        vectors[i * dimensions + d] = (vectors[i * dimensions + d] ?? 0) + weight * (word[d] ?? 0);
    });
  });
  toUnitRows(vectors, dimensions);
  const shared = strongestDirections(momentsOf(vectors, dimensions), dimensions);
  for (let start = 0; start < vectors.length; start += dimensions)
    removeDirections(vectors.subarray(start, start + dimensions), shared);
  toUnitRows(vectors, dimensions);
  const axes = eigenpairs(momentsOf(vectors, dimensions), dimensions).slice(0, AXES);
  const turned = new Float32Array(items.length * axes.length);
  for (let i = 0; i < items.length; i += 1) {
    for (let axis = 0; axis < axes.length; axis += 1) {
      const direction = axes[axis]?.vector ?? new Float64Array(0);
      let sum = 0;
      for (let d = 0; d < dimensions; d += 1) sum += (vectors[i * dimensions + d] ?? 0) * (direction[d] ?? 0);
      turned[i * axes.length + axis] = sum;
    }
  }
  toUnitRows(turned, axes.length);
  return { vectors: turned, dimensions: axes.length };
}

function momentsOf(vectors: Float32Array, dimensions: number): Float64Array {
  const moments = new Float64Array(dimensions * dimensions);
  const rows = vectors.length / dimensions;
  const sample = Math.min(rows, SAMPLE);
  for (let nth = 0; nth < sample; nth += 1) {
    const start = Math.floor((nth * rows) / sample) * dimensions;
    for (let i = 0; i < dimensions; i += 1) {
      const left = vectors[start + i] ?? 0;
      if (left === 0) continue;
      for (let j = 0; j < dimensions; j += 1)
        moments[i * dimensions + j] = (moments[i * dimensions + j] ?? 0) + left * (vectors[start + j] ?? 0);
    }
  }
  return moments;
}

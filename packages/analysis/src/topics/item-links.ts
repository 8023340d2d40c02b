import type { ItemFeatures } from '../features.ts';
import { vectorsOf } from '../themes/likeness/item-vectors.ts';
import { WordReader } from '../themes/likeness/item-words.ts';
import { linkGraph } from '../themes/grouping/link-graph.ts';
import { nearestItems } from '../themes/likeness/nearest-items.ts';
import type { WordTable } from '../word-table.ts';

/** Which items of a workspace say nearly the same, as of one time. */
export interface ItemLinks {
  /** The items that were looked at. */
  readonly ids: Int32Array;
  /** Pairs of places in `ids`, each pair once. */
  readonly ones: Uint16Array;
  readonly others: Uint16Array;
  /** Of each pair, 1…255. */
  readonly weights: Uint8Array;
}

/**
 * Among fewer items neighbours say little more than the words do; among more, looking at each pair takes too long
 * (seconds of processor time at 10,000, the square of it further on).
 */
export const LINKED_ITEMS = { least: 2000, most: 15_000 };
const LINKS = 15;
const STEPS = 255;
/** Stored links of another version are made again. */
const VERSION = 1;
const HEADER = 3;

/** Looks at every pair of items. The same items give the same links, in whatever order they come. */
export function linkItems(
  given: readonly { id: number; features: ItemFeatures }[],
  words: WordTable,
): ItemLinks {
  const items = [...given].sort((a, b) => a.id - b.id);
  const features = items.map((item) => item.features);
  const reader = new WordReader(words);
  const read = features.map((one) => reader.read(one));
  const nearest = nearestItems(read, vectorsOf(features, read, words), words, LINKS);
  const { starts, ends, weights } = linkGraph(nearest, () => false);
  const ones: number[] = [];
  const others: number[] = [];
  const steps: number[] = [];
  for (let i = 0; i < items.length; i += 1) {
    for (let at = starts[i] ?? 0; at < (starts[i + 1] ?? 0); at += 1) {
      const other = ends[at] ?? 0;
      if (other <= i) continue;
      ones.push(i);
      others.push(other);
      steps.push(Math.max(1, Math.round(STEPS * (weights[at] ?? 0))));
    }
  }
  return {
    ids: Int32Array.from(items, ({ id }) => id),
    ones: Uint16Array.from(ones),
    others: Uint16Array.from(others),
    weights: Uint8Array.from(steps),
  };
}

/** Numbers of 32, 16 and 8 bits, little-endian: version, items, pairs, then the items and the pairs. */
export function encodeItemLinks({ ids, ones, others, weights }: ItemLinks): Uint8Array {
  const bytes = new Uint8Array(4 * (HEADER + ids.length) + 5 * ones.length);
  const view = new DataView(bytes.buffer);
  [VERSION, ids.length, ones.length, ...ids].forEach((value, i) => view.setInt32(4 * i, value, true));
  let at = 4 * (HEADER + ids.length);
  for (const places of [ones, others]) {
    for (const place of places) {
      view.setUint16(at, place, true);
      at += 2;
    }
  }
  bytes.set(weights, at);
  return bytes;
}

/** @throws RangeError when the bytes are of another version or cut short */
export function decodeItemLinks(bytes: Uint8Array): ItemLinks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [version, count = 0, pairs = 0] =
    bytes.length < 4 * HEADER ? [] : [0, 4, 8].map((at) => view.getInt32(at, true));
  if (version !== VERSION || bytes.length !== 4 * (HEADER + count) + 5 * pairs) {
    throw new RangeError('These bytes are no links of this version.');
  }
  const placesFrom = (start: number): Uint16Array =>
    Uint16Array.from({ length: pairs }, (_, i) => view.getUint16(start + 2 * i, true));
  const start = 4 * (HEADER + count);
  return {
    ids: Int32Array.from({ length: count }, (_, i) => view.getInt32(4 * (HEADER + i), true)),
    ones: placesFrom(start),
    others: placesFrom(start + 2 * pairs),
    weights: bytes.slice(start + 4 * pairs),
  };
}

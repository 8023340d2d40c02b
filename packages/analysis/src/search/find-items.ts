import { likenessAt, oddsAt, similarityScore } from '../calibration.ts';
import type { Calibration } from '../calibration.ts';
import { termOf } from './item-store.ts';
import type { ItemStore } from './item-store.ts';
import type { KernelMemory } from './kernel-memory.ts';
import { grown } from './numbers.ts';
import type { QueryReach } from './query-reach.ts';
import { productAt } from './sentence-vectors.ts';
import type { SentenceVectors } from './sentence-vectors.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An item counts as found from this score on; the server's contract names the same figure. */
export const LEAST_SCORE = 0.1;
/** A little under, so that rounding decides about the score and not about being looked at. */
const LEAST_ODDS = Math.log(LEAST_SCORE / (1 - LEAST_SCORE)) - 1e-2;
/** Past this many times the query's weight an item's grows slower: a short question is not blamed on a long text. */
const USUAL_RATIO = 3;

/**
 * An item that answers less of what the query says is about something else. Without word vectors fewer words answer each
 * other.
 */
const LEAST_CONTENT = 0.2;
const LEAST_CONTENT_OF_WORDS = 0.1;

/** The least share of the weight of its content words that a query wants answered. */
export function leastContent(hasVector: boolean): number {
  return hasVector ? LEAST_CONTENT : LEAST_CONTENT_OF_WORDS;
}

/** Items found, by slot, with their scores; in no order. The arrays have more room than there are items. */
export interface Found {
  count: number;
  slots: Uint32Array;
  scores: Float64Array;
}

export interface Asked {
  memory: KernelMemory;
  vocabulary: Vocabulary;
  items: ItemStore;
  reach: QueryReach;
  /** The query's vector of length 1, or null. */
  vector: Float64Array | null;
  /** What items' vectors are: sums of words, or made by an encoder. */
  vectors: SentenceVectors;
  /** Takes in what is found; made once, since a query would leave a megabyte behind. */
  found: Found;
  /** Slots to look at, each once. */
  candidates: { slots: ArrayLike<number>; count: number };
  allow: ((id: number) => boolean) | undefined;
  /** Slot that is left out: the item that is the query. */
  except: number;
  /** Keep every allowed item, however low its score. */
  keepLowScores: boolean;
  calibration: Calibration;
}

/** Scores candidates against the query, exactly. */
export function findItems(asked: Asked): void {
  const { memory, items, allow, except, found } = asked;
  const { slots, count } = asked.candidates;
  const { records, ids } = items;
  const { kernel } = memory;
  const batch = kernel.BATCH.value;
  const candidates = kernel.CANDIDATES.value / 4;
  found.count = 0;
  found.slots = grown(found.slots, count);
  found.scores = grown(found.scores, count);
  prepare(asked);
  const keep = keeper(asked);
  const waiting = new Uint32Array(batch);
  let size = 0;
  for (let i = 0; i < count; i += 1) {
    const slot = slots[i] ?? 0;
    const record = records[slot] ?? 0;
    if (record !== 0 && slot !== except && (allow === undefined || allow(ids[slot] ?? 0))) {
      waiting[size] = slot;
      memory.ints[candidates + size] = record;
      size += 1;
    }
    if (size === 0 || (size < batch && i + 1 < count)) continue;
    if (asked.vectors.isEncoded) writeCosines(asked, waiting, size);
    kernel.score(size);
    keep(waiting, size);
    size = 0;
  }
}

/** Tells the kernel what is asked. */
function prepare({ memory, vocabulary, reach, vector, vectors, calibration }: Asked): void {
  const { kernel } = memory;
  const words = vocabulary.records.address;
  if (vector && !vectors.isEncoded) vocabulary.vectors.multiply(vector, words);
  const { NONE, OF_WORDS, ENCODED } = kernel;
  memory.doubles.set(reach.weights, kernel.WEIGHTS.value / 8);
  kernel.calibrate(calibration.fullVoice, calibration.bothPerCosine, calibration.bothAlone);
  kernel.ask(
    (vector === null ? NONE : vectors.isEncoded ? ENCODED : OF_WORDS).value,
    words,
    reach.weights.length,
    reach.contentWords,
    reach.weight,
    reach.contentWeight,
    reach.contentWords > 0 ? leastContent(vector !== null) : 0,
    Math.max(USUAL_RATIO * reach.weight, 1e-6),
  );
}

function writeCosines({ memory, items, vector }: Asked, slots: Uint32Array, count: number): void {
  const cosines = memory.kernel.COSINES.value / 8;
  for (let i = 0; i < count; i += 1)
    memory.doubles[cosines + i] = vector ? productAt(items.vectors, slots[i] ?? 0, vector) : 0;
}

/** Takes what the kernel has measured, and keeps the items that count as found. */
function keeper(asked: Asked): (slots: Uint32Array, count: number) => void {
  const { memory, items, reach, keepLowScores, calibration, found } = asked;
  const { doubles, kernel } = memory;
  const likenesses = kernel.LIKENESS.value / 8;
  const covereds = kernel.COVERED.value / 8;
  const { scale } = calibration;
  const least = likenessAt(scale, LEAST_ODDS);
  // With a little room for rounding.
  const shareToHold = reach.weight > 0 ? (reach.weightToHold / reach.weight) * 0.95 : 1;
  return (slots, count) => {
    for (let i = 0; i < count; i += 1) {
      const likeness = doubles[likenesses + i] ?? 0;
      if (!keepLowScores && !(likeness >= least || (doubles[covereds + i] ?? 0) >= shareToHold)) continue;
      const score = similarityScore(oddsAt(scale, likeness));
      const slot = slots[i] ?? 0;
      if (!keepLowScores && score < LEAST_SCORE && !holdsAllWords(reach, items.termsOf(slot))) continue;
      found.slots[found.count] = slot;
      found.scores[found.count] = score;
      found.count += 1;
    }
  };
}

/** Whether an item has a word of the same stem for each content word of the query. */
function holdsAllWords({ holds, toHold }: QueryReach, terms: Int32Array): boolean {
  const held = new Set<number>();
  for (const marked of terms) {
    const word = holds[termOf(marked)] ?? 0;
    if (word > 0) held.add(word);
  }
  return toHold > 0 && held.size === toHold;
}

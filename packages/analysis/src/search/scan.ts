import { scoreOf } from '../calibration.ts';
import type { Odds } from '../calibration.ts';
import type { ItemStore } from './item-store.ts';
import { LIKENESS_STEPS, MASS_STEPS } from './query-reach.ts';
import type { QueryReach } from './query-reach.ts';

/** An item counts as found from this score on; the server's contract names the same figure. */
export const LEAST_SCORE = 0.1;
/** A little under, so that rounding decides about the score and not about being looked at. */
const LEAST_ODDS = Math.log(LEAST_SCORE / (1 - LEAST_SCORE)) - 1e-2;
/** An item heavier than this, about fifty words, is long; the weight past it counts half. */
const USUAL_MASS = 150;
const MASS_PAST_USUAL = 0.5;
/** Item vectors have this length. */
const VECTOR_LENGTH = 127;

/** Items found, by slot, with their scores; in no order. */
export interface Found {
  slots: number[];
  scores: number[];
}

export interface ScanInput {
  items: ItemStore;
  reach: QueryReach;
  /** The query's vector without the shared directions at length 127, or null. */
  vector: Int8Array | null;
  allow: ((id: number) => boolean) | undefined;
  /** Slot that is left out: the item that is the query. */
  except: number;
  /** Keep every allowed item, however low its score. */
  keepLowScores: boolean;
  odds: Odds;
}

/**
 * Scores every item against the query, exactly. An item is passed over as soon as its score is bound to be too low:
 * first by sums over its words, then by its vector, last by the words one by one.
 */
export function scan(input: ScanInput): Found {
  const { items, reach, vector, allow, except, keepLowScores, odds } = input;
  const { terms, starts, sizes, lengths, alive, ids, vectors } = items;
  const { masses, weight } = reach;
  const found: Found = { slots: [], scores: [] };
  const words = new WordCover(reach);
  // With a little room for rounding.
  const shareToHold = weight > 0 ? (reach.weightToHold / weight) * 0.95 : 1;

  for (let slot = 0; slot < items.end; slot += 1) {
    if (alive[slot] === 0 || slot === except) continue;
    if (allow && !allow(ids[slot] ?? 0)) continue;
    const start = starts[slot] ?? 0;
    const end = start + (sizes[slot] ?? 0);
    let answered = 0;
    let atMost = 0;
    for (let i = start; i < end; i += 1) {
      const sums = masses[terms[i] ?? 0] ?? 0;
      answered += sums >>> 16;
      atMost += sums & 0xffff;
    }
    if (answered === 0 && !keepLowScores) continue;
    const itemCovered = Math.min(1, answered / MASS_STEPS / softened(items.masses[slot] ?? 0));
    const mostCovered = weight > 0 ? Math.min(1, atMost / MASS_STEPS / weight) : 0;
    const mayHoldAll = mostCovered >= shareToHold;
    const mustLook = keepLowScores || mayHoldAll;
    const length = lengths[slot] ?? 0;
    let chance: number;
    if (vector !== null && length > 0) {
      if (!mustLook && odds.withVectors(1, mostCovered, itemCovered) < LEAST_ODDS) continue;
      const cosine = dotAt(vectors, slot, vector) / (VECTOR_LENGTH * length);
      if (!mustLook && odds.withVectors(cosine, mostCovered, itemCovered) < LEAST_ODDS) continue;
      chance = odds.withVectors(cosine, words.cover(terms, start, end), itemCovered);
    } else {
      if (!mustLook && odds.wordsOnly(mostCovered, itemCovered) < LEAST_ODDS) continue;
      chance = odds.wordsOnly(words.cover(terms, start, end), itemCovered);
    }
    if (!mustLook && chance < LEAST_ODDS) continue;
    const score = scoreOf(chance);
    if (keepLowScores || score >= LEAST_SCORE || (mayHoldAll && holdsAllWords(reach, terms, start, end))) {
      found.slots.push(slot);
      found.scores.push(score);
    }
  }
  return found;
}

/** Looks at an item's words one by one. */
class WordCover {
  readonly #reach: QueryReach;
  readonly #best: Uint8Array;

  constructor(reach: QueryReach) {
    this.#reach = reach;
    this.#best = new Uint8Array(reach.weights.length);
  }

  /** Share of the query's weight that the item covers, each query word by the item's word most like it. */
  cover(terms: Uint32Array, start: number, end: number): number {
    const { answers, weights, weight } = this.#reach;
    const best = this.#best;
    for (let i = start; i < end; i += 1) {
      const answer = answers[terms[i] ?? 0] ?? 0;
      const likeness = answer & 255;
      if (likeness > (best[answer >> 8] ?? 0)) best[answer >> 8] = likeness;
    }
    let covered = 0;
    for (let w = 0; w < best.length; w += 1) {
      covered += (best[w] ?? 0) * (weights[w] ?? 0);
      best[w] = 0;
    }
    return weight > 0 ? covered / (LIKENESS_STEPS * weight) : 0;
  }
}

/** Whether an item has a word of the same stem for each content word of the query. */
function holdsAllWords(
  { holds, toHold }: QueryReach,
  terms: Uint32Array,
  start: number,
  end: number,
): boolean {
  const held = new Set<number>();
  for (let i = start; i < end; i += 1) {
    const word = holds[terms[i] ?? 0] ?? 0;
    if (word > 0) held.add(word);
  }
  return toHold > 0 && held.size === toHold;
}

function softened(mass: number): number {
  return mass > USUAL_MASS ? USUAL_MASS + MASS_PAST_USUAL * (mass - USUAL_MASS) : Math.max(mass, 1e-6);
}

/** Four numbers a step: the check of each array bound costs as much as the product. */
function dotAt(vectors: Int8Array, slot: number, vector: Int8Array): number {
  const { length } = vector;
  let sum = 0;
  for (let i = 0, at = slot * length; i < length; i += 4, at += 4) {
    sum +=
      (vectors[at] ?? 0) * (vector[i] ?? 0) +
      (vectors[at + 1] ?? 0) * (vector[i + 1] ?? 0) +
      (vectors[at + 2] ?? 0) * (vector[i + 2] ?? 0) +
      (vectors[at + 3] ?? 0) * (vector[i + 3] ?? 0);
  }
  return sum;
}

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
 * Scores every item against the query, exactly. The words come first; the vectors of an item are only looked at when
 * they could still lift its score to the least.
 */
export function scan(input: ScanInput): Found {
  const { items, reach, vector, allow, except, keepLowScores, odds } = input;
  const { terms, starts, sizes, masses, lengths, alive, ids, vectors } = items;
  const { answers, weights, weight } = reach;
  const found: Found = { slots: [], scores: [] };
  const best = new Uint8Array(weights.length);
  const perStep = weight > 0 ? 1 / (LIKENESS_STEPS * weight) : 0;
  // With a little room for rounding.
  const shareToHold = weight > 0 ? (reach.weightToHold / weight) * 0.95 : 1;

  for (let slot = 0; slot < items.end; slot += 1) {
    if (alive[slot] === 0 || slot === except) continue;
    if (allow && !allow(ids[slot] ?? 0)) continue;
    const start = starts[slot] ?? 0;
    const end = start + (sizes[slot] ?? 0);
    let answered = 0;
    for (let i = start; i < end; i += 1) {
      const answer = answers[terms[i] ?? 0] ?? 0;
      if (answer === 0) continue;
      answered += answer >>> 16;
      const word = (answer >> 8) & 255;
      best[word] = Math.max(best[word] ?? 0, answer & 255);
    }
    if (answered === 0 && !keepLowScores) continue;
    let covered = 0;
    for (let w = 0; w < best.length; w += 1) {
      covered += (best[w] ?? 0) * (weights[w] ?? 0);
      best[w] = 0;
    }
    const queryCovered = covered * perStep;
    const itemCovered = Math.min(1, answered / MASS_STEPS / softened(masses[slot] ?? 0));
    const holdsAll = queryCovered >= shareToHold && holdsAllWords(reach, terms, start, end);
    const mustStay = keepLowScores || holdsAll;
    const length = lengths[slot] ?? 0;
    let chance: number;
    if (vector !== null && length > 0) {
      if (!mustStay && odds.withVectors(1, queryCovered, itemCovered) < LEAST_ODDS) continue;
      const cosine = dotAt(vectors, slot, vector) / (VECTOR_LENGTH * length);
      chance = odds.withVectors(cosine, queryCovered, itemCovered);
    } else {
      chance = odds.wordsOnly(queryCovered, itemCovered);
    }
    if (!mustStay && chance < LEAST_ODDS) continue;
    const score = scoreOf(chance);
    if (mustStay || score >= LEAST_SCORE) {
      found.slots.push(slot);
      found.scores.push(score);
    }
  }
  return found;
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

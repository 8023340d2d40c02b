import { scoreOf } from '../calibration.ts';
import type { Odds } from '../calibration.ts';
import type { ItemStore } from './item-store.ts';
import type { QueryReach } from './query-reach.ts';

/** An item counts as found from this score on; the server's contract names the same figure. */
export const LEAST_SCORE = 0.1;
const LEAST_ODDS = Math.log(LEAST_SCORE / (1 - LEAST_SCORE)) - 1e-3;
/** An item heavier than this is long; the weight past it counts less, so that one right sentence in many still counts. */
const USUAL_MASS = 150;
const MASS_PAST_USUAL = 0.5;

/** Items found, by slot, with their scores; in no order. */
export interface Found {
  slots: number[];
  scores: number[];
}

export interface ScanInput {
  items: ItemStore;
  reach: QueryReach;
  /** The query's vector at length 1 without the shared directions, or null. */
  vector: Float32Array | null;
  allow: ((id: number) => boolean) | undefined;
  /** Slot that is left out: the item that is the query. */
  except: number;
  /** Keep every allowed item, however low its score. */
  keepLowScores: boolean;
  odds: Odds;
}

/** Scores every item against the query, exactly; items that cannot reach the least score are passed over early. */
export function scan(input: ScanInput): Found {
  const { items, reach, vector, allow, except, keepLowScores, odds } = input;
  const { terms, starts, sizes, masses, lengths, alive, ids, vectors } = items;
  const { mass, heads, next, queryWords, likeness, sameStem, toHold, weights } = reach;
  const found: Found = { slots: [], scores: [] };
  const covered = new Float32Array(weights.length);
  const held = new Int32Array(toHold + 1).fill(-1);
  const shareToHold = reach.weight > 0 ? (reach.weightToHold / reach.weight) * 0.95 : 1;

  for (let slot = 0; slot < items.end; slot += 1) {
    if (alive[slot] === 0 || slot === except) continue;
    const start = starts[slot] ?? 0;
    const end = start + (sizes[slot] ?? 0);
    let answered = 0;
    let atMost = 0;
    for (let i = start; i < end; i += 1) {
      const at = 2 * (terms[i] ?? 0);
      answered += mass[at] ?? 0;
      atMost += mass[at + 1] ?? 0;
    }
    if (answered === 0 && !keepLowScores) continue;
    const itemCovered = Math.min(1, answered / softened(masses[slot] ?? 0));
    const length = vector ? (lengths[slot] ?? 0) : 0;
    const mostCovered = reach.weight > 0 ? Math.min(1, atMost / reach.weight) : 0;
    if (
      !keepLowScores &&
      mostCovered < shareToHold &&
      odds(length > 0 ? 1 : null, mostCovered, itemCovered) < LEAST_ODDS
    ) {
      continue;
    }
    if (allow && !allow(ids[slot] ?? 0)) continue;

    covered.fill(0);
    let heldWords = 0;
    for (let i = start; i < end; i += 1) {
      const term = terms[i] ?? 0;
      for (let link = heads[term] ?? 0; link > 0; link = next[link - 1] ?? 0) {
        const word = queryWords[link - 1] ?? 0;
        const like = likeness[link - 1] ?? 0;
        if (like > (covered[word] ?? 0)) covered[word] = like;
      }
      const holds = sameStem[term] ?? 0;
      if (holds > 0 && held[holds] !== slot) {
        held[holds] = slot;
        heldWords += 1;
      }
    }
    let queryCovered = 0;
    for (let w = 0; w < covered.length; w += 1) queryCovered += (covered[w] ?? 0) * (weights[w] ?? 0);
    queryCovered = reach.weight > 0 ? queryCovered / reach.weight : 0;
    const cosine = vector && length > 0 ? dotAt(vectors, slot, vector) / length : null;
    const score = scoreOf(odds(cosine, queryCovered, itemCovered));
    if (keepLowScores || score >= LEAST_SCORE || (toHold > 0 && heldWords === toHold)) {
      found.slots.push(slot);
      found.scores.push(score);
    }
  }
  return found;
}

function softened(mass: number): number {
  return mass > USUAL_MASS ? USUAL_MASS + MASS_PAST_USUAL * (mass - USUAL_MASS) : Math.max(mass, 1e-6);
}

function dotAt(vectors: Int8Array, slot: number, vector: Float32Array): number {
  let sum = 0;
  for (let i = 0, at = slot * vector.length; i < vector.length; i += 1, at += 1)
    sum += (vectors[at] ?? 0) * (vector[i] ?? 0);
  return sum;
}

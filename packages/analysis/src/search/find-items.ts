import { likenessAt, oddsAt, scoreOf } from '../calibration.ts';
import type { Calibration } from '../calibration.ts';
import { endsPart, termOf } from './item-store.ts';
import type { ItemStore } from './item-store.ts';
import { Overlap } from './overlap.ts';
import type { QueryReach } from './query-reach.ts';
import { productAt } from './sentence-vectors.ts';
import type { WordProducts } from './sentence-vectors.ts';

/** An item counts as found from this score on; the server's contract names the same figure. */
export const LEAST_SCORE = 0.1;
/** A little under, so that rounding decides about the score and not about being looked at. */
const LEAST_ODDS = Math.log(LEAST_SCORE / (1 - LEAST_SCORE)) - 1e-2;
/** What stands around a part counts a little: a text that is about nothing else is nearer. */
const SURROUNDINGS = 0.2;
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

/** Items found, by slot, with their scores; in no order. */
export interface Found {
  slots: number[];
  scores: number[];
}

export interface Asked {
  items: ItemStore;
  reach: QueryReach;
  /** The query's vector of length 1, or null. */
  vector: Float64Array | null;
  /** Its products with words, where vectors are made of those. */
  products: WordProducts | null;
  /** Slots to look at, each once. */
  candidates: { slots: ArrayLike<number>; count: number };
  allow: ((id: number) => boolean) | undefined;
  /** Slot that is left out: the item that is the query. */
  except: number;
  /** Keep every allowed item, however low its score. */
  keepLowScores: boolean;
  calibration: Calibration;
  /** How rare the words of the items are. */
  rarity: number;
}

/**
 * Scores candidates against the query, exactly. An item is passed over as soon as its score is bound to be too low:
 * first by sums over its words, then by its vector.
 */
export function findItems(asked: Asked): Found {
  const { items, reach, allow, except, keepLowScores, calibration } = asked;
  const { slots, count } = asked.candidates;
  const { terms, starts, sizes, alive, ids } = items;
  const found: Found = { slots: [], scores: [] };
  const scorer = new ItemScorer(asked);
  const scale = calibration.scale(asked.rarity);
  const least = likenessAt(scale, LEAST_ODDS);
  // With a little room for rounding.
  const shareToHold = reach.weight > 0 ? (reach.weightToHold / reach.weight) * 0.95 : 1;

  for (let i = 0; i < count; i += 1) {
    const slot = slots[i] ?? 0;
    if (alive[slot] === 0 || slot === except) continue;
    if (allow && !allow(ids[slot] ?? 0)) continue;
    const likeness = scorer.likeness(slot, keepLowScores ? -Infinity : least, shareToHold);
    if (Number.isNaN(likeness)) continue;
    const score = scoreOf(oddsAt(scale, likeness));
    if (!keepLowScores && score < LEAST_SCORE) {
      const start = starts[slot] ?? 0;
      if (!holdsAllWords(reach, terms, start, start + (sizes[slot] ?? 0))) continue;
    }
    found.slots.push(slot);
    found.scores.push(score);
  }
  return found;
}

/** Measures how like the query an item is, by its likest part. */
class ItemScorer {
  readonly #asked: Asked;
  readonly #overlap: Overlap;
  readonly #usual: number;
  readonly #both: number[] = [];

  constructor(asked: Asked) {
    this.#asked = asked;
    this.#overlap = new Overlap(asked.reach);
    this.#usual = Math.max(USUAL_RATIO * asked.reach.weight, 1e-6);
  }

  /** Not a number when it is bound to be under `least` and the item does not hold all words of the query. */
  likeness(slot: number, least: number, shareToHold: number): number {
    const { items, reach, vector, calibration } = this.#asked;
    const { terms } = items;
    const overlap = this.#overlap;
    const start = items.starts[slot] ?? 0;
    const end = start + (items.sizes[slot] ?? 0);
    overlap.read(terms, start, end);
    if (reach.contentWords > 0 && overlap.contentCovered < leastContent(vector !== null))
      return least === -Infinity ? -Infinity : NaN;
    const { count, covered } = overlap;
    const measured = items.measured[slot] ?? 0;
    const whole = items.masses[measured] ?? 0;
    const both = this.#both;
    let most = 0;
    for (let part = 0; part < count; part += 1) {
      const own = items.masses[measured + part] ?? 0;
      const mass = this.#softened(own + SURROUNDINGS * (whole - own));
      const itemCovered = Math.min(1, (overlap.answered[part] ?? 0) / mass);
      both[part] = Math.sqrt((covered[part] ?? 0) * itemCovered);
      most = Math.max(most, both[part] ?? 0);
    }
    const mayHoldAll = (covered[0] ?? 0) >= shareToHold;
    const hasVector = vector !== null && (items.lengths[measured] ?? 0) > 0;
    // Sums are quick; the vector is looked at only where it may lift the item over the least.
    const isHopeless = hasVector && !mayHoldAll && calibration.likeness(1, most) < least;
    if (isHopeless) return NaN;
    const likeness = hasVector
      ? this.#withVector(slot, start, end, measured)
      : calibration.likenessOfWords(most);
    return likeness < least && !mayHoldAll ? NaN : likeness;
  }

  #withVector(slot: number, start: number, end: number, measured: number): number {
    const { items, vector, products, calibration } = this.#asked;
    const { terms, lengths, vectors } = items;
    const both = this.#both;
    if (vector === null) return -Infinity;
    if (products === null) {
      const cosine = productAt(vectors, slot, vector);
      return calibration.likeness(cosine, Math.max(...both.slice(0, this.#overlap.count)));
    }
    let whole = 0;
    let sum = 0;
    let part = 0;
    let best = -Infinity;
    const isParted = this.#overlap.count > 1;
    for (let i = start; i < end; i += 1) {
      const marked = terms[i] ?? 0;
      sum += products.with(termOf(marked));
      if (!isParted || !endsPart(marked)) continue;
      part += 1;
      best = Math.max(best, calibration.likeness(cosineOf(sum, lengths[measured + part]), both[part] ?? 0));
      whole += sum;
      sum = 0;
    }
    const cosine = cosineOf(isParted ? whole : sum, lengths[measured]);
    return Math.max(best, calibration.likeness(cosine, both[0] ?? 0));
  }

  #softened(mass: number): number {
    const usual = this.#usual;
    return mass > usual ? usual * (1 + Math.log(mass / usual)) : Math.max(mass, 1e-6);
  }
}

function cosineOf(product: number, length = 0): number {
  return length > 0 ? product / length : 0;
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
    const word = holds[termOf(terms[i] ?? 0)] ?? 0;
    if (word > 0) held.add(word);
  }
  return toHold > 0 && held.size === toHold;
}

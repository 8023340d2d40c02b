import { likenessAt, oddsAt, scoreOf } from '../calibration.ts';
import type { Calibration } from '../calibration.ts';
import { termOf, UNMEASURED } from './item-store.ts';
import type { ItemStore } from './item-store.ts';
import { grown } from './numbers.ts';
import { Overlap } from './overlap.ts';
import type { QueryReach } from './query-reach.ts';
import { productAt } from './sentence-vectors.ts';
import type { SentenceVectors, WordProducts } from './sentence-vectors.ts';

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

/** Items found, by slot, with their scores; in no order. The arrays have more room than there are items. */
export interface Found {
  count: number;
  slots: Uint32Array;
  scores: Float64Array;
}

export interface Asked {
  items: ItemStore;
  reach: QueryReach;
  /** The query's vector of length 1, or null. */
  vector: Float64Array | null;
  /** What items' vectors are: sums of words, or made by an encoder. */
  vectors: SentenceVectors;
  /** Products of words with the query's vector; all 0 where vectors are not made of words. */
  products: WordProducts;
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
  /** How rare the words of the items are. */
  rarity: number;
}

/** Scores candidates against the query, exactly. */
export function findItems(asked: Asked): void {
  const { items, reach, allow, except, keepLowScores, calibration, found } = asked;
  const { slots, count } = asked.candidates;
  const { terms, starts, sizes, alive, ids } = items;
  found.count = 0;
  found.slots = grown(found.slots, count);
  found.scores = grown(found.scores, count);
  const scorer = new ItemScorer(asked);
  const scale = calibration.scale(asked.rarity);
  const least = likenessAt(scale, LEAST_ODDS);
  // With a little room for rounding.
  const shareToHold = reach.weight > 0 ? (reach.weightToHold / reach.weight) * 0.95 : 1;

  for (let i = 0; i < count; i += 1) {
    const slot = slots[i] ?? 0;
    if (alive[slot] === 0 || slot === except) continue;
    if (allow && !allow(ids[slot] ?? 0)) continue;
    const likeness = scorer.likeness(slot);
    if (!keepLowScores && !(likeness >= least || scorer.covered >= shareToHold)) continue;
    const score = scoreOf(oddsAt(scale, likeness));
    if (!keepLowScores && score < LEAST_SCORE) {
      const start = starts[slot] ?? 0;
      if (!holdsAllWords(reach, terms, start, start + (sizes[slot] ?? 0))) continue;
    }
    found.slots[found.count] = slot;
    found.scores[found.count] = score;
    found.count += 1;
  }
}

/** Measures how like the query an item is, by its likest part. */
class ItemScorer {
  /** Share of the query's weight that the item measured last answers; 0 where it answers too little to be looked at. */
  covered = 0;
  readonly #asked: Asked;
  readonly #overlap: Overlap;
  readonly #leastContent: number;
  readonly #usual: number;
  readonly #hasVector: boolean;

  constructor(asked: Asked) {
    const { reach, products, vector } = asked;
    this.#asked = asked;
    this.#overlap = new Overlap(reach, products);
    this.#hasVector = vector !== null;
    this.#leastContent = reach.contentWords > 0 ? leastContent(this.#hasVector) : 0;
    this.#usual = Math.max(USUAL_RATIO * reach.weight, 1e-6);
  }

  /** −Infinity for an item that answers too little of what the query says. */
  likeness(slot: number): number {
    const { items, calibration, vectors } = this.#asked;
    const { masses, lengths } = items;
    const { isEncoded } = vectors;
    const overlap = this.#overlap;
    const start = items.starts[slot] ?? 0;
    overlap.read(items.terms, start, start + (items.sizes[slot] ?? 0));
    const { count, covered, answered, products } = overlap;
    this.covered = 0;
    if (overlap.contentCovered < this.#leastContent) return -Infinity;
    this.covered = covered[0] ?? 0;
    const measured = items.measured[slot] ?? 0;
    const whole = masses[measured] ?? 0;
    if (this.#hasVector && lengths[measured] === UNMEASURED) vectors.measure(items, slot);
    const hasVector = this.#hasVector && (lengths[measured] ?? 0) > 0;
    const encoded = hasVector && isEncoded ? this.#encodedCosine(slot) : 0;
    let best = -Infinity;
    for (let part = 0; part < count; part += 1) {
      const own = masses[measured + part] ?? 0;
      const mass = this.#softened(own + SURROUNDINGS * (whole - own));
      const itemCovered = Math.min(1, (answered[part] ?? 0) / mass);
      const both = Math.sqrt((covered[part] ?? 0) * itemCovered);
      const likeness = hasVector
        ? calibration.likeness(
            isEncoded ? encoded : cosineOf(products[part] ?? 0, lengths[measured + part]),
            both,
          )
        : calibration.likenessOfWords(both);
      if (likeness > best) best = likeness;
    }
    return best;
  }

  #encodedCosine(slot: number): number {
    const { items, vector } = this.#asked;
    return vector ? productAt(items.vectors, slot, vector) : 0;
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
  terms: Int32Array,
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

import { endsPart, termOf } from './item-store.ts';
import { LIKENESS_STEPS, queryWordOf } from './query-reach.ts';
import type { QueryReach } from './query-reach.ts';
import type { WordProducts } from './sentence-vectors.ts';

const FIRST_PARTS = 128;

/**
 * What an item's words have in common with a query's: for the whole item, and for each part where it has several. Most of
 * the time of a query goes in here: one pass over the words, and next to no branch that depends on what they are, since
 * a wrong guess of the processor costs as much as reading five words.
 */
export class Overlap {
  /** The whole item, then its parts; 1 where it is its only part. */
  count = 0;
  /** Share of the query's weight that is answered, each query word by the item's word most like it. */
  covered = new Float64Array(FIRST_PARTS);
  /** Weight of the item's words that answer the query. */
  answered = new Float64Array(FIRST_PARTS);
  /** Sum of the words' products with the query's vector. */
  products = new Float64Array(FIRST_PARTS);
  /** Share of the weight of the query's content words that the whole item answers. */
  contentCovered = 0;

  readonly #reach: QueryReach;
  readonly #wordProducts: WordProducts;
  readonly #weights: Float64Array;
  /** Best likeness to each query word in this part, and in the whole item; zeros between items. */
  readonly #best: Int32Array;
  readonly #bestOfAll: Int32Array;
  /** Words of a part that answer the query. */
  #answering = new Int32Array(FIRST_PARTS);

  constructor(reach: QueryReach, products: WordProducts) {
    this.#reach = reach;
    this.#wordProducts = products;
    this.#weights = Float64Array.from(reach.weights);
    this.#best = new Int32Array(reach.weights.length);
    this.#bestOfAll = new Int32Array(reach.weights.length);
  }

  read(terms: Int32Array, start: number, end: number): void {
    this.#makeRoom(end - start);
    const { answers } = this.#reach;
    const wordProducts = this.#wordProducts;
    const { known } = wordProducts;
    const answering = this.#answering;
    let count = 0;
    let answerCount = 0;
    let product = 0;
    let productOfAll = 0;
    let answeredOfAll = 0;
    for (let i = start; i < end; i += 1) {
      const marked = terms[i] ?? 0;
      const term = termOf(marked);
      const ofWord = known[term] ?? 0;
      product += Number.isNaN(ofWord) ? wordProducts.with(term) : ofWord;
      // Overwritten by the next word unless this one answers.
      answering[answerCount] = term;
      answerCount += ((answers[term] ?? 0) + 0xffff) >>> 16;
      if (!endsPart(marked)) continue;
      count += 1;
      this.products[count] = product;
      productOfAll += product;
      answeredOfAll += this.#endPart(count, answerCount);
      product = 0;
      answerCount = 0;
    }
    this.count = count > 1 ? count + 1 : 1;
    this.products[0] = productOfAll;
    this.answered[0] = answeredOfAll;
    this.#endItem();
  }

  /** Takes in the words of a part that answer the query; tells their weight. */
  #endPart(part: number, answerCount: number): number {
    const { answers, masses, weight } = this.#reach;
    const best = this.#best;
    const answering = this.#answering;
    let answered = 0;
    for (let i = 0; i < answerCount; i += 1) {
      const term = answering[i] ?? 0;
      answered += masses[term] ?? 0;
      const answer = answers[term] ?? 0;
      const word = queryWordOf(answer);
      best[word] = greater(best[word] ?? 0, answer & 255);
    }
    const bestOfAll = this.#bestOfAll;
    const weights = this.#weights;
    let covered = 0;
    for (let word = 0; word < best.length; word += 1) {
      const likeness = best[word] ?? 0;
      covered += likeness * (weights[word] ?? 0);
      bestOfAll[word] = greater(bestOfAll[word] ?? 0, likeness);
      best[word] = 0;
    }
    this.answered[part] = answered;
    this.covered[part] = weight > 0 ? covered / (LIKENESS_STEPS * weight) : 0;
    return answered;
  }

  #endItem(): void {
    const { weight, contentWords, contentWeight } = this.#reach;
    const bestOfAll = this.#bestOfAll;
    const weights = this.#weights;
    let covered = 0;
    for (let word = 0; word < contentWords; word += 1)
      covered += (bestOfAll[word] ?? 0) * (weights[word] ?? 0);
    this.contentCovered = contentWeight > 0 ? covered / (LIKENESS_STEPS * contentWeight) : 0;
    for (let word = contentWords; word < bestOfAll.length; word += 1)
      covered += (bestOfAll[word] ?? 0) * (weights[word] ?? 0);
    this.covered[0] = weight > 0 ? covered / (LIKENESS_STEPS * weight) : 0;
    bestOfAll.fill(0);
  }

  #makeRoom(words: number): void {
    if (words < this.covered.length) return;
    this.covered = new Float64Array(words * 2);
    this.answered = new Float64Array(words * 2);
    this.products = new Float64Array(words * 2);
    this.#answering = new Int32Array(words * 2);
  }
}

/** The greater of two small integers, without a branch. */
function greater(a: number, b: number): number {
  const more = b - a;
  return a + (more & ~(more >> 31));
}

import { BACKGROUND_ITEMS } from '../../search/background.ts';
import type { WordTable } from '../../word-table.ts';
import type { ItemWords } from './item-words.ts';
import { toUnitRows } from './latent-directions.ts';

/** Cosines of word vectors up to here say nothing; above they are stretched to 0…1. */
const LEAST_COSINE = 0.4;
const FUNCTION_WORD_WEIGHT = 0.4;
/** Words compared with each other by vector: the commonest of the items; rare ones agree with themselves alone. */
const MOST_COMPARED = 2000;
/** Of the words like a word, so many are remembered. */
const MOST_ALIKE = 48;

/**
 * How far the words of two items answer each other: the share of each item's weight that words of the other answer, by
 * the same stem or a near word vector, as a geometric mean.
 */
export class WordAgreement {
  readonly #terms: Int32Array[];
  readonly #weights: Float64Array;
  readonly #masses: Float64Array;
  /** For each word the words like it, itself first, and how much. */
  readonly #alike: { numbers: number[]; likeness: number[] }[];
  readonly #likeness: Float64Array;
  /** For each word the place in the asking item of the word that it answers. */
  readonly #answers: Int32Array;
  readonly #reached: number[] = [];
  #asking: Int32Array = new Int32Array(0);
  #askingMass = 0;
  #best = new Float64Array(0);

  constructor(items: readonly ItemWords[], words: WordTable) {
    const numbers = new Map<string, number>();
    const known: { row: number; items: number; share: number; isSmall: boolean }[] = [];
    this.#terms = items.map((item) => {
      const terms = new Set<number>();
      for (const { key, row, share, isSmall } of item.words) {
        let number = numbers.get(key);
        if (number === undefined) {
          number = known.length;
          numbers.set(key, number);
          known.push({ row, items: 0, share, isSmall });
        }
        terms.add(number);
      }
      for (const term of terms) {
        const word = known[term];
        if (word) word.items += 1;
      }
      return Int32Array.from(terms);
    });
    this.#weights = Float64Array.from(known, (word) => {
      const all = items.length + BACKGROUND_ITEMS;
      const rarity = Math.max(0, Math.log(all / (word.items + 0.5 + BACKGROUND_ITEMS * word.share)));
      return word.isSmall ? FUNCTION_WORD_WEIGHT * rarity : rarity;
    });
    this.#masses = Float64Array.from(this.#terms, (terms) => this.#massOf(terms));
    this.#alike = alikeWords(known, words);
    this.#likeness = new Float64Array(known.length);
    this.#answers = new Int32Array(known.length);
  }

  /** Chooses the item that {@link with} compares others to. */
  ask(item: number): void {
    for (const number of this.#reached) this.#likeness[number] = 0;
    this.#reached.length = 0;
    this.#asking = this.#terms[item] ?? new Int32Array(0);
    this.#askingMass = this.#masses[item] ?? 0;
    if (this.#best.length < this.#asking.length) this.#best = new Float64Array(this.#asking.length * 2);
    for (let place = 0; place < this.#asking.length; place += 1) {
      const term = this.#asking[place] ?? 0;
      const weight = this.#weights[term] ?? 0;
      const { numbers, likeness } = this.#alike[term] ?? { numbers: [], likeness: [] };
      for (let i = 0; i < numbers.length; i += 1) {
        const number = numbers[i] ?? 0;
        const known = this.#likeness[number] ?? 0;
        const value = likeness[i] ?? 0;
        if (known === 0) this.#reached.push(number);
        const answered = this.#asking[this.#answers[number] ?? 0] ?? 0;
        if (known === 0 || value * weight > known * (this.#weights[answered] ?? 0)) {
          this.#answers[number] = place;
          this.#likeness[number] = value;
        }
      }
    }
  }

  /** 0…1 for another item and the one asked about. */
  with(item: number): number {
    const best = this.#best;
    const terms = this.#terms[item] ?? new Int32Array(0);
    best.fill(0, 0, this.#asking.length);
    let theirs = 0;
    for (const term of terms) {
      const likeness = this.#likeness[term] ?? 0;
      if (likeness === 0) continue;
      theirs += likeness * (this.#weights[term] ?? 0);
      const place = this.#answers[term] ?? 0;
      if (likeness > (best[place] ?? 0)) best[place] = likeness;
    }
    if (theirs === 0) return 0;
    let ours = 0;
    for (let place = 0; place < this.#asking.length; place += 1)
      ours += (best[place] ?? 0) * (this.#weights[this.#asking[place] ?? 0] ?? 0);
    const masses = this.#askingMass * (this.#masses[item] ?? 0);
    return masses > 0 ? Math.sqrt((ours * theirs) / masses) : 0;
  }

  #massOf(terms: Int32Array): number {
    let mass = 0;
    for (const term of terms) mass += this.#weights[term] ?? 0;
    return mass;
  }
}

function alikeWords(
  known: readonly { row: number; items: number }[],
  words: WordTable,
): { numbers: number[]; likeness: number[] }[] {
  const alike = known.map((_, number) => ({ numbers: [number], likeness: [1] }));
  const compared = known
    .map((word, number) => ({ ...word, number }))
    .filter(({ row, items }) => row >= 0 && items > 1)
    .sort((a, b) => b.items - a.items || a.row - b.row)
    .slice(0, MOST_COMPARED);
  const { dimensions } = words;
  const vectors = new Float32Array(compared.length * dimensions);
  compared.forEach(({ row }, i) => words.vector(row, vectors, i * dimensions));
  toUnitRows(vectors, dimensions);
  compared.forEach(({ number: a }, i) => {
    for (let j = i + 1; j < compared.length; j += 1) {
      let cosine = 0;
      for (
        let left = i * dimensions, right = j * dimensions;
        left < (i + 1) * dimensions;
        left += 2, right += 2
      )
        cosine +=
          (vectors[left] ?? 0) * (vectors[right] ?? 0) + (vectors[left + 1] ?? 0) * (vectors[right + 1] ?? 0);
      if (cosine <= LEAST_COSINE) continue;
      const likeness = (cosine - LEAST_COSINE) / (1 - LEAST_COSINE);
      const b = compared[j]?.number ?? 0;
      alike[a]?.numbers.push(b);
      alike[a]?.likeness.push(likeness);
      alike[b]?.numbers.push(a);
      alike[b]?.likeness.push(likeness);
    }
  });
  return alike.map(({ numbers, likeness }) => {
    if (numbers.length <= MOST_ALIKE) return { numbers, likeness };
    const order = likeness.map((_, i) => i);
    order.sort((a, b) => (likeness[b] ?? 0) - (likeness[a] ?? 0) || a - b);
    const kept = order.slice(0, MOST_ALIKE);
    return { numbers: kept.map((i) => numbers[i] ?? 0), likeness: kept.map((i) => likeness[i] ?? 0) };
  });
}

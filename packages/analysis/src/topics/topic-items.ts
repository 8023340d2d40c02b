import type { ItemFeatures } from '../features.ts';
import { SLOTS, pairSlot } from './slots.ts';
import { gramShare, pairWeight, repeats } from './text-vectors.ts';
import type { TextVector, TextVectors, TopicWord } from './text-vectors.ts';
import { smoothedWeight } from './topic-space.ts';

/** Weights of what texts consist of: the product with a text is the sum of the weights of its parts. */
export interface LinearWeights {
  /** Place of a stem → what a text gains by holding it, however long the text is. */
  readonly held: ReadonlyMap<number, number>;
  /** Places of a text's vector, rising, with their weights. */
  readonly slots: Uint32Array;
  readonly values: Float32Array;
  /** Weights of the vector's meaning. */
  readonly meaning: Float32Array;
}

const SCALES = 3;

/**
 * The items of a workspace, ready to be scored by any topic: about 150 bytes an item. The words of an item are kept by
 * number, so that a topic weighs each word of the vocabulary once, however many items hold it.
 */
export class TopicItems {
  readonly vectors: TextVectors;
  readonly #ids: number[] = [];
  readonly #positions = new Map<number, number>();
  readonly #numbers = new Map<TopicWord, number>();
  readonly #words: TopicWord[] = [];
  /** Where each item's words begin in `#terms`. */
  readonly #starts: number[] = [];
  readonly #sizes: number[] = [];
  readonly #scales: number[] = [];
  #terms = new Uint32Array(4096);
  #counts = new Uint8Array(4096);
  #end = 0;

  constructor(vectors: TextVectors) {
    this.vectors = vectors;
  }

  get size(): number {
    return this.#ids.length;
  }

  /** The items' ids, by position; scores have the same order. */
  get ids(): readonly number[] {
    return this.#ids;
  }

  /** Adds an item at the end, or puts it in place of the one with the same id. */
  set(id: number, features: ItemFeatures): void {
    const { words, counts } = this.vectors.wordsOf(features);
    const { scales } = this.vectors.of(features);
    const position = this.#positions.get(id) ?? this.#ids.push(id) - 1;
    this.#positions.set(id, position);
    this.#makeRoom(words.length);
    this.#starts[position] = this.#end;
    this.#sizes[position] = words.length;
    scales.forEach((scale, i) => {
      this.#scales[SCALES * position + i] = scale;
    });
    words.forEach((word, i) => {
      this.#terms[this.#end] = this.#numberOf(word);
      this.#counts[this.#end] = Math.min(255, counts[i] ?? 1);
      this.#end += 1;
    });
  }

  positionOf(id: number): number | undefined {
    return this.#positions.get(id);
  }

  /** The product of each item's vector with the weights, by position. */
  products(weights: LinearWeights): Float64Array {
    const table = new Float32Array(SLOTS);
    weights.slots.forEach((slot, i) => (table[slot] = weights.values[i] ?? 0));
    const { letters, meanings } = this.#weighWords(table, weights.meaning);
    const products = new Float64Array(this.size);
    const sums = { words: 0, letters: 0, meaning: 0, held: 0 };
    const counted: number[] = [];
    for (let position = 0; position < products.length; position += 1) {
      sums.words = sums.letters = sums.meaning = sums.held = 0;
      counted.length = 0;
      const start = this.#starts[position] ?? 0;
      const end = start + (this.#sizes[position] ?? 0);
      let before: TopicWord | undefined;
      for (let i = start; i < end; i += 1) {
        const number = this.#terms[i] ?? 0;
        const word = this.#words[number];
        if (!word) continue;
        const count = this.#counts[i] ?? 1;
        const weight = word.weight * (count === 1 ? 1 : repeats(count));
        sums.words += weight * (table[word.stemSlot] ?? 0);
        if (before) {
          const pair = table[pairSlot(before.stemHash, word.stemHash)] ?? 0;
          if (pair !== 0) sums.words += pair * pairWeight(before, word);
        }
        const held = weights.held.get(word.stemSlot);
        if (held !== undefined && !counted.includes(word.stemSlot)) {
          sums.held += held;
          counted.push(word.stemSlot);
        }
        sums.letters += weight * (letters[number] ?? 0);
        sums.meaning += count * (meanings[number] ?? 0);
        before = word;
      }
      const at = SCALES * position;
      products[position] =
        sums.held +
        sums.words * (this.#scales[at] ?? 0) +
        sums.letters * (this.#scales[at + 1] ?? 0) +
        sums.meaning * (this.#scales[at + 2] ?? 0);
    }
    return products;
  }

  /** The vector of the item at a position, made anew from its words. */
  vectorAt(position: number): TextVector {
    const start = this.#starts[position] ?? 0;
    const end = start + (this.#sizes[position] ?? 0);
    const words: TopicWord[] = [];
    for (let i = start; i < end; i += 1) {
      const word = this.#words[this.#terms[i] ?? 0];
      if (word) words.push(word);
    }
    return this.vectors.ofWords(words, Array.from(this.#counts.subarray(start, end)));
  }

  /** The places of an item's stems. */
  stemSlotsAt(position: number): Set<number> {
    const start = this.#starts[position] ?? 0;
    const terms = this.#terms.subarray(start, start + (this.#sizes[position] ?? 0));
    return new Set(Array.from(terms, (term) => this.#words[term]?.stemSlot ?? -1));
  }

  #weighWords(table: Float32Array, meaning: Float32Array): { letters: Float32Array; meanings: Float32Array } {
    const letters = new Float32Array(this.#words.length);
    const meanings = new Float32Array(this.#words.length);
    const scratch = new Float32Array(meaning.length);
    this.#words.forEach((word, number) => {
      let sum = 0;
      for (const slot of word.gramSlots) sum += table[slot] ?? 0;
      letters[number] = sum * gramShare(word);
      if (word.row < 0) return;
      this.vectors.table.vector(word.row, scratch, 0);
      let dot = 0;
      for (let d = 0; d < scratch.length; d += 1) dot += (scratch[d] ?? 0) * (meaning[d] ?? 0);
      meanings[number] = dot * smoothedWeight(word.row);
    });
    return { letters, meanings };
  }

  #numberOf(word: TopicWord): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.push(word) - 1;
    this.#numbers.set(word, number);
    return number;
  }

  #makeRoom(count: number): void {
    if (this.#end + count <= this.#terms.length) return;
    const room = 2 * (this.#end + count);
    const terms = new Uint32Array(room);
    terms.set(this.#terms);
    this.#terms = terms;
    const counts = new Uint8Array(room);
    counts.set(this.#counts);
    this.#counts = counts;
  }
}

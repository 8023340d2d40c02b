import { decodeFeatures, extractFeatures, readFeatures, termsOfParts } from './features.ts';
import type { ItemFeatures } from './features.ts';
import { CALIBRATION } from './calibration.ts';
import type { Calibration } from './calibration.ts';
import { BACKGROUND_ITEMS, isFunctionWord, itemShare } from './search/background.ts';
import { pageOf } from './search/best-first.ts';
import { findItems, leastContent } from './search/find-items.ts';
import type { Asked, Found } from './search/find-items.ts';
import { ItemRecords } from './search/item-records.ts';
import { ItemStore, termOf } from './search/item-store.ts';
import { heldSpelling } from './search/held-spelling.ts';
import { itemsWithEach } from './search/items-with-each.ts';
import { itemsWithWords } from './search/items-with-words.ts';
import { KernelMemory } from './search/kernel-memory.ts';
import { Neighbours } from './search/neighbours.ts';
import { grown } from './search/numbers.ts';
import { NumbersMet } from './search/numbers-met.ts';
import { Postings } from './search/postings.ts';
import { QueryReach } from './search/query-reach.ts';
import type { QueryWord } from './search/query-reach.ts';
import { SentenceVectors } from './search/sentence-vectors.ts';
import { Vocabulary } from './search/vocabulary.ts';
import { WordRecords } from './search/word-records.ts';
import { WordVectors } from './search/word-vectors.ts';
import type { WordTable } from './word-table.ts';

export interface SearchPage {
  offset: number;
  limit: number;
  /** Items for which it answers false are as if they were not there. */
  allow?: (id: number) => boolean;
  /** Rank every allowed item, however little it has to do with the query. */
  keepLowScores?: boolean;
}

/** What is asked: a text, its features, or an item of the index. */
export type SearchQuery =
  | { text: string; vector?: Float32Array }
  | { features: ItemFeatures; vector?: Float32Array }
  | { itemId: number };

export interface SearchOptions {
  /** Turns what a query and an item have in common into a score. */
  calibration?: Calibration;
  /** Dimensions of an encoder's vectors, when they are given in place of those made from words. */
  vectorDimensions?: number;
}

export interface SearchResults {
  /** Best first; equal scores newest first, then by smaller id. */
  results: { id: number; score: number }[];
  /** How many items score at least 0.1 or hold all the query's content words; with `keepLowScores`, all allowed. */
  total: number;
}

/** Word weights and shared directions are found anew once this share of the items has changed. */
const CHANGED_SHARE = 0.2;
/**
 * Function words tell questions apart ("why" from "when"), but ten of them say less than their rarity adds up to. Chosen
 * by P@10 on the training part of Banking77.
 */
const FUNCTION_WORD_WEIGHT = 0.4;
/** Below this size it costs next to nothing to do so at every change. */
const SMALL = 1000;

/** Exact search by meaning and words over the items of one workspace. The same calls always give the same answers. */
export class SearchIndex {
  readonly #words: WordTable;
  readonly #memory = new KernelMemory();
  readonly #calibration: Calibration;
  readonly #items: ItemStore;
  readonly #vocabulary: Vocabulary;
  readonly #postings: Postings;
  readonly #neighbours: Neighbours;
  readonly #vectors: SentenceVectors;
  readonly #reach: QueryReach;
  readonly #found: Found = { count: 0, slots: new Uint32Array(0), scores: new Float64Array(0) };
  readonly #stemsMet = new NumbersMet();
  readonly #termsMet = new NumbersMet();
  /** Weight of each word of the vocabulary. */
  #weights = new Float32Array(1024);
  #fittedSize = 0;
  #changes = 0;
  /** Slots from here on have not been weighed yet. */
  #weighedEnd = 0;

  readonly #numberOfBytes = (
    bytes: Uint8Array,
    start: number,
    end: number,
    usesWordVectors: boolean,
  ): number => this.#vocabulary.addBytes(bytes, start, end, usesWordVectors);

  constructor(words: WordTable, options: SearchOptions = {}) {
    this.#words = words;
    this.#calibration = options.calibration ?? CALIBRATION;
    const memory = this.#memory;
    const items = new ItemRecords(memory);
    const release = (address: number, bytes: number): void => items.takeOver(address, bytes);
    const records = new WordRecords(memory, release);
    this.#postings = new Postings(memory, release);
    this.#vocabulary = new Vocabulary(words, memory, new WordVectors(memory, words.dimensions), records);
    this.#vectors = new SentenceVectors(words, this.#vocabulary, memory, options.vectorDimensions);
    this.#items = new ItemStore(memory, items, options.vectorDimensions ?? 0);
    this.#reach = new QueryReach(records);
    this.#neighbours = new Neighbours(words, this.#vocabulary);
  }

  get size(): number {
    return this.#items.size;
  }

  /**
   * Adds an item, or puts it in place of the one with the same id. `order`: among equal scores the larger comes first.
   *
   * @param vector the encoder's, in an index that was made for one
   * @throws RangeError when the vector has other dimensions than the index
   */
  upsert(id: number, order: number, features: ItemFeatures, vector?: Float32Array): void {
    this.#assertDimensions(vector);
    const parts = termsOfParts(features).map((part) =>
      part.map((word) => this.#vocabulary.add(word, features.usesWordVectors)),
    );
    this.#put(id, order, parts, vector);
  }

  /**
   * The same with features as they are stored, several times as fast.
   *
   * @throws RangeError when the bytes are of another version, cut short or damaged; the index is then as before
   */
  upsertEncoded(id: number, order: number, bytes: Uint8Array): void {
    const { words, parts } = readFeatures(bytes, this.#numberOfBytes);
    if (words.includes(-1)) return this.upsert(id, order, decodeFeatures(bytes));
    const ofPart = (part: Uint32Array): number[] => {
      const terms: number[] = [];
      for (const place of part) terms.push(words[place] ?? 0);
      return terms;
    };
    this.#put(id, order, parts ? parts.map(ofPart) : [words], undefined);
  }

  #put(
    id: number,
    order: number,
    parts: readonly (readonly number[])[],
    vector: Float32Array | undefined,
  ): void {
    this.remove(id);
    const slot = this.#items.add(id, order, parts, vector);
    this.#weights = grown(this.#weights, this.#vocabulary.size);
    this.#countStems(slot, 1);
    this.#post(slot);
    this.#changes += 1;
  }

  /** Takes an item out; does nothing when it is not there. */
  remove(id: number): void {
    const slot = this.#items.slotOf(id);
    if (slot === undefined) return;
    this.#countStems(slot, -1);
    this.#items.remove(id);
    this.#changes += 1;
  }

  /**
   * Ranks all items by how likely they are about the same thing as a text or as another item, which is itself left out.
   *
   * @throws RangeError when the item asked for is not in the index
   */
  search(query: SearchQuery, page: SearchPage): SearchResults {
    this.#refit();
    const except = 'itemId' in query ? this.#items.slotOf(query.itemId) : -1;
    if (except === undefined) throw new RangeError('The item to compare with is not in the index.');
    const { words, vector } =
      'itemId' in query
        ? { words: this.#wordsOfItem(except), vector: this.#vectors.ofItem(this.#items, except) }
        : this.#queryOf(
            'text' in query ? extractFeatures(query.text, this.#words) : query.features,
            query.vector,
          );
    this.#reach.fill(words, this.#weights, this.#vocabulary, this.#neighbours);
    const { allow, keepLowScores = false } = page;
    const found = this.#found;
    findItems({
      found,
      memory: this.#memory,
      vocabulary: this.#vocabulary,
      items: this.#items,
      reach: this.#reach,
      vector,
      vectors: this.#vectors,
      candidates: this.#candidates(keepLowScores, vector !== null),
      allow,
      except,
      keepLowScores,
      calibration: this.#calibration,
    });
    return { results: pageOf(found, this.#items, page.offset, page.limit), total: found.count };
  }

  /** Ids of the items that contain each word of a text, in any of its forms, in no order. */
  itemsWithWords(text: string): number[] {
    return itemsWithWords(text, this.#vocabulary, this.#items);
  }

  /** For each list of wordings the ids of the items that contain each word of one of these, in any of its forms, in no order. */
  itemsWithEach(lists: readonly (readonly string[])[]): number[][] {
    return itemsWithEach(lists, this.#vocabulary, this.#items);
  }

  /** A text with words that no item holds spelt as items spell them; null where none is. */
  heldSpelling(text: string): string | null {
    return heldSpelling(text, this.#vocabulary);
  }

  #queryOf(
    features: ItemFeatures,
    encoded?: Float32Array,
  ): { words: QueryWord[]; vector: Float64Array | null } {
    const { usesWordVectors } = features;
    const words = [...new Set(termsOfParts(features).flat())].map((word) => {
      const entry = this.#vocabulary.describe(word, usesWordVectors);
      const isFunction = isFunctionWord(word, usesWordVectors);
      const share = itemShare(word, usesWordVectors, this.#words);
      const weight = this.#weight(this.#vocabulary.stemNumberOf(entry.stem), share, isFunction);
      return { entry, weight, isFunctionWord: isFunction };
    });
    this.#assertDimensions(encoded);
    return { words, vector: this.#vectors.ofQuery(features, encoded) };
  }

  #wordsOfItem(slot: number): QueryWord[] {
    const { functionWords } = this.#vocabulary;
    return this.#distinctTerms(slot).map((term) => ({
      entry: this.#vocabulary.entry(term),
      weight: this.#weights[term] ?? 0,
      isFunctionWord: functionWords[term] === 1,
    }));
  }

  /** Where the query has something to say, items that answer a word of it; else all. */
  #candidates(keepLowScores: boolean, hasVector: boolean): Asked['candidates'] {
    const { end } = this.#items;
    return this.#reach.contentWords === 0 || keepLowScores
      ? { slots: Uint32Array.from({ length: end }, (_, slot) => slot), count: end }
      : this.#postings.holding(this.#reach, end, leastContent(hasVector));
  }

  /** Inverse document frequency, with what is known of the word in general counted as so many items more. */
  #weight(stem: number, share: number, isFunction: boolean): number {
    const holding = stem < 0 ? 0 : (this.#vocabulary.stemItems[stem] ?? 0);
    const items = this.size + BACKGROUND_ITEMS;
    const rarity = Math.max(0, Math.log(items / (holding + 0.5 + BACKGROUND_ITEMS * share)));
    return isFunction ? FUNCTION_WORD_WEIGHT * rarity : rarity;
  }

  #weightOf(term: number): number {
    const { stems, shares, functionWords } = this.#vocabulary;
    return this.#weight(stems[term] ?? 0, shares[term] ?? 0, functionWords[term] === 1);
  }

  #assertDimensions(vector: Float32Array | undefined): void {
    const { dimensions } = this.#vectors;
    if (vector && vector.length !== dimensions) {
      throw new RangeError(`A vector of ${vector.length} dimensions where the index holds ${dimensions}.`);
    }
  }

  #distinctTerms(slot: number): number[] {
    return [...new Set(Array.from(this.#items.termsOf(slot), termOf))];
  }

  #countStems(slot: number, by: number): void {
    const { stems, stemItems } = this.#vocabulary;
    this.#stemsMet.begin(stemItems.length);
    for (const marked of this.#items.termsOf(slot)) {
      const stem = stems[termOf(marked)] ?? 0;
      if (this.#stemsMet.meet(stem)) stemItems[stem] = (stemItems[stem] ?? 0) + by;
    }
  }

  #post(slot: number): void {
    const { functionWords, size } = this.#vocabulary;
    this.#postings.makeRoom(size);
    this.#termsMet.begin(size);
    // A copy: the postings grow in the same memory.
    for (const marked of this.#items.termsOf(slot).slice()) {
      const term = termOf(marked);
      if (functionWords[term] === 0 && this.#termsMet.meet(term)) this.#postings.add(term, slot);
    }
  }

  /** The word's weight as it was last found; of one that came since, as it is now. */
  readonly #usualWeight = (term: number): number => {
    if (this.#weights[term] === 0) this.#weights[term] = this.#weightOf(term);
    return this.#weights[term] ?? 0;
  };

  #refit(): void {
    const isFitted =
      this.#changes === 0 || (this.#changes <= this.#fittedSize * CHANGED_SHARE && this.size > SMALL);
    if (!isFitted) {
      if (this.#items.isSparse) this.#compact();
      for (let term = 0; term < this.#vocabulary.size; term += 1) this.#weights[term] = this.#weightOf(term);
      this.#vectors.fit(this.#items);
      this.#weighedEnd = 0;
      this.#fittedSize = this.size;
      this.#changes = 0;
    }
    for (; this.#weighedEnd < this.#items.end; this.#weighedEnd += 1) {
      if (this.#items.isAlive(this.#weighedEnd)) this.#items.weigh(this.#weighedEnd, this.#usualWeight);
    }
  }

  #compact(): void {
    this.#items.compact();
    this.#postings.clear();
    for (let slot = 0; slot < this.#items.end; slot += 1) this.#post(slot);
  }
}

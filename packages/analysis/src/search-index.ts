import { extractFeatures, termsOf } from './features.ts';
import type { ItemFeatures } from './features.ts';
import { ODDS } from './calibration.ts';
import type { Odds } from './calibration.ts';
import { BACKGROUND_ITEMS, isFunctionWord, itemShare } from './search/background.ts';
import { pageOf } from './search/best-first.ts';
import { ItemStore } from './search/item-store.ts';
import { Neighbours } from './search/neighbours.ts';
import { QueryReach } from './search/query-reach.ts';
import type { QueryWord } from './search/query-reach.ts';
import { scan } from './search/scan.ts';
import { SentenceVectors } from './search/sentence-vectors.ts';
import { Vocabulary } from './search/vocabulary.ts';
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
  /** Turns what a query and an item have in common into log odds; must not fall when a signal rises. */
  odds?: Odds;
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
/** Below this size it costs next to nothing to do so at every change. */
const SMALL = 1000;

/** Exact search by meaning and words over the items of one workspace. The same calls always give the same answers. */
export class SearchIndex {
  readonly #words: WordTable;
  readonly #odds: Odds;
  readonly #items: ItemStore;
  readonly #vocabulary: Vocabulary;
  readonly #neighbours: Neighbours;
  readonly #vectors: SentenceVectors;
  readonly #reach = new QueryReach();
  /** Weight of each word of the vocabulary. */
  #weights = new Float32Array(1024);
  #fittedSize = 0;
  #changes = 0;

  constructor(words: WordTable, options: SearchOptions = {}) {
    this.#words = words;
    this.#odds = options.odds ?? ODDS;
    this.#vectors = new SentenceVectors(words, options.vectorDimensions);
    this.#items = new ItemStore(this.#vectors.dimensions);
    this.#vocabulary = new Vocabulary(words);
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
    this.remove(id);
    const terms = termsOf(features).map((word) => this.#vocabulary.add(word, features.usesWordVectors));
    this.#countStems(terms, 1);
    const known = this.#weights.length;
    if (known < this.#vocabulary.size) {
      const larger = new Float32Array(this.#vocabulary.size * 2);
      larger.set(this.#weights);
      this.#weights = larger;
    }
    for (const term of terms) if (this.#weights[term] === 0) this.#weights[term] = this.#weightOf(term);
    const slot = this.#items.add(id, order, terms, this.#vectors.of(features, vector));
    this.#measure(slot);
    this.#changes += 1;
  }

  /** Takes an item out; does nothing when it is not there. */
  remove(id: number): void {
    const slot = this.#items.slotOf(id);
    if (slot === undefined) return;
    this.#countStems(this.#items.termsOf(slot), -1);
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
        ? this.#queryOfItem(except)
        : this.#queryOf(
            'text' in query ? extractFeatures(query.text, this.#words) : query.features,
            query.vector,
          );
    this.#reach.fill(words, this.#weights, this.#vocabulary, this.#neighbours);
    const { allow, keepLowScores = false } = page;
    const found = scan({
      items: this.#items,
      reach: this.#reach,
      vector,
      allow,
      except,
      keepLowScores,
      odds: this.#odds,
    });
    return { results: pageOf(found, this.#items, page.offset, page.limit), total: found.slots.length };
  }

  #queryOf(features: ItemFeatures, encoded?: Float32Array): { words: QueryWord[]; vector: Int8Array | null } {
    const { usesWordVectors } = features;
    const words = termsOf(features).map((word) => {
      const entry = this.#vocabulary.describe(word, usesWordVectors);
      return {
        entry,
        weight: this.#weight(
          this.#vocabulary.stemNumberOf(entry.stem),
          itemShare(word, usesWordVectors, this.#words),
        ),
        isFunctionWord: isFunctionWord(word, usesWordVectors),
      };
    });
    this.#assertDimensions(encoded);
    const vector = this.#vectors.of(features, encoded);
    return { words, vector: vector && this.#vectors.prepare(vector) };
  }

  #queryOfItem(slot: number): { words: QueryWord[]; vector: Int8Array | null } {
    const words: QueryWord[] = [];
    for (const term of this.#items.termsOf(slot)) {
      const entry = this.#vocabulary.entries[term];
      if (!entry) continue;
      const isFunctionWord = this.#vocabulary.isFunctionWord[term] ?? false;
      words.push({ entry, weight: this.#weights[term] ?? 0, isFunctionWord });
    }
    const { dimensions } = this.#vectors;
    const at = slot * dimensions;
    const vector = Float32Array.from(
      this.#items.vectors.subarray(at, at + dimensions),
      (value) => value / 127,
    );
    return { words, vector: this.#vectors.prepare(vector) };
  }

  /** Inverse document frequency, with what is known of the word in general counted as so many items more. */
  #weight(stem: number, share: number): number {
    const holding = stem < 0 ? 0 : (this.#vocabulary.stemItems[stem] ?? 0);
    const items = this.size + BACKGROUND_ITEMS;
    return Math.max(0, Math.log(items / (holding + 0.5 + BACKGROUND_ITEMS * share)));
  }

  #weightOf(term: number): number {
    return this.#weight(this.#vocabulary.stems[term] ?? -1, this.#vocabulary.shares[term] ?? 0);
  }

  #assertDimensions(vector: Float32Array | undefined): void {
    const { dimensions } = this.#vectors;
    if (vector && vector.length !== dimensions) {
      throw new RangeError(`A vector of ${vector.length} dimensions where the index holds ${dimensions}.`);
    }
  }

  #countStems(terms: Iterable<number>, by: number): void {
    const stems = new Set<number>();
    for (const term of terms) stems.add(this.#vocabulary.stems[term] ?? 0);
    for (const stem of stems) this.#vocabulary.stemItems[stem] = (this.#vocabulary.stemItems[stem] ?? 0) + by;
  }

  #measure(slot: number): void {
    let mass = 0;
    for (const term of this.#items.termsOf(slot)) mass += this.#weights[term] ?? 0;
    this.#items.masses[slot] = mass;
    this.#items.lengths[slot] = this.#vectors.lengthLeft(this.#items.vectors, slot);
  }

  #refit(): void {
    if (this.#changes === 0) return;
    if (this.#changes <= this.#fittedSize * CHANGED_SHARE && this.size > SMALL) return;
    if (this.#items.isSparse) this.#items.compact();
    for (let term = 0; term < this.#vocabulary.size; term += 1) this.#weights[term] = this.#weightOf(term);
    const slots = this.#items.slots();
    this.#vectors.fit(this.#items.vectors, slots);
    for (const slot of slots) this.#measure(slot);
    this.#fittedSize = this.size;
    this.#changes = 0;
  }
}

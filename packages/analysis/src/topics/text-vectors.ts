import type { ItemFeatures } from '../features.ts';
import { isFunctionWord } from '../search/background.ts';
import { removeDirections } from '../search/components.ts';
import { stem } from '../text/stem.ts';
import { termsOfToken } from '../text/tokenise.ts';
import type { WordTable } from '../word-table.ts';
import { hashOf, pairSlot, slotOf } from './slots.ts';
import { rarity, smoothedWeight } from './topic-space.ts';
import type { TopicSpace } from './topic-space.ts';

/** A word as topics see it. */
export interface TopicWord {
  /** How much it says: its rarity, less for function words. */
  readonly weight: number;
  readonly stemHash: number;
  readonly stemSlot: number;
  /** Places of its letter sequences. */
  readonly gramSlots: Uint32Array;
  /** Whether it carries grammar rather than topic. */
  readonly isFunctionWord: boolean;
  /** Its row in the word table, or −1. */
  readonly row: number;
}

/** A text as a vector of a length of about 1: places and values of words and letters, and the meaning of its words. */
export interface TextVector {
  /** Places of the stems that the text holds. */
  readonly stemSlots: ReadonlySet<number>;
  readonly slots: Uint32Array;
  readonly values: Float32Array;
  /** Zeros where English word vectors do not speak for the text. */
  readonly meaning: Float32Array;
  /** What sums over the text's words have to be multiplied with, for words, letters and meaning. */
  readonly scales: readonly [words: number, letters: number, meaning: number];
}

const GRAM_LENGTHS = [3, 4];
/** A pair of neighbouring stems beside the single ones. */
const PAIR_WEIGHT = 0.6;
const FUNCTION_WORD_WEIGHT = 0.8;
/** How much words, letters and meaning count, as shares of the square of the length. */
const SHARES = { words: 0.4, letters: 0.3, meaning: 0.3 };
/** The power of a part's length that is taken out, and the length of that part in a text of some ten words. */
const EVENED = 0.9;
const USUAL_LENGTH = { words: 15, letters: 14, meaning: 11 };

/** Turns texts into vectors, in one workspace's space. */
export class TextVectors {
  readonly space: TopicSpace;
  readonly table: WordTable;
  readonly #known = new Map<string, TopicWord>();
  readonly #scratch: Float32Array;

  constructor(space: TopicSpace, table: WordTable) {
    this.space = space;
    this.table = table;
    this.#scratch = new Float32Array(table.dimensions);
  }

  /** The words of a text in order of first use, and how often each occurs. */
  wordsOf(features: ItemFeatures): { words: TopicWord[]; counts: number[] } {
    const words: TopicWord[] = [];
    const counts: number[] = [];
    for (const [i, token] of features.words.entries()) {
      for (const term of termsOfToken(token)) {
        words.push(this.#word(term, features.usesWordVectors));
        counts.push(features.counts[i] ?? 1);
      }
    }
    return { words, counts };
  }

  of(features: ItemFeatures): TextVector {
    const { words, counts } = this.wordsOf(features);
    return this.ofWords(words, counts);
  }

  ofWords(words: readonly TopicWord[], counts: readonly number[]): TextVector {
    const wordPart = new Map<number, number>();
    const letterPart = new Map<number, number>();
    let before: TopicWord | undefined;
    words.forEach((word, i) => {
      const weight = word.weight * repeats(counts[i] ?? 1);
      add(wordPart, word.stemSlot, weight);
      if (before) add(wordPart, pairSlot(before.stemHash, word.stemHash), pairWeight(before, word));
      for (const slot of word.gramSlots) add(letterPart, slot, weight * gramShare(word));
      before = word;
    });
    const meaning = this.#meaningOf(words, counts);
    const scales = scalesOf([lengthOf(wordPart.values()), lengthOf(letterPart.values()), lengthOf(meaning)]);
    const slots = Uint32Array.from([...wordPart.keys(), ...letterPart.keys()]);
    const values = new Float32Array(slots.length);
    let at = 0;
    for (const value of wordPart.values()) values[at++] = value * scales[0];
    for (const value of letterPart.values()) values[at++] = value * scales[1];
    const stemSlots = new Set(words.map(({ stemSlot }) => stemSlot));
    return { stemSlots, slots, values, meaning: meaning.map((value) => value * scales[2]), scales };
  }

  #meaningOf(words: readonly TopicWord[], counts: readonly number[]): Float32Array {
    const sum = new Float32Array(this.table.dimensions);
    words.forEach(({ row }, i) => {
      if (row < 0) return;
      this.table.vector(row, this.#scratch, 0);
      const weight = (counts[i] ?? 1) * smoothedWeight(row);
      for (let d = 0; d < sum.length; d += 1) sum[d] = (sum[d] ?? 0) + weight * (this.#scratch[d] ?? 0);
    });
    removeDirections(sum, this.space.directions);
    return sum;
  }

  #word(term: string, usesWordVectors: boolean): TopicWord {
    const key = usesWordVectors ? term : `~${term}`;
    const known = this.#known.get(key);
    if (known) return known;
    const stemmed = stem(term);
    const stemHash = hashOf(stemmed);
    const rare = rarity(this.space, term, stemHash, usesWordVectors, this.table);
    const isFunction = isFunctionWord(term, usesWordVectors);
    const word: TopicWord = {
      weight: Math.max(1e-3, rare * (isFunction ? FUNCTION_WORD_WEIGHT : 1)),
      isFunctionWord: isFunction,
      stemHash,
      stemSlot: slotOf(stemHash),
      gramSlots: gramSlots(stemmed),
      row: usesWordVectors ? this.table.row(term) : -1,
    };
    this.#known.set(key, word);
    return word;
  }
}

/** A word that is repeated says a little more (sublinear frequency). */
export function repeats(count: number): number {
  return 1 + Math.log(count);
}

export function pairWeight(first: TopicWord, second: TopicWord): number {
  return PAIR_WEIGHT * Math.sqrt(first.weight * second.weight);
}

/** So that a word weighs the same in letters, however long it is. */
export function gramShare(word: TopicWord): number {
  return 1 / Math.sqrt(word.gramSlots.length);
}

export function product(a: TextVector, b: TextVector): number {
  let sum = 0;
  for (let d = 0; d < a.meaning.length; d += 1) sum += (a.meaning[d] ?? 0) * (b.meaning[d] ?? 0);
  const values = new Map<number, number>();
  a.slots.forEach((slot, i) => add(values, slot, a.values[i] ?? 0));
  b.slots.forEach((slot, i) => {
    sum += (values.get(slot) ?? 0) * (b.values[i] ?? 0);
  });
  return sum;
}

function gramSlots(stemmed: string): Uint32Array {
  const edged = `^${stemmed}$`;
  const slots = new Set<number>();
  for (const length of GRAM_LENGTHS) {
    for (let i = 0; i + length <= edged.length; i += 1)
      slots.add(slotOf(hashOf(edged.slice(i, i + length), length)));
  }
  if (slots.size === 0) slots.add(slotOf(hashOf(edged, 1)));
  return Uint32Array.from(slots);
}

function add(part: Map<number, number>, slot: number, value: number): void {
  part.set(slot, (part.get(slot) ?? 0) + value);
}

function lengthOf(values: Iterable<number>): number {
  let squares = 0;
  for (const value of values) squares += value * value;
  return Math.sqrt(squares);
}

/**
 * A part that a text lacks leaves its share to the others. Lengths of parts are not evened out wholly, so that a text that speaks
 * of two things is hardly less like each than a text that speaks of one.
 */
function scalesOf([words = 0, letters = 0, meaning = 0]: number[]): [number, number, number] {
  const parts = [
    { share: SHARES.words, length: words, usual: USUAL_LENGTH.words },
    { share: SHARES.letters, length: letters, usual: USUAL_LENGTH.letters },
    { share: SHARES.meaning, length: meaning, usual: USUAL_LENGTH.meaning },
  ] as const;
  const present = parts.reduce((sum, { share, length }) => sum + (length > 1e-6 ? share : 0), 0);
  const [a = 0, b = 0, c = 0] = parts.map(({ share, length, usual }) =>
    length > 1e-6 ? Math.sqrt(share / present) / (length ** EVENED * usual ** (1 - EVENED)) : 0,
  );
  return [a, b, c];
}

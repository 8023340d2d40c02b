import { normalise } from '../text/fold.ts';
import { tokenise } from '../text/tokenise.ts';
import type { WordTable } from '../word-table.ts';
import { wordShare } from '../search/background.ts';
import { ArrayBlocks } from './array-blocks.ts';
import { wordingOf } from './wording.ts';
import type { TitledText, Wording } from './wording.ts';

/** What the learnt model reads of a text: hashed words and letters, and a few numbers of fixed place. */
export interface ToneInputs {
  /** Places below {@link HASHED_INPUTS}, without repeats: first those of words, then those of letters. */
  readonly places: Uint32Array;
  readonly ofWords: number;
  /** What stands at each place of a word, and at each of letters. */
  readonly wordValue: number;
  readonly letterValue: number;
  /** {@link FIXED_INPUTS} of the lexicon, then the sentence vector. */
  readonly dense: Float32Array;
  readonly wording: Wording;
}

const WORD_PLACES = 1 << 15;
const LETTER_PLACES = 1 << 16;
export const HASHED_INPUTS = WORD_PLACES + LETTER_PLACES;
/** Constant, score, its strength, worst, best, last, exclamations, questions, length. */
export const FIXED_INPUTS = 9;
/** The tone of a longer text is clear by here. */
const CHARACTERS_READ = 3000;
const SHORTEST = 3;
const LONGEST = 5;
/** Smooth inverse frequency, as in search. */
const SMOOTHING = 1e-3;
/** FNV-1a (Fowler, Noll, Vo). */
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const ADDRESS = /(?:https?:\/\/|www\.)\S+/g;
const MENTION = /@\S+/g;
const placeBlocks = new ArrayBlocks((length) => new Uint32Array(length));
const denseBlocks = new ArrayBlocks((length) => new Float32Array(length));

/** Reads one text for the learnt model. */
export function toneInputs(given: TitledText, language: string, words: WordTable): ToneInputs {
  const { text, title } = given;
  const whole = title ? `${title}\n${text}` : text;
  const plain = normalise(whole.slice(0, CHARACTERS_READ)).replace(ADDRESS, ' ').replace(MENTION, ' @ ');
  const tokens = tokenise(plain);
  const wording = wordingOf(given, language);
  const { places, ofWords } = placesOf(plain, tokens);
  const dense = denseBlocks.take(FIXED_INPUTS + words.dimensions);
  dense.set(fixedInputs(plain, tokens.length, wording));
  // English vectors would mislead in another language.
  if (language === 'en' || language === 'und') addSentenceVector(dense, tokens, words);
  return {
    places,
    ofWords,
    wordValue: shareOfLength(ofWords),
    letterValue: shareOfLength(places.length - ofWords),
    dense,
    wording,
  };
}

/** The value of each of so many inputs that make a vector of length 1. */
function shareOfLength(inputs: number): number {
  return Math.fround(1 / Math.sqrt(Math.max(1, inputs)));
}

/** Which text a place was last met in; a number per place is several times faster than a set per text. */
const metIn = new Uint32Array(HASHED_INPUTS);
let textsRead = 0;

/** Words and pairs of neighbours, the first `ofWords`; then runs of three to five characters within a word and its edges. */
function placesOf(plain: string, tokens: readonly string[]): { places: Uint32Array; ofWords: number } {
  const places: number[] = [];
  textsRead += 1;
  if (textsRead === 2 ** 32) {
    metIn.fill(0);
    textsRead = 1;
  }
  const add = (place: number): void => {
    if (metIn[place] === textsRead) return;
    metIn[place] = textsRead;
    places.push(place);
  };
  let before = FNV_START;
  for (const token of tokens) {
    const hash = hashOn(FNV_START, token);
    add(placeIn(hash, WORD_PLACES));
    add(placeIn(hashOn(Math.imul(before ^ 32, FNV_PRIME), token), WORD_PLACES));
    before = hash;
  }
  const ofWords = places.length;
  for (const word of plain.split(/\s+/)) {
    if (word === '') continue;
    const edged = ` ${word} `;
    for (let start = 0; start + SHORTEST <= edged.length; start += 1) {
      let hash = FNV_START;
      const end = Math.min(edged.length, start + LONGEST);
      for (let i = start; i < end; i += 1) {
        hash = Math.imul(hash ^ edged.charCodeAt(i), FNV_PRIME);
        if (i - start + 1 >= SHORTEST) add(WORD_PLACES + placeIn(hash, LETTER_PLACES));
      }
    }
  }
  const kept = placeBlocks.take(places.length);
  kept.set(places);
  return { places: kept, ofWords };
}

function fixedInputs(plain: string, tokens: number, { score, worst, best, last }: Wording): number[] {
  const exclamations = Math.min(3, plain.split('!').length - 1) / 3;
  const questions = Math.min(2, plain.split('?').length - 1) / 2;
  const length = Math.min(1, Math.log1p(tokens) / 6);
  return [1, score, Math.abs(score), worst, best, last, exclamations, questions, length];
}

/** Writes the weighted mean of the words' vectors, of length 1, behind the fixed inputs. */
function addSentenceVector(dense: Float32Array, tokens: readonly string[], words: WordTable): void {
  const vector = new Float32Array(words.dimensions);
  const sum = dense.subarray(FIXED_INPUTS);
  for (const token of tokens) {
    const row = words.row(token);
    if (row < 0) continue;
    words.vector(row, vector, 0);
    const weight = SMOOTHING / (SMOOTHING + wordShare(row));
    for (let d = 0; d < vector.length; d += 1) sum[d] = (sum[d] ?? 0) + weight * (vector[d] ?? 0);
  }
  let squares = 0;
  for (const value of sum) squares += value * value;
  if (squares === 0) return;
  const scale = 1 / Math.sqrt(squares);
  for (let d = 0; d < sum.length; d += 1) sum[d] = (sum[d] ?? 0) * scale;
}

function hashOn(start: number, text: string): number {
  let hash = start;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return hash;
}

/** `size` is a power of two. */
function placeIn(hash: number, size: number): number {
  return ((hash >>> 16) ^ hash) & (size - 1);
}

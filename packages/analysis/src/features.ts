import { detectLanguage } from './language.ts';
import { termsOfToken, tokenise } from './text/tokenise.ts';
import type { WordTable } from './word-table.ts';

/** Stored features of another version are of no use: the item's text has to be read again. */
export const FEATURES_VERSION = 1;

/** What search knows of an item. Everything that depends on the other items is worked out by the index. */
export interface ItemFeatures {
  /** Whether the English word vectors speak for this text; in other languages they would mislead. */
  readonly usesWordVectors: boolean;
  /** The distinct words of the text in folded lower case, in order of their first use; unspaced runs uncut. */
  readonly words: readonly string[];
  /** How often each of `words` occurs, 1…255. */
  readonly counts: Uint8Array;
}

const MOST_REPEATS = 255;
/** A text of unknown language counts as English when this share of its words is in the table. */
const KNOWN_SHARE = 0.6;
const USES_VECTORS = 1;
const CHECK_BYTES = 2;

/** The features of a text; the caller joins a title and a body with a line feed. */
export function extractFeatures(text: string, words: WordTable): ItemFeatures {
  const seen = new Map<string, number>();
  const tokens = tokenise(text);
  for (const token of tokens) seen.set(token, (seen.get(token) ?? 0) + 1);
  return {
    usesWordVectors: isEnglish(text, tokens, words),
    words: [...seen.keys()],
    counts: Uint8Array.from(seen.values(), (count) => Math.min(count, MOST_REPEATS)),
  };
}

function isEnglish(text: string, tokens: readonly string[], words: WordTable): boolean {
  const { language } = detectLanguage(text);
  if (language !== 'und') return language === 'en';
  const known = tokens.filter((token) => words.row(token) >= 0).length;
  return known > 0 && known >= tokens.length * KNOWN_SHARE;
}

/** The words that items are compared by: unspaced runs are cut into pairs. */
export function termsOf(features: ItemFeatures): string[] {
  return [...new Set(features.words.flatMap(termsOfToken))];
}

/**
 * Layout: version, flags, number of words, then for each word its length in bytes × 2, plus 1 when a count byte
 * follows, and its UTF-8 bytes; last a check sum. Numbers are LEB128.
 */
export function encodeFeatures(features: ItemFeatures): Uint8Array {
  const encoder = new TextEncoder();
  const words = features.words.map((word) => encoder.encode(word));
  const bytes = new Uint8Array(words.reduce((sum, word) => sum + word.length + 6, 7 + CHECK_BYTES));
  let at = 0;
  const put = (value: number): void => {
    for (; value > 127; value >>>= 7) bytes[at++] = (value & 127) | 128;
    bytes[at++] = value;
  };
  put(FEATURES_VERSION);
  put(features.usesWordVectors ? USES_VECTORS : 0);
  put(words.length);
  words.forEach((word, i) => {
    const count = features.counts[i] ?? 1;
    put(word.length * 2 + (count > 1 ? 1 : 0));
    if (count > 1) bytes[at++] = count;
    bytes.set(word, at);
    at += word.length;
  });
  const sum = checkSum(bytes.subarray(0, at));
  bytes[at++] = sum & 255;
  bytes[at++] = sum >> 8;
  return bytes.slice(0, at);
}

/** @throws RangeError when the bytes are of another version, cut short or damaged */
export function decodeFeatures(bytes: Uint8Array): ItemFeatures {
  if (bytes[0] !== FEATURES_VERSION) {
    throw new RangeError(`Features of version ${bytes[0] ?? 'none'} where ${FEATURES_VERSION} is needed.`);
  }
  const end = bytes.length - CHECK_BYTES;
  const sum = (bytes[end] ?? 0) | ((bytes[end + 1] ?? 0) << 8);
  if (end < 3 || checkSum(bytes.subarray(0, end)) !== sum) throw new RangeError('The features are damaged.');
  const decoder = new TextDecoder();
  let at = 1;
  const take = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128 || shift > 21) return value >>> 0;
    }
  };
  const flags = take();
  const size = take();
  if (size > end) throw new RangeError('The features are damaged.');
  const words: string[] = [];
  const counts = new Uint8Array(size);
  for (let i = 0; i < size; i += 1) {
    const head = take();
    counts[i] = head & 1 ? (bytes[at++] ?? 1) : 1;
    words.push(decoder.decode(bytes.subarray(at, (at += head >> 1))));
  }
  if (at !== end) throw new RangeError('The features are damaged.');
  return { usesWordVectors: (flags & USES_VECTORS) !== 0, words, counts };
}

/** FNV-1a (Fowler, Noll, Vo), folded to 16 bits. */
function checkSum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return ((hash >>> 16) ^ hash) & 0xffff;
}

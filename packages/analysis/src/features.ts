import { detectLanguage } from './language.ts';
import { functionWords } from './language/function-words.ts';
import { ByteReader, ByteWriter, textOfBytes } from './features-bytes.ts';
import { intoParts, sentencesOf } from './text/parts.ts';
import { termsOfToken, tokenise } from './text/tokenise.ts';
import type { WordTable } from './word-table.ts';

/** Stored features of another version are of no use: the item's text has to be read again. */
export const FEATURES_VERSION = 2;

/** What search knows of an item. Everything that depends on the other items is worked out by the index. */
export interface ItemFeatures {
  /** Whether the English word vectors speak for this text; in other languages they would mislead. */
  readonly usesWordVectors: boolean;
  /** The distinct words of the text in folded lower case, in order of their first use; unspaced runs uncut. */
  readonly words: readonly string[];
  /** How often each of `words` occurs, 1…255. */
  readonly counts: Uint8Array;
  /** For a text of several parts, a sentence or two each: the distinct words of each part, by their place in `words`. */
  readonly parts?: readonly Uint32Array[];
}

const MOST_REPEATS = 255;
/** A text of unknown language counts as English when this share of its words is in the table. */
const KNOWN_SHARE = 0.6;
/** Letters tell little of the language of so few words. */
const SHORT_TOKENS = 6;
/** Words up to this rank are common in English. */
const COMMON_ROWS = 15_000;
const USES_VECTORS = 1;
const HAS_PARTS = 2;

/**
 * The features of a text; the caller joins a title and a body with a line feed.
 *
 * @param language what `detectLanguage` finds in it, where it was asked already
 */
export function extractFeatures(
  text: string,
  words: WordTable,
  language: string = detectLanguage(text).language,
): ItemFeatures {
  const seen = new Map<string, number>();
  const sentences = sentencesOf(text).map(tokenise);
  const tokens = sentences.flat();
  for (const token of tokens) seen.set(token, (seen.get(token) ?? 0) + 1);
  const features = {
    usesWordVectors: isEnglish(language, tokens, words),
    words: [...seen.keys()],
    counts: Uint8Array.from(seen.values(), (count) => Math.min(count, MOST_REPEATS)),
  };
  const parts = intoParts(sentences);
  if (parts.length < 2) return features;
  const places = new Map(features.words.map((word, place) => [word, place]));
  return {
    ...features,
    // In rising order, as they are read back.
    parts: parts.map((part) => Uint32Array.from(new Set(part), (word) => places.get(word) ?? 0).sort()),
  };
}

function isEnglish(language: string, tokens: readonly string[], words: WordTable): boolean {
  if (language === 'en') return true;
  const known = tokens.filter((token) => words.row(token) >= 0).length;
  if (known === 0 || known < tokens.length * KNOWN_SHARE) return false;
  return language === 'und' || isShortEnglish(tokens, words, language);
}

/**
 * Whether a few words that read like another language by their letters ("audit log", "wrong medicine") are English after
 * all: common words there, and none of the small words that the other language would hardly do without.
 */
function isShortEnglish(tokens: readonly string[], words: WordTable, language: string): boolean {
  if (tokens.length > SHORT_TOKENS) return false;
  const common = tokens.filter((token) => {
    const row = words.row(token);
    return row >= 0 && row < COMMON_ROWS;
  }).length;
  if (common * 2 < tokens.length) return false;
  const small = functionWords(language);
  const english = functionWords('en');
  return !tokens.some((token) => small.has(token) && !english.has(token));
}

/** The words that items are compared by: unspaced runs are cut into pairs. */
export function termsOf(features: ItemFeatures): string[] {
  return [...new Set(features.words.flatMap(termsOfToken))];
}

/** The same for each part of the text. */
export function termsOfParts(features: ItemFeatures): string[][] {
  const { parts, words } = features;
  if (!parts) return [termsOf(features)];
  return parts.map((part) => {
    const terms = new Set<string>();
    for (const place of part) for (const term of termsOfToken(words[place] ?? '')) terms.add(term);
    return [...terms];
  });
}

/**
 * Layout: version, flags, number of words, then for each word its length in bytes × 2, plus 1 when a count byte
 * follows, and its UTF-8 bytes. If the flags say so, number of parts, then for each how many of the next words it is the
 * first to hold, how many earlier words it holds, and their places. Last a check sum. Numbers are LEB128.
 */
export function encodeFeatures(features: ItemFeatures): Uint8Array {
  const { parts = [] } = features;
  const bytes = new ByteWriter();
  bytes.number(FEATURES_VERSION);
  bytes.number((features.usesWordVectors ? USES_VECTORS : 0) | (parts.length > 0 ? HAS_PARTS : 0));
  bytes.number(features.words.length);
  features.words.forEach((word, i) => bytes.word(word, features.counts[i] ?? 1));
  if (parts.length > 0) bytes.number(parts.length);
  let met = 0;
  for (const part of parts) {
    const earlier = part.filter((place) => place < met);
    bytes.number(part.length - earlier.length);
    bytes.number(earlier.length);
    for (const place of earlier) bytes.number(place);
    met += part.length - earlier.length;
  }
  return bytes.sealed();
}

/** @throws RangeError when the bytes are of another version, cut short or damaged */
export function decodeFeatures(bytes: Uint8Array): ItemFeatures {
  return readFeatures(bytes, textOfBytes);
}

/** Features whose words are not strings, but whatever stands for them. */
export interface FeaturesRead<Word> {
  usesWordVectors: boolean;
  words: Word[];
  counts: Uint8Array;
  parts?: Uint32Array[];
}

/**
 * Reads encoded features without making a string of each word: `wordAt` is given where its UTF-8 bytes stand.
 *
 * @throws RangeError when the bytes are of another version, cut short or damaged; `wordAt` may then have been called
 */
export function readFeatures<Word>(
  bytes: Uint8Array,
  wordAt: (bytes: Uint8Array, start: number, end: number, usesWordVectors: boolean) => Word,
): FeaturesRead<Word> {
  if (bytes[0] !== FEATURES_VERSION) {
    throw new RangeError(`Features of version ${bytes[0] ?? 'none'} where ${FEATURES_VERSION} is needed.`);
  }
  const reader = new ByteReader(bytes);
  reader.number();
  const flags = reader.number();
  const usesWordVectors = (flags & USES_VECTORS) !== 0;
  const size = reader.count();
  const words: Word[] = [];
  const counts = new Uint8Array(size);
  for (let i = 0; i < size; i += 1) {
    counts[i] = reader.word();
    words.push(wordAt(bytes, reader.wordStart, reader.wordEnd, usesWordVectors));
  }
  const features = { usesWordVectors, words, counts };
  if ((flags & HAS_PARTS) === 0) return reader.ended(features);
  let met = 0;
  const parts = Array.from({ length: reader.count() }, () => {
    const fresh = reader.count();
    const earlier = reader.count();
    const part = new Uint32Array(earlier + fresh);
    for (let i = 0; i < earlier; i += 1) part[i] = reader.number();
    for (let i = 0; i < fresh; i += 1) part[earlier + i] = met + i;
    met += fresh;
    return part;
  });
  if (met !== size) throw new RangeError('The features are damaged.');
  return reader.ended({ ...features, parts });
}

import { fold } from '../text/fold.ts';
import { functionWords } from '../language/function-words.ts';
import type { WordTable } from '../word-table.ts';

/**
 * What is known of words before any item was seen. In a small workspace it keeps "the" from weighing as much as
 * "refund" only because each occurs once.
 */

/** Counts as this many items when the weight of a word is estimated. */
export const BACKGROUND_ITEMS = 1000;
/** Words of an item of usual length, to turn a share of words into a share of items. */
const WORDS_PER_ITEM = 12;
const FUNCTION_WORD_SHARE = 0.2;
const RARE_SHARE = 1e-5;
const KANA_PAIR = /^\p{sc=Hiragana}+$/u;
const KANA_SHARE = 0.02;
const LANGUAGES_WITH_FUNCTION_WORDS = [
  'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'no', 'fi', 'pl', 'cs', 'ro', 'hu', 'tr', 'id', 'vi', 'ru', 'uk',
  'el', 'ar', 'fa', 'ur', 'he', 'hi',
]; // prettier-ignore

let foreign: ReadonlySet<string> | undefined;

/**
 * How likely a running English word is the one of this row: Zipf's law over the rank, with Mandelbrot's shift of 2.7,
 * normalised for about 400,000 words.
 */
export function wordShare(row: number): number {
  return 1 / ((row + 2.7) * Math.log(1.78 * 400_000));
}

/** About which share of items holds a word; `usesWordVectors` as in the item's features. */
export function itemShare(word: string, usesWordVectors: boolean, words: WordTable): number {
  if (usesWordVectors) {
    if (functionWords('en').has(word)) return FUNCTION_WORD_SHARE;
    const row = words.row(word);
    return row < 0 ? RARE_SHARE : Math.min(FUNCTION_WORD_SHARE, WORDS_PER_ITEM * wordShare(row));
  }
  if (isForeignFunctionWord(word)) return FUNCTION_WORD_SHARE;
  return KANA_PAIR.test(word) ? KANA_SHARE : RARE_SHARE;
}

/** Whether the word says nothing of a topic, in any language known here. */
export function isFunctionWord(word: string, usesWordVectors: boolean): boolean {
  return usesWordVectors ? functionWords('en').has(word) : isForeignFunctionWord(word);
}

function isForeignFunctionWord(word: string): boolean {
  foreign ??= new Set(
    LANGUAGES_WITH_FUNCTION_WORDS.flatMap((language) => [...functionWords(language)]).map(fold),
  );
  return foreign.has(word);
}

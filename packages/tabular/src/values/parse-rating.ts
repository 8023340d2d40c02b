import type { RatingScale } from '../draft.ts';
import { isNoValue } from './no-value.ts';
import { ratingBeyondNumber } from './worded-rating.ts';

export type ParsedRating =
  { value: number | null } | { fault: 'unreadable' | 'above' | 'below'; value?: number };

/**
 * Reads a rating: a number, "4/5" and "4 / 5" where 5 is the scale's end, stars such as ★★★★☆, or a number beside words: "Extremely likely - 10",
 * a word that names one, "FIVE", or an answer of five steps, "Very satisfied".
 *
 * @param decimalComma "4,5" is four and a half; else it is unreadable, and with it "4.5" is
 * @returns null for a value that says there is none
 */
export function parseRating(text: string, scale: RatingScale, decimalComma: boolean): ParsedRating {
  const plain = text.trim();
  if (plain === '' || isNoValue(plain)) return { value: null };
  const value = starsOf(plain) ?? numberOf(plain, scale, decimalComma) ?? worded(plain, scale);
  if (value === null) return { fault: 'unreadable' };
  if (value > scale.max) return { fault: 'above', value };
  if (value < scale.min) return { fault: 'below', value };
  return { value };
}

/** "Very satisfied", "FIVE", "95 %" and "10 - Extremely likely", on the scale that these are of. */
function worded(text: string, scale: RatingScale): number | null {
  const rating = ratingBeyondNumber(text);
  return rating === null || (rating.outOf ?? scale.max) !== scale.max ? null : rating.value;
}

function starsOf(text: string): number | null {
  if (!/^[★⭐]+\uFE0F?☆*$/u.test(text)) return null;
  return [...text].filter((star) => star === '★' || star === '⭐').length;
}

function numberOf(text: string, scale: RatingScale, decimalComma: boolean): number | null {
  const match = /^([+-]?\d{1,6})(?:([.,])(\d{1,9}))?(?:\s?\/\s?(\d{1,3}))?$/.exec(text);
  if (match === null) return null;
  const [, whole = '', mark, decimals = '0', outOf] = match;
  if (outOf !== undefined && Number(outOf) !== scale.max) return null;
  // "5.0" can be nothing but five; "4.5" beside decimal commas could be a slip.
  if (mark !== undefined && mark !== (decimalComma ? ',' : '.') && Number(decimals) !== 0) return null;
  return Number(`${whole}.${decimals}`);
}

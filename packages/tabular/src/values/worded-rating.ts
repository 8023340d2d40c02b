import { ratingOfWord } from './rating-words.ts';
import type { WordRating } from './rating-words.ts';

const MAX_CHARS = 80;
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
const BEHIND = String.raw`(?:stars?|sterne?|étoiles?|estrellas?|estrelas?|stelle|sterren|points?|punkte?|(?:out )?of|von|sur|su|de|van|[-–—:(]\s*\p{L})`;
/** "4 stars", "4 out of 5", "9 - Extremely likely", "5 (very satisfied)". */
const AHEAD = new RegExp(String.raw`^(?:rated\s)?${NUMBER}\s?${BEHIND}`, 'iu');
/** "Extremely likely - 10", "Very satisfied (5)". */
const AT_END = new RegExp(String.raw`^\p{L}[^\d]*[-–—:(]\s?${NUMBER}\)?$`, 'u');

/** The number of an answer that tells it beside words, with its scale as "4/5" where that is told; null where there is none, or where more than one could be meant. */
export function numberBesideWords(text: string): string | null {
  if (text.length > MAX_CHARS || !/\d/.test(text)) return null;
  const found = AHEAD.exec(text) ?? AT_END.exec(text);
  if (found === null) return null;
  const [whole, number = ''] = found;
  const rest = text.slice(whole.length);
  const scale = /(?:of|von|sur|su|de|van)$/i.test(whole) ? /^\s*(\d{1,3})(?!\d)/.exec(rest) : null;
  // Any other number could be meant as well.
  if (/\d/.test(rest.slice(scale?.[0].length ?? 0))) return null;
  return scale === null ? number : `${number}/${scale[1]}`;
}

const FRACTION = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?\/\s?(\d{1,3})$/;
const PERCENT = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?%$/;
const STARS = /^[★⭐]+\uFE0F?☆*$/u;

/**
 * A rating that is more than a number: "4/5", "95 %", "★★★☆☆", "Very satisfied", "4 - good". The scale is what the value tells of it;
 * null where it tells none.
 */
export function ratingBeyondNumber(text: string): WordRating | null {
  if (text.length > MAX_CHARS) return null;
  if (STARS.test(text)) {
    const stars = [...text].filter((star) => star !== '\uFE0F');
    const full = stars.filter((star) => star !== '☆').length;
    return { value: full, outOf: stars.length === 5 ? 5 : null };
  }
  const percent = PERCENT.exec(text);
  if (percent !== null) return { value: number(percent[1]), outOf: 100 };
  const fraction = FRACTION.exec(numberBesideWords(text) ?? text);
  if (fraction !== null) return { value: number(fraction[1]), outOf: Number(fraction[2]) };
  const beside = numberBesideWords(text);
  return beside === null ? ratingOfWord(text) : { value: number(beside), outOf: null };
}

function number(text: string | undefined): number {
  return Number.parseFloat((text ?? '').replace(',', '.'));
}

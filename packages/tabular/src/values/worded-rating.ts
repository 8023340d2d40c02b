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

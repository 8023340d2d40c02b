import type { Sentiment } from './stock/stock.ts';
import type { Variety } from './stock/variety.ts';

/** Words one sentence as one of many people might: no two tickets should read alike. */
export function worded(
  sentence: string,
  sentiment: Sentiment,
  variety: Variety,
  random: () => number,
): string {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  let text = sentence;
  for (const words of variety.synonyms) {
    const [first = ''] = words;
    const at = text.indexOf(first);
    const isWord = at >= 0 && !/\p{L}/u.test((text[at - 1] ?? '') + (text[at + first.length] ?? ''));
    if (isWord && random() < 0.6) text = text.slice(0, at) + pick(words) + text.slice(at + first.length);
  }
  if (random() < 0.75) text = text.replace(/( ?[.?!])$/u, `${pick(variety.tails[sentiment])}$1`);
  if (random() < 0.4) text = `${pick(variety.leads[sentiment])} ${text}`;
  return random() < 0.12 ? carelessly(text, random) : text;
}

/** All in lower case without a last sign, or with two letters of a long word swapped. */
function carelessly(text: string, random: () => number): string {
  if (random() < 0.5)
    return text
      .replace(/\{\w+\}|[^{]+/gu, (piece) => (piece.startsWith('{') ? piece : piece.toLowerCase()))
      .replace(/\.$/u, '');
  const words = [...text.matchAll(/(?<![{\p{L}])\p{L}{7,}(?![\p{L}}])/gu)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return text;
  const [letters] = word;
  const swapped = letters.slice(0, 3) + (letters[4] ?? '') + (letters[3] ?? '') + letters.slice(5);
  return text.slice(0, word.index) + swapped + text.slice(word.index + letters.length);
}

import { Forms } from './phrases/phrase-surfaces.ts';
import type { PhraseWord } from './phrases/phrase-words.ts';

const MOST_WORDS = 4;
/** A word that one item writes may be chance. */
const LEAST_ITEMS = 2;

/**
 * What texts of other languages write for the words of a name, as the commonest write it: what joins them to the theme. Empty where all that say the name
 * say it in one language.
 *
 * @param heard words of the theme's items
 * @param keys of the name's words
 * @param name as it is written
 */
export function otherWords(
  heard: readonly (readonly PhraseWord[])[],
  keys: readonly string[],
  name: string,
): string[] {
  const told = new Set(keys);
  const said = name.toLowerCase();
  const met = new Map<string, { items: number; forms: Forms }>();
  for (const words of heard) {
    const here = new Set<string>();
    for (const word of words) {
      const isSame = word.english !== undefined && word.key.split(' ').some((one) => told.has(one));
      const written = word.written.toLowerCase();
      if (!isSame || said.includes(written)) continue;
      const one = met.get(written) ?? { items: 0, forms: new Forms(false) };
      met.set(written, one);
      one.forms.add(word.written, word);
      if (!here.has(written)) one.items += 1;
      here.add(written);
    }
  }
  return [...met.values()]
    .filter(({ items }) => items >= LEAST_ITEMS)
    .map(({ items, forms }) => ({ items, word: forms.commonest() }))
    .sort((a, b) => b.items - a.items || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
}

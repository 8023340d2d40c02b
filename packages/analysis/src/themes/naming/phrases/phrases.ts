import type { PhraseWord } from './phrase-words.ts';

/** A run of words that could be a name. */
export interface Phrase {
  /** Equal for phrases of the same content words in any order and form. */
  key: string;
  /** Number of content words. */
  weight: number;
  from: number;
  /** Past the last word. */
  to: number;
}

const MOST_WORDS = 4;

/**
 * The phrases of a text: one to four words between marks of punctuation and words that begin a clause, with function words
 * inside but not at the edges. A negation may open one, a particle may close one.
 */
export function phrasesOf(words: readonly PhraseWord[]): Phrase[] {
  const found: Phrase[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const first = words[from];
    if (!first || (first.role !== 'content' && first.role !== 'negation')) continue;
    const keys: string[] = [];
    let contents = 0;
    for (let to = from; to < Math.min(words.length, from + MOST_WORDS); to += 1) {
      const word = words[to];
      if (!word || word.role === 'joiner' || (word.isStart && to > from)) break;
      if (word.role === 'function') continue;
      const own = word.key.split(' ');
      if (own.some((key) => keys.includes(key))) break;
      keys.push(...own);
      if (word.role === 'content') contents += 1;
      const isEnd =
        word.role === 'content' || (word.role === 'particle' && words[to - 1]?.role === 'content');
      if (isEnd && contents > 0)
        found.push({ key: [...keys].sort().join(' '), weight: keys.length, from, to: to + 1 });
    }
  }
  return found;
}

/** The phrase as it is written, in one line. */
export function written(words: readonly PhraseWord[], { from, to }: Pick<Phrase, 'from' | 'to'>): string {
  return words
    .slice(from, to)
    .map((word, i) => (i > 0 && word.isSpaced ? ` ${word.written}` : word.written))
    .join('');
}

import type { ItemFeatures } from '../../features.ts';
import { isUnspaced } from '../../text/tokenise.ts';
import type { ItemWords } from '../likeness/item-words.ts';
import { phraseWords } from '../naming/phrases/phrase-words.ts';
import { saidMatters } from './said-matters.ts';

/** What texts say, by words and matters: words of English by their stems, matters the same in all languages. */
export interface SaidTerms {
  /** Distinct terms of each text, by number. */
  ofText: Int32Array[];
  /** Matters of each text, by their names. */
  matters: string[][];
  /** What each term weighs: the rarer among these texts, the more. */
  weights: Float64Array;
}

/** A matter joins what many words say, and languages: it counts as two words. */
const MATTER_WEIGHT = 2;
const MOST_WORDS = 60;
const DIGITS = /^~?\p{N}+$/u;

/**
 * Function words and numbers are left out.
 *
 * @param read the words of the same texts
 */
export function saidTerms(
  texts: readonly { text: string; features: ItemFeatures }[],
  read: readonly ItemWords[],
): SaidTerms {
  const matters = texts.map(({ text, features }) => saidMatters(text, features.usesWordVectors));
  const numbers = new Map<string, number>();
  const holding: number[] = [];
  const factors: number[] = [];
  const ofText = texts.map(({ features: { words } }, place) => {
    const terms = new Set<number>();
    const add = (key: string, factor: number): void => {
      const number = numbers.get(key) ?? holding.push(0) - 1;
      numbers.set(key, number);
      factors[number] = factor;
      terms.add(number);
    };
    for (const { key, isSmall } of read[place]?.words ?? [])
      if (!isSmall && !DIGITS.test(key) && !isUnspaced(key.slice(1))) add(key, 1);
    for (const word of words)
      if (isUnspaced(word))
        for (const { role, key } of phraseWords(word, false, MOST_WORDS))
          if (role === 'content') add(`~${key}`, 1);
    for (const matter of matters[place] ?? []) add(`#${matter}`, MATTER_WEIGHT);
    for (const term of terms) holding[term] = (holding[term] ?? 0) + 1;
    return Int32Array.from(terms);
  });
  const weights = Float64Array.from(
    holding,
    (held, term) => (factors[term] ?? 1) * Math.log((texts.length + 1) / (held + 0.5)),
  );
  return { ofText, matters, weights };
}

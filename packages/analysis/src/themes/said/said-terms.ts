import type { ItemFeatures } from '../../features.ts';
import { isFunctionWord } from '../../search/background.ts';
import { stem } from '../../text/stem.ts';
import { isUnspaced } from '../../text/tokenise.ts';
import { phraseWords } from '../naming/phrases/phrase-words.ts';
import { saidMatters } from './said-matters.ts';

/** What texts say, by words and matters: words of English by their stems, matters the same in all languages. */
export interface SaidTerms {
  /** Distinct terms of each text, by number. */
  ofText: Int32Array[];
  /** What each term weighs: the rarer among these texts, the more. */
  weights: Float64Array;
}

/** A matter joins what many words say, and languages: it counts as two words. */
const MATTER_WEIGHT = 2;
const DIGITS = /^\p{N}+$/u;
const MOST_WORDS = 60;

/** Function words and numbers are left out. */
export function saidTerms(texts: readonly { text: string; features: ItemFeatures }[]): SaidTerms {
  const numbers = new Map<string, number>();
  const holding: number[] = [];
  const factors: number[] = [];
  const ofText = texts.map(({ text, features: { words, usesWordVectors } }) => {
    const terms = new Set<number>();
    const add = (key: string, factor: number): void => {
      const number = numbers.get(key) ?? holding.push(0) - 1;
      numbers.set(key, number);
      factors[number] = factor;
      terms.add(number);
    };
    for (const word of words) {
      if (DIGITS.test(word) || isFunctionWord(word, usesWordVectors)) continue;
      for (const key of usesWordVectors ? [stem(word)] : foreignKeys(word)) add(key, 1);
    }
    for (const matter of saidMatters(text, usesWordVectors)) add(`#${matter}`, MATTER_WEIGHT);
    for (const term of terms) holding[term] = (holding[term] ?? 0) + 1;
    return Int32Array.from(terms);
  });
  const weights = Float64Array.from(
    holding,
    (held, term) => (factors[term] ?? 1) * Math.log((texts.length + 1) / (held + 0.5)),
  );
  return { ofText, weights };
}

/** A run of a script without spaces is cut into its words; small words are left out. */
function foreignKeys(word: string): string[] {
  if (!isUnspaced(word)) return [`~${word}`];
  return phraseWords(word, false, MOST_WORDS)
    .filter(({ role }) => role === 'content')
    .map(({ key }) => `~${key}`);
}

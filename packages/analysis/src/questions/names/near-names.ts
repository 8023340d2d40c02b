import { isScaffolding } from '../grammar/scaffolding.ts';
import type { NameIndex } from './names.ts';
import type { Word } from '../reading/reading.ts';
import { isLetterOff, isNear } from '../reading/spelling.ts';

/** Shorter words are too like others. */
const leastLetters = 5;
/** A letter may be missing. */
const leastWritten = 4;

/** "By month" is no misspelt `contract_months`. */
const isTime = /^(?:day|week|month|quarter|year)s?$/;

/** The words with those that are a letter away from a name's, spelt as the name is; null where there is none. */
export function nearNames(words: readonly Word[], names: NameIndex): Word[] | null {
  const respelt = words.map((word) => {
    const { text } = word;
    if (text.length < leastWritten || isScaffolding(text) || isTime.test(text) || names.words.has(text))
      return word;
    const meant = [...names.words].filter(
      (one) => one.length >= leastLetters && (isNear(text, one) || isLetterOff(text, one)),
    );
    const [only] = meant;
    if (only === undefined || meant.length > 1) return word;
    return { ...word, text: only, said: only };
  });
  return respelt.some(({ text }, i) => text !== words[i]?.text) ? respelt : null;
}

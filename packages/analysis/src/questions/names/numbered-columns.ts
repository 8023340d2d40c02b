import type { Word } from '../reading/reading.ts';
import { wordsIn } from './column-nouns.ts';
import type { NameIndex } from './names.ts';

/** "Q2" and "q10a", as surveys number their questions. */
const number = /^q\d{1,2}[a-z]?$/;

/** The words without the numbers of a survey's questions that stand before their own: "Q2 satisfied with …" is no second quarter. */
export function withoutQuestionNumbers(words: readonly Word[], names: NameIndex): Word[] {
  const numbered = names.fields.concat(names.ratings).map(wordsIn);
  return words.filter(({ text }, at) => {
    const next = words[at + 1]?.text;
    if (!number.test(text) || next === undefined) return true;
    return !numbered.some(([first, second]) => first === text && second === next);
  });
}

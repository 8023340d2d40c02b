import { plainSpeech } from '../grammar/plain-speech.ts';
import { waysOfAsking } from '../grammar/ways-of-asking.ts';
import { tableOf, translate } from './phrase-table.ts';
import type { Word } from './reading.ts';

const table = tableOf([...plainSpeech, ...waysOfAsking]);

/** The words with phrases of daily speech replaced by those that questions are read by: gripes are complaints. */
export function inPlainWords(words: readonly Word[], question: string): Word[] {
  return translate(words, table, question).words;
}

const signs: readonly (readonly [sign: string, words: readonly string[]])[] = [
  ['>=', ['at', 'least']],
  ['≥', ['at', 'least']],
  ['<=', ['at', 'most']],
  ['≤', ['at', 'most']],
  ['>', ['over']],
  ['<', ['under']],
  ['%', ['percent']],
  ['★', ['star']],
  ['⭐', ['star']],
  [' & ', ['and']],
];
const SIGN = />=|<=|[≥≤><%★⭐]| & /gu;

/** The words of a question with those that its signs stand for: "> 20" is over 20. */
export function withSigns(words: readonly Word[], question: string): Word[] {
  const found = [...question.matchAll(SIGN)].flatMap(({ index, 0: sign }): Word[] => {
    const meant = signs.find(([one]) => one === sign)?.[1] ?? [];
    return meant.map((text) => ({ text, said: text, start: index, end: index + sign.length }));
  });
  return found.length === 0 ? [...words] : [...words, ...found].sort((a, b) => a.start - b.start);
}

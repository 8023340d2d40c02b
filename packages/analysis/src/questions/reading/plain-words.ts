import { plainSpeech } from '../grammar/plain-speech.ts';
import { waysOfAsking } from '../grammar/ways-of-asking.ts';
import { givingNotice } from './giving-notice.ts';
import { tableOf, translate } from './phrase-table.ts';
import { itemNouns } from '../grammar/nouns.ts';
import { Reading } from './reading.ts';
import type { Word } from './reading.ts';

const table = tableOf([...plainSpeech, ...waysOfAsking]);

/** The words with phrases of daily speech replaced by those that questions are read by: gripes are complaints. */
export function inPlainWords(words: readonly Word[], question: string): Word[] {
  return translate(howIs(givingNotice(searched(words, question), question)), table, question).words;
}

/** What goes by figures and not by what is said: "how is the rating?" */
const measured =
  /^(?:ratings?|scores?|nps|csat|stars?|average|averages|mean|sentiment|mood|satisfaction|happiness|churn|retention|volume|rates?|trend|trends|numbers?|figures?|share|shares|feedback|reviews?|going|doing|looking|coming|different|spread|distributed|split|it|things|everything|that|this|we|related|connected|rated|compared|by|per|between|since|than|now|changing|developing|people|customers|users)$/;
const mostOfThing = 4;

/** "Hows the voice", "how's our new checkout": what is said about a thing. */
function howIs(words: readonly Word[]): readonly Word[] {
  const [first, second] = words;
  const isShort = /^(?:hows|how's|hows')$/.test(first?.text ?? '');
  const isLong = first?.text === 'how' && /^(?:is|are)$/.test(second?.text ?? '');
  const rest = words.slice(isShort ? 1 : 2);
  const [the, ...thing] = rest;
  const isThing =
    /^(?:the|our|your)$/.test(the?.text ?? '') && thing.length > 0 && thing.length <= mostOfThing;
  if (!first || !(isShort || isLong) || !isThing || thing.some(({ text }) => measured.test(text)))
    return words;
  const { start, end } = isShort ? first : { start: first.start, end: second?.end ?? first.end };
  const asked = ['what', 'do', 'people', 'say', 'about'];
  return [...asked.map((text) => ({ text, said: text, start, end })), ...rest];
}

/** "Search for refund", "look for “blue screen”": one word, or what is quoted, is looked for as it stands; of more words their meaning. */
function searched(words: readonly Word[], question: string): readonly Word[] {
  const [first, second, ...sought] = words;
  if (!first || second?.text !== 'for' || !/^(?:search|look|check)$/.test(first.text)) return words;
  const reading = new Reading(question, words);
  const isQuoted = sought.length > 0 && sought.every((_, place) => reading.isQuoted(place + 2));
  const isWord = sought.length === 1 && !kinds.test(sought[0]?.text ?? '');
  if (!isQuoted && !isWord) return words;
  const said = ['how', 'many', 'items', 'mention'];
  return [...said.map((text) => ({ text, said: text, start: first.start, end: second.end })), ...sought];
}

const kinds = new RegExp(
  `^(?:${itemNouns}|complaints?|praise|compliments?|bugs?|wish(?:es)?|requests?|questions?|problems?|issues?)$`,
);

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

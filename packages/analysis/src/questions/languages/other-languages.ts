import { functionWords } from '../../language/function-words.ts';
import { fold, normalise } from '../../text/fold.ts';
import { accountNouns, itemNouns, peopleNouns } from '../grammar/nouns.ts';
import { german } from './de.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { swedish } from './sv.ts';
import type { Table } from '../reading/phrase-table.ts';
import { tableOf, translate } from '../reading/phrase-table.ts';
import { hasUnspaced, inEnglishOrder } from './unspaced-question.ts';
import type { Word } from '../reading/reading.ts';

const tables: readonly Table[] = (
  [
    ['de', german],
    ['fr', french],
    ['es', spanish],
    ['it', italian],
    ['pt', portuguese],
    ['nl', dutch],
    ['sv', swedish],
    ['pl', polish],
  ] as const
).map(([language, phrases]) =>
  tableOf(phrases, new Set([...functionWords(language)].map((word) => fold(normalise(word))))),
);

const english =
  /^(how|what|which|why|who|where|when|show|list|find|give|tell|is|are|was|were|do|does|did|the|of|many|much|compare|count|number|and|in|on|from|about|since|last|this|only|top|most|with|people|more|reviews|mention|items|comments|average|rating|for|by|each|per|that|we|our|to|an|any|they|their|there|please|not|without|over|under|than|complaints|complain|gripes)$/;
/** "Tickets" is said in French, too, and "a" in half of these languages: without other words they are English. */
const nouns = new RegExp(`^(?:a|no|${itemNouns}|${peopleNouns}|${accountNouns})$`);
/** One word may be of any language. */
const leastRead = 2;

/** A way to read a question, in English words. */
export interface Way {
  words: Word[];
  isForeign: boolean;
}

/** The words of a question in English, in each way that another language has words for what is asked; names stay as they are. */
export function inEnglish(words: readonly Word[], question: string): Way[] {
  if (hasUnspaced(question)) return [{ words: inEnglishOrder(question), isForeign: true }];
  const own = words.filter(({ text }) => english.test(text) || nouns.test(text)).length;
  const split = words.map(withoutElision);
  const ways = tables
    .map((table) => translate(split, table, question))
    .filter(({ read }) => read >= leastRead && read > own)
    .sort((a, b) => b.read - a.read);
  const most = ways[0]?.read ?? 0;
  const close = ways.filter(({ read }) => read >= most - 1).slice(0, 3);
  if (close.length === 0) return [{ words: [...words], isForeign: false }];
  return close.map((way) => ({ words: yearsOfPeriods(inOrder(way.words)), isForeign: true }));
}

const period =
  /^(?:quarter|half|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)$/;
const goesOn = /^(?:to|until|till|on|onwards?)$/;

/** "Junio de 2019" is June of that year; the words that say so also say "from". */
function yearsOfPeriods(words: Word[]): Word[] {
  return words.map((word, at) => {
    const isOf =
      word.text === 'from' &&
      period.test(words[at - 1]?.text ?? '') &&
      /^(?:19|20)\d\d$/.test(words[at + 1]?.text ?? '') &&
      !goesOn.test(words[at + 2]?.text ?? '');
    return isOf ? { ...word, text: 'of' } : word;
  });
}

/** "D'avis" is "avis". */
function withoutElision(word: Word): Word {
  const [, rest] = /^(?:d|l|qu|n|s|j|c|m|dell|all|nell|dall|sull|quell|un)['’](.{2,})$/.exec(word.text) ?? [];
  return rest === undefined ? word : { ...word, text: rest, said: word.said.slice(-rest.length) };
}

/** "The 30 last days" are "the last 30 days". */
function inOrder(words: readonly Word[]): Word[] {
  const result = [...words];
  for (let place = 1; place < result.length; place += 1) {
    const [before, word] = [result[place - 1], result[place]];
    if (before && word?.text === 'last' && /^(?:\d{1,3}|two|three|four|six|twelve)$/.test(before.text))
      [result[place - 1], result[place]] = [word, before];
  }
  return result;
}

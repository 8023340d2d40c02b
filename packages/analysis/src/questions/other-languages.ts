import { german } from './languages/de.ts';
import { spanish } from './languages/es.ts';
import { french } from './languages/fr.ts';
import { italian } from './languages/it.ts';
import { dutch } from './languages/nl.ts';
import { portuguese } from './languages/pt.ts';
import { hasUnspaced, inEnglishOrder } from './unspaced-question.ts';
import type { Word } from './reading.ts';

interface Entry {
  said: string[];
  english: string[];
}

/** Longest phrases first, so that none hides another; of two that are alike the one that comes last in its list. */
const tables: readonly Entry[][] = [german, french, spanish, italian, portuguese, dutch].map((phrases) =>
  phrases
    .flatMap(([said, english]) =>
      said.split('|').map((one) => ({ said: one.split(' '), english: english.split(' ') })),
    )
    .sort((a, b) => b.said.length - a.said.length),
);

const english =
  /^(how|what|which|why|who|where|when|show|list|find|give|tell|is|are|was|were|do|does|did|the|of|many|much|compare|count|number|and|in|on|from|about|since|last|this|only|top|most|with|people|more|reviews|mention|items|comments|average|rating|for|by|each|per|that|we|our|to)$/;
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
  const own = words.filter(({ text }) => english.test(text)).length;
  const split = words.map(withoutElision);
  const ways = tables
    .map((table) => translate(split, table))
    .filter(({ read }) => read >= leastRead && read > own)
    .sort((a, b) => b.read - a.read);
  const most = ways[0]?.read ?? 0;
  const close = ways.filter(({ read }) => read >= most - 1).slice(0, 3);
  if (close.length === 0) return [{ words: [...words], isForeign: false }];
  return close.map((way) => ({ words: way.words, isForeign: true }));
}

/** "D'avis" is "avis". */
function withoutElision(word: Word): Word {
  const [, rest] = /^(?:d|l|qu|n|s|j|c|m|dell|all|nell|un)'(.{2,})$/.exec(word.text) ?? [];
  return rest === undefined ? word : { ...word, text: rest, said: word.said.slice(-rest.length) };
}

function translate(words: readonly Word[], table: readonly Entry[]): { words: Word[]; read: number } {
  const result: Word[] = [];
  let read = 0;
  for (let place = 0; place < words.length;) {
    const entry = table.find(({ said }) => said.every((word, i) => words[place + i]?.text === word));
    const word = words[place];
    if (!word) break;
    if (!entry) {
      result.push(word);
      place += 1;
      continue;
    }
    const last = words[place + entry.said.length - 1] ?? word;
    for (const text of entry.english) result.push({ text, said: text, start: word.start, end: last.end });
    read += entry.said.length;
    place += entry.said.length;
  }
  return { words: result, read };
}

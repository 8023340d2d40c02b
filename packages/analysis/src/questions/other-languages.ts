import { functionWords } from '../language/function-words.ts';
import { fold, normalise } from '../text/fold.ts';
import { accountNouns, itemNouns, peopleNouns } from './grammar/nouns.ts';
import { german } from './languages/de.ts';
import { spanish } from './languages/es.ts';
import { french } from './languages/fr.ts';
import { italian } from './languages/it.ts';
import { dutch } from './languages/nl.ts';
import type { Phrases } from './languages/phrases.ts';
import { portuguese } from './languages/pt.ts';
import { hasUnspaced, inEnglishOrder } from './unspaced-question.ts';
import type { Word } from './reading.ts';
import { Reading } from './reading.ts';

interface Entry {
  /** Words side by side; a star stands for the rest of a word, "#" for a number. */
  head: string[];
  /** Where words stand between its two parts: the second one. */
  tail: string[];
  english: string[];
  englishTail: string[];
  isOpening: boolean;
  /** Its place among all: the first that fits is taken. */
  order: number;
}

interface Table {
  /** By their first word; those that begin with a star or a number apart. */
  byFirst: ReadonlyMap<string, readonly Entry[]>;
  open: readonly Entry[];
  /** Small words that say nothing where no phrase has them. */
  small: ReadonlySet<string>;
}

const tables: readonly Table[] = (
  [
    ['de', german],
    ['fr', french],
    ['es', spanish],
    ['it', italian],
    ['pt', portuguese],
    ['nl', dutch],
  ] as const
).map(([language, phrases]) => ({
  ...indexed(entriesOf(phrases)),
  small: new Set([...functionWords(language)].map((word) => fold(normalise(word)))),
}));

const english =
  /^(how|what|which|why|who|where|when|show|list|find|give|tell|is|are|was|were|do|does|did|the|of|many|much|compare|count|number|and|in|on|from|about|since|last|this|only|top|most|with|people|more|reviews|mention|items|comments|average|rating|for|by|each|per|that|we|our|to|an|any|they|their|there|please|not|without)$/;
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

/** Longest phrases first, so that none hides another; of two that are alike the one that comes first in its list. */
function entriesOf(phrases: Phrases): Entry[] {
  const entries = phrases.flatMap(([said, meant]) =>
    said.split('|').map((one): Entry => {
      const [head = '', tail = ''] = one.replace(/^\^/, '').split(' … ');
      const [first = '', second = ''] = meant.split(' … ');
      const wordsIn = (text: string) => text.split(' ').filter(Boolean);
      return {
        head: wordsIn(head),
        tail: wordsIn(tail),
        english: wordsIn(first),
        englishTail: wordsIn(second),
        isOpening: one.startsWith('^'),
        order: 0,
      };
    }),
  );
  const worth = ({ head, tail, isOpening }: Entry) => head.length + tail.length + (isOpening ? 0.5 : 0);
  return entries.sort((a, b) => worth(b) - worth(a)).map((entry, order) => ({ ...entry, order }));
}

function indexed(entries: readonly Entry[]): Pick<Table, 'byFirst' | 'open'> {
  const isOpen = ({ head: [first = ''] }: Entry) => first === '#' || first.endsWith('*');
  return {
    open: entries.filter(isOpen),
    byFirst: Map.groupBy(
      entries.filter((entry) => !isOpen(entry)),
      ({ head: [first = ''] }) => first,
    ),
  };
}

/** "D'avis" is "avis". */
function withoutElision(word: Word): Word {
  const [, rest] = /^(?:d|l|qu|n|s|j|c|m|dell|all|nell|dall|sull|quell|un)['’](.{2,})$/.exec(word.text) ?? [];
  return rest === undefined ? word : { ...word, text: rest, said: word.said.slice(-rest.length) };
}

function translate(words: readonly Word[], table: Table, question: string): { words: Word[]; read: number } {
  const quoted = new Reading(question, words);
  const result: Word[] = [];
  const later = new Map<number, Part>();
  let read = 0;
  for (let place = 0; place < words.length;) {
    const word = words[place];
    if (!word) break;
    // What is quoted is meant as it stands.
    if (quoted.isQuoted(place)) {
      result.push(word);
      place += 1;
      continue;
    }
    const tail = later.get(place);
    const entry = tail ? null : entryAt(table, words, place);
    const found = tail ?? entry;
    const length = found?.length ?? 0;
    if (!found) {
      const isSmall = table.small.has(word.text);
      result.push(isSmall ? { ...word, text: 'the' } : word);
      place += 1;
      continue;
    }
    if (entry?.later) later.set(entry.later.place, entry.later);
    const last = words[place + length - 1] ?? word;
    const number = words.slice(place, place + length).find(({ text }) => /^\d/.test(text))?.text ?? '';
    for (const one of found.english) {
      const text = one === '#' ? number : one;
      result.push({ text, said: text, start: word.start, end: last.end });
    }
    read += length;
    place += length;
  }
  return { words: result, read };
}

/** So many words, and what they are in English. */
interface Part {
  length: number;
  english: string[];
}

interface Found extends Part {
  /** The second part of a phrase, and where it stands. */
  later: (Part & { place: number }) | null;
}

function entryAt({ byFirst, open }: Table, words: readonly Word[], place: number): Found | null {
  const listed = fitting(byFirst.get(words[place]?.text ?? '') ?? [], words, place);
  const other = fitting(open, words, place);
  if (!listed || !other) return (listed ?? other)?.found ?? null;
  return listed.order < other.order ? listed.found : other.found;
}

function fitting(
  entries: readonly Entry[],
  words: readonly Word[],
  place: number,
): { found: Found; order: number } | null {
  const isAt = (said: readonly string[], at: number) =>
    said.every((word, i) => isSaid(word, words[at + i]?.text ?? ''));
  for (const { head, tail, english: own, englishTail, isOpening, order } of entries) {
    if ((isOpening && place > 0) || !isAt(head, place)) continue;
    if (tail.length === 0) return { order, found: { length: head.length, english: own, later: null } };
    const from = place + head.length + 1;
    const at = words.findIndex((_, one) => one >= from && isAt(tail, one));
    if (at < 0) continue;
    const later = { place: at, length: tail.length, english: englishTail };
    return { order, found: { length: head.length, english: own, later } };
  }
  return null;
}

function isSaid(phrase: string, word: string): boolean {
  if (phrase === '#') return /^\d+(?:[.,]\d+)?$/.test(word);
  return phrase.endsWith('*') ? word.startsWith(phrase.slice(0, -1)) : word === phrase;
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

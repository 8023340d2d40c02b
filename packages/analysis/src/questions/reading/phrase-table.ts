import type { Phrases } from '../languages/phrases.ts';
import { Reading } from './reading.ts';
import type { Word } from './reading.ts';

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

/** Phrases with what is read in their place, made ready to be found. */
export interface Table {
  /** By their first word; those that begin with a star or a number apart. */
  byFirst: ReadonlyMap<string, readonly Entry[]>;
  open: readonly Entry[];
  /** Small words that say nothing where no phrase has them. */
  small: ReadonlySet<string>;
}

/** @param small words that say nothing where no phrase has them */
export function tableOf(phrases: Phrases, small: ReadonlySet<string> = new Set()): Table {
  return { ...indexed(entriesOf(phrases)), small };
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

/** The words with the phrases of a table replaced, but for quoted ones, and how many words were in phrases. */
export function translate(
  words: readonly Word[],
  table: Table,
  question: string,
): { words: Word[]; read: number } {
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

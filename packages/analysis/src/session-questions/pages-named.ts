import type { Reading } from '../questions/reading/reading.ts';
import { wordsOf } from '../questions/reading/reading.ts';
import type { Literal } from './literals.ts';
import { visiting } from './moment-phrases.ts';
import type { TextCondition } from './plan.ts';

/** A page that a question names. */
export interface PageNamed {
  address: TextCondition;
  place: number;
  end: number;
  /** The question says that it was opened, not that something happened on it. */
  isVisit: boolean;
}

const noun = /^(page|pages|screen|step|view)$/;

/** Takes every page out of a question: by its path, or by a word of its path. */
export function takePages(
  reading: Reading,
  known: readonly string[],
  paths: readonly Literal[],
): PageNamed[] {
  const found: PageNamed[] = [];
  const add = (address: TextCondition, first: number, end: number) => {
    const { place, isVisit } = visitBefore(reading, first);
    reading.takeWords(place, first, 'page');
    found.push({ address, place, end, isVisit });
  };
  for (const { text, place, end } of paths) {
    const after = takeNoun(reading, end);
    add(/^https?:/.test(text) ? { is: text } : { part: text }, place, after);
  }
  const home = known.filter((page) => pathOf(page) === '/');
  const homes = /\b(home ?page|landing page|start page|front page|main page)\b/;
  for (let at = reading.find(homes); at && home.length === 1; at = reading.find(homes)) {
    reading.takeWords(at.first, at.end, 'page');
    add({ is: home[0] ?? '' }, at.first, at.end);
  }
  const segments = segmentsOf(known);
  for (let place = 0; place < reading.words.length; place += 1) {
    const at = segmentAt(reading, segments, place);
    if (!at) continue;
    reading.takeWords(place, at.end, 'page');
    add({ part: at.path }, place, takeNoun(reading, at.end));
    place = at.end;
  }
  return found.sort((a, b) => a.place - b.place);
}

interface Segment {
  words: string[];
  path: string;
}

const fileEnding = /\.(?:html?|php|aspx?|jsp)$/i;
/** Shorter words of an address are too common to name a page. */
const leastLetters = 5;

/** Parts of known paths by their words, longest first. */
function segmentsOf(known: readonly string[]): Segment[] {
  const segments = new Map<string, Segment>();
  for (const page of known) {
    let path = '';
    for (const part of pathOf(page).split('/').filter(Boolean)) {
      path += `/${part}`;
      const words = wordsOf(part.replace(fileEnding, '').replace(/[-_.]/g, ' ')).map(({ text }) => text);
      if (words.some((word) => /\p{L}/u.test(word))) segments.set(path, { words, path });
      // "The confirmation page" is `/order-confirmation.html`: one telling word of several names it.
      if (words.length > 1)
        for (const word of words)
          if (word.length >= leastLetters && /^\p{L}+$/u.test(word) && !segments.has(word))
            segments.set(word, { words: [word], path: word });
    }
  }
  return [...segments.values()].sort(
    (a, b) => b.words.length - a.words.length || a.path.length - b.path.length,
  );
}

/** A word of a path counts beside "page", after "on the", or after a verb such as visited. */
function segmentAt(
  reading: Reading,
  segments: readonly Segment[],
  place: number,
): { path: string; end: number } | null {
  const segment = segments.find(({ words }) =>
    words.every((word, i) => !reading.isTaken(place + i) && reading.words[place + i]?.text === word),
  );
  if (!segment) return null;
  const end = place + segment.words.length;
  const isPage = noun.test(wordAt(reading, end)) || noun.test(wordAt(reading, place - 1));
  const before = [wordAt(reading, place - 1), wordAt(reading, place - 2)].filter(
    (word) => !/^(the|our|a|to)$/.test(word),
  )[0];
  const isPlace = /^(on|at|in|during|from|after|before)$/.test(before ?? '') || visiting.test(before ?? '');
  return isPage || isPlace ? { path: segment.path, end } : null;
}

function takeNoun(reading: Reading, end: number): number {
  if (reading.isTaken(end) || !noun.test(wordAt(reading, end))) return end;
  reading.takeWords(end, end + 1, 'page');
  return end + 1;
}

/** The verb before a page, and where it stands. */
function visitBefore(reading: Reading, place: number): { place: number; isVisit: boolean } {
  for (let at = place - 1; at >= Math.max(0, place - 5); at -= 1) {
    const word = wordAt(reading, at);
    if (reading.isTaken(at)) break;
    if (visiting.test(word)) return { place: at, isVisit: true };
    if (/^(after|before|then)$/.test(word)) return { place, isVisit: true };
    if (!/^(to|the|our|a|on|page|pages|at|in|into|by)$/.test(word)) break;
  }
  return { place, isVisit: false };
}

function wordAt({ words }: Reading, place: number): string {
  return words[place]?.text ?? '';
}

function pathOf(address: string): string {
  return address.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] || '/';
}

import type { Candidate } from './phrase-candidates.ts';
import type { PhraseWord } from './phrase-words.ts';
import type { Written } from './phrase-surfaces.ts';
import { wayOf } from './whole-phrase.ts';

const MOST_IN_ROW = 3;
/** A phrase stands in a row where so many items say it that say none of those before it, 0…1; no word stands in two. */
const LEAST_MORE = 0.1;
/** Power of the share that is new: what many say and little else says counts by its score. */
const MORE_POWER = 0.6;
/** A row longer than this is not read at a glance: phrases stand there without what is put around them, and the last are left out. */
const MOST_LETTERS = 72;

export interface PhraseRow {
  /** The first is said by most. */
  phrases: string[];
  /** Share of the items that say at least one, 0…1. */
  saying: number;
}

/**
 * The phrases that together are said by most of a theme's items, each with the words that nearly all put around it: "Eleven pounds a head, mass change
 * for the April rise". What a theme of two or three matters is called.
 *
 * @param candidates phrases that can be what people speak of, each with how it is written
 * @param naming words of the theme's most central items
 * @param heard words of items from its middle to its edge
 */
export function phraseRow(
  candidates: readonly { phrase: Candidate; written: Written }[],
  naming: readonly (readonly PhraseWord[])[],
  heard: readonly (readonly PhraseWord[])[],
): PhraseRow {
  const held = heard.map((words) => new Set(words.flatMap(({ key }) => key.split(' '))));
  const left = candidates.map(({ phrase, written }) => {
    const keys = phrase.key.split(' ');
    const own = held.flatMap((words, item) => (keys.every((key) => words.has(key)) ? [item] : []));
    return { phrase, written, keys, own };
  });
  const told = new Set<number>();
  const phrases: string[] = [];
  const used = new Set<string>();
  while (phrases.length < MOST_IN_ROW) {
    let [found, most] = [left[0], 0];
    for (const one of left) {
      if (one.keys.some((key) => used.has(key))) continue;
      const more = one.own.filter((item) => !told.has(item)).length / held.length;
      const value = more >= LEAST_MORE ? one.phrase.score * more ** MORE_POWER : 0;
      if (value > most) [found, most] = [one, value];
    }
    if (!found || most === 0) break;
    const ways = [wayOf(found.phrase, found.written, naming, 1), found.written.way];
    const written = ways.find((way) => [...phrases, way].join(', ').length <= MOST_LETTERS);
    if (written === undefined) break;
    for (const item of found.own) told.add(item);
    for (const key of found.keys) used.add(key);
    phrases.push(written);
  }
  return { phrases, saying: told.size / Math.max(1, held.length) };
}

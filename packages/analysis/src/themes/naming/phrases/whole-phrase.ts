import type { Candidate } from './phrase-candidates.ts';
import { Forms } from './phrase-surfaces.ts';
import type { Written } from './phrase-surfaces.ts';
import type { PhraseWord } from './phrase-words.ts';
import { phrasesOf, written } from './phrases.ts';
import type { Phrase } from './phrases.ts';

/** A word belongs to a phrase when so many of those who say the phrase go on with it. */
const GO_ON = 0.8;
const MOST_WORDS = 11;

interface Place {
  words: readonly PhraseWord[];
  from: number;
  to: number;
}

/**
 * A phrase with the words that nearly all put around it: "bins on our street were not emptied" for "street were not emptied". Small words at its
 * edges are left out.
 *
 * @param naming words of the theme's items
 * @param least so many items have to say the whole
 * @returns as it is written most often; null where it does not grow
 */
export function wholePhrase(
  naming: readonly (readonly PhraseWord[])[],
  key: string,
  least: number,
): string | null {
  const places = naming.flatMap((words): Place[] => {
    const phrase = phrasesOf(words).find((one: Phrase) => one.key === key);
    return phrase ? [{ words, from: phrase.from, to: phrase.to }] : [];
  });
  const enough = Math.max(GO_ON * places.length, least);
  const english = places.filter(({ words, from }) => words[from]?.isEnglish);
  let now = english.length > 0 ? english : places;
  for (const step of [after, before]) {
    for (let grown = goingOn(now, step); grown.length >= enough; grown = goingOn(now, step)) now = grown;
  }
  const forms = new Forms();
  for (const place of now) {
    const { from, to } = withinEdges(withinClause(place, key), key);
    forms.add(written(place.words, { from, to }), place.words[from]);
  }
  const best = forms.commonest();
  const short = places[0];
  return short && best.length > written(short.words, short).length ? best : null;
}

/** How a phrase is told: with the words that nearly all put around it, but for what is translated. */
export function wayOf(
  { key }: Candidate,
  { way, isTranslated }: Written,
  naming: readonly (readonly PhraseWord[])[],
  least: number,
): string {
  return (isTranslated ? null : wholePhrase(naming, key, least)) ?? way;
}

function after({ words, from, to }: Place): Place | null {
  const next = words[to];
  return next && !next.isStart && to - from < MOST_WORDS ? { words, from, to: to + 1 } : null;
}

function before({ words, from, to }: Place): Place | null {
  return from > 0 && words[from]?.isStart === false && to - from < MOST_WORDS
    ? { words, from: from - 1, to }
    : null;
}

/** Those places that go on with the word that most go on with. */
function goingOn(places: readonly Place[], step: (place: Place) => Place | null): Place[] {
  const byWord = new Map<string, Place[]>();
  for (const place of places) {
    const grown = step(place);
    if (!grown) continue;
    const word = grown.words[grown.to > place.to ? place.to : grown.from]?.written.toLowerCase() ?? '';
    byWord.set(word, [...(byWord.get(word) ?? []), grown]);
  }
  return [...byWord.values()].reduce((most, own) => (own.length > most.length ? own : most), []);
}

/** Without what stands before a word that begins a clause, where that is cut off: "one login covered the group", not "month if one login …". */
function withinClause(place: Place, key: string): Place {
  const { words, from, to } = place;
  if (words[from]?.isStart) return place;
  const own = words.findIndex(
    (word, i) => i >= from && key.split(' ').some((one) => word.key.split(' ').includes(one)),
  );
  for (let i = own - 1; i > from; i -= 1) if (words[i]?.role === 'joiner') return { words, from: i + 1, to };
  return place;
}

/** Without small words at the edges; a negation and the word before it stay. */
function withinEdges({ words, from, to }: Place, key: string): { from: number; to: number } {
  const isEdge = (i: number): boolean => {
    const word = words[i];
    return (
      word !== undefined &&
      (word.role === 'function' || word.role === 'joiner') &&
      !key.split(' ').includes(word.key)
    );
  };
  let [first, last] = [from, to];
  while (first < last - 1 && isEdge(first) && words[first + 1]?.role !== 'negation') first += 1;
  while (last > first + 1 && isEdge(last - 1)) last -= 1;
  return { from: first, to: last };
}

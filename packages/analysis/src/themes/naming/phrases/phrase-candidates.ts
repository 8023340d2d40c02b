import type { WordTable } from '../../../word-table.ts';
import { addPlace, noPlaces } from './phrase-edges.ts';
import type { PhraseEdges, Places } from './phrase-edges.ts';
import type { PhraseWord } from './phrase-words.ts';
import { phrasesOf } from './phrases.ts';
import type { Phrase } from './phrases.ts';
import type { ThingWords } from './thing-words.ts';
import { tellingOf } from './word-telling.ts';

const CANDIDATES = 40;
/** Steadies shares of few items. */
const SMOOTHING = 0.01;
/** Worth of a phrase by its number of words: one word seldom says what is the matter. */
const WORTH = [0, 0.35, 1.25, 1.4, 1.4];
/** A doing beside a thing makes a name. */
const VERB_WORTH = 1.15;
/** Powers of what is 0…1: a phrase that is cut off counts less, at its end more so than at its beginning. */
const OPENING_POWER = 0.3;
const CLOSING_POWER = 0.6;
/** Up to so many items a pair of words said once may name them. */
const FEW = 6;
/** What is spoken of is the last word of most phrases: in "a whole day" nothing is. */
const LEAST_LAST = 0.5;
const HANGUL = /^\p{sc=Hangul}/u;
/** A word said elsewhere in less than this share of items is as rare as it need be. */
const RARE_SHARE = 1 / 15;
const LEAST_SHARE = 1e-6;
/** So many items without a word are taken to be there beside those that are. */
const STEADY_ITEMS = 15;

/** What is known of all items that are named. */
export interface NamedWords {
  /** In how many of the sample a phrase occurs, by its key. */
  common: ReadonlyMap<string, number>;
  sampled: number;
  /** Keys of words that are verbs. */
  verbs: ReadonlySet<string>;
  edges: PhraseEdges;
  things: ThingWords;
  table: WordTable;
}

export interface Candidate {
  key: string;
  score: number;
  isEnglish: boolean;
  /** Share of the group's items that say it. */
  within: number;
  /** 0…1: how much its most telling word tells in these items; no more than its last word, where that tells little. */
  telling: number;
}

interface Met {
  phrase: Phrase;
  words: readonly PhraseWord[];
  items: number;
  places: Places;
}

/**
 * Phrases that could name a group of items, best first. A phrase scores by the share of the group's items that say it, by how
 * much larger that is than elsewhere, by its length, by whether it is whole, and by what its words tell.
 *
 * @param naming the group's most central items
 * @param share of all items that are in the group
 * @param most so many are returned
 */
export function candidatesOf(
  naming: readonly (readonly PhraseWord[])[],
  share: number,
  known: NamedWords,
  most = CANDIDATES,
): Candidate[] {
  const met = phrasesIn(naming);
  const withinOf = (key: string) => (met.get(key)?.items ?? 0) / naming.length;
  const elsewhereOf = (key: string) => {
    const everywhere = (known.common.get(key) ?? 0) / known.sampled;
    return Math.max(0, everywhere - withinOf(key) * share) / Math.max(1 - share, 0.05);
  };
  // Among few items each one's words would seem to be everywhere.
  const others = known.sampled * (1 - share);
  const steadied = others / (others + STEADY_ITEMS);
  const least = naming.length > 3 ? 2 : 1;
  return [...met.values()]
    .filter((one) => one.items >= least || (naming.length <= FEW && isPairWithTheme(one, withinOf)))
    .map(({ phrase: { key, weight, from, to }, words, places }) => {
      const within = withinOf(key);
      const lift = Math.log((within + SMOOTHING) / (elsewhereOf(key) + SMOOTHING));
      const parts = key.split(' ');
      const hasVerb =
        parts.some((part) => known.verbs.has(part)) && parts.some((part) => !known.verbs.has(part));
      const told = words
        .slice(from, to)
        .filter(({ role }) => role === 'content')
        .map((word) => ({
          own: tellingOf(word, known.table),
          rarity: rarityOf(steadied * elsewhereOf(word.key)),
        }));
      const telling = told.reduce((sum, { own }) => sum + own, 0) / told.length;
      const whole = wholenessOf(words, from, to, places, known.edges);
      const score =
        within ** 0.4 * lift * (WORTH[weight] ?? 1) * (hasVerb ? VERB_WORTH : 1) * whole * telling;
      const last = told.at(-1)?.own ?? 0;
      const best = Math.max(...told.map(({ own, rarity }) => own * rarity));
      return {
        key,
        isEnglish: words[from]?.isEnglish ?? false,
        score,
        within,
        telling: last < LEAST_LAST ? Math.min(last, best) : best,
      };
    })
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
    .slice(0, most);
}

function phrasesIn(naming: readonly (readonly PhraseWord[])[]): Map<string, Met> {
  const met = new Map<string, Met>();
  for (const words of naming) {
    const here = new Set<string>();
    for (const phrase of phrasesOf(words)) {
      const one = met.get(phrase.key) ?? { phrase, words, items: 0, places: noPlaces() };
      met.set(phrase.key, one);
      if (!here.has(phrase.key)) one.items += 1;
      here.add(phrase.key);
      addPlace(one.places, words, phrase.from, phrase.to);
    }
  }
  return met;
}

/** Two words side by side that stand alone, one of which at least half of the items say: "meter readings" for "meters". */
function isPairWithTheme({ phrase, words, places }: Met, withinOf: (key: string) => number): boolean {
  const { key, weight, from, to } = phrase;
  const standsAlone = places.opening > 0 && places.closing > 0;
  if (weight !== 2 || to - from !== 2 || !words[from]?.isEnglish || !standsAlone) return false;
  return key.split(' ').some((part) => withinOf(part) >= 0.5);
}

function wholenessOf(
  words: readonly PhraseWord[],
  from: number,
  to: number,
  places: Places,
  edges: PhraseEdges,
): number {
  const [first, last] = [words[from]?.key ?? '', words[to - 1]?.key ?? ''];
  // Korean binds its small words to the others and ends on the verb: where a run ends says nothing of a thing.
  if (HANGUL.test(last)) return 1;
  return edges.opens(first, places) ** OPENING_POWER * edges.closes(last, places) ** CLOSING_POWER;
}

/** 1 for a word that is seldom met elsewhere, 0 for one that is everywhere. */
function rarityOf(elsewhere: number): number {
  return Math.min(1, Math.log(Math.max(LEAST_SHARE, elsewhere)) / Math.log(RARE_SHARE));
}

/** Leaves out phrases whose words are all in a better one, or hold all of a better one's. */
export function withoutInner(candidates: readonly Candidate[]): Candidate[] {
  const kept: { candidate: Candidate; words: Set<string> }[] = [];
  for (const candidate of candidates) {
    const words = new Set(candidate.key.split(' '));
    const isTold = kept.some((other) => {
      const shared = [...words].filter((word) => other.words.has(word)).length;
      return shared === words.size || shared === other.words.size;
    });
    if (!isTold) kept.push({ candidate, words });
  }
  return kept.map(({ candidate }) => candidate);
}

import { clauseOf } from './clause-names.ts';
import { withoutInner } from './phrases/phrase-candidates.ts';
import type { Candidate, NamedWords } from './phrases/phrase-candidates.ts';
import { phraseRow } from './phrases/phrase-rows.ts';
import { sentenceCase } from './phrases/phrase-surfaces.ts';
import type { Written } from './phrases/phrase-surfaces.ts';
import { phraseWords } from './phrases/phrase-words.ts';
import type { PhraseWord } from './phrases/phrase-words.ts';
import { written } from './phrases/phrases.ts';
import type { Sayings } from '../said/sayings.ts';
import { wayOf } from './phrases/whole-phrase.ts';
import { wordListOf } from './word-lists.ts';

const PHRASES = 3;
const BEGINNING = 4;
/** A phrase names a theme when so many of its items hold all its words, or say the same in another language, 0…1. */
export const LEAST_SAYING = 0.6;
/** One word is a thing by itself when so many items have it. */
const LEAST_WITHIN = 0.5;
/** Words of a name. */
const MOST_WORDS = 60;
/** The least that the best word of a label has to tell, 0…1. */
const LEAST_TELLING = 0.6;

export interface GroupName {
  /** Up to three, the name first; none where the items have no words. */
  phrases: string[];
  /** The one phrase that stands for the name in a row of several, as it is written within a sentence. */
  short: string;
  /** Whether the name is itself a row of phrases or words. */
  isRow: boolean;
  /** What texts of other languages write for its words. */
  otherWords: string[];
  /** Whether the name is a word that says too little alone. */
  isWord: boolean;
  /** Whether the first tells somebody who has not read the items what they are of. */
  isTelling: boolean;
  /** Share of the items that hold all words of the first, or say its matter in another language, 0…1. */
  saying: number;
  /** The share that says one phrase of a theme, 0…1: less than `saying` where the name is a list of words. */
  phraseSaying: number;
}

/** What is said in a group, and by how many. */
export interface Said {
  /** Words of its most central items. */
  naming: readonly (readonly PhraseWord[])[];
  /** Words of items from its middle to its edge. */
  heard: readonly (readonly PhraseWord[])[];
  /** Share of all items that are in the group. */
  share: number;
  says: Sayings;
  all: readonly Candidate[];
  /** How each of them is written. */
  ways: ReadonlyMap<Candidate, Written>;
  /** Share of those heard that say each. */
  shares: ReadonlyMap<Candidate, number>;
}

/** The name where phrases are said by enough, with the words that nearly all put around it. */
export function nameOfPhrases(
  named: readonly Candidate[],
  said: Said,
  taken: ReadonlySet<string>,
): GroupName {
  const { naming, says, shares } = said;
  const candidates = named.slice(0, PHRASES);
  const [first] = candidates;
  const within = candidates.map((one) => writtenOf(one, said).way);
  const short = within[0] ?? '';
  if (first) within[0] = wayOf(first, writtenOf(first, said), naming, LEAST_SAYING * naming.length);
  const found = within.map(sentenceCase);
  const free = found.findIndex((phrase) => !taken.has(phrase));
  const name = found[free] ?? sentenceCase(within.join(', '));
  const candidate = candidates[free];
  // What is written longer than the phrase itself says more than it.
  const keys =
    candidate && (free > 0 || within[0] === short) ? candidate.key.split(' ') : keysOf(name, naming);
  return {
    phrases: withOthers(name, found),
    short: within[Math.max(0, free)] ?? '',
    isRow: free < 0 && found.length > 1,
    otherWords: [],
    isWord: candidate !== undefined && !candidate.key.includes(' ') && !name.includes(' '),
    isTelling: candidate !== undefined && isTelling(candidate, name),
    saying: says.share(keys, name, candidate?.isEnglish ?? isEnglishIn(naming)),
    phraseSaying: Math.max(...candidates.map((one) => shares.get(one) ?? 0)),
  };
}

/** How a phrase of a group is written. */
export function writtenOf(one: Candidate, { ways }: Said): Written {
  return ways.get(one) ?? { way: '', isEnglish: false, isTranslated: false };
}

/** A name, and the other phrases that could be one. */
export function withOthers(name: string, found: readonly string[]): string[] {
  return [name, ...found.map(sentenceCase).filter((phrase) => phrase !== name)].slice(0, PHRASES);
}

/** The name where no phrase is said by enough: words of one kind, a clause that many say, or several phrases in a row. */
export function nameOfMore(
  said: Said,
  taken: ReadonlySet<string>,
  { known, isWhat }: { known: NamedWords; isWhat: (phrase: Candidate) => boolean },
): GroupName {
  const { naming, heard, share, says, all, shares } = said;
  // The one that most say misleads least.
  const most = withoutShared(withoutInner(all).sort((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0)))
    .slice(0, PHRASES)
    .map((one) => ({ name: writtenOf(one, said).way, saying: shares.get(one) ?? 0 }));
  const found = most.map(({ name }) => name);
  const usual = (key: string): number => (known.common.get(key) ?? 0) / known.sampled;
  const clause = clauseOf(naming, (key) => Math.max(0, says.share([key], '', true) - usual(key)));
  const ofClause = clause === null ? 0 : says.share(keysOf(clause, naming), clause, isEnglishIn(naming));
  const list = wordListOf(heard, share, known);
  const row = phraseRow(
    all.flatMap((phrase) => (isWhat(phrase) ? [{ phrase, written: writtenOf(phrase, said) }] : [])),
    naming,
    heard,
  );
  const listed = rowOf(list.words, list.saying);
  const inRow = rowOf(row.phrases, row.saying);
  const full = {
    name: clause ?? '',
    short: (ofClause >= LEAST_SAYING ? clause : found[0]) ?? clause ?? '',
    isRow: false,
    saying: ofClause,
  };
  const names: Named[] = [
    ...(listed.saying >= Math.max(LEAST_SAYING, inRow.saying) ? [listed] : []),
    ...(inRow.saying >= LEAST_SAYING ? [inRow] : []),
    ...(full.saying >= LEAST_WITHIN ? [full] : []),
    ...(inRow.saying > 0 ? [inRow] : []),
    ...(found.length > 1 ? [rowOf(found, Math.max(row.saying, ...most.map(({ saying: own }) => own)))] : []),
    full,
    ...most.map((one) => ({ ...one, short: one.name, isRow: false })),
    rowOf([beginning(naming[0] ?? [])], 0),
  ];
  const free = names.find((one) => one.name !== '' && !taken.has(sentenceCase(one.name)));
  const { name, short, isRow, saying } = free ?? { name: '', short: '', isRow: false, saying: 0 };
  return {
    phrases: name === '' ? [] : withOthers(sentenceCase(name), found),
    short,
    isRow,
    otherWords: [],
    isWord: false,
    isTelling: false,
    saying,
    phraseSaying: Math.max(0, ...all.filter((one) => isWhat(one)).map((one) => shares.get(one) ?? 0)),
  };
}

type Named = Pick<GroupName, 'short' | 'isRow' | 'saying'> & { name: string };

/** Phrases as one name; one alone says no more than itself, so that it counts as said by none. */
function rowOf(phrases: readonly string[], saying: number): Named {
  const isRow = phrases.length > 1;
  return { name: phrases.join(', '), short: phrases[0] ?? '', isRow, saying: isRow ? saying : 0 };
}

/** Leaves out phrases that share a word with one before. */
function withoutShared(candidates: readonly Candidate[]): Candidate[] {
  const used = new Set<string>();
  return candidates.filter(({ key }) => {
    const keys = key.split(' ');
    if (keys.some((one) => used.has(one))) return false;
    for (const one of keys) used.add(one);
    return true;
  });
}

function isTelling({ key, within, telling }: Candidate, name: string): boolean {
  // "Switched" leaves open what.
  const isThing = within >= LEAST_WITHIN && !name.endsWith('ed');
  return telling >= LEAST_TELLING && (key.includes(' ') || isThing);
}

/** Keys of a name's content words, which are words of these texts. */
export function keysOf(name: string, naming: readonly (readonly PhraseWord[])[]): string[] {
  const known = new Map(naming.flat().map((word) => [word.written.toLowerCase(), word]));
  return phraseWords(name, isEnglishIn(naming), MOST_WORDS)
    .map((word) => known.get(word.written.toLowerCase()) ?? word)
    .filter(({ role }) => role === 'content')
    .flatMap(({ key }) => key.split(' '));
}

function isEnglishIn(naming: readonly (readonly PhraseWord[])[]): boolean {
  return naming[0]?.[0]?.isEnglish ?? false;
}

/** Where no phrase is repeated, the first words of the most central item. */
function beginning(words: readonly PhraseWord[]): string {
  return written(words, { from: 0, to: BEGINNING });
}

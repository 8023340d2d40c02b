import type { WordTable } from '../word-table.ts';
import { clauseOf } from './clause-names.ts';
import { candidatesOf, withoutInner } from './phrase-candidates.ts';
import type { Candidate, NamedWords } from './phrase-candidates.ts';
import { PhraseEdges } from './phrase-edges.ts';
import { phraseWords } from './phrase-words.ts';
import type { PhraseWord } from './phrase-words.ts';
import { phrasesOf, written } from './phrases.ts';
import { Sayings } from './sayings.ts';

export interface NamedItem {
  text: string;
  isEnglish: boolean;
}

/** Words of a text that are read for names. */
const MOST_WORDS = 60;
/** The most central items of a theme name it. */
const NAMING_ITEMS = 150;
/** Items of a theme, from its middle to its edge, that are asked whether they say its name. */
const SAID_BY = 400;
/** Items that say how common a phrase is elsewhere. */
const SAMPLE = 5000;
const PHRASES = 3;
const BEGINNING = 4;
/** A phrase names a theme when so many of its items hold all its words, or say the same in another language, 0…1. */
export const LEAST_SAYING = 0.6;
/** One word is a thing by itself when so many items have it. */
const LEAST_WITHIN = 0.5;
/** A phrase is named with its negation when so many of those who say it negate it: "No signal" is not "Signal". */
const LEAST_NEGATED = 0.5;
/** The least that the best word of a label has to tell, 0…1. */
const LEAST_TELLING = 0.6;
/** One word alone has to tell more: "Use", "Take" and "Money" leave open what. */
const ONE_WORD_TELLS = 0.76;

export interface GroupName {
  /** Up to three, the name first; none where the items have no words. */
  phrases: string[];
  /** Whether the first tells somebody who has not read the items what they are of. */
  isTelling: boolean;
  /** Share of the items that hold all words of the first, or say its matter in another language, 0…1. */
  saying: number;
}

/** Names groups of the same items: themes, and groups of themes. */
export class ThemeNames {
  readonly #items: readonly NamedItem[];
  readonly #words: PhraseWord[][];
  readonly #known: NamedWords;

  constructor(items: readonly NamedItem[], table: WordTable) {
    this.#items = items;
    this.#words = items.map(({ text, isEnglish }) => phraseWords(text, isEnglish, MOST_WORDS));
    const common = new Map<string, number>();
    const step = Math.max(1, Math.floor(items.length / SAMPLE));
    let sampled = 0;
    for (let i = 0; i < this.#words.length; i += step) {
      sampled += 1;
      for (const key of new Set(phrasesOf(this.#words[i] ?? []).map((phrase) => phrase.key)))
        common.set(key, (common.get(key) ?? 0) + 1);
    }
    const [verbs, edges] = [verbStems(this.#words), new PhraseEdges(this.#words)];
    this.#known = { common, sampled, verbs, edges, table };
  }

  /**
   * Up to three telling phrases for each group of items, best first; none lies within another.
   *
   * @param groups places of items, most central first
   */
  of(groups: readonly (readonly number[])[]): GroupName[] {
    const taken = new Set<string>();
    return groups.map((group) => {
      const central = group.slice(0, NAMING_ITEMS);
      const naming = central.map((place) => this.#words[place] ?? []);
      const share = group.length / this.#words.length;
      // The most central may all be of one part of it.
      const every = Math.max(1, Math.ceil(group.length / SAID_BY));
      const heard = group.filter((_, i) => i % every === 0);
      const says = new Sayings(
        heard.flatMap((place) => this.#items[place] ?? []),
        heard.map((place) => this.#words[place] ?? []),
      );
      const all = candidatesOf(naming, share, this.#known);
      const ways = surfaces(naming, all);
      const shares = new Map(
        all.map((one, i) => [one, says.share(one.key.split(' '), ways[i] ?? '', one.isEnglish)]),
      );
      const isNaming = (one: Candidate): boolean =>
        (one.key.includes(' ') || one.telling >= ONE_WORD_TELLS) && (shares.get(one) ?? 0) >= LEAST_SAYING;
      const named = withoutInner(all.filter(isNaming)).map((one) => withNegation(one, all));
      // Where none is said by enough, the one that most say misleads least.
      const bySaying = () => withoutInner(all).sort((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0));
      const candidates = (named.length > 0 ? named : bySaying()).slice(0, PHRASES);
      const found = candidates.flatMap((one) => ways[all.indexOf(one)] ?? []);
      const short = found.length > 0 ? found : beginning(naming[0] ?? []);
      const usual = (key: string): number => (this.#known.common.get(key) ?? 0) / this.#known.sampled;
      const clause = clauseOf(naming, (key) => Math.max(0, says.share([key], '', true) - usual(key)));
      const full = clause === null ? [] : [sentenceCase(clause)];
      const phrases = named.length > 0 ? [...short, ...full] : [...full, ...short];
      const name = phrases.find((phrase) => !taken.has(phrase)) ?? phrases.join(', ');
      taken.add(name);
      const candidate = candidates[found.indexOf(name)];
      return {
        phrases: name === '' ? [] : [name, ...short.filter((phrase) => phrase !== name)].slice(0, PHRASES),
        isTelling: candidate !== undefined && isTelling(candidate, name),
        saying: says.share(keysOf(name, naming), name, candidate?.isEnglish ?? isEnglishIn(naming)),
      };
    });
  }
}

/** Keys of a name's content words, which are words of these texts. */
function keysOf(name: string, naming: readonly (readonly PhraseWord[])[]): string[] {
  return phraseWords(name, isEnglishIn(naming), MOST_WORDS)
    .filter(({ role }) => role === 'content')
    .map(({ key }) => key);
}

function isEnglishIn(naming: readonly (readonly PhraseWord[])[]): boolean {
  return naming[0]?.[0]?.isEnglish ?? false;
}

/** The same phrase with the "no" or "not" that most people put before it. */
function withNegation(one: Candidate, all: readonly Candidate[]): Candidate {
  const negated = [...one.key.split(' '), 'not'].sort().join(' ');
  return all.find(({ key, within }) => key === negated && within >= LEAST_NEGATED * one.within) ?? one;
}

function isTelling({ key, within, telling }: Candidate, name: string): boolean {
  // "Switched" leaves open what.
  const isThing = within >= LEAST_WITHIN && !name.endsWith('ed');
  return telling >= LEAST_TELLING && (key.includes(' ') || isThing);
}

/** Where no phrase is repeated, the first words of the most central item. */
function beginning(words: readonly PhraseWord[]): string[] {
  const text = written(words, { from: 0, to: BEGINNING });
  return text === '' ? [] : [sentenceCase(text)];
}

/** How each phrase is written most often, in sentence case. */
function surfaces(naming: readonly (readonly PhraseWord[])[], candidates: readonly Candidate[]): string[] {
  const counts = new Map(candidates.map(({ key }) => [key, new Map<string, number>()]));
  for (const words of naming) {
    for (const phrase of phrasesOf(words)) {
      const forms = counts.get(phrase.key);
      const form = forms && written(words, phrase);
      if (form) forms.set(form, (forms.get(form) ?? 0) + 1);
    }
  }
  return [...counts.values()].map((forms) => sentenceCase(commonest(forms)));
}

/** The commonest spelling of the commonest wording; a shouted one only where there is no other. */
function commonest(forms: ReadonlyMap<string, number>): string {
  const wordings = new Map<string, number>();
  for (const [form, count] of forms)
    wordings.set(form.toLowerCase(), (wordings.get(form.toLowerCase()) ?? 0) + count);
  const wording = most(wordings);
  const spellings = new Map([...forms].filter(([form]) => form.toLowerCase() === wording));
  const quiet = new Map(
    [...spellings].filter(([form]) => form !== form.toUpperCase() || !form.includes(' ')),
  );
  return most(quiet.size > 0 ? quiet : new Map([[wording, 1]]));
}

function most(counts: ReadonlyMap<string, number>): string {
  let best = '';
  let bestCount = 0;
  for (const [text, count] of counts) {
    const isBetter =
      count > bestCount ||
      (count === bestCount && (text.length < best.length || (text.length === best.length && text < best)));
    if (isBetter) [best, bestCount] = [text, count];
  }
  return best;
}

function sentenceCase(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

/** Stems that are met with two verb endings, or with one and none: "cancel, cancelled", "booking, booked". */
function verbStems(items: readonly (readonly PhraseWord[])[]): Set<string> {
  const endings = new Map<string, Set<string>>();
  for (const words of items) {
    for (const { key, written: form, role } of words) {
      if (role !== 'content') continue;
      const ending = /(ing|ed)$/.exec(form.toLowerCase())?.[1] ?? '';
      const seen = endings.get(key) ?? new Set<string>();
      endings.set(key, seen.add(ending));
    }
  }
  return new Set([...endings].filter(([, seen]) => seen.size > 1).map(([key]) => key));
}

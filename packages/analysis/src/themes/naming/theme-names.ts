import { EnglishWords } from '../../language/english-words.ts';
import { lexiconOf } from '../../sentiment/lexicon.ts';
import type { WordTable } from '../../word-table.ts';
import { keysOf, LEAST_SAYING, nameOfMore, nameOfPhrases } from './group-name.ts';
import type { GroupName, Said } from './group-name.ts';
import { headOfName } from './head-of-name.ts';
import { headed } from './headed-name.ts';
import { otherWords } from './other-words.ts';
import { matterHead } from './matter-head.ts';
import type { MatterHead } from './matter-head.ts';
import { candidatesOf, withoutInner } from './phrases/phrase-candidates.ts';
import type { Candidate, NamedWords } from './phrases/phrase-candidates.ts';
import { PhraseEdges } from './phrases/phrase-edges.ts';
import { surfaces } from './phrases/phrase-surfaces.ts';
import type { Written } from './phrases/phrase-surfaces.ts';
import { phraseWords } from './phrases/phrase-words.ts';
import type { PhraseWord } from './phrases/phrase-words.ts';
import { phrasesOf } from './phrases/phrases.ts';
import type { Phrase } from './phrases/phrases.ts';
import { Sayings } from '../said/sayings.ts';
import { ThingWords } from './phrases/thing-words.ts';

export interface NamedItem {
  text: string;
  isEnglish: boolean;
  /** Two letters, or `und`. */
  language: string;
  /** What it speaks of, as `saidMatters` says. */
  matters: readonly string[];
}

/** Words of a text that are read for names. */
const MOST_WORDS = 60;
/** The most central items of a theme name it. */
const NAMING_ITEMS = 150;
/** Items of a theme, from its middle to its edge, that are asked whether they say its name. */
const SAID_BY = 400;
/** Items that say how common a phrase is elsewhere. */
const SAMPLE = 5000;
/** A phrase is named with its negation when so many of those who say it negate it: "No signal" is not "Signal". */
const LEAST_NEGATED = 0.5;
/** One word alone has to tell more: "Use", "Take" and "Money" leave open what. */
const ONE_WORD_TELLS = 0.76;
/** The least that the best word of a part's phrase has to tell, 0…1. */
const LEAST_TELLING = 0.6;
/** Phrases that could name a part of several themes. */
const PARTS_LOOKED_AT = 400;
/** One word that so many of all items say parts nothing. */
const EVERYWHERE = 0.05;

const UNWRITTEN: Written = { way: '', isEnglish: false, isTranslated: false };
/** A theme of which so many items are in English is named in English alone, where that is the commonest language of all. */
const MIXED = 0.25;

/** Names groups of the same items: themes, and groups of themes. */
export class ThemeNames {
  readonly #items: readonly NamedItem[];
  readonly #words: PhraseWord[][];
  readonly #known: NamedWords;
  /** How many items speak of each matter. */
  readonly #matters = new Map<string, number>();
  /** Whether English is the commonest language of the items: themes of several languages are named in it. */
  readonly #inEnglish: boolean;

  constructor(items: readonly NamedItem[], table: WordTable, dictionary = new EnglishWords()) {
    this.#items = items;
    this.#words = items.map(({ text, isEnglish, language }) =>
      phraseWords(text, isEnglish, MOST_WORDS, {
        language,
        toEnglish: (word) => dictionary.of(word, language),
      }),
    );
    this.#inEnglish = isMostlyEnglish(items);
    for (const { matters } of items)
      for (const matter of matters) this.#matters.set(matter, (this.#matters.get(matter) ?? 0) + 1);
    const common = new Map<string, number>();
    const step = Math.max(1, Math.floor(items.length / SAMPLE));
    let sampled = 0;
    for (let i = 0; i < this.#words.length; i += step) {
      sampled += 1;
      for (const key of new Set(phrasesOf(this.#words[i] ?? []).map((phrase) => phrase.key)))
        common.set(key, (common.get(key) ?? 0) + 1);
    }
    const [verbs, edges] = [verbStems(this.#words), new PhraseEdges(this.#words)];
    const things = new ThingWords(this.#words);
    this.#known = { common, sampled, verbs, edges, things, table };
  }

  /**
   * Parts of items by the phrases that many of them say, the most telling first; no item is in two.
   *
   * @param places of the items that are looked through
   * @param atLeast a part of fewer items is none
   */
  partsBySaying(places: readonly number[], atLeast: number): number[][] {
    const naming = places.map((place) => this.#words[place] ?? []);
    const share = places.length / this.#words.length;
    const sayers = new Map(
      candidatesOf(naming, share, this.#known, PARTS_LOOKED_AT)
        .filter((one) => this.#isWhat(one) && one.telling >= LEAST_TELLING && !this.#isEverywhere(one))
        .map(({ key }) => [key, new Set<number>()]),
    );
    naming.forEach((words, i) => {
      for (const phrase of phrasesOf(words))
        if (this.#ends(words, phrase)) sayers.get(phrase.key)?.add(places[i] ?? 0);
    });
    const taken = new Set<number>();
    return [...sayers.values()].flatMap((said) => {
      const part = [...said].filter((place) => !taken.has(place));
      if (part.length < atLeast) return [];
      for (const place of part) taken.add(place);
      return [part];
    });
  }

  /**
   * Up to three telling phrases for each group of items, best first; none lies within another.
   *
   * @param groups places of items, most central first
   */
  of(groups: readonly (readonly number[])[]): GroupName[] {
    const taken = new Set<string>();
    return groups.map((group) => {
      const said = this.#saidIn(group);
      const isNaming = (one: Candidate): boolean =>
        this.#isWhat(one) && (said.shares.get(one) ?? 0) >= LEAST_SAYING;
      const named = withoutInner(said.all.filter(isNaming)).map((one) => withNegation(one, said.all));
      const isWhat = (one: Candidate): boolean => this.#isWhat(one);
      const own =
        named.length > 0
          ? nameOfPhrases(named, said, taken)
          : nameOfMore(said, taken, { known: this.#known, isWhat });
      const name = headed(own, said, taken, {
        isDetail: (one) => this.#isDetail(one),
        head: this.#inEnglish ? this.#headOf(group) : null,
      });
      const [told] = name.phrases;
      if (told === undefined) return name;
      taken.add(told);
      return {
        ...name,
        otherWords: otherWords(said.heard, keysOf(headOfName(told), said.naming), told),
      };
    });
  }

  /** What most of a group speak of. */
  #headOf(group: readonly number[]): MatterHead | null {
    const every = Math.max(1, Math.ceil(group.length / SAID_BY));
    const heard = group.filter((_, i) => i % every === 0).map((place) => this.#items[place]?.matters ?? []);
    const share = group.length / this.#words.length;
    return matterHead(heard, (matter, within) => {
      const everywhere = (this.#matters.get(matter) ?? 0) / this.#words.length;
      return Math.max(0, everywhere - within * share) / Math.max(1 - share, 0.05);
    });
  }

  #saidIn(group: readonly number[]): Said {
    const naming = group.slice(0, NAMING_ITEMS).map((place) => this.#words[place] ?? []);
    const share = group.length / this.#words.length;
    // The most central may all be of one part of it.
    const every = Math.max(1, Math.ceil(group.length / SAID_BY));
    const heardAt = group.filter((_, i) => i % every === 0);
    const heard = heardAt.map((place) => this.#words[place] ?? []);
    const says = new Sayings(
      heardAt.flatMap((place) => this.#items[place] ?? []),
      heard,
    );
    const met = candidatesOf(naming, share, this.#known);
    const written = surfaces(naming, met, this.#inEnglish);
    const english = group.filter((place) => this.#items[place]?.isEnglish).length / Math.max(1, group.length);
    const isRead = (i: number): boolean =>
      !this.#inEnglish || english < MIXED || written[i]?.isEnglish === true;
    const all = met.filter((_, i) => isRead(i));
    const ways = new Map(met.map((one, i) => [one, written[i] ?? UNWRITTEN]));
    const shares = new Map(
      all.map((one) => [one, says.share(one.key.split(' '), ways.get(one)?.way ?? '', one.isEnglish)]),
    );
    return { naming, heard, share, says, all, ways, shares };
  }

  /** Whether a phrase ends on what it is about: a thing, trouble, or a verb with its particle or negation. "App gives" is cut off. */
  #ends(words: readonly PhraseWord[], { from, to }: Phrase): boolean {
    const last = words[to - 1];
    if (!last) return false;
    const isDone = last.role === 'particle' || words.slice(from, to).some(({ role }) => role === 'negation');
    return isDone || this.#isThing(last.key);
  }

  /** Whether it is one word of what all items are about: "account" in feedback on a bank. */
  #isEverywhere({ key }: Candidate): boolean {
    return !key.includes(' ') && (this.#known.common.get(key) ?? 0) > EVERYWHERE * this.#known.sampled;
  }

  /** Whether a phrase can say more of a thing: several words, another thing, or trouble; no doing such as "find". */
  #isDetail(one: Candidate): boolean {
    const { key } = one;
    if (key.includes(' ')) return true;
    return this.#isWhat(one) && (!this.#known.verbs.has(key) || lexiconOf('en').strengthOf(key) < 0);
  }

  #isThing(key: string): boolean {
    return this.#known.things.has(key) || lexiconOf('en').strengthOf(key) < 0;
  }

  /** Whether a phrase can be what people speak of: several words, or one that tells and is a thing, or trouble such as "delayed". */
  #isWhat({ key, telling }: Candidate): boolean {
    if (key.includes(' ')) return true;
    return telling >= ONE_WORD_TELLS && this.#isThing(key);
  }
}

/** Whether no other language is that of more items. */
function isMostlyEnglish(items: readonly NamedItem[]): boolean {
  const counts = new Map<string, number>();
  for (const { isEnglish, language } of items) {
    const code = isEnglish ? 'en' : language;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return Math.max(...counts.values()) === counts.get('en');
}

/** The same phrase with the "no" or "not" that most people put before it. */
function withNegation(one: Candidate, all: readonly Candidate[]): Candidate {
  const negated = [...one.key.split(' '), 'not'].sort().join(' ');
  return all.find(({ key, within }) => key === negated && within >= LEAST_NEGATED * one.within) ?? one;
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

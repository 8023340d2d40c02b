import { lexiconOf } from '../../sentiment/lexicon.ts';
import type { WordTable } from '../../word-table.ts';
import { LEAST_SAYING, nameOfMore, nameOfPhrases } from './group-name.ts';
import type { GroupName, Said } from './group-name.ts';
import { candidatesOf, withoutInner } from './phrases/phrase-candidates.ts';
import type { Candidate, NamedWords } from './phrases/phrase-candidates.ts';
import { PhraseEdges } from './phrases/phrase-edges.ts';
import { surfaces } from './phrases/phrase-surfaces.ts';
import { phraseWords } from './phrases/phrase-words.ts';
import type { PhraseWord } from './phrases/phrase-words.ts';
import { phrasesOf } from './phrases/phrases.ts';
import type { Phrase } from './phrases/phrases.ts';
import { Sayings } from '../said/sayings.ts';
import { ThingWords } from './phrases/thing-words.ts';

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
      const name =
        named.length > 0
          ? nameOfPhrases(named, said, taken)
          : nameOfMore(said, taken, { known: this.#known, isWhat: (one) => this.#isWhat(one) });
      if (name.phrases[0] !== undefined) taken.add(name.phrases[0]);
      return name;
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
    const all = candidatesOf(naming, share, this.#known);
    const ways = surfaces(naming, all);
    const shares = new Map(
      all.map((one, i) => [one, says.share(one.key.split(' '), ways[i] ?? '', one.isEnglish)]),
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

  #isThing(key: string): boolean {
    return this.#known.things.has(key) || lexiconOf('en').strengthOf(key) < 0;
  }

  /** Whether a phrase can be what people speak of: several words, or one that tells and is a thing, or trouble such as "delayed". */
  #isWhat({ key, telling }: Candidate): boolean {
    if (key.includes(' ')) return true;
    return telling >= ONE_WORD_TELLS && this.#isThing(key);
  }
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

import { phraseWords } from './phrase-words.ts';
import type { PhraseWord } from './phrase-words.ts';
import { phrasesOf, written } from './phrases.ts';

export interface NamedItem {
  text: string;
  isEnglish: boolean;
}

/** Words of a text that are read for names. */
const MOST_WORDS = 60;
/** The most central items of a theme name it. */
const NAMING_ITEMS = 150;
/** Items that say how common a phrase is elsewhere. */
const SAMPLE = 5000;
const CANDIDATES = 40;
const PHRASES = 3;
const BEGINNING = 4;
/** Steadies shares of few items. */
const SMOOTHING = 0.01;
/** Worth of a phrase by its number of words: one word seldom says what is the matter. */
const WORTH = [0, 0.5, 1.25, 1.4, 1.4];
/** A doing beside a thing makes a name. */
const VERB_WORTH = 1.15;

interface Candidate {
  key: string;
  score: number;
  weight: number;
}

/** Names groups of the same items: themes, and groups of themes. */
export class ThemeNames {
  readonly #words: PhraseWord[][];
  readonly #verbs: ReadonlySet<string>;
  /** In how many of the sample a phrase occurs. */
  readonly #common = new Map<string, number>();
  #sampled = 0;

  constructor(items: readonly NamedItem[]) {
    this.#words = items.map(({ text, isEnglish }) => phraseWords(text, isEnglish, MOST_WORDS));
    this.#verbs = verbStems(this.#words);
    const step = Math.max(1, Math.floor(items.length / SAMPLE));
    for (let i = 0; i < this.#words.length; i += step) {
      this.#sampled += 1;
      for (const { key } of distinct(this.#words[i] ?? []))
        this.#common.set(key, (this.#common.get(key) ?? 0) + 1);
    }
  }

  /**
   * Up to three telling phrases for each group of items, best first. A phrase scores by the share of the group's items
   * that hold it, by how much larger that is than elsewhere, and by its length; none lies within another.
   *
   * @param groups places of items, most central first
   */
  of(groups: readonly (readonly number[])[]): string[][] {
    const taken = new Set<string>();
    return groups.map((group) => {
      const naming = group.slice(0, NAMING_ITEMS).map((place) => this.#words[place] ?? []);
      const share = group.length / this.#words.length;
      const candidates = candidatesOf(naming, this.#common, this.#sampled, this.#verbs, share);
      const found = surfaces(naming, withoutInner(candidates)).slice(0, PHRASES);
      const phrases = found.length > 0 ? found : beginning(naming[0] ?? []);
      const name = phrases.find((phrase) => !taken.has(phrase)) ?? phrases.join(', ');
      taken.add(name);
      return name === '' ? [] : [name, ...phrases.filter((phrase) => phrase !== name)];
    });
  }
}

/** Where no phrase is repeated, the first words of the most central item. */
function beginning(words: readonly PhraseWord[]): string[] {
  const text = written(words, { from: 0, to: BEGINNING });
  return text === '' ? [] : [sentenceCase(text)];
}

function distinct(words: readonly PhraseWord[]): { key: string; weight: number }[] {
  const seen = new Map<string, number>();
  for (const { key, weight } of phrasesOf(words)) seen.set(key, weight);
  return [...seen].map(([key, weight]) => ({ key, weight }));
}

function candidatesOf(
  naming: readonly (readonly PhraseWord[])[],
  common: ReadonlyMap<string, number>,
  sampled: number,
  verbs: ReadonlySet<string>,
  share: number,
): Candidate[] {
  const holding = new Map<string, { items: number; weight: number }>();
  for (const words of naming) {
    for (const { key, weight } of distinct(words)) {
      const known = holding.get(key);
      if (known) known.items += 1;
      else holding.set(key, { items: 1, weight });
    }
  }
  const least = naming.length > 3 ? 2 : 1;
  return [...holding]
    .filter(([, { items }]) => items >= least)
    .map(([key, { items, weight }]) => {
      const within = items / naming.length;
      const everywhere = (common.get(key) ?? 0) / sampled;
      const elsewhere = Math.max(0, everywhere - within * share) / Math.max(1 - share, 0.05);
      const lift = Math.log((within + SMOOTHING) / (elsewhere + SMOOTHING));
      const parts = key.split(' ');
      const hasVerb = parts.some((part) => verbs.has(part)) && parts.some((part) => !verbs.has(part));
      const score = within ** 0.4 * lift * (WORTH[weight] ?? 1) * (hasVerb ? VERB_WORTH : 1);
      return { key, score, weight };
    })
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
    .slice(0, CANDIDATES);
}

/** Leaves out phrases whose words are all in a better one, or hold all of a better one's. */
function withoutInner(candidates: readonly Candidate[]): Candidate[] {
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

import { fold, normalise } from '../text/fold.ts';
import { areInflections } from '../text/inflections.ts';
import { stem } from '../text/stem.ts';
import { isUnspaced, tokenise } from '../text/tokenise.ts';
import { rootOf } from '../text/word-forms.ts';
import { functionWords } from './function-words.ts';
import { da } from './dictionary/da.ts';
import { de } from './dictionary/de.ts';
import { es } from './dictionary/es.ts';
import { fr } from './dictionary/fr.ts';
import { it } from './dictionary/it.ts';
import { ja } from './dictionary/ja.ts';
import { ko } from './dictionary/ko.ts';
import { nl } from './dictionary/nl.ts';
import { pl } from './dictionary/pl.ts';
import { pt } from './dictionary/pt.ts';
import { sv } from './dictionary/sv.ts';
import { zh } from './dictionary/zh.ts';

/** By their codes. Where a word means different things in two languages, the first of these is right. */
const languages = { es, de, fr, it, pt, nl, ja, ko, pl, sv, da, zh };

/** Marks a word that is spelt like another word of English or like grammar somewhere: it speaks only for texts that are not English. */
const elsewhere = '*';

/** An English word, and how far down its line the word of the other language stands: the usual word is the first. */
interface Sense {
  english: string;
  place: number;
}

/** From words of other languages: as `tokenise` gives them, and, where words are spaced, without their endings. */
interface Senses {
  exact: Map<string, Sense>;
  rooted: Map<string, Sense>;
}

/** What other languages call an English word or phrase. */
interface Translated {
  head: readonly string[];
  words: string[];
}

/** By the stems of the English words. */
let translations: ReadonlyMap<string, readonly Translated[]> | undefined;
let senses: Senses | undefined;
const sensesOf = new Map<string, Senses>();

/** What people of other languages call an English word or short phrase, in any of its forms; empty for one that is not known. */
export function translationsOf(english: string): readonly string[] {
  translations ??= readTranslations();
  const asked = tokenise(english);
  const entries = translations.get(asked.map(stem).join(' ')) ?? [];
  return entries.flatMap(({ head, words }) =>
    head.every((word, at) => areInflections(word, asked[at] ?? '')) ? words : [],
  );
}

/** The English word for a word of another language, as `tokenise` gives it; undefined for one that is not known. */
export function englishOf(word: string): string | undefined {
  senses ??= joinedSenses();
  return senseIn(senses, word);
}

/**
 * The English word or short phrase for a word of one language, as `tokenise` gives it; undefined for one that is not known. Of a language that
 * has no dictionary, {@link englishOf}.
 *
 * @param language two letters
 */
export function englishIn(language: string, word: string): string | undefined {
  const lines = Object.entries(languages).find(([code]) => code === language)?.[1];
  if (lines === undefined) return englishOf(word);
  const own = sensesOf.get(language) ?? readSenses(lines, true);
  sensesOf.set(language, own);
  return senseIn(own, word);
}

function senseIn({ exact, rooted }: Senses, word: string): string | undefined {
  return (exact.get(word) ?? (isUnspaced(word) ? undefined : rooted.get(rootOf(word))))?.english;
}

/** The lines of a language, an English word or phrase each. */
function linesOf(language: string): { english: string; words: string[] }[] {
  return language
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', words = ''] = line.split(': ');
      return { english, words: words.split(', ') };
    });
}

function readTranslations(): Map<string, Translated[]> {
  const byHead = new Map<string, string[]>();
  for (const { english, words } of Object.values(languages).flatMap(linesOf)) {
    const told = words.filter((word) => !word.endsWith(elsewhere));
    byHead.set(english, [...(byHead.get(english) ?? []), ...told]);
  }
  const byStems = new Map<string, Translated[]>();
  for (const [english, words] of byHead) {
    const head = tokenise(english);
    const stems = head.map(stem).join(' ');
    byStems.set(stems, [...(byStems.get(stems) ?? []), { head, words: [...new Set(words)] }]);
  }
  return byStems;
}

function joinedSenses(): Senses {
  const all: Senses = { exact: new Map(), rooted: new Map() };
  for (const lines of Object.values(languages)) {
    const own = readSenses(lines, false);
    for (const [word, sense] of own.exact) if (!all.exact.has(word)) all.exact.set(word, sense);
    for (const [root, sense] of own.rooted) if (!all.rooted.has(root)) all.rooted.set(root, sense);
  }
  return all;
}

/** @param withPhrases whether words that English says in several are read, too */
function readSenses(lines: string, withPhrases: boolean): Senses {
  const own: Senses = { exact: new Map(), rooted: new Map() };
  for (const { english, words } of linesOf(lines)) {
    if (functionWords('en').has(english) || (english.includes(' ') && !withPhrases)) continue;
    words.forEach((written, place) => {
      if (written.includes(' ')) return;
      const word = fold(normalise(written.endsWith(elsewhere) ? written.slice(0, -1) : written));
      offer(own.exact, word, { english, place });
      if (!isUnspaced(word)) offer(own.rooted, rootOf(word), { english, place });
    });
  }
  return own;
}

function offer(into: Map<string, Sense>, key: string, one: Sense): void {
  const known = into.get(key);
  if (!known || one.place < known.place) into.set(key, one);
}

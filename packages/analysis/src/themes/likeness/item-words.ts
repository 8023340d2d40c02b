import { detectLanguage } from '../../language.ts';
import { EnglishWords } from '../../language/english-words.ts';
import type { ItemFeatures } from '../../features.ts';
import { isFunctionWord, itemShare } from '../../search/background.ts';
import { stem } from '../../text/stem.ts';
import { termsOfToken } from '../../text/tokenise.ts';
import type { WordTable } from '../../word-table.ts';

/** A word as items are compared by it. */
export interface ItemWord {
  /** As it is spelt, in English where a word of another language is known. */
  spelling: string;
  /** Equal for the forms of one word, and for words of several languages that mean it. */
  key: string;
  /** Row in the word table, −1 where there is none. */
  row: number;
  /** Share of items that hold it, before any was seen, 0…1. */
  share: number;
  /** Whether it says nothing of what is spoken of. */
  isSmall: boolean;
}

/** The words of an item, each once, and how often each occurs. */
export interface ItemWords {
  /** Two letters, or `und`. */
  language: string;
  words: readonly ItemWord[];
  counts: readonly number[];
}

/** Reads items so that those of several languages meet: words of other languages are the English ones for them, where the dictionary has them. */
export class WordReader {
  readonly #table: WordTable;
  readonly #dictionary: EnglishWords;
  readonly #known = new Map<string, readonly ItemWord[]>();

  constructor(table: WordTable, dictionary = new EnglishWords()) {
    this.#table = table;
    this.#dictionary = dictionary;
  }

  /** @param text of the item, which tells its language; without it no word is read as English */
  read(features: ItemFeatures, text?: string): ItemWords {
    const { usesWordVectors } = features;
    const language = usesWordVectors ? 'en' : text === undefined ? undefined : detectLanguage(text).language;
    const words: ItemWord[] = [];
    const counts: number[] = [];
    features.words.forEach((word, place) => {
      for (const one of this.#read(word, usesWordVectors, language)) {
        words.push(one);
        counts.push(features.counts[place] ?? 1);
      }
    });
    return { language: language ?? 'und', words, counts };
  }

  #read(word: string, isEnglish: boolean, language: string | undefined): readonly ItemWord[] {
    const key = `${isEnglish ? 'en' : (language ?? '')} ${word}`;
    const known = this.#known.get(key);
    if (known) return known;
    const read = isEnglish ? [this.#english(word)] : this.#foreign(word, language);
    this.#known.set(key, read);
    return read;
  }

  #english(word: string): ItemWord {
    return {
      spelling: word,
      key: stem(word),
      row: this.#table.row(word),
      share: itemShare(word, true, this.#table),
      isSmall: isFunctionWord(word, true),
    };
  }

  #foreign(word: string, language: string | undefined): ItemWord[] {
    const own = termsOfToken(word).map((term) => ({
      spelling: `~${term}`,
      key: `~${term}`,
      row: -1,
      share: itemShare(term, false, this.#table),
      isSmall: isFunctionWord(term, false),
    }));
    if (language === undefined) return own;
    if (own.every(({ isSmall }) => isSmall)) return [];
    const english = this.#dictionary.of(word, language).map((one) => this.#english(one));
    return english.length === 0 ? own : own.length === 1 ? english : [...english, ...own];
  }
}

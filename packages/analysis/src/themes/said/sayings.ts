import { isFunctionWord } from '../../search/background.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { PhraseWord } from '../naming/phrases/phrase-words.ts';
import { saidMatters } from './said-matters.ts';

/** A name is heard in other languages where so many items hold its own words: one item's is not a theme's. */
const LEAST_OWN = 0.4;

/** Which of a theme's items say what a name says: by its words, or in another language by its matter. */
export class Sayings {
  readonly #items: readonly { text: string; isEnglish: boolean }[];
  readonly #held: ReadonlySet<string>[];
  readonly #matters = new Map<number, readonly string[]>();

  /** @param words of each item, as names are made of them */
  constructor(
    items: readonly { text: string; isEnglish: boolean }[],
    words: readonly (readonly PhraseWord[])[],
  ) {
    this.#items = items;
    this.#held = words.map((own) => new Set(own.flatMap(({ key }) => key.split(' '))));
  }

  /**
   * Share of the items that say it, 0…1. An item in English says what is named in English by its words alone: there, other words say
   * something else.
   *
   * @param keys of the name's words
   * @param name as it is written; its matters are heard in other languages
   */
  share(keys: readonly string[], name: string, isEnglish: boolean): number {
    const needed = this.ownShare(keys) < LEAST_OWN ? [] : mattersOfName(name, isEnglish);
    const says = this.#held.filter(
      (held, item) =>
        keys.every((key) => held.has(key)) ||
        (needed.length > 0 &&
          this.#isOther(item, isEnglish) &&
          needed.every((matters) => this.#saysOne(item, matters))),
    );
    return says.length / Math.max(1, this.#held.length);
  }

  /** Share of the items that hold all the words, 0…1. */
  ownShare(keys: readonly string[]): number {
    return (
      this.#held.filter((held) => keys.every((key) => held.has(key))).length / Math.max(1, this.#held.length)
    );
  }

  #isOther(item: number, isEnglish: boolean): boolean {
    return !isEnglish || this.#items[item]?.isEnglish === false;
  }

  #saysOne(item: number, matters: readonly string[]): boolean {
    const { text = '', isEnglish = false } = this.#items[item] ?? {};
    const own = this.#matters.get(item) ?? saidMatters(text, isEnglish);
    this.#matters.set(item, own);
    return matters.some((matter) => own.includes(matter));
  }
}

/**
 * What an item has to speak of to say a name in other words: a matter that the whole name is a wording of, or one for each of its words. None
 * where a word has no matter: "Gift cards" is more than what is said of cards.
 */
function mattersOfName(name: string, isEnglish: boolean): (readonly string[])[] {
  const each = tokenise(name)
    .filter((word) => !isFunctionWord(word, isEnglish))
    .map((word) => saidMatters(word, isEnglish));
  const ofWords = new Set(each.flat());
  const ofWhole = saidMatters(name, isEnglish).filter((matter) => !ofWords.has(matter));
  if (ofWhole.length > 0) return [ofWhole];
  return each.every((matters) => matters.length > 0) ? each : [];
}

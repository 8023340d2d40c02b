import type { PhraseWord } from './phrase-words.ts';

/** What stands before things in languages that have articles; small words of several may be alike. */
const BEFORE_THINGS = new Set(
  `a an the my our your their his her this that these those no any some each every another
  der die das den dem des ein eine einen einem einer mein meine meinen unser unsere kein keine ihr ihre
  le la les un une des mon ma mes notre nos votre vos aucun aucune
  el los las una mi mis su sus nuestro nuestra il lo gli i uno mio mia del della o os as um uma meu minha
  de het een mijn onze geen`.split(/\s+/),
);
const LATIN = /^\p{sc=Latin}/u;
/** Languages with Latin letters whose nouns have no article before them, or have it as an ending. */
const WITHOUT_ARTICLES = new Set(['sv', 'da', 'no', 'fi', 'pl', 'cs', 'hu', 'tr', 'id', 'vi']);
/** A word met after an article, possessive or "no" in this share of its places is a thing; "done" and "happened" are not. */
const LEAST_SHARE = 0.15;

/** Which words are names of things, told by what stands before them. In languages without articles, and other scripts than Latin, all count. */
export class ThingWords {
  readonly #met = new Map<string, { count: number; asThing: number }>();

  constructor(texts: readonly (readonly PhraseWord[])[]) {
    for (const words of texts) {
      words.forEach(({ key, role, written, language }, i) => {
        if (role !== 'content') return;
        const own = this.#met.get(key) ?? { count: 0, asThing: 0 };
        this.#met.set(key, own);
        own.count += 1;
        const before = words[i]?.isStart ? undefined : words[i - 1];
        const isTold = before && BEFORE_THINGS.has(before.written.toLowerCase());
        if (isTold || !LATIN.test(written) || WITHOUT_ARTICLES.has(language)) own.asThing += 1;
      });
    }
  }

  has(key: string): boolean {
    const own = this.#met.get(key);
    return !LATIN.test(key) || (own !== undefined && own.asThing >= LEAST_SHARE * own.count);
  }
}

import { isUnspaced } from '../text/tokenise.ts';
import { englishIn } from './dictionary.ts';

/** Languages that write as one word what English parts: "Kartenleser" is a card reader. */
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'no']);
/** Shorter parts of a word are chance. */
const LEAST_PART = 4;
/** Norwegian is read by the Danish dictionary. */
const READ_AS: ReadonlyMap<string, string> = new Map([['no', 'da']]);
/** Letters of a word of an unspaced script. */
const LONGEST = 8;
const SHORTEST = 2;
const HAN = /^\p{sc=Han}$/u;

/** Reads words of texts in other languages as the English ones for them. Each word is looked up once. */
export class EnglishWords {
  readonly #known = new Map<string, readonly string[]>();

  /**
   * The English words for a word, as `tokenise` gives it: several for a compound, a run of a script without spaces, or what English says in
   * several; none where none is known.
   *
   * @param language of the text, two letters, or `und`
   */
  of(word: string, language: string): readonly string[] {
    const key = `${language} ${word}`;
    const known = this.#known.get(key);
    if (known) return known;
    const code = READ_AS.get(language) ?? language;
    const found = isUnspaced(word) ? inRun([...word], code) : inWord(word, code, COMPOUNDING.has(language));
    const words = found.flatMap((one) => one.split(' '));
    this.#known.set(key, words);
    return words;
  }
}

function inWord(word: string, language: string, isCompounding: boolean): string[] {
  const whole = englishIn(language, word);
  if (whole !== undefined) return [whole];
  if (!isCompounding) return [];
  const first = longest(word.length - 1, (length) => englishIn(language, word.slice(0, length)));
  const last = longest(word.length - (first?.length ?? 0), (length) =>
    englishIn(language, word.slice(-length)),
  );
  return [first?.english, last?.english].filter((english) => english !== undefined);
}

/** The longest part that is known, of at most so many letters. */
function longest(
  most: number,
  read: (length: number) => string | undefined,
): { english: string; length: number } | undefined {
  for (let length = most; length >= LEAST_PART; length -= 1) {
    const english = read(length);
    if (english !== undefined) return { english, length };
  }
  return undefined;
}

/** The longest known words of a run, from left to right; a single sign counts where it is a Chinese character among others. */
function inRun(signs: readonly string[], language: string): string[] {
  const found: string[] = [];
  for (let from = 0; from < signs.length; from += 1) {
    for (let length = Math.min(LONGEST, signs.length - from); length > 0; length -= 1) {
      if (length < SHORTEST && !standsAlone(signs, from)) continue;
      const english = englishIn(language, signs.slice(from, from + length).join(''));
      if (english === undefined) continue;
      found.push(english);
      from += length - 1;
      break;
    }
  }
  return found;
}

/** Whether a sign is a Chinese character between others that are none. */
function standsAlone(signs: readonly string[], at: number): boolean {
  const isHan = (place: number): boolean => HAN.test(signs[place] ?? '');
  return isHan(at) && !isHan(at - 1) && !isHan(at + 1);
}

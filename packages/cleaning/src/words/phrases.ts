/**
 * Words at the beginning of a line, in lists written with `|` between them. A phrase ends where a word ends, but in scripts
 * without blanks.
 */
export class Phrases {
  readonly #byFirst = new Map<string, string[]>();

  constructor(...lists: readonly string[]) {
    for (const phrase of lists.flatMap((list) => list.split('|'))) {
      const folded = fold(phrase.trim());
      const first = folded.slice(0, 2);
      const sharing = this.#byFirst.get(first) ?? [];
      sharing.push(folded);
      this.#byFirst.set(first, sharing);
    }
    for (const phrases of this.#byFirst.values()) phrases.sort((a, b) => b.length - a.length);
  }

  /** Characters of the longest phrase that the folded line begins with; 0 when there is none. */
  lengthAtStart(folded: string): number {
    for (const phrase of this.#byFirst.get(folded.slice(0, 2)) ?? []) {
      if (folded.startsWith(phrase) && endsWord(folded, phrase.length)) return phrase.length;
    }
    return 0;
  }

  /** Whether one of them is somewhere in the folded line, at the beginning of a word. */
  isIn(folded: string): boolean {
    for (let at = 0; at < folded.length; at += 1) {
      if (at > 0 && isWordPart(folded[at - 1] ?? '') && !hasNoBlanks(folded[at] ?? '')) continue;
      for (const phrase of this.#byFirst.get(folded.slice(at, at + 2)) ?? []) {
        if (folded.startsWith(phrase, at) && endsWord(folded, at + phrase.length)) return true;
      }
    }
    return false;
  }
}

/** Small letters, one apostrophe, accents kept; of the same length as the text in nearly every case: `İ` is one letter too. */
export const fold = (text: string): string =>
  text
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'");

const wordPart = /[\p{L}\p{M}\p{N}]/u;
const noBlanks = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const isWordPart = (char: string): boolean => char !== '' && wordPart.test(char);
const hasNoBlanks = (char: string): boolean => noBlanks.test(char);

function endsWord(text: string, at: number): boolean {
  const next = text[at] ?? '';
  return !isWordPart(next) || hasNoBlanks(next) || hasNoBlanks(text[at - 1] ?? '');
}

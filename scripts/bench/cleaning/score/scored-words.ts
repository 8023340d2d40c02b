const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+/gv;

/** Words as the score counts them: runs of letters, marks and digits; signs of Chinese and Japanese alone. */
export const scoredWords = (text: string): string[] => text.normalize('NFC').match(word) ?? [];

export const weightOf = (words: readonly string[]): number =>
  words.reduce((sum, { length }) => sum + length, 0);

/** Weight of the longest common subsequence. */
export function commonWeight(one: readonly string[], other: readonly string[]): number {
  let row = new Float64Array(other.length + 1);
  for (const word of one) {
    const next = new Float64Array(other.length + 1);
    for (const [at, against] of other.entries()) {
      next[at + 1] =
        word === against ? (row[at] ?? 0) + word.length : Math.max(row[at + 1] ?? 0, next[at] ?? 0);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

import type { LineMark, PlainText } from '../plain-text.ts';

/** A line of the cleaned text and where it is. */
export interface TextLine {
  text: string;
  start: number;
  end: number;
  mark: LineMark;
}

export function linesOf({ text, marks }: Pick<PlainText, 'text' | 'marks'>): TextLine[] {
  let start = 0;
  return text.split('\n').map((line, at) => {
    const begin = start;
    start += line.length + 1;
    return { text: line, start: begin, end: begin + line.length, mark: marks[at] ?? 'none' };
  });
}

export const isBlank = (line: TextLine | undefined): boolean => line === undefined || line.text === '';

/** Where the first line with words is, from a place on; the length when there is none. */
export function nextFilled(lines: readonly TextLine[], from: number): number {
  let at = from;
  while (at < lines.length && isBlank(lines[at])) at += 1;
  return at;
}

/** The same backwards; -1 when there is none. */
export function lastFilled(lines: readonly TextLine[], from: number): number {
  let at = Math.min(from, lines.length - 1);
  while (at >= 0 && isBlank(lines[at])) at -= 1;
  return at;
}

export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
/** A run of letters of the commonest script, between blanks: no need to look closer. */
const plainWord = /^[A-Za-z]{1,40}[.,!?]?$/;

/** Words parted by blanks; in scripts without blanks two signs count as a word. */
export function wordCount(text: string): number {
  let count = 0;
  for (const word of text.split(' ')) {
    if (plainWord.test(word)) {
      count += 1;
      continue;
    }
    if (!hasWords(word)) continue;
    const signs = word.match(unspaced)?.length ?? 0;
    count += Math.max(1, Math.ceil(signs / 2));
  }
  return count;
}

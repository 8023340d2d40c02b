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
const isPlainSign = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/** Words parted by blanks; in scripts without blanks two signs count as a word. */
export function wordCount(text: string): number {
  let count = 0;
  let start = 0;
  let isWord = false;
  let isOdd = false;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 32;
    if (code !== 32) {
      if (code > 127) isOdd = true;
      else if (isPlainSign(code)) isWord = true;
      continue;
    }
    if (isOdd) count += countIn(text.slice(start, at));
    else if (isWord) count += 1;
    start = at + 1;
    isWord = false;
    isOdd = false;
  }
  return count;
}

/** Words between two blanks, where other letters than the plainest are. */
function countIn(word: string): number {
  if (!hasWords(word)) return 0;
  const signs = word.match(unspaced)?.length ?? 0;
  return Math.max(1, Math.ceil(signs / 2));
}

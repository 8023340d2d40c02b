import type { LineMark, MarkedLines } from '../plain-text.ts';

const tag =
  /\[(\/?)(b|i|u|s|quote|url|img|code|size|color|colour|font|list|email|spoiler|center|left|right|attachment|youtube|\*)(?:=[^\]\n]{0,300})?\]/gi;
const opening = /\[(?:b|i|u|s|quote|url|img|code|size|color|list|spoiler)(?:=[^\]\n]{0,300})?\]/i;
const closing = /\[\/(?:b|i|u|s|quote|url|img|code|size|color|list|spoiler)\]/i;
const unseen = new Set(['img', 'attachment', 'youtube']);

export const isBbcode = (text: string): boolean =>
  text.includes('[/') && opening.test(text) && closing.test(text);

/** Tags gone; what is quoted is marked, pictures are left out. */
export function readBbcode(text: string): MarkedLines {
  const lines: string[] = [''];
  const marks: LineMark[] = ['none'];
  let quotes = 0;
  let hidden = 0;
  const add = (chars: string) => {
    if (hidden > 0) return;
    const [first = '', ...rest] = chars.split('\n');
    lines.push((lines.pop() ?? '') + first);
    for (const line of rest) lineOf(line);
  };
  const lineOf = (line: string) => {
    lines.push(line);
    marks.push(quotes > 0 ? 'mail-quote' : 'none');
  };
  let from = 0;
  for (const found of text.matchAll(tag)) {
    add(text.slice(from, found.index));
    from = found.index + found[0].length;
    const name = found[2]?.toLowerCase() ?? '';
    const step = found[1] === '/' ? -1 : 1;
    if (name === 'quote') {
      quotes = Math.max(0, quotes + step);
      lineOf('');
    } else if (unseen.has(name)) hidden = Math.max(0, hidden + step);
    else if (name === '*') add('\n- ');
  }
  // A picture that is never closed hides nothing.
  hidden = 0;
  add(text.slice(from));
  return { lines, marks };
}

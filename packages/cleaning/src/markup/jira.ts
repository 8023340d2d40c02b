import type { LineMark, MarkedLines } from '../plain-text.ts';
import { withoutStars } from './stars.ts';

const picture = /![^!\s|]{1,200}\.(?:png|jpe?g|gif|svg|webp|mp4|mov|pdf)(?:\|[^!\n]{0,100})?!/gi;
const sign =
  /^h[1-6]\. |^bq\. |\{(?:panel|noformat|quote|color|code)(?::[^}\n]{0,200})?\}|^\|\|.*\|\||![^!\s|]{1,200}\.(?:png|jpe?g|gif)(?:\|[^!\n]{0,100})?!/m;
const panelTitle = /\{panel:(?:[^}\n|{]{0,80}\|)?title=([^}|\n{]{1,200})(?:\|[^}\n{]{0,200})?\}/g;
const brace = /\{(?:panel|noformat|code)(?::[^}\n]{0,200})?\}/g;
const colour = /\{color(?::[^}\n]{0,200})?\}/g;
const mention = /\[~(?:accountid:)?[\w:.@-]{1,80}\],? ?/g;
const link = /\[([^[\]|\n]{1,200})\|[^[\]\n]{1,1000}\]/g;
const monospace = /\{\{([^{}\n]{1,200})\}\}/g;

export const isJira = (text: string): boolean => sign.test(text);

/** Headings, panels, tables, links and pictures of Jira as text; quotes are marked. */
export function readJira(text: string): MarkedLines {
  const lines: string[] = [];
  const marks: LineMark[] = [];
  let isQuote = false;
  const parted = text
    .replace(panelTitle, '$1\n')
    .replace(brace, '\n')
    .replace(colour, '')
    .replace(mention, '')
    .replace(/\{quote\}/g, '\n{quote}\n');
  for (const source of parted.split('\n')) {
    if (source === '{quote}') {
      isQuote = !isQuote;
      continue;
    }
    const isBlockQuote = source.startsWith('bq. ');
    lines.push(lineOf(source));
    marks.push(isQuote || isBlockQuote ? 'mail-quote' : 'none');
  }
  return { lines, marks };
}

function lineOf(source: string): string {
  const words = source.replace(/^(?:h[1-6]|bq)\. /, '');
  const row = words.startsWith('|') ? words.replace(/\|+/g, ' ') : words;
  const plain = row.replace(picture, '').replace(link, '$1').replace(monospace, '$1');
  return withoutStars(plain);
}

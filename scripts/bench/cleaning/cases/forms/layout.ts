import type { Speaker } from '../case.ts';
import type { Draw } from '../draw.ts';
import { frame, quoted, said } from '../parts.ts';
import type { Part } from '../parts.ts';

export const escaped = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');

export const blocks = (text: string, open: string, close: string): string =>
  text
    .split('\n')
    .map((paragraph) => open + escaped(paragraph) + close)
    .join('');

/** Breaks lines at blanks, as mail programs do; languages without blanks stay on one line. */
export function wrapped(text: string, width = 72): string {
  return text
    .split('\n')
    .map((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(' ')) {
        if (line !== '' && line.length + word.length >= width) {
          lines.push(line);
          line = word;
        } else line = line === '' ? word : `${line} ${word}`;
      }
      return [...lines, line].join('\n');
    })
    .join('\n\n');
}

export const prefixed = (text: string, mark = '> '): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? mark.trimEnd() : mark + line))
    .join('\n');

/** The customer's new words in plain text, with greeting, closing and name around. */
export const letter = (draw: Draw, after = ''): Part[] => [
  frame(`${draw.opening}\n\n`),
  said('customer', wrapped(draw.customer), draw.customer),
  frame(`\n\n${draw.closing}\n${draw.name}${after}\n`),
];

/** The same as HTML; each paragraph stands between `open` and `close`. */
export const letterInHtml = (draw: Draw, open: string, close: string, gap = ''): Part[] => [
  frame(open + escaped(draw.opening) + close + gap),
  said('customer', blocks(draw.customer, open, close), draw.customer),
  frame(gap + open + escaped(draw.closing) + close + open + escaped(draw.name) + close),
];

/** An agent's whole answer as it is quoted in plain text. */
export const quotedAnswer = (draw: Draw, mark = '> '): Part[] => [
  frame(prefixed(`${draw.agentOpening}\n`, mark) + '\n'),
  quoted('agent', prefixed(wrapped(draw.agent), mark), draw.agent),
  frame('\n' + prefixed(`\n${draw.agentClosing}\n${draw.agentName}\n${draw.company}`, mark) + '\n'),
];

export const answer = (draw: Draw, isQuoted: boolean): Part[] => [
  frame(`${draw.agentOpening}\n\n`),
  (isQuoted ? quoted : said)('agent', wrapped(draw.agent), draw.agent),
  frame(`\n\n${draw.agentClosing}\n${draw.agentName}\n${draw.company}\n`),
];

export const answerInHtml = (
  draw: Draw,
  open: string,
  close: string,
  isQuoted: boolean,
  words = draw.agent,
): Part[] => [
  frame(open + escaped(draw.agentOpening) + close),
  (isQuoted ? quoted : said)('agent', blocks(words, open, close), words),
  frame(open + escaped(`${draw.agentClosing} ${draw.agentName}, ${draw.company}`) + close),
];

export const inBlocks = (who: Speaker, words: string, open: string, close: string, isQuoted = false): Part =>
  (isQuoted ? quoted : said)(who, blocks(words, open, close), words);

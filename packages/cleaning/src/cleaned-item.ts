import type { About, Turn } from './turns/turn.ts';
import type { CleaningKind } from './plain-text.ts';
import { partTurns } from './part-turns.ts';
import { toPlainText } from './to-plain-text.ts';

/** Raised whenever the same source would give another result. */
export const cleanerVersion = 5;

/** What an item keeps of its cleaning. */
export interface CleanedItem {
  version: number;
  /** The whole text as a person reads it. */
  text: string;
  /** Ranges of `text`. */
  turns: Turn[];
  kinds: CleaningKind[];
}

export function cleanItem(source: string, about: About = {}): CleanedItem {
  const plain = toPlainText(source);
  return { version: cleanerVersion, text: plain.text, turns: partTurns(plain, about), kinds: plain.kinds };
}

/** The customer's own words, one part a line; lines that a mail program broke are one again. */
export const customerText = ({ text, turns }: { text: string; turns: readonly Turn[] }): string =>
  turns
    .filter(({ who }) => who === 'customer')
    .flatMap(({ parts }) => parts)
    .filter(({ kind }) => kind === 'body')
    .map(({ start, end }) => unwrapped(text.slice(start, end).trim()))
    .join('\n');

/** A line broken by a mail program is nearly full, and the next one begins in small letters. */
const leastFull = 50;
const mostFull = 80;

export function unwrapped(text: string): string {
  if (!text.includes('\n')) return text;
  const out: string[] = [];
  let before = '';
  for (const line of text.split('\n')) {
    if (line === '') {
      before = '';
      continue;
    }
    const isBroken =
      before.length >= leastFull &&
      before.length <= mostFull &&
      !/[.?!:。？！：]$/u.test(before) &&
      /^[\p{Ll}\p{Lo}\p{Nd}("“„«]/u.test(line);
    out.push(isBroken ? `${out.pop() ?? ''} ${line}` : line);
    before = line;
  }
  return out.join('\n');
}

import { fold, normalise } from '../text/fold.ts';
import type { Role, UnspacedPhrases } from './languages/unspaced.ts';
import { japanese, korean } from './languages/unspaced.ts';
import type { Word } from './reading.ts';

const isKana = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
const isHangul = /\p{sc=Hangul}/u;
const run =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Hangul}]+|[\p{L}\p{M}\p{N}]+(?:[.'’][\p{L}\p{N}]+)*/uy;
const quoted = /[「『“"]([^」』”"]+)[」』”"]/uy;

export function hasUnspaced(question: string): boolean {
  return isKana.test(question) || isHangul.test(question);
}

interface Phrase {
  said: string;
  english: string;
  role: Role;
}

interface Piece {
  words: Word[];
  role: Role;
}

/** The words of a question in Japanese or Korean, in English and in the order of English questions. */
export function inEnglishOrder(question: string): Word[] {
  const phrases = sorted(isHangul.test(question) ? korean : japanese);
  const pieces: Piece[] = [];
  for (let at = 0; at < question.length;) {
    quoted.lastIndex = at;
    const inQuotes = quoted.exec(question);
    if (inQuotes) {
      pieces.push({ words: [wordAt(inQuotes[1] ?? '', at + 1)], role: 'rest' });
      at += inQuotes[0].length;
      continue;
    }
    const phrase = phrases.find((one) => isAt(question, at, one));
    if (phrase) {
      const end = at + phrase.said.length;
      const words = phrase.english.split(' ').filter(Boolean);
      pieces.push({ words: words.map((text) => ({ text, said: text, start: at, end })), role: phrase.role });
      at = end;
      continue;
    }
    const end = endOfUnknown(question, at, phrases);
    const text = question.slice(at, end);
    if (/[\p{L}\p{N}]/u.test(text)) pieces.push({ words: [wordAt(text, at)], role: 'rest' });
    at = end;
  }
  return ordered(pieces);
}

/** A Korean particle of one letter ends a word: within one it is a part of it. */
function isAt(question: string, at: number, { said, role }: Phrase): boolean {
  if (!question.startsWith(said, at)) return false;
  return role !== 'none' || said.length > 1 || !isHangul.test(said) || !isHangul.test(question[at + 1] ?? '');
}

/** A run of one script up to where a phrase of the list begins. */
function endOfUnknown(question: string, at: number, phrases: readonly Phrase[]): number {
  run.lastIndex = at;
  const match = run.exec(question);
  if (!match) return at + 1;
  const whole = at + match[0].length;
  if (!hasUnspaced(match[0])) return whole;
  for (let end = at + 1; end < whole; end += 1) {
    if (phrases.some((one) => isAt(question, end, one))) return end;
  }
  return whole;
}

function ordered(pieces: readonly Piece[]): Word[] {
  const asks: Word[] = [];
  const nouns: Word[] = [];
  const rest: Word[] = [];
  let before: Word[] = [];
  for (const { words, role } of pieces) {
    if (role === 'ask') asks.push(...words);
    else if (role === 'noun') nouns.push(...words);
    // What the verb is about was said before it.
    else if (role === 'verb') [before] = [[], rest.push(...words, ...before)];
    else if (role === 'rest') before.push(...words);
  }
  return [...asks, ...nouns, ...before, ...rest];
}

function sorted(phrases: UnspacedPhrases): Phrase[] {
  return phrases
    .flatMap(([said, english, role]) => said.split('|').map((one) => ({ said: one, english, role })))
    .sort((a, b) => b.said.length - a.said.length);
}

function wordAt(said: string, start: number): Word {
  return { text: fold(normalise(said)), said, start, end: start + said.length };
}

import { fold, normalise } from '../../text/fold.ts';
import { matters } from '../grammar/wordings.ts';
import type { Role, UnspacedPhrases } from './unspaced.ts';
import { japanese, korean } from './unspaced.ts';
import type { Word } from '../reading/reading.ts';
import { datesAt } from './unspaced-dates.ts';

const isKana = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
const isHangul = /\p{sc=Hangul}/u;
const run =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Hangul}]+|[\p{L}\p{M}\p{N}]+(?:[.'’][\p{L}\p{N}]+)*/uy;
const limited =
  /(?:上位|トップ|상위|톱)\s?(\d{1,2})(?:つ|件|個|개|가지)?(?:の)?|(\d{1,2})\s?(?:つ|가지)(?:の)?/uy;
const rated =
  /(?:(?:星|★|별점|별)\s?(\d)(?:つ|個|점|개)?|(\d)\s?(?:つ星|つ星の|점짜리|성급))(?:\s?(?:以上|以下|이상|이하))?(?:の|인)?/uy;
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
    const dates = datesAt(question, at);
    const rated = ratedAt(question, at);
    const most = dates || rated ? null : limitAt(question, at);
    const phrase = phrases.find((one) => isAt(question, at, one));
    const matter = dates || rated || most ? '' : matterAt(question, at);
    if (matter.length > (phrase?.said.length ?? 0) || (matter && phrase?.role === 'none')) {
      pieces.push({ words: [wordAt(matter, at)], role: 'rest' });
      at += matter.length;
      continue;
    }
    const found =
      dates ?? rated ?? most ?? (phrase && { english: phrase.english, end: at + phrase.said.length });
    if (found) {
      const { english, end } = found;
      const start = at;
      const words = english.split(' ').filter(Boolean);
      const role = most ? 'ask' : dates || rated ? 'rest' : (phrase?.role ?? 'rest');
      pieces.push({ words: words.map((text) => ({ text, said: text, start, end })), role });
      at = end;
      continue;
    }
    const end = endOfUnknown(question, at, phrases);
    const text = question.slice(at, end);
    // What is left of endings says nothing.
    if (/^\p{sc=Hiragana}{1,2}$/u.test(text)) {
      at = end;
      continue;
    }
    if (/[\p{L}\p{N}]/u.test(text)) pieces.push({ words: [wordAt(text, at)], role: 'rest' });
    at = end;
  }
  return ordered(pieces);
}

const matterWords = matters
  .flatMap(({ wordings }) => wordings)
  .filter(({ language, text }) => (language === 'ja' || language === 'ko') && text.length > 1)
  .map(({ text }) => text)
  .sort((a, b) => b.length - a.length);

/** The word by which people speak of a matter, such as 遅れ; nothing where none begins. */
function matterAt(question: string, at: number): string {
  return matterWords.find((one) => question.startsWith(one, at)) ?? '';
}

/** "上位5", "3가지": so many of them. */
function limitAt(question: string, at: number): { english: string; end: number } | null {
  limited.lastIndex = at;
  const match = limited.exec(question);
  return match && { english: `top ${match[1] ?? match[2] ?? ''}`, end: at + match[0].length };
}

/** "星1", "별점 1점": so many stars. */
function ratedAt(question: string, at: number): { english: string; end: number } | null {
  rated.lastIndex = at;
  const match = rated.exec(question);
  if (!match) return null;
  const bound = /以上|이상/u.test(match[0]) ? ' or more' : /以下|이하/u.test(match[0]) ? ' or less' : '';
  return { english: `${match[1] ?? match[2] ?? ''} stars${bound}`, end: at + match[0].length };
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
    const isNext = phrases.some((one) => isAt(question, end, one));
    if (isNext || datesAt(question, end) || matterAt(question, end)) return end;
  }
  return whole;
}

function ordered(pieces: readonly Piece[]): Word[] {
  const asks: Word[] = [];
  const fields: Word[] = [];
  const nouns: Word[] = [];
  const rest: Word[] = [];
  const isWhich = pieces.some(({ words, role }) => role === 'ask' && words[0]?.text === 'which');
  let before: Word[][] = [];
  pieces.forEach(({ words, role }, i) => {
    const isParted = pieces.slice(i + 1).find((one) => one.role !== 'none')?.role === 'by';
    if (role === 'ask') asks.push(...words);
    else if (role === 'field' && isWhich && !isParted) fields.push(...words);
    else if (role === 'noun' && !isParted) nouns.push(...words);
    // What the verb is about was said before it.
    else if (role === 'verb') [before] = [[], rest.push(...words, ...before.flat())];
    else if (role === 'by') before = [...before.slice(0, -1), [...words, ...(before.at(-1) ?? [])]];
    else if (role !== 'none') before.push(words);
  });
  return [...whichLast(asks), ...fields, ...nouns, ...before.flat(), ...rest];
}

/** "Which" stands right before what it asks for. */
function whichLast(asks: readonly Word[]): Word[] {
  const is = ({ text }: Word) => text === 'which';
  return [...asks.filter((one) => !is(one)), ...asks.filter(is).slice(0, 1)];
}

function sorted(phrases: UnspacedPhrases): Phrase[] {
  return phrases
    .flatMap(([said, english, role]) => said.split('|').map((one) => ({ said: one, english, role })))
    .sort((a, b) => b.said.length - a.said.length);
}

function wordAt(said: string, start: number): Word {
  return { text: fold(normalise(said)), said, start, end: start + said.length };
}

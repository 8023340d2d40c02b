import { isFunctionWord } from '../../../search/background.ts';
import { withoutMail } from '../../../text/addresses.ts';
import { fold, normalise } from '../../../text/fold.ts';
import { stem } from '../../../text/stem.ts';
import { isUnspaced } from '../../../text/tokenise.ts';

/** A word of a text as phrases see it. */
export interface PhraseWord {
  /** As it is written. */
  written: string;
  /** Equal for the forms of one word, and for words of several languages that mean it; several words, in order of letters, for a compound. */
  key: string;
  role: 'content' | 'function' | 'negation' | 'particle' | 'joiner';
  isEnglish: boolean;
  /** Of the text, two letters, or `und`. */
  language: string;
  /** The English for a word of another language, where it is known: "Verspätung" has "delay". */
  english?: string;
  /** Whether something stands between it and the word before: punctuation, a line's end, the text's start. */
  isStart: boolean;
  /** Whether a space belongs before it. */
  isSpaced: boolean;
}

/** How a text is read. Without it words of other languages stand for themselves. */
export interface Reading {
  /** Two letters, or `und`. */
  language: string;
  /** The English words for a word of the text's language; none for one that is not known. */
  toEnglish: (word: string) => readonly string[];
}

const NOISE = /(?:https?:\/\/|www\.)\S+|[@#][\p{L}\p{N}_]+|&\w+;/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‘-][\p{L}\p{M}\p{N}]+)*/gu;
const HANGUL = /^\p{sc=Hangul}/u;
const HIRAGANA = /^\p{sc=Hiragana}{1,4}$/u;
/** Takes words of unspaced scripts apart by a dictionary; the locale only decides about details. */
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const NEGATION =
  /^(?:not|no|never|cannot|cant|wont|\w+n't|\w+nt(?<=(?:do|does|did|is|was|are|were|have|has|had|could|would|should)nt))$/;
/** Numbers and single letters. */
const NUMBER = /^(?:\p{N}+|[a-z])$/u;
/** What makes another verb of a verb: "top up", "sign out". */
const PARTICLES = new Set(['up', 'out', 'off', 'down', 'back']);
/** The same, but only where no thing follows: "log in to the app", not "money in the app". */
const LAST_PARTICLES = new Set(['in', 'on', 'through']);
/** What begins a clause: no name goes across it. */
const JOINERS = new Set(
  `i he she we they you it who which that what when where how why because if than then so as but while although though
  unless whether`.split(/\s+/),
);
/** Codes that people recommend, such as "anna1234", name nothing. */
const CODE = /^\p{L}+\p{N}{3,}$/u;
/** "highly", "really": how, not what. */
const ADVERB = /^\p{L}{4,}ly$/u;
const NO_ADVERBS = new Set(
  `friendly lovely costly timely family daily weekly monthly yearly assembly supply likely`.split(' '),
);
/** Letters of a word that are compared where no stemmer knows its language. */
const PREFIX = 6;
const HANGUL_PREFIX = 2;
/** Words that say nothing of what a text is about, beside the function words. */
const FILLERS = new Set(
  `please thanks thank hi hello hey guys just really very much lot lots also still even way thing things something
  anything everything get gets got getting go goes going gone went make makes made want wants wanted need needs needed
  know think see say says said tell told let try tried trying like would could should might must shall today yesterday
  tomorrow now ever yet soon one two u ur im ill id ive lol omg wow yes okay ok etc good great bad best well sure maybe
  since within without until till upon via per actually already always long ago am pm mr mrs many few every someone somebody anyone anybody pls plz thx`.split(
    /\s+/,
  ),
);
/** The same in Japanese, Korean and Chinese, as the dictionary cuts them. */
const OTHER_FILLERS = new Set(
  `お願い 同じ 今回 今日 昨日 明日 当日 場合 自分 本当 最初 最後 思う 思い 思っ 言う 言わ 言い 入れ 入っ 切れ 悪い 良い 下さい
  오늘 어제 내일 정말 진짜 너무 그냥 제발 조금 계속 다시 이제 今天 昨天 明天 真的 非常 一直 可以 没有`.split(
    /\s+/,
  ),
);

/**
 * The words of a text in order. Addresses and names of accounts are left out.
 *
 * @param isEnglish as in the item's features
 * @param most so many words are read
 */
export function phraseWords(
  text: string,
  isEnglish: boolean,
  most: number,
  { language, toEnglish }: Reading = { language: isEnglish ? 'en' : 'und', toEnglish: () => [] },
): PhraseWord[] {
  const found: PhraseWord[] = [];
  const plain = withoutMail(text, ' . ').replace(NOISE, ' . ');
  let end = 0;
  for (const match of plain.matchAll(WORD)) {
    if (found.length >= most) break;
    const isStart =
      end === 0 ||
      /[^\s]/.test(plain.slice(end, match.index)) ||
      plain.slice(end, match.index).includes('\n');
    end = match.index + match[0].length;
    const pieces = isCut(match[0]) ? cutWords(match[0]) : [match[0]];
    pieces.forEach((written, i) => {
      found.push({
        ...describe(written, isEnglish, toEnglish),
        written,
        isEnglish,
        language,
        isStart: isStart && i === 0,
        isSpaced: i === 0,
      });
    });
  }
  if (isEnglish) closeVerbs(found);
  return found;
}

/** Makes particles of the last words of verbs such as "log in". */
function closeVerbs(words: PhraseWord[]): void {
  words.forEach((word, i) => {
    const isBehind = !word.isStart && words[i - 1]?.role === 'content';
    if (isBehind && LAST_PARTICLES.has(word.key) && !leadsToThing(words[i + 1])) word.role = 'particle';
  });
}

function leadsToThing(next: PhraseWord | undefined): boolean {
  if (!next || next.isStart || next.key === 'to') return false;
  return next.role === 'content' || next.role === 'function';
}

function isCut(word: string): boolean {
  return isUnspaced(word) && !HANGUL.test(word);
}

function cutWords(run: string): string[] {
  return [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

function describe(
  written: string,
  isEnglish: boolean,
  toEnglish: (word: string) => readonly string[],
): Pick<PhraseWord, 'key' | 'role' | 'english'> {
  const plain = normalise(written);
  const word = fold(plain.replace(/'/g, ''));
  if (isEnglish) {
    if (CODE.test(word) || JOINERS.has(plain.split("'")[0] ?? '')) return { key: word, role: 'joiner' };
    if (NEGATION.test(plain)) return { key: 'not', role: 'negation' };
    if (PARTICLES.has(plain)) return { key: plain, role: 'particle' };
    const isSmall =
      isFunctionWord(word, true) ||
      FILLERS.has(word) ||
      (ADVERB.test(word) && !NO_ADVERBS.has(word)) ||
      NUMBER.test(word) ||
      isFunctionWord(plain.split("'")[0] ?? '', true);
    return { key: stem(word), role: isSmall ? 'function' : 'content' };
  }
  if (HIRAGANA.test(word) || (isCut(word) && [...word].length === 1)) return { key: word, role: 'function' };
  const isSmall = isFunctionWord(word, false) || NUMBER.test(word) || OTHER_FILLERS.has(plain);
  const english = isSmall ? [] : toEnglish(word);
  if (english.length > 0) return inEnglish(english);
  const role = isSmall ? 'function' : 'content';
  if (HANGUL.test(word)) return { key: word.normalize('NFC').slice(0, HANGUL_PREFIX), role };
  return { key: isCut(word) ? word : word.slice(0, PREFIX), role };
}

/** A word of another language as the English words for it. */
function inEnglish(english: readonly string[]): Pick<PhraseWord, 'key' | 'role' | 'english'> {
  const words = english.map((word) => describe(word, true, () => []));
  const told = words.filter(({ role }) => role === 'content');
  const keys = (told.length > 0 ? told : words).map(({ key }) => key);
  return {
    key: [...new Set(keys)].sort().join(' '),
    role: told.length > 0 ? 'content' : 'function',
    english: english.join(' '),
  };
}

import { isFunctionWord } from '../../../search/background.ts';
import { withoutMail } from '../../../text/addresses.ts';
import { fold, normalise } from '../../../text/fold.ts';
import { stem } from '../../../text/stem.ts';
import { isUnspaced } from '../../../text/tokenise.ts';

/** A word of a text as phrases see it. */
export interface PhraseWord {
  /** As it is written. */
  written: string;
  /** Equal for the forms of one word. */
  key: string;
  role: 'content' | 'function' | 'negation' | 'particle' | 'joiner';
  isEnglish: boolean;
  /** Whether something stands between it and the word before: punctuation, a line's end, the text's start. */
  isStart: boolean;
  /** Whether a space belongs before it. */
  isSpaced: boolean;
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

/** The words of a text in order; `isEnglish` as in the item's features. Addresses and names of accounts are left out. */
export function phraseWords(text: string, isEnglish: boolean, most: number): PhraseWord[] {
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
        ...describe(written, isEnglish),
        written,
        isEnglish,
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

function describe(written: string, isEnglish: boolean): Pick<PhraseWord, 'key' | 'role'> {
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
  const role = isSmall ? 'function' : 'content';
  if (HANGUL.test(word)) return { key: word.normalize('NFC').slice(0, HANGUL_PREFIX), role };
  return { key: isCut(word) ? word : word.slice(0, PREFIX), role };
}

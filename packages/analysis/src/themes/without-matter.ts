import { detectLanguage } from '../language.ts';
import { EnglishWords } from '../language/english-words.ts';
import { lexiconOf } from '../sentiment/lexicon.ts';
import { fold, normalise } from '../text/fold.ts';
import { phraseWords } from './naming/phrases/phrase-words.ts';
import type { PhraseWord } from './naming/phrases/phrase-words.ts';

/** What an item says that speaks of nothing: that somebody likes it, that somebody does not, or nothing at all. */
export type WithoutMatter = 'praise' | 'blame' | 'noise';

/** A text of more words speaks of something. */
const MOST_WORDS = 8;
const LEAST_PRAISE = 1.2;
/** Words for the whole of what is judged. */
const WHOLE = new Set(
  `app apps application service services product products company shop store site website place team people everyone work job
  experience purchase stuff game software tool brand deal idea star stars time times day ever`.split(/\s+/),
);
/** Blame that says nothing of why: "crash" and "late" do. */
const BLAME = new Set(
  `bad worse worst terrible awful horrible hate hated sucks suck sucked useless garbage trash rubbish poor disappointing disappointed
  disappointment pathetic crap shit dreadful disgusting worthless lousy appalling meh junk disaster joke`.split(
    /\s+/,
  ),
);
/** The same in languages that have no lexicon here, by how words begin. */
const PRAISE_BEGINS = [
  ...`ありがと 有難 有り難 最高 満足 大満足 素晴 すばらし 嬉し うれし 良い 良かっ よかっ 感謝 お世話 便利 大好き 気に入 おすすめ`.split(
    ' ',
  ),
  ...`감사 고마 최고 좋아 좋은 좋습 좋네 좋다 재밌 재미 만족 추천 사랑 굿 짱 훌륭`.split(' '),
  ...`谢谢 感谢 很好 不错 满意 最好 好评 喜欢 推荐 赞`.split(' '),
];
const BLAME_BEGINS =
  `最悪 最低 ひどい 酷い 二度と 残念 최악 별로 싫어 쓰레기 망했 실망 垃圾 很差 差评 失望`.split(' ');

/**
 * UTF-8 read as Latin-1 or Windows-1252 ("KÃ¶pfe"): such pairs of characters stand next to each other in no language.
 */
const WRONG_PAIR = /[\u00c2-\u00f4][\u0080-\u00bf\u20ac\u201a-\u203a\u02c6\u02dc]|\ufffd/gu;
const MOST_WRONG = 0.12;

/**
 * Null for a text that speaks of something, as far as its words tell.
 *
 * @param isEnglish as in the item's features
 */
export function withoutMatter(
  text: string,
  isEnglish: boolean,
  dictionary: EnglishWords = new EnglishWords(),
): WithoutMatter | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const wrong = text.match(WRONG_PAIR)?.length ?? 0;
  if (letters < 2 || 2 * wrong > MOST_WRONG * text.length) return 'noise';
  const language = isEnglish ? 'en' : detectLanguage(text).language;
  const words = phraseWords(text, isEnglish, MOST_WORDS * 3, {
    language,
    toEnglish: (word) => dictionary.of(word, language),
  });
  if (words.length > MOST_WORDS) return null;
  const content = words.filter(({ role }) => role === 'content' || role === 'joiner' || role === 'negation');
  const lexicon = lexiconOf(language);
  const readAs = ({ written, english }: PhraseWord): string => english ?? written;
  const isPraise = (word: PhraseWord): boolean =>
    PRAISE_BEGINS.some((begin) => word.written.startsWith(begin)) ||
    lexicon.strengthOf(plainOf(word.written)) >= LEAST_PRAISE ||
    (word.english !== undefined && lexiconOf('en').strengthOf(word.english) >= LEAST_PRAISE);
  const isBlame = (word: PhraseWord): boolean =>
    BLAME_BEGINS.some((begin) => word.written.startsWith(begin)) || BLAME.has(plainOf(readAs(word)));
  const said = words.filter(({ role }) => role !== 'joiner');
  const isWhole = (word: PhraseWord): boolean => word.role === 'joiner' || WHOLE.has(plainOf(readAs(word)));
  const praises = said.filter(isPraise).length;
  const blames = said.filter(isBlame).length;
  const rest = content.filter((word) => !isPraise(word) && !isBlame(word) && !isWhole(word));
  if (rest.length > 0) return null;
  if (blames > 0) return praises === 0 ? 'blame' : null;
  if (praises > 0) return 'praise';
  return content.some(isWhole) && content.length > 1 ? null : 'noise';
}

function plainOf(written: string): string {
  return fold(normalise(written)).replace(/'/g, '');
}

import { lexiconOf } from '../../../sentiment/lexicon.ts';
import { fold, normalise } from '../../../text/fold.ts';
import type { WordTable } from '../../../word-table.ts';
import type { PhraseWord } from './phrase-words.ts';

/** English words past this rank by frequency tell all that a word can. */
const TELLING_RANK = 2000;
/** Praise says how people find a thing, not which thing it is. Blame does tell: "crash", "delay". */
const PRAISE_TELLS = 0.35;
const LEAST_PRAISE = 0.5;

/** Spans of time say how long, not what. */
const TIME_TELLS = 0.3;
const TIMES = /^(?:second|minute|min|hour|hr|day|night|morning|evening|week|weekend|month|year|time)s?$/;

/** How much a word tells of what is spoken of, by its kind alone, 0…1: "time" and "great" little, "invoice" all. */
export function tellingOf({ written, isEnglish, english }: PhraseWord, words: WordTable): number {
  const word = fold(normalise(isEnglish ? written : (english ?? '')).replace(/'/g, ''));
  if (TIMES.test(word)) return TIME_TELLS;
  const row = isEnglish ? words.row(word) : -1;
  const telling = row < 0 ? 1 : Math.min(1, Math.log(row + 2) / Math.log(TELLING_RANK));
  return lexiconOf('en').strengthOf(word) > LEAST_PRAISE ? Math.min(PRAISE_TELLS, telling) : telling;
}

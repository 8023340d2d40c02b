import { isQuotedAt } from './quoted.ts';
import type { Word } from './reading.ts';

const giving = /^(?:give|gives|gave|given|giving|hand|handed|handing)$/;
const whose = /^(?:their|us|in|my|our)$/;
/** What may follow once it is said that somebody gives notice: when, and what else they do. "Notice of a change" is none. */
const afterwards =
  /^(?:in|last|this|since|during|within|after|from|per|by|each|every|and|or|but|because|already|yet|recently|lately|today|yesterday|over|between|until)$/;
const mostBetween = 3;

/** "Which accounts gave notice", "handed in their notice last month": whoever gives notice cancels, where nothing says of what. */
export function givingNotice(words: readonly Word[], question: string): Word[] {
  const result: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const isGiven = giving.test(word.text) && !isQuotedAt(question, word.start);
    const end = isGiven ? noticeFrom(words, at + 1, question) : null;
    result.push(
      end === null ? word : { ...word, text: 'cancel', said: 'cancel', end: words[end]?.end ?? word.end },
    );
    at = end ?? at;
  }
  return result;
}

/** Place of the notice that is given; null where none is, or something follows that it is given of. */
function noticeFrom(words: readonly Word[], start: number, question: string): number | null {
  let at = start;
  while (at < start + mostBetween && whose.test(words[at]?.text ?? '')) at += 1;
  const [notice, next] = [words[at], words[at + 1]];
  if (notice?.text !== 'notice') return null;
  const isEnd = !next || /[?.,;:!–—]/.test(question.slice(notice.end, next.start));
  return isEnd || afterwards.test(next.text) ? at : null;
}

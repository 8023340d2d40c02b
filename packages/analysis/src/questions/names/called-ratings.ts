import type { KnownNames } from '../plan.ts';
import type { Word } from '../reading/reading.ts';
import { wordsOf } from '../reading/reading.ts';

/** What may follow the name of a column of ratings, and says no more. */
const kept = /^(?:ratings?|scores?|stars?|grades?|marks?|values?)$/;
/** Shorter names are words of daily speech. */
const leastLetters = 3;

/** What surveys ask for by a number, whatever its column is called. */
const likelihoods = [
  ['likelihood', 'to', 'recommend'],
  ['likely', 'to', 'recommend'],
  ['willingness', 'to', 'recommend'],
];

/** The words with "rating" in the place of what the workspace's files call it: "average applause" is an average rating. */
export function calledRatings(words: readonly Word[], { ratings = [] }: Pick<KnownNames, 'ratings'>): Word[] {
  const names = ratings
    .map((name) => wordsOf(name.replace(/[_\-.]+/g, ' ')).map(({ text }) => text))
    // "5 stars" are read as they are.
    .filter((name) => name.join('').length >= leastLetters && !/^stars?$/.test(name.join(' ')))
    .sort((a, b) => b.length - a.length);
  // "Recommend score" of `Q1_recommend`: the last word of a name, where what follows says that it is a rating.
  const lasts = names.flatMap((name) => (name.length > 1 ? (name.at(-1) ?? []) : []));
  if (ratings.length > 0) names.push(...likelihoods);
  // "Recommend score" of `How likely to recommend (0-10)`: a telling word of a question, before what says that it is a rating.
  const telling = names.flatMap((name) => name.filter((word) => /^recommend(?:s|ed|ing|ation)?$/.test(word)));
  if (telling.length > 0) lasts.push('recommend', 'recommendation', 'recommending');
  const result: Word[] = [];
  for (let at = 0; at < words.length;) {
    const first = words[at];
    const isLast = lasts.includes(first?.text ?? '') && kept.test(words[at + 1]?.text ?? '');
    const name = isLast ? [''] : names.find((one) => one.every((word, i) => words[at + i]?.text === word));
    if (!first) break;
    if (!name) {
      result.push(first);
      at += 1;
      continue;
    }
    let end = at + name.length;
    if (kept.test(words[end]?.text ?? '')) end += 1;
    const last = words[end - 1] ?? first;
    const said = words
      .slice(at, end)
      .map((word) => word.said)
      .join(' ');
    result.push({ text: 'rating', said, start: first.start, end: last.end });
    at = end;
  }
  return result;
}

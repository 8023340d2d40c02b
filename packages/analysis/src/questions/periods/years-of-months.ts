import { monthOf } from './period-words.ts';
import type { NameIndex } from '../names/names.ts';
import type { Word } from '../reading/reading.ts';

/**
 * The words with the years that months have in two digits: "Sept 22 to end of March 23", "Oct '23". Two digits behind a month are a day
 * elsewhere; they are years where an apostrophe or "end of" says so, and where two of them follow each other as years do while the months
 * do not.
 */
export function yearsOfMonths(words: readonly Word[], question: string, days: NameIndex['days']): Word[] {
  const found = words.flatMap((word, at) => {
    const month = monthOf(words[at - 1]?.text ?? '');
    const isYear =
      /^\d\d$/.test(word.text) && !/^\s*[,.]/.test(question.slice(words[at - 1]?.end ?? 0, word.start));
    if (month === null || !isYear || !/^\d\d$/.test(word.said)) return [];
    if (/^(?:19|20)\d\d$/.test(words[at + 1]?.text ?? '')) return [];
    return [{ at, month, year: 2000 + Number(word.text) }];
  });
  const [first, last] = found;
  if (!first) return [...words];
  const isKnown = found.every(
    ({ year }) =>
      !days || (year >= Number(days.first.slice(0, 4)) - 1 && year <= Number(days.last.slice(0, 4)) + 1),
  );
  const isSaid = ({ at }: { at: number }) =>
    /['’]$/.test(question.slice(0, words[at]?.start ?? 0)) ||
    (words[at - 2]?.text === 'of' && /^(?:end|beginning|start|middle)$/.test(words[at - 3]?.text ?? ''));
  const isNext = last !== undefined && last.year === first.year + 1 && last.month <= first.month;
  if (!isKnown || !(found.some(isSaid) || isNext)) return [...words];
  const years = new Map(found.map(({ at, year }) => [at, String(year)]));
  return words.map((word, at) => ({ ...word, text: years.get(at) ?? word.text }));
}

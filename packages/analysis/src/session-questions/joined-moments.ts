import type { Reading } from '../questions/reading/reading.ts';
import type { Mention } from './mentions.ts';
import type { MomentCondition } from './plan.ts';

/** What has to have happened and what must not have, with what came after what. */
export function joinedMoments(
  reading: Reading,
  mentions: readonly Mention[],
): { happened: MomentCondition[]; not: MomentCondition[] } {
  const happened: MomentCondition[] = [];
  const not = mentions.filter(({ isNegated }) => isNegated).map(({ moment }) => moment);
  const positive = mentions.filter(({ isNegated }) => !isNegated);
  const [first, second] = positive;
  if (first && second) {
    const order = orderOf(reading, first, second);
    if (order === 'second_first') return { happened: [{ ...first.moment, after: second.moment }], not };
    if (order === 'first_first') return { happened: [{ ...second.moment, after: first.moment }], not };
  }
  for (const { moment } of positive) happened.push(moment);
  return { happened, not };
}

/** Which of two happened first, as the words between or before them say. */
function orderOf({ words }: Reading, first: Mention, second: Mention): 'first_first' | 'second_first' | null {
  const line = (from: number, to: number) =>
    words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
  const between = line(first.end, second.place);
  if (/\b(after|following)\b/.test(between)) return 'second_first';
  if (/\b(before|then|afterwards|followed by|leading to|and later|subsequently)\b/.test(between))
    return 'first_first';
  const before = line(Math.max(0, first.place - 3), first.place);
  if (/\bafter( an?| the)?$/.test(before)) return 'first_first';
  return /\bbefore( an?| the)?$/.test(before) ? 'second_first' : null;
}

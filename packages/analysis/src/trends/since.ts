import type { Calendar } from './calendar.ts';
import type { Spans } from './step-test.ts';

/** A change older than this is not looked for. */
const FARTHEST = 28;
const SHORTEST = 2;

/** The day from which on the counts differ most from what was expected: the change point of highest likelihood. */
export function changedSince(
  counts: readonly number[],
  { from, to, until }: Spans,
  calendar: Calendar,
  carriedOver: number,
  isRise: boolean,
): number {
  let windowWeight = 0;
  let before = 0;
  for (let day = to; day < until; day += 1) windowWeight += calendar.weightOf(day);
  for (let day = from; day < to; day += 1) before += counts[day] ?? 0;
  const level = (carriedOver * (before + 0.5)) / windowWeight;
  let best = to;
  let most = -Infinity;
  let observed = 0;
  let expected = 0;
  for (let day = until - 1; day >= Math.max(from, until - FARTHEST); day -= 1) {
    observed += counts[day] ?? 0;
    expected += level * calendar.weightOf(day);
    if (until - day < SHORTEST || observed > expected !== isRise) continue;
    const gain = (observed > 0 ? observed * Math.log(observed / expected) : 0) - (observed - expected);
    if (gain > most) [best, most] = [day, gain];
  }
  return best;
}

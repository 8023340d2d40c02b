import type { TopicRating } from './examples.ts';
import { excessOf, levelled, mostBelonging } from './level.ts';
import type { Level } from './level.ts';
import { LikelyLevels } from './likely-levels.ts';

export interface Unsettled {
  ratings: readonly TopicRating[];
  /** Log odds of the ratings before anything was rated, and as if their own answer were not known. */
  prior: Float64Array;
  leftOut: Float64Array;
  /** Log odds of all items before anything was rated, and as they were found. */
  before: Float64Array;
  odds: Float64Array;
}

/** Brings odds to their level by what the ratings say, and finds from where on an item belongs. */
export function settle({ ratings, prior, leftOut, before, odds }: Unsettled): {
  level: Level;
  /** Log odds. */
  threshold: number;
} {
  const likely = new LikelyLevels(
    leftOut.subarray(0, ratings.length),
    ratings.map(({ isPositive }) => (isPositive ? 1 : 0)),
    odds,
    new LikelyLevels([], [], before, null),
  );
  const level = likely.middle();
  const even = odds.map((value) => levelled(level, value));
  const answers = ratings.map(({ isPositive }, i) => ({
    isPositive,
    before: prior[i] ?? 0,
    leftOut: levelled(level, leftOut[i] ?? 0),
  }));
  const excess = excessOf(even, mostBelonging(answers, before, even));
  return {
    level: { ...level, shift: level.shift - excess },
    threshold: levelled(level, likely.line(excess)) - excess,
  };
}

import { errorOf, FEWEST_RATINGS, partsOf, scoreOfParts } from './rating-scores.ts';
import type { ScaledRating, Score, ScoreKind } from './rating-scores.ts';

/** One period's score beside another's. */
export interface ScoreComparison {
  before: Score | null;
  after: Score | null;
  /** After less before, with its 95 % interval; null when either is too few to tell. */
  difference: { value: number; low: number; high: number } | null;
  /** `up` and `down` only when the interval leaves out 0. */
  verdict: 'up' | 'down' | 'no_change_seen' | 'too_few_to_tell';
}

const Z = 1.959964;

/** Whether a score differs between two periods beyond chance (Welch's interval for the difference of means). */
export function compareScores(
  kind: ScoreKind,
  before: readonly ScaledRating[],
  after: readonly ScaledRating[],
): ScoreComparison {
  const parts = [partsOf(kind, before), partsOf(kind, after)] as const;
  const scores = { before: scoreOfParts(kind, parts[0]), after: scoreOfParts(kind, parts[1]) };
  if (!scores.before || !scores.after || parts.some(({ length }) => length < FEWEST_RATINGS)) {
    return { ...scores, difference: null, verdict: 'too_few_to_tell' };
  }
  const value = scores.after.value - scores.before.value;
  const reach =
    Z * Math.hypot(errorOf(kind, parts[0], scores.before.value), errorOf(kind, parts[1], scores.after.value));
  const difference = { value, low: value - reach, high: value + reach };
  const verdict = difference.low > 0 ? 'up' : difference.high < 0 ? 'down' : 'no_change_seen';
  return { ...scores, difference, verdict };
}

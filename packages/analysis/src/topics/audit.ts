import { logistic } from './posterior.ts';
import { fitTopic } from './fit-topic.ts';
import type { TopicRating, TopicText } from './fit-topic.ts';
import type { TopicItems } from './topic-items.ts';
import { oddsOfText } from './topic-model.ts';
import type { TopicModel } from './topic-model.ts';

/** Under this many checked items nothing is said. */
export const LEAST_CHECKED = 10;
const FOLDS = 5;
/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959964;

/** A share with the interval that holds the true one in 95 of 100 cases; all 0…1. */
export interface Interval {
  share: number;
  low: number;
  high: number;
}

export type AuditedPrecision =
  { status: 'not_enough_ratings'; checked: number } | ({ status: 'audited'; checked: number } & Interval);

/** Wilson's score interval (Wilson 1927, "Probable inference, the law of succession, and statistical inference"). */
export function wilsonInterval(positive: number, checked: number): Interval {
  const share = checked > 0 ? positive / checked : 0;
  if (checked === 0) return { share, low: 0, high: 1 };
  const middle = (share + Z ** 2 / (2 * checked)) / (1 + Z ** 2 / checked);
  const reach =
    (Z / (1 + Z ** 2 / checked)) * Math.sqrt((share * (1 - share)) / checked + Z ** 2 / (4 * checked ** 2));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/**
 * How many of the items that belong are rightly there. Only audit ratings count, and each only when a model that was
 * fitted without it lets the item belong: other ratings were picked for what they teach, and a model knows the
 * answers that it learnt from.
 *
 * @param stricter the slider's position, as in `shownScore`
 */
export function auditedPrecision(
  topic: TopicText,
  ratings: readonly TopicRating[],
  items: TopicItems,
  stricter = 0,
): AuditedPrecision {
  const audits = ratings.filter(({ isAudit }) => isAudit);
  if (audits.length < LEAST_CHECKED) return { status: 'not_enough_ratings', checked: audits.length };
  let checked = 0;
  let positive = 0;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const leftOut = new Set(audits.filter((_, i) => i % FOLDS === fold));
    const model = fitTopic(
      topic,
      ratings.filter((rating) => !leftOut.has(rating)),
      items,
    );
    for (const { features, isPositive } of leftOut) {
      if (oddsOfText(model, features, items.vectors) < model.threshold + stricter) continue;
      checked += 1;
      if (isPositive) positive += 1;
    }
  }
  if (checked < LEAST_CHECKED) return { status: 'not_enough_ratings', checked };
  return { status: 'audited', checked, ...wilsonInterval(positive, checked) };
}

/** The share of thumbs-up among all thumbs, in percent with two decimals; null without any. It flatters: see {@link auditedPrecision}. */
export function shareOfThumbsUp(ratings: readonly Pick<TopicRating, 'isPositive'>[]): number | null {
  if (ratings.length === 0) return null;
  const up = ratings.filter(({ isPositive }) => isPositive).length;
  return Math.round((10_000 * up) / ratings.length) / 100;
}

/** How far the model's own count of missed items may be off, as a factor either way. */
const MISSED_FACTOR = 2;

/**
 * How many of the items that should belong do, as a range. What is found comes from the audit where there is one; what
 * is missed is the model's own expectation below the threshold, taken as half to twice as many.
 */
export function recallRange(
  model: TopicModel,
  odds: Float64Array,
  precision: AuditedPrecision,
  stricter = 0,
): { low: number; high: number } {
  let tagged = 0;
  let expected = 0;
  let missed = 0;
  for (const value of odds) {
    if (value >= model.threshold + stricter) {
      tagged += 1;
      expected += logistic(value);
    } else missed += logistic(value);
  }
  if (tagged + missed === 0) return { low: 0, high: 1 };
  const [least, most] =
    precision.status === 'audited' ? [precision.low * tagged, precision.high * tagged] : [expected, expected];
  const share = (found: number, lost: number): number => (found + lost > 0 ? found / (found + lost) : 0);
  return { low: share(least, MISSED_FACTOR * missed), high: share(most, missed / MISSED_FACTOR) };
}

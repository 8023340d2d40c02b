import { firstFrom } from './level.ts';
import { logistic } from './posterior.ts';
import { judgeItems } from './judge-items.ts';
import type { Neighbours } from './neighbours.ts';
import type { TopicRating } from './examples.ts';
import type { TopicText } from './description.ts';
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

/** Items that belong are told apart by how surely they do, in so many groups of equal size. */
const GROUPS = 3;
/** A group's share is mixed with so many items of the share of all, so that few checked ones do not decide. */
const BORROWED = 10;
/** A group is not known when so small a part of the checked items it ought to have is there. */
const LEAST_PART = 0.25;

/**
 * How many of the items that belong are rightly there. Only audit ratings count, and each only when a model that was
 * fitted without it lets the item belong: other ratings were picked for what they teach, and a model knows the
 * answers that it learnt from. Items were drawn from what belonged at the time; they are weighted by how surely they
 * belong, so that they stand for what belongs now (post-stratification, with Kish's effective number for the interval).
 *
 * @param stricter the slider's position, as in `shownScore`
 */
export function auditedPrecision(
  topic: TopicText,
  ratings: readonly TopicRating[],
  items: TopicItems,
  neighbours: Neighbours | null = null,
  stricter = 0,
): AuditedPrecision {
  const audits = ratings.filter(({ isAudit }) => isAudit);
  if (audits.length < LEAST_CHECKED) return { status: 'not_enough_ratings', checked: audits.length };
  const groups = Array.from({ length: GROUPS }, () => ({ checked: 0, positive: 0 }));
  for (const { place, isPositive } of placesOf(topic, ratings, items, neighbours, stricter)) {
    const group = groups[Math.min(GROUPS - 1, Math.floor(GROUPS * place))];
    if (!group) continue;
    group.checked += 1;
    if (isPositive) group.positive += 1;
  }
  const checked = groups.reduce((sum, group) => sum + group.checked, 0);
  const least = Math.max(1, (LEAST_PART * checked) / GROUPS);
  if (checked < LEAST_CHECKED || groups.some((group) => group.checked < least)) {
    return { status: 'not_enough_ratings', checked };
  }
  // What each checked item of a group counts: its group's own share, as far as enough of it was checked, else that of all.
  const lent = groups.reduce((sum, group) => sum + BORROWED / (group.checked + BORROWED), 0) / checked;
  const counts = groups.map((group) => (1 / (group.checked + BORROWED) + lent) / GROUPS);
  const share = groups.reduce((sum, group, i) => sum + group.positive * (counts[i] ?? 0), 0);
  const worth = 1 / groups.reduce((sum, group, i) => sum + group.checked * (counts[i] ?? 0) ** 2, 0);
  return { status: 'audited', checked, ...wilsonInterval(share * worth, worth) };
}

/**
 * The audited items that belong for a model that was fitted without them, with their place among all unrated items
 * that do, from 0 for the least to 1 for the most certain.
 */
function placesOf(
  topic: TopicText,
  ratings: readonly TopicRating[],
  items: TopicItems,
  neighbours: Neighbours | null,
  stricter: number,
): { place: number; isPositive: boolean }[] {
  const audits = ratings.filter(({ isAudit }) => isAudit);
  const rated = new Set(ratings.map(({ itemId }) => itemId));
  const places: { place: number; isPositive: boolean }[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const leftOut = new Set(audits.filter((_, i) => i % FOLDS === fold));
    const others = ratings.filter((rating) => !leftOut.has(rating));
    const { model, odds: all, threshold, ...heard } = judgeItems(topic, others, items, neighbours);
    const least = threshold + stricter;
    const belonging = all
      .filter((odds, position) => odds >= least && !rated.has(items.ids[position] ?? -1))
      .sort();
    for (const { itemId, features, isPositive } of leftOut) {
      const position = items.positionOf(itemId) ?? -1;
      const odds = heard.neighbours?.knows(position)
        ? (all[position] ?? 0)
        : oddsOfText(model, features, items.vectors) - model.threshold + threshold;
      if (odds < least) continue;
      places.push({ place: firstFrom(belonging, odds) / Math.max(1, belonging.length), isPositive });
    }
  }
  return places;
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
  { threshold }: Pick<TopicModel, 'threshold'>,
  odds: Float64Array,
  precision: AuditedPrecision,
  stricter = 0,
): { low: number; high: number } {
  let tagged = 0;
  let expected = 0;
  let missed = 0;
  for (const value of odds) {
    if (value >= threshold + stricter) {
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

import type { TopicText } from './description.ts';
import { estimateRight } from './estimate-right.ts';
import type { Check, Estimate } from './estimate-right.ts';
import type { TopicRating } from './examples.ts';
import { judgeItems } from './judge-items.ts';
import type { Members } from './members.ts';
import type { Neighbours } from './neighbours.ts';
import { logistic } from './posterior.ts';
import type { TopicItems } from './topic-items.ts';
import { oddsOfText } from './topic-model.ts';

/** Under this many checked items nothing is said. */
export const LEAST_CHECKED = 6;
const FOLDS = 5;

/** A share with the interval that holds the true one in 95 of 100 cases; all 0…1. */
export interface Interval {
  share: number;
  low: number;
  high: number;
}

export type AuditedPrecision =
  { status: 'not_enough_ratings'; checked: number } | ({ status: 'audited'; checked: number } & Interval);

/** What a topic learnt from. */
export interface Learnt {
  topic: TopicText;
  ratings: readonly TopicRating[];
  items: TopicItems;
  neighbours: Neighbours | null;
}

/**
 * How many of the items that are in a topic now are rightly there. Those that people put there are; of the others nobody
 * knows, and the audit ratings say how far their scores can be relied on (see {@link estimateRight}). Only audit ratings count
 * for that, because others were picked for what they teach; and each by its score of a model that was fitted without it,
 * because a model knows the answers that it learnt from. The best items are rated away in time, so that the others lie lower than
 * what was checked; their scores tell.
 *
 * @param members by the whole of what was learnt
 */
export function auditedPrecision(learnt: Learnt, { confirmed, rest }: Members): AuditedPrecision {
  const checked = learnt.ratings.filter(({ isAudit }) => isAudit).length;
  const all = confirmed + rest.length;
  if (checked < LEAST_CHECKED || all === 0) return { status: 'not_enough_ratings', checked };
  const right: Estimate =
    rest.length === 0 ? { mean: 0, low: 0, high: 0 } : estimateRight(rest, checksOf(learnt));
  const shareOf = (number: number): number => (confirmed + number) / all;
  return {
    ...{ status: 'audited', checked },
    ...{ share: shareOf(right.mean), low: shareOf(right.low), high: shareOf(right.high) },
  };
}

/** The audited items as models see them that were fitted without them. */
function checksOf({ topic, ratings, items, neighbours }: Learnt): Check[] {
  const audits = ratings.filter(({ isAudit }) => isAudit);
  const checks: Check[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const leftOut = new Set(audits.filter((_, i) => i % FOLDS === fold));
    const others = ratings.filter((rating) => !leftOut.has(rating));
    const { model, odds: all, threshold, ...heard } = judgeItems(topic, others, items, neighbours);
    for (const { itemId, features, isPositive } of leftOut) {
      const position = items.positionOf(itemId) ?? -1;
      const odds = heard.neighbours?.knows(position)
        ? (all[position] ?? 0)
        : oddsOfText(model, features, items.vectors) - model.threshold + threshold;
      checks.push({ odds, isPositive });
    }
  }
  return checks;
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
 * How many of the items that should be in a topic are, as a range. What is found comes from the audit where there is one, else
 * from what the model expects; what is missed is the model's own expectation, taken as half to twice as many.
 */
export function recallRange(
  { confirmed, rest, missed }: Members,
  precision: AuditedPrecision,
): { low: number; high: number } {
  const all = confirmed + rest.length;
  if (all + missed === 0) return { low: 0, high: 1 };
  const expected = rest.reduce((sum, odds) => sum + logistic(odds), confirmed);
  const [least, most] =
    precision.status === 'audited' ? [precision.low * all, precision.high * all] : [expected, expected];
  const share = (found: number, lost: number): number => (found + lost > 0 ? found / (found + lost) : 0);
  return { low: share(least, MISSED_FACTOR * missed), high: share(most, missed / MISSED_FACTOR) };
}

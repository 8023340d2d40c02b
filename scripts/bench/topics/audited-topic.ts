import type { ItemFeatures } from '@earshot/analysis/features';
import { auditedPrecision } from '@earshot/analysis/topics/audit';
import type { AuditedPrecision } from '@earshot/analysis/topics/audit';
import type { TopicText } from '@earshot/analysis/topics/description';
import type { TopicRating } from '@earshot/analysis/topics/examples';
import { judgeItems } from '@earshot/analysis/topics/judge-items';
import { membersOf } from '@earshot/analysis/topics/members';
import type { Neighbours } from '@earshot/analysis/topics/neighbours';
import { nextToRate } from '@earshot/analysis/topics/queue';
import type { TopicItems } from '@earshot/analysis/topics/topic-items';

/** Ratings between two fits. */
const BATCH = 5;

/** A workspace, and what its person finds of each item; ids are places in the lists. */
export interface AuditGround {
  topic: TopicText;
  items: TopicItems;
  features: readonly ItemFeatures[];
  neighbours: Neighbours;
  isOn: (id: number) => boolean;
}

/** What a topic's screen shows after so many checked items, and what is true. */
export interface Shown {
  audited: AuditedPrecision;
  /** Share of thumbs-up among all ratings, 0…1. */
  thumbsUp: number;
  /** Share that is right among all items in the topic, which is what the screen speaks of. */
  truth: number;
  /** Which part of the items in the topic nobody rated: what is shown of the others is known. */
  unknown: number;
}

/**
 * A person checks the items that the queue draws for the audit and, between them, as many of the best-scored ones, which
 * alone would flatter the topic. Where nothing is left to be drawn, the person stops.
 *
 * @param stages numbers of checked items at which to look at the screen
 */
export function auditTopic(ground: AuditGround, stages: readonly number[], seed: number): Shown[] {
  const { topic, items, features, neighbours, isOn } = ground;
  const ratings: TopicRating[] = [];
  const rate = (itemId: number, isAudit: boolean): void => {
    const one = features[itemId];
    if (one) ratings.push({ itemId, features: one, isPositive: isOn(itemId), isAudit });
  };
  return stages.map((stage) => {
    let judgement = judgeItems(topic, ratings, items, neighbours);
    let checked = ratings.filter(({ isAudit }) => isAudit).length;
    while (checked < stage) {
      const { odds, threshold } = judgement;
      const seen = ratings.map(({ itemId }) => itemId);
      const next = nextToRate({ threshold, items, odds, title: topic.title, seen, count: 4 * BATCH, seed });
      const audits = next.filter(({ isAudit }) => isAudit).slice(0, Math.min(BATCH, stage - checked));
      if (audits.length === 0) break;
      for (const { itemId } of audits) rate(itemId, true);
      for (const itemId of bestUnrated(odds, ratings, audits.length)) rate(itemId, false);
      checked += audits.length;
      judgement = judgeItems(topic, ratings, items, neighbours);
    }
    const members = membersOf(ratings, items, judgement);
    const rated = new Set(ratings.map(({ itemId }) => itemId));
    const right = items.ids.filter(
      (id, position) => isOn(id) && (rated.has(id) || (judgement.odds[position] ?? 0) >= judgement.threshold),
    );
    const all = Math.max(1, members.confirmed + members.rest.length);
    return {
      audited: auditedPrecision({ topic, ratings, items, neighbours }, members),
      thumbsUp: ratings.filter(({ isPositive }) => isPositive).length / ratings.length,
      truth: right.length / all,
      unknown: members.rest.length / all,
    };
  });
}

function bestUnrated(odds: Float64Array, ratings: readonly TopicRating[], count: number): number[] {
  const rated = new Set(ratings.map(({ itemId }) => itemId));
  return Array.from(odds.keys())
    .filter((id) => !rated.has(id))
    .sort((a, b) => (odds[b] ?? 0) - (odds[a] ?? 0))
    .slice(0, count);
}

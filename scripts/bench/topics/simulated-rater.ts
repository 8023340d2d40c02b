import { extractFeatures } from '@earshot/analysis/features';
import { auditedPrecision } from '@earshot/analysis/topics/audit';
import type { AuditedPrecision } from '@earshot/analysis/topics/audit';
import { linkItems } from '@earshot/analysis/topics/item-links';
import { judgeItems } from '@earshot/analysis/topics/judge-items';
import type { Judgement } from '@earshot/analysis/topics/judge-items';
import { Neighbours } from '@earshot/analysis/topics/neighbours';
import type { TopicRating } from '@earshot/analysis/topics/examples';
import type { TopicText } from '@earshot/analysis/topics/description';
import { nextToRate } from '@earshot/analysis/topics/queue';
import { TextVectors } from '@earshot/analysis/topics/text-vectors';
import { TopicItems } from '@earshot/analysis/topics/topic-items';
import { fitTopicSpace } from '@earshot/analysis/topics/topic-space';
import { words } from '../search/corpus.ts';

const SUBJECTS =
  `invoice parcel password battery charger screen driver garden kitchen doctor teacher ticket luggage menu
  printer camera helmet mattress recipe playlist`.split(/\s+/);
const FILLERS =
  `really morning again people nothing week asked town place friend month phone later thing evening
  family house letter number street office talked waited called wanted looked tried small large green early quiet simple
  heavy second other better another around maybe almost often still today yesterday tomorrow summer winter road corner`.split(
    /\s+/,
  );
const ITEMS = 2000;
const ON_SUBJECT = 0.35;
/** Words that all texts of a rater share, so that there is nothing to learn but the topic's word. */
const FRAME_WORDS = 6;
/** Ratings between two fits. */
const BATCH = 5;

/** What a topic's screen shows after so many checked items, and what is true. */
export interface Shown {
  audited: AuditedPrecision;
  /** Share of thumbs-up among all ratings, 0…1. */
  thumbsUp: number;
  /** Share that is right among the items that belong and that nobody rated. */
  truth: number;
}

/**
 * A person who finds that a share `precision` of the items with the topic's word is on topic, for reasons that no word
 * tells. The person checks the items that the queue draws for the audit and, between them, as many of the best-scored
 * ones, which alone would flatter the topic.
 */
export function simulateRater(precision: number, seed: number, stages: readonly number[]): Shown[] {
  const chance = randomFrom(seed);
  const subject = pick(SUBJECTS, chance);
  const topic: TopicText = { title: subject, description: '' };
  const others = SUBJECTS.filter((one) => one !== subject);
  const frame = Array.from({ length: FRAME_WORDS }, () => pick(FILLERS, chance));
  const isOn: boolean[] = [];
  const features = Array.from({ length: ITEMS }, () => {
    const hasWord = chance() < ON_SUBJECT;
    isOn.push(hasWord && chance() < precision);
    const text = [...frame, pick(FILLERS, chance), hasWord ? subject : pick(others, chance)];
    return extractFeatures(text.join(' '), words);
  });
  const items = new TopicItems(new TextVectors(fitTopicSpace(features, words), words));
  features.forEach((one, id) => items.set(id, one));

  const links = linkItems(
    features.map((one, id) => ({ id, features: one })),
    words,
  );
  const neighbours = new Neighbours(links, items);

  const ratings: TopicRating[] = [];
  const rate = (itemId: number, isAudit: boolean): void => {
    const one = features[itemId];
    if (one) ratings.push({ itemId, features: one, isPositive: isOn[itemId] ?? false, isAudit });
  };
  return stages.map((stage) => {
    let judgement = judgeItems(topic, ratings, items, neighbours);
    let checked = ratings.filter(({ isAudit }) => isAudit).length;
    while (checked < stage) {
      const { odds, threshold } = judgement;
      const seen = ratings.map(({ itemId }) => itemId);
      const next = nextToRate({ threshold, items, odds, title: subject, seen, count: 4 * BATCH, seed });
      const audits = next.filter(({ isAudit }) => isAudit).slice(0, Math.min(BATCH, stage - checked));
      for (const { itemId } of audits) rate(itemId, true);
      for (const itemId of bestUnrated(odds, ratings, audits.length)) rate(itemId, false);
      checked += audits.length;
      judgement = judgeItems(topic, ratings, items, neighbours);
      if (audits.length === 0) break;
    }
    return {
      audited: auditedPrecision(topic, ratings, items, neighbours),
      thumbsUp: ratings.filter(({ isPositive }) => isPositive).length / ratings.length,
      truth: truthOf(judgement, isOn, ratings),
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

function truthOf(
  { odds, threshold }: Judgement,
  isOn: readonly boolean[],
  ratings: readonly TopicRating[],
): number {
  const rated = new Set(ratings.map(({ itemId }) => itemId));
  const belonging = Array.from(odds.keys()).filter((id) => (odds[id] ?? 0) >= threshold && !rated.has(id));
  return belonging.filter((id) => isOn[id]).length / Math.max(1, belonging.length);
}

function pick(values: readonly string[], chance: () => number): string {
  return values[Math.floor(chance() * values.length)] ?? '';
}

/** A linear congruential generator (Knuth's MMIX constants cut to 32 bits by Numerical Recipes), upper bits first. */
export function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

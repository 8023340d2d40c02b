import { extractFeatures } from '@earshot/analysis/features';
import { LINKED_ITEMS } from '@earshot/analysis/topics/item-links';
import { judgeItems } from '@earshot/analysis/topics/judge-items';
import { NEVER } from '@earshot/analysis/topics/members';
import { nextToRate } from '@earshot/analysis/topics/queue';
import type { TopicRating } from '@earshot/analysis/topics/examples';
import { words } from '../search/corpus.ts';
import type { Measured } from '../search/report.ts';
import { spaceOf } from '../topics/rated-topic.ts';
import type { TopicSet } from './sets.ts';

const STAGES = [
  { ratings: 0, f1: 0 },
  { ratings: 10, f1: 60 },
  { ratings: 20, f1: 68 },
  { ratings: 50, f1: 77 },
];
const MOST_RATINGS = 50;
const AHEAD = 10;
const MOST_FALL = 5;
const SEED = 1;

interface AtLine {
  precision: number;
  f1: number;
}

/**
 * Every second text is rated as the queue asks, one at a time; the others are judged, as texts that nobody rated. A fall is that of the
 * precision at the line from one rating to any of the ten after it.
 */
export function measureTopics({ name, texts, topics, truth }: TopicSet): Measured[] {
  const features = texts.map(({ text }) => extractFeatures(text, words));
  const { items, neighbours: linked } = spaceOf(features);
  // As in the product, which links no fewer.
  const neighbours = items.size < LINKED_ITEMS.least ? null : linked;
  const curves = topics.map(({ topic, title, description }) => {
    const isOn = texts.map(({ id }) => truth.get(id)?.includes(topic) ?? false);
    const ratings: TopicRating[] = [];
    const curve: AtLine[] = [];
    for (;;) {
      const { odds, threshold } = judgeItems({ title, description }, ratings, items, neighbours);
      curve.push(atLine(odds, threshold, isOn));
      if (ratings.length >= MOST_RATINGS) return curve;
      const next = nextToRate({
        ...{ threshold, items, title, seed: SEED, count: AHEAD },
        odds: odds.map((value, id) => (isRated(id) ? value : NEVER)),
        seen: ratings.map(({ itemId }) => itemId),
      }).find(({ itemId }) => isRated(itemId));
      const one = next && features[next.itemId];
      if (!next || !one) return curve;
      ratings.push({
        ...{ itemId: next.itemId, features: one, isAudit: next.isAudit },
        isPositive: isOn[next.itemId] ?? false,
      });
    }
  });
  const mean = (at: number, of: (one: AtLine) => number): number =>
    curves.reduce((sum, curve) => {
      const one = curve[Math.min(at, curve.length - 1)];
      return sum + (one ? of(one) : 0);
    }, 0) / Math.max(1, curves.length);
  const means = Array.from({ length: MOST_RATINGS + 1 }, (_, at) => mean(at, ({ precision }) => precision));
  const falls = curves.map((curve) => greatestFall(curve.map(({ precision }) => precision)));
  const line = (what: string, value: number, limit?: Measured['limit']): Measured => ({
    ...{ name: `${name}: ${what}`, value, unit: '%' },
    ...(limit ? { limit } : {}),
  });
  return [
    ...STAGES.map(({ ratings, f1 }) =>
      line(
        `F1 after ${ratings} ratings`,
        mean(ratings, (one) => one.f1),
        { atLeast: f1 },
      ),
    ),
    ...STAGES.map(({ ratings }) =>
      line(
        `precision at the line after ${ratings} ratings`,
        mean(ratings, ({ precision }) => precision),
      ),
    ),
    line('greatest fall of the mean precision within ten ratings', greatestFall(means), {
      atMost: MOST_FALL,
    }),
    line(
      'greatest fall of a topic, mean',
      falls.reduce((sum, one) => sum + one, 0) / Math.max(1, falls.length),
    ),
    line(
      `topics (${falls.length}) that fall by more than ${MOST_FALL} points`,
      (100 * falls.filter((fall) => fall > MOST_FALL).length) / Math.max(1, falls.length),
    ),
  ];
}

/** The texts of odd places are judged. */
function isRated(place: number): boolean {
  return place % 2 === 0;
}

function atLine(odds: Float64Array, threshold: number, isOn: readonly boolean[]): AtLine {
  let [taken, right, all] = [0, 0, 0];
  odds.forEach((value, place) => {
    if (isRated(place)) return;
    if (isOn[place]) all += 1;
    if (value < threshold) return;
    taken += 1;
    if (isOn[place]) right += 1;
  });
  return {
    // A topic that takes nothing says nothing wrong.
    precision: taken === 0 ? 100 : (100 * right) / taken,
    f1: taken + all === 0 ? 100 : (200 * right) / (taken + all),
  };
}

function greatestFall(values: readonly number[]): number {
  let greatest = 0;
  values.forEach((value, at) => {
    for (const later of values.slice(at + 1, at + 1 + AHEAD)) greatest = Math.max(greatest, value - later);
  });
  return greatest;
}

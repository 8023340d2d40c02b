import { Description } from './description.ts';
import type { TopicText } from './description.ts';
import { examplesOf, kernelOf, LIKENESS_VARIANCE } from './examples.ts';
import type { TopicRating } from './examples.ts';
import { fitTopic } from './fit-topic.ts';
import { levelled } from './level.ts';
import type { Neighbours } from './neighbours.ts';
import { logistic, posteriorOf } from './posterior.ts';
import { settle } from './settle.ts';
import type { TopicItems } from './topic-items.ts';
import { oddsOfItems } from './topic-model.ts';
import type { TopicModel } from './topic-model.ts';
import { sumOf } from './weighted-sum.ts';

export interface Judgement {
  /** To be stored: judges texts that come later. */
  model: TopicModel;
  /** Log odds of the items, by position. */
  odds: Float64Array;
  /** Log odds from which on an item belongs; the model has its own. */
  threshold: number;
  /** Those that had a say; null where none had. */
  neighbours: Neighbours | null;
}

/**
 * Log odds before any rating, by what neighbours pass on of the exponential of what the description says: how far it
 * lies below the item at the edge of the best hundredth, as a logarithm, and a part of what the description says itself.
 * Chosen on the 57 intents of Banking77's training part (Casanueva et al. 2020, CC BY 4.0) that the bench does not use.
 */
const PASSED_ON = { slope: 1.3, own: 0.1 };
const BEST_SHARE = 0.01;
/** What lies lower than this share of the best lies as low as can be. */
const LEAST_PART = 0.01;
/** Where nothing fits the topic the best is no measure: it is taken to be at least this. As a logarithm. */
const LEAST_BEST = -1;
/** How far the level of these odds may be off for a topic, as a variance. */
const CONSTANT_VARIANCE = 2;
/**
 * Where the description by itself expects a larger share of the items to belong, it is broad: what most items share tells
 * neighbours apart, and the best hundredth is no measure of the rest.
 */
const BROAD = 0.07;

/** Fits a topic and judges all items; those with neighbours among the others by what these say too. */
export function judgeItems(
  topic: TopicText,
  ratings: readonly TopicRating[],
  items: TopicItems,
  neighbours: Neighbours | null,
): Judgement {
  const model = fitTopic(topic, ratings, items);
  const alone = oddsOfItems(model, items);
  const linked = neighbours && judgeLinked(topic, ratings, items, neighbours);
  if (!linked) return { model, odds: alone, threshold: model.threshold, neighbours: null };
  const { odds, threshold } = linked;
  const line = lineOf(alone, odds, neighbours);
  return {
    model: { ...model, threshold: line },
    threshold,
    neighbours,
    // What came later stands to the line as for the model alone.
    odds: odds.map((value, position) =>
      neighbours.knows(position) ? value : (alone[position] ?? 0) - line + threshold,
    ),
  };
}

/**
 * From which odds of the model alone on a text is best taken to belong, going by what the same items are with their
 * neighbours: the largest expected F1, as in `LikelyLevels`. Ratings asked for by one order say little of the level of another.
 */
function lineOf(alone: Float64Array, odds: Float64Array, neighbours: Neighbours): number {
  const falling = Array.from(alone.keys())
    .filter((position) => neighbours.knows(position))
    .sort((a, b) => (alone[b] ?? 0) - (alone[a] ?? 0) || a - b);
  const expected = falling.reduce((sum, position) => sum + logistic(odds[position] ?? 0), 0);
  let [right, best, line] = [0, 0, 0];
  falling.forEach((position, i) => {
    right += logistic(odds[position] ?? 0);
    const f1 = (2 * right) / (i + 1 + expected);
    if (f1 <= best) return;
    best = f1;
    const next = falling[i + 1] ?? position;
    line = ((alone[position] ?? 0) + (alone[next] ?? 0)) / 2;
  });
  return line;
}

/** Null for a broad topic. */
function judgeLinked(
  topic: TopicText,
  given: readonly TopicRating[],
  items: TopicItems,
  neighbours: Neighbours,
): { odds: Float64Array; threshold: number } | null {
  const description = new Description(topic, items);
  const said = description.oddsOfItems();
  const expected = said.reduce((sum, value) => sum + logistic(value), 0);
  if (expected > BROAD * said.length) return null;
  const passed = neighbours.passOn(said.map(Math.exp));
  const edge = Float64Array.from(passed).sort()[Math.floor((1 - BEST_SHARE) * passed.length)] ?? 1;
  const best = Math.max(Math.exp(LEAST_BEST), edge);
  const oddsBefore = (heard: number, own: number): number =>
    PASSED_ON.slope * Math.log(heard / best + LEAST_PART) + PASSED_ON.own * own;
  const before = said.map((own, position) => oddsBefore(passed[position] ?? 0, own));

  const examples = examplesOf(given, description.likeness, items);
  const { ratings, texts, positions } = examples;
  const prior = Float64Array.from(texts, (text, i) => {
    const own = description.oddsOf(text);
    return before[positions[i] ?? -1] ?? oddsBefore(Math.exp(own), own);
  });
  const kernel = kernelOf(examples, [{ variance: CONSTANT_VARIANCE, of: texts.map(() => 1) }]);
  const { pulls, leftOut } = posteriorOf({ ...examples, kernel, prior });
  const constant = CONSTANT_VARIANCE * pulls.reduce((sum, pull) => sum + pull, 0);
  const factors = Array.from(pulls, (pull) => LIKENESS_VARIANCE * pull);
  const odds = items
    .products({ ...sumOf(texts, factors), held: new Map() })
    .map((value, position) => value + constant + (before[position] ?? 0));
  const { level, threshold } = settle({ ratings, prior, leftOut, before, odds });
  return { odds: odds.map((value) => levelled(level, value)), threshold };
}

import { Description, PRIOR } from './description.ts';
import type { TopicText } from './description.ts';
import { examplesOf, kernelOf, LIKENESS_VARIANCE } from './examples.ts';
import type { TopicRating } from './examples.ts';
import { posteriorOf } from './posterior.ts';
import { settle } from './settle.ts';
import type { LinearWeights, TopicItems } from './topic-items.ts';
import type { TopicModel } from './topic-model.ts';
import { sumOf } from './weighted-sum.ts';

/** How far what the description says may be off for a topic, as variances. */
const VARIANCE = { constant: 2, height: 0.1, title: 2 };

/** Fits a topic to its title, description and ratings; without ratings the description speaks alone. */
export function fitTopic(topic: TopicText, ratings: readonly TopicRating[], items: TopicItems): TopicModel {
  const description = new Description(topic, items);
  const { about, deviation, mean } = description;
  const examples = examplesOf(ratings, description.likeness, items);
  const { texts } = examples;
  const heights = texts.map((text) => description.heightOf(text));
  const holds = texts.map((text) => description.heldBy(text));
  const prior = Float64Array.from(texts, (text) => description.oddsOf(text));
  const kernel = kernelOf(examples, [
    { variance: VARIANCE.constant, of: texts.map(() => 1) },
    { variance: VARIANCE.height, of: heights },
    { variance: VARIANCE.title, of: holds },
  ]);
  const { pulls, leftOut } = posteriorOf({ ...examples, kernel, prior });
  const pulled = (by: (i: number) => number): number => pulls.reduce((sum, pull, i) => sum + pull * by(i), 0);
  const slope = (PRIOR.height + VARIANCE.height * pulled((i) => heights[i] ?? 0)) / deviation;
  const forTitle = PRIOR.title + VARIANCE.title * pulled((i) => holds[i] ?? 0);
  const weights: LinearWeights = {
    ...sumOf([about, ...texts], [slope, ...pulls.map((pull) => LIKENESS_VARIANCE * pull)]),
    held: description.heldWeights(forTitle),
  };
  const constant = PRIOR.constant + VARIANCE.constant * pulled(() => 1) - slope * mean;
  const odds = items.products(weights).map((value) => value + constant);
  const before = description.oddsOfItems();
  return {
    weights,
    constant,
    ...settle({ ratings: examples.ratings, prior, leftOut, before, odds }),
  };
}

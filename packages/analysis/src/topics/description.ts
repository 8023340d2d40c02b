import { extractFeatures } from '../features.ts';
import { product } from './text-vectors.ts';
import type { TextVector, TextVectors } from './text-vectors.ts';
import type { LinearWeights, TopicItems } from './topic-items.ts';
import { sumOf } from './weighted-sum.ts';

export interface TopicText {
  title: string;
  description: string;
}

/**
 * Log odds that a text belongs: by how far its likeness to title and description stands out from that of the other
 * items, in standard deviations, and by which share of the title's words it holds. Fitted on 16 intents of Banking77's
 * training part (Casanueva et al. 2020, CC BY 4.0) that the bench does not use; the constant was raised from −5.8, because
 * topics of other data are commoner and less entangled.
 */
export const PRIOR = { constant: -4.7, height: 1.05, title: 2 };
const CLEARLY_ALIKE = 0.25;
/** Likeness of texts to a description as found in general, for workspaces with few items. */
const USUAL = { items: 50, mean: 0.03, deviation: 0.085 };

/** What title and description alone say of texts. */
export class Description {
  readonly about: TextVector;
  /** The title's content words, each with its share of their weight, by the place of its stem. */
  readonly title: ReadonlyMap<number, number>;
  /** Of each item to title and description, by position. */
  readonly likeness: Float64Array;
  readonly mean: number;
  readonly deviation: number;
  readonly #items: TopicItems;

  constructor(topic: TopicText, items: TopicItems) {
    const { vectors } = items;
    this.#items = items;
    this.about = ofLengthOne(
      vectors.of(extractFeatures(`${topic.title}\n${topic.description}`, vectors.table)),
    );
    this.title = titleShares(topic.title, vectors);
    this.likeness = items.products({ ...sumOf([this.about], [1]), held: new Map() });
    ({ mean: this.mean, deviation: this.deviation } = spreadOf(this.likeness));
  }

  /** By how many standard deviations a text's likeness stands out. */
  heightOf(text: TextVector): number {
    return (product(this.about, text) - this.mean) / this.deviation;
  }

  /** Which share of the title's words a text holds. */
  heldBy(text: TextVector): number {
    let sum = 0;
    for (const [slot, share] of this.title) if (text.stemSlots.has(slot)) sum += share;
    return sum;
  }

  /** Log odds of a text before any rating. */
  oddsOf(text: TextVector): number {
    return PRIOR.constant + PRIOR.height * this.heightOf(text) + PRIOR.title * this.heldBy(text);
  }

  /** Log odds of the items before any rating, by position. */
  oddsOfItems(): Float64Array {
    const weights: LinearWeights = {
      ...sumOf([this.about], [PRIOR.height / this.deviation]),
      held: this.heldWeights(PRIOR.title),
    };
    const constant = PRIOR.constant - (PRIOR.height * this.mean) / this.deviation;
    return this.#items.products(weights).map((value) => value + constant);
  }

  heldWeights(forTitle: number): Map<number, number> {
    return new Map(Array.from(this.title, ([slot, share]) => [slot, forTitle * share]));
  }
}

/** So that how much is said of a topic does not make its items more or less alike. */
function ofLengthOne(text: TextVector): TextVector {
  const length = Math.sqrt(product(text, text)) || 1;
  return {
    ...text,
    values: text.values.map((value) => value / length),
    meaning: text.meaning.map((value) => value / length),
  };
}

function titleShares(title: string, vectors: TextVectors): Map<number, number> {
  const features = extractFeatures(title, vectors.table);
  const { words } = vectors.wordsOf(features);
  const content = words.filter(({ isFunctionWord }) => !isFunctionWord);
  const total = content.reduce((sum, { weight }) => sum + weight, 0);
  return new Map(content.map(({ stemSlot, weight }) => [stemSlot, weight / total]));
}

function spreadOf(likeness: Float64Array): { mean: number; deviation: number } {
  const count = likeness.length + USUAL.items;
  let sum = USUAL.items * USUAL.mean;
  let squares = USUAL.items * (USUAL.mean ** 2 + USUAL.deviation ** 2);
  for (const value of likeness) {
    // Items on the topic must not widen the spread that they are to stand out from.
    const like = Math.min(value, CLEARLY_ALIKE);
    sum += like;
    squares += like * like;
  }
  const mean = sum / count;
  return { mean, deviation: Math.sqrt(Math.max(1e-6, squares / count - mean * mean)) };
}

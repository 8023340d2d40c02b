import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractFeatures } from '../features.ts';
import { readWordTable } from '../word-table.ts';
import { fitTopic } from './fit-topic.ts';
import type { TopicRating } from './examples.ts';
import { excessOf, mostBelonging } from './level.ts';
import { LikelyLevels } from './likely-levels.ts';
import { nextToRate } from './queue.ts';
import { TextVectors } from './text-vectors.ts';
import { decodeTopicModel, encodeTopicModel } from './topic-bytes.ts';
import { TopicItems } from './topic-items.ts';
import { countsByStrictness, oddsOfItems, oddsOfText, shownScore } from './topic-model.ts';
import { fitTopicSpace } from './topic-space.ts';

const words = readWordTable(readFileSync(new URL('../../assets/words-en.bin', import.meta.url)));
const featuresOf = (text: string) => extractFeatures(text, words);

const BATTERY = [
  'The battery is empty after two hours',
  'Battery life got much worse since the update',
  'My phone drains its battery overnight',
  'It has to be charged three times a day',
  'Charging takes forever and then it is flat by noon',
  'Der Akku ist nach zwei Stunden leer',
];
const OTHER = [
  'Waiters were friendly and the soup was hot',
  'The parcel arrived with a torn box',
  'I cannot log in with my new password',
  'Our teacher never answers e-mails',
  'The train was late again this morning',
  'Please add a dark theme',
  'The invoice shows the wrong address',
  'Lovely garden, we will come back',
  'The nurse explained everything twice',
  'Search finds nothing when I type two words',
  'The mattress is too soft for my back',
  'Tickets cost twice as much on Sundays',
];
const TEXTS = [...BATTERY, ...OTHER];
const TOPIC = {
  title: 'Battery drains fast',
  description: 'The battery does not last or has to be charged too often.',
};

function itemsOf(texts: readonly string[]): TopicItems {
  const features = texts.map(featuresOf);
  const items = new TopicItems(new TextVectors(fitTopicSpace(features, words), words));
  features.forEach((one, id) => items.set(id, one));
  return items;
}

function rating(itemId: number, isPositive: boolean, isAudit = false): TopicRating {
  return { itemId, features: featuresOf(TEXTS[itemId] ?? ''), isPositive, isAudit };
}

const items = itemsOf(TEXTS);

test('works from title and description before anything is rated', () => {
  const model = fitTopic(TOPIC, [], items);
  const scores = Array.from(oddsOfItems(model, items), (odds) => shownScore(model, odds));
  const others = scores.slice(BATTERY.length);
  expect(scores[0]).toBeGreaterThanOrEqual(0.5);
  expect(scores[2]).toBeGreaterThanOrEqual(0.5);
  expect(Math.max(...others)).toBeLessThan(0.5);
  // English is told from the rest by its vectors where no word is shared.
  expect(scores[4]).toBeGreaterThan(Math.max(...others));
});

test('a thumb up lifts what is like it, in another language too, and a thumb down sinks it', () => {
  const german = featuresOf('Mein Akku ist schon wieder leer');
  const oddsAfter = (ratings: TopicRating[]) =>
    oddsOfText(fitTopic(TOPIC, ratings, items), german, items.vectors);
  expect(oddsAfter([rating(5, true)])).toBeGreaterThan(oddsAfter([]) + 1);
  expect(oddsAfter([rating(5, false)])).toBeLessThan(oddsAfter([rating(5, true)]) - 1);
});

test('scores an item alone as it scores it among all', () => {
  const model = fitTopic(TOPIC, [rating(0, true), rating(7, false)], items);
  const all = oddsOfItems(model, items);
  TEXTS.forEach((text, id) =>
    expect(oddsOfText(model, featuresOf(text), items.vectors)).toBeCloseTo(all[id] ?? 0, 3),
  );
});

test('a stored model judges a new item as the one it was made of, without the items', () => {
  const model = fitTopic(TOPIC, [rating(3, true), rating(12, false)], items);
  const bytes = encodeTopicModel(model, items.vectors);
  expect(bytes.length).toBeLessThan(200 * 1024);
  const stored = decodeTopicModel(bytes, words);
  for (const text of ['Dead battery after lunch', 'The soup was cold', '電池がすぐ切れる']) {
    const odds = oddsOfText(model, featuresOf(text), items.vectors);
    expect(oddsOfText(stored.model, featuresOf(text), stored.vectors)).toBeCloseTo(odds, 2);
  }
  expect(stored.model.threshold).toBeCloseTo(model.threshold, 5);
});

test('refuses model bytes that are cut short or of another version', () => {
  const bytes = encodeTopicModel(fitTopic(TOPIC, [], items), items.vectors);
  expect(() => decodeTopicModel(bytes.subarray(0, bytes.length - 1), words)).toThrow(RangeError);
  expect(() =>
    decodeTopicModel(
      Uint8Array.from(bytes, (byte, i) => (i === 0 ? 9 : byte)),
      words,
    ),
  ).toThrow(RangeError);
});

test('the same input gives the same model, and a topic works among no items at all', () => {
  const ratings = [rating(0, true), rating(8, false)];
  expect(fitTopic(TOPIC, ratings, itemsOf(TEXTS))).toEqual(fitTopic(TOPIC, ratings, itemsOf(TEXTS)));
  const model = fitTopic(TOPIC, ratings, itemsOf([]));
  expect(shownScore(model, oddsOfText(model, featuresOf('Lovely soup'), items.vectors))).toBeLessThan(0.5);
});

test('an item that is set again is judged by its new text', () => {
  const changed = itemsOf(TEXTS);
  changed.set(6, featuresOf(BATTERY[0] ?? ''));
  const odds = oddsOfItems(fitTopic(TOPIC, [], changed), changed);
  expect(odds[6]).toBeCloseTo(odds[0] ?? 0, 6);
  expect(changed.size).toBe(TEXTS.length);
});

test('the slider lets fewer or more items belong, and counts them beforehand', () => {
  const model = fitTopic(TOPIC, [], items);
  const odds = oddsOfItems(model, items);
  const positions = [-100, 0, 1, 100];
  const counts = countsByStrictness(model, odds, positions);
  expect(counts[0]).toBe(TEXTS.length);
  expect(counts.at(-1)).toBe(0);
  positions.forEach((stricter, i) => {
    const belonging = Array.from(odds).filter((value) => shownScore(model, value, stricter) >= 0.5);
    expect(belonging).toHaveLength(counts[i] ?? -1);
  });
});

test('the queue asks each item once, audits only what belongs, and goes on to the last', () => {
  const model = fitTopic(TOPIC, [], items);
  const odds = oddsOfItems(model, items);
  const ask = (seen: number[], count: number) =>
    nextToRate({ threshold: model.threshold, items, odds, title: TOPIC.title, seen, count, seed: 1 });
  const next = ask([], 100);
  expect(new Set(next.map(({ itemId }) => itemId)).size).toBe(TEXTS.length);
  for (const { position, isAudit, reason } of next) {
    expect(isAudit).toBe(reason === 'audit');
    if (isAudit) expect(odds[position]).toBeGreaterThanOrEqual(model.threshold);
  }
  expect(ask([0, 1], 5).some(({ itemId }) => itemId < 2)).toBe(false);
  expect(ask([], 100)).toEqual(next);
});

test('of ten suggestions four are near the threshold, three audits, two below it, one unlike the others', () => {
  const many = itemsOf(Array.from({ length: 60 }, (_, i) => `${TEXTS[i % TEXTS.length] ?? ''} ${i}`));
  const odds = oddsOfItems(fitTopic(TOPIC, [], many), many);
  const next = nextToRate({
    threshold: -4,
    items: many,
    odds,
    title: TOPIC.title,
    seen: [],
    count: 10,
    seed: 3,
  });
  const count = (reason: string) => next.filter((one) => one.reason === reason).length;
  expect(['near', 'audit', 'below', 'diverse'].map(count)).toEqual([4, 3, 2, 1]);
});

/** Log odds of items: so many as likely as can be, the others as unlikely. */
function oddsWith(likely: number, others: number): Float64Array {
  return Float64Array.from({ length: likely + others }, (_, i) => (i < likely ? 5 : -8));
}

test('the line lies between what is likely and what is not, and lets nothing in where nothing is', () => {
  const line = new LikelyLevels([], [], oddsWith(30, 570), null).line(0);
  expect(line).toBeGreaterThan(-8);
  expect(line).toBeLessThanOrEqual(5);
  expect(new LikelyLevels([], [], new Float64Array(600).fill(-11), null).line(0)).toBeGreaterThan(-10);
});

test('examples picked by their answer do not let everything belong', () => {
  const before = Float64Array.from({ length: 1000 }, (_, i) => -6 + (i < 20 ? 5 : i / 1000));
  const odds = before.map((value) => value + 6);
  const examples = Array.from({ length: 10 }, (_, i) => ({
    isPositive: true,
    before: -1,
    leftOut: 5 - i / 20,
  }));
  const most = mostBelonging(examples, before, odds);
  expect(most).toBeLessThan(60);
  const excess = excessOf(odds, most);
  expect(odds.reduce((sum, value) => sum + 1 / (1 + Math.exp(excess - value)), 0)).toBeCloseTo(most, 0);
  // Ratings with hard thumbs down were picked by score: they say themselves where the level is.
  const hard = examples.map((one) => ({ ...one, isPositive: false }));
  expect(mostBelonging([...examples, ...hard], before, odds)).toBe(1000);
});

test('odds that ran too low are lifted', () => {
  const odds = Float64Array.from({ length: 600 }, (_, i) => -7 + i / 150);
  const before = new LikelyLevels([], [], odds, null);
  const rated = Array.from({ length: 40 }, (_, i) => -3 + i / 20);
  const all = rated.map(() => 1);
  expect(new LikelyLevels(rated, all, odds, before).middle().shift).toBeGreaterThan(before.middle().shift);
});

test('one rating does not let many times as many items in', () => {
  const odds = Float64Array.from({ length: 600 }, (_, i) => 2 - i / 60);
  const before = new LikelyLevels([], [], odds, null);
  const after = new LikelyLevels([-6], [1], odds, before);
  expect(after.expectedShare() / before.expectedShare()).toBeLessThan(1.5);
  const taken = (levels: LikelyLevels): number => odds.filter((value) => value >= levels.line(0)).length;
  expect(taken(after) / taken(before)).toBeLessThan(1.5);
});

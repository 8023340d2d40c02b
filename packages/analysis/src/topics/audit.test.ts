import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractFeatures } from '../features.ts';
import { readWordTable } from '../word-table.ts';
import { auditedPrecision, recallRange, shareOfThumbsUp, wilsonInterval } from './audit.ts';
import { fitTopic } from './fit-topic.ts';
import type { TopicRating } from './examples.ts';
import { TextVectors } from './text-vectors.ts';
import { TopicItems } from './topic-items.ts';
import { oddsOfItems } from './topic-model.ts';
import { fitTopicSpace } from './topic-space.ts';

const words = readWordTable(readFileSync(new URL('../../assets/words-en.bin', import.meta.url)));
const TOPIC = { title: 'Refund', description: 'The customer waits for a refund.' };
const THINGS =
  'shoes lamp jacket table phone kettle carpet book bicycle printer watch helmet tent radio mirror'.split(
    ' ',
  );
const TEXTS = [
  ...THINGS.map((thing) => `Where is the refund for my ${thing}`),
  ...THINGS.map((thing) => `I ordered a ${thing} and like it`),
];
const features = TEXTS.map((text) => extractFeatures(text, words));
const items = new TopicItems(new TextVectors(fitTopicSpace(features, words), words));
features.forEach((one, id) => items.set(id, one));

function rate(count: number, isPositive: (i: number) => boolean, isAudit: boolean): TopicRating[] {
  return features
    .slice(0, count)
    .map((one, i) => ({ itemId: i, features: one, isPositive: isPositive(i), isAudit }));
}

test('gives Wilson’s interval', () => {
  // 27 of 30, worked out by hand.
  const { share, low, high } = wilsonInterval(27, 30);
  expect([share, low, high].map((value) => value.toFixed(3))).toEqual(['0.900', '0.744', '0.965']);
  expect(wilsonInterval(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

test('says nothing under ten audit ratings, however many others there are', () => {
  const ratings = [...rate(9, () => true, true), ...rate(15, () => true, false)];
  expect(auditedPrecision(TOPIC, ratings, items)).toEqual({ status: 'not_enough_ratings', checked: 9 });
});

test('counts audit ratings only', () => {
  const audits = rate(15, (i) => i % 3 !== 0, true);
  const flattering = features.slice(0, 15).map((one): TopicRating => {
    return { itemId: 0, features: one, isPositive: true, isAudit: false };
  });
  const alone = auditedPrecision(TOPIC, audits, items);
  expect(alone.checked).toBeLessThanOrEqual(15);
  expect(auditedPrecision(TOPIC, [...audits, ...flattering], items).checked).toBeLessThanOrEqual(15);
});

test('checked items stand for what belongs now: none for a group that belongs means nothing is said', () => {
  // Fifteen were checked, and all items that belong have been rated: there is nothing left to speak of.
  expect(
    auditedPrecision(
      TOPIC,
      rate(15, () => true, true),
      items,
    ).status,
  ).toBe('not_enough_ratings');
});

test('an audited item counts only where a model that did not learn its answer lets it belong', () => {
  // The garden belongs only to a model that was told so.
  const garden = extractFeatures('The garden behind the house blooms in spring', words);
  const told: TopicRating = { itemId: 99, features: garden, isPositive: true, isAudit: true };
  const audits = rate(12, () => true, true);
  expect(auditedPrecision(TOPIC, [...audits, told], items)).toMatchObject({ checked: 12 });
});

test('[TOPIC-4] the share of thumbs-up has two decimals, and none without ratings', () => {
  expect(shareOfThumbsUp([])).toBeNull();
  expect(shareOfThumbsUp([{ isPositive: true }, { isPositive: true }, { isPositive: false }])).toBe(66.67);
});

test('the recall range lies between 0 and 1 and is wider the more may be missed', () => {
  const model = fitTopic(TOPIC, [], items);
  const odds = oddsOfItems(model, items);
  const precision = auditedPrecision(
    TOPIC,
    rate(15, () => true, true),
    items,
  );
  const usual = recallRange(model, odds, precision);
  expect(usual.low).toBeGreaterThan(0);
  expect(usual.high).toBeLessThanOrEqual(1);
  const strict = recallRange(model, odds, precision, 4);
  expect(strict.low).toBeLessThan(usual.low);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractFeatures } from '../features.ts';
import { readWordTable } from '../word-table.ts';
import type { TopicRating } from './examples.ts';
import { membersOf, NEVER } from './members.ts';
import { TextVectors } from './text-vectors.ts';
import { TopicItems } from './topic-items.ts';
import { fitTopicSpace } from './topic-space.ts';

const words = readWordTable(readFileSync(new URL('../../assets/words-en.bin', import.meta.url)));
const features = ['a refund', 'no refund', 'a lamp', 'the lamp', 'my lamp', 'some tea'].map((text) =>
  extractFeatures(text, words),
);
const items = new TopicItems(new TextVectors(fitTopicSpace(features, words), words));
// Ids are not positions.
features.forEach((one, position) => items.set(100 + position, one));
const rating = (itemId: number, isPositive: boolean): TopicRating => {
  const one = features[itemId - 100] ?? features[0];
  if (!one) throw new RangeError('There are no texts.');
  return { itemId, features: one, isPositive, isAudit: false };
};
const odds = Float64Array.of(2, 1, 3, -2, 0, NEVER);

test('what people say of an item outweighs its score', () => {
  const ratings = [rating(102, false), rating(103, true)];
  const { confirmed, rest, missed } = membersOf(ratings, items, { odds, threshold: 0.5 });
  expect(confirmed).toBe(1);
  expect([...rest]).toEqual([1, 2]);
  // The one at 0 alone: what was rated is not missed, and what the filter leaves out neither.
  expect(missed).toBeCloseTo(0.5, 10);
});

test('a rated item that a filter leaves out, or that is gone, is in no topic', () => {
  const ratings = [rating(105, true), rating(999, true)];
  expect(membersOf(ratings, items, { odds, threshold: 0.5 }).confirmed).toBe(0);
});

test('the slider moves the line', () => {
  const count = (stricter: number): number =>
    membersOf([], items, { odds, threshold: 0.5 }, stricter).rest.length;
  expect([-1, 0, 1, 2].map(count)).toEqual([4, 3, 2, 1]);
});

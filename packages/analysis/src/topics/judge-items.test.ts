import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractFeatures } from '../features.ts';
import { readWordTable } from '../word-table.ts';
import { auditedPrecision } from './audit.ts';
import type { TopicRating } from './examples.ts';
import { decodeItemLinks, encodeItemLinks, linkItems } from './item-links.ts';
import { judgeItems } from './judge-items.ts';
import { membersOf } from './members.ts';
import { Neighbours } from './neighbours.ts';
import { TextVectors } from './text-vectors.ts';
import { TopicItems } from './topic-items.ts';
import { oddsOfItems } from './topic-model.ts';
import { fitTopicSpace } from './topic-space.ts';

const words = readWordTable(readFileSync(new URL('../../assets/words-en.bin', import.meta.url)));
const TOPIC = { title: 'Refund', description: 'The customer waits for a refund.' };
const THINGS = 'shoes lamp jacket table phone kettle carpet book bicycle printer watch helmet'.split(' ');
const PLACES = 'garden kitchen station office school harbour market library'.split(' ');
const ON_TOPIC = PLACES.flatMap((place, i) => [
  `Where is the refund and compensation promised at the ${place} for the faulty ${THINGS[i] ?? ''}`,
  `Compensation promised at the ${place} for the faulty ${THINGS[i] ?? ''}`,
]);
const OTHERS = THINGS.flatMap((thing) =>
  PLACES.flatMap((place) => [
    `My ${thing} looks lovely in the ${place}`,
    `The staff at the ${place} wrapped a ${thing} nicely`,
    `We walked from the ${place} with a ${thing}`,
  ]),
);
const TEXTS = [...ON_TOPIC, ...OTHERS];
const features = TEXTS.map((text) => extractFeatures(text, words));
const numbered = features.map((one, id) => ({ id, features: one }));
const links = linkItems(numbered, words);

function itemsOf(count = TEXTS.length): TopicItems {
  const items = new TopicItems(new TextVectors(fitTopicSpace(features, words), words));
  features.slice(0, count).forEach((one, id) => items.set(id, one));
  return items;
}
const items = itemsOf();
const neighbours = new Neighbours(links, items);
const rating = (itemId: number, isPositive: boolean, isAudit = false): TopicRating => {
  const one = features[itemId];
  if (!one) throw new RangeError(`There is no text ${itemId}.`);
  return { itemId, features: one, isPositive, isAudit };
};
const belonging = (odds: Float64Array, threshold: number): number[] =>
  Array.from(odds.keys()).filter((position) => (odds[position] ?? 0) >= threshold);

test('items that share no word with the topic belong where their neighbours do', () => {
  const alone = judgeItems(TOPIC, [], items, null);
  const heard = judgeItems(TOPIC, [], items, neighbours);
  const unspoken = (position: number) => position < ON_TOPIC.length && position % 2 === 1;
  expect(belonging(alone.odds, alone.threshold).filter(unspoken)).toEqual([]);
  const found = belonging(heard.odds, heard.threshold);
  expect(found.filter(unspoken).length).toBeGreaterThan(3);
  expect(found.every((position) => position < ON_TOPIC.length)).toBe(true);
});

test('what neighbours pass on stays between the least and the most there is, and is kept where there are none', () => {
  const own = Float64Array.from(TEXTS, (_, i) => (i < 4 ? 100 : 1));
  const passed = neighbours.passOn(own);
  expect(Math.min(...passed)).toBeGreaterThanOrEqual(1 - 1e-6);
  expect(Math.max(...passed)).toBeLessThan(100);
  const none = new Neighbours({ ...links, ones: new Uint16Array(0), others: new Uint16Array(0) }, items);
  expect(none.passOn(own)).toEqual(own);
});

test('the order of the items does not matter to the links, and bytes give them back', () => {
  expect(linkItems([...numbered].reverse(), words)).toEqual(links);
  const bytes = encodeItemLinks(links);
  expect(decodeItemLinks(bytes)).toEqual(links);
  expect(() => decodeItemLinks(bytes.subarray(0, bytes.length - 1))).toThrow(RangeError);
  expect(() => decodeItemLinks(Uint8Array.from(bytes, (byte, i) => (i === 0 ? 9 : byte)))).toThrow(
    RangeError,
  );
  expect(() => decodeItemLinks(new Uint8Array(2))).toThrow(RangeError);
});

test('items that came later, or are gone, stand where the stored model alone has them', () => {
  const late = extractFeatures('Where is my refund for the sofa', words);
  const grown = itemsOf(TEXTS.length - 1);
  const known = new Neighbours(links, grown);
  grown.set(1000, late);
  const { model, odds, threshold } = judgeItems(TOPIC, [rating(0, true)], grown, known);
  const alone = oddsOfItems(model, grown);
  const last = grown.size - 1;
  expect(known.knows(last)).toBe(false);
  expect((odds[last] ?? 0) - threshold).toBeCloseTo((alone[last] ?? 0) - model.threshold, 6);
});

test('the stored model lets about as much belong as neighbours do', () => {
  const ratings = [rating(0, true), rating(2, true), rating(40, false), rating(90, false)];
  const { model, odds, threshold } = judgeItems(TOPIC, ratings, items, neighbours);
  const count = belonging(oddsOfItems(model, items), model.threshold).length;
  const heard = belonging(odds, threshold).length;
  expect(count).toBeGreaterThan(heard / 3);
  expect(count).toBeLessThan(heard * 3);
});

test('a broad topic is judged by its words alone, as without links', () => {
  const broad = { title: 'lovely', description: '' };
  const heard = judgeItems(broad, [rating(20, true)], items, neighbours);
  expect(heard.neighbours).toBeNull();
  expect(heard).toEqual(judgeItems(broad, [rating(20, true)], items, null));
});

test('audits and ratings of items that are gone are taken', () => {
  const audits = Array.from({ length: 12 }, (_, i) => rating(i, i % 4 !== 3, true));
  const gone = { ...rating(0, true, true), itemId: 5000 };
  const ratings = [...audits, gone];
  const members = membersOf(ratings, items, judgeItems(TOPIC, ratings, items, neighbours));
  expect(members.confirmed).toBe(9);
  const audited = auditedPrecision({ topic: TOPIC, ratings, items, neighbours }, members);
  expect(audited).toMatchObject({ status: 'audited', checked: 13 });
});

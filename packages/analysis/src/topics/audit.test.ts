import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractFeatures } from '../features.ts';
import { readWordTable } from '../word-table.ts';
import { auditedPrecision, recallRange, shareOfThumbsUp } from './audit.ts';
import type { AuditedPrecision, Interval } from './audit.ts';
import type { TopicRating } from './examples.ts';
import { judgeItems } from './judge-items.ts';
import { membersOf } from './members.ts';
import { TextVectors } from './text-vectors.ts';
import { TopicItems } from './topic-items.ts';
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

const THINGS_SAID = features.length / 2;

function audit(ratings: readonly TopicRating[], stricter = 0): AuditedPrecision {
  const members = membersOf(ratings, items, judgeItems(TOPIC, ratings, items, null), stricter);
  return auditedPrecision({ topic: TOPIC, ratings, items, neighbours: null }, members);
}

/** Throws where nothing is shown. */
function audited(ratings: readonly TopicRating[]): Interval {
  const precision = audit(ratings);
  if (precision.status !== 'audited') throw new RangeError(`Only ${precision.checked} are checked.`);
  return precision;
}

test('says nothing under six audit ratings, however many others there are', () => {
  const ratings = [...rate(5, () => true, true), ...rate(15, () => true, false)];
  expect(audit(ratings)).toEqual({ status: 'not_enough_ratings', checked: 5 });
});

test('audit ratings alone tell of the items that nobody rated', () => {
  const isPositive = (i: number): boolean => i % 2 === 0;
  const audits = rate(12, isPositive, true);
  const { share, low, high } = audited(audits);
  // Six were put in. The two others that belong are about as good as those checked, and so few that all may be right or none.
  expect(share).toBeGreaterThan((6 + 0.6) / 8);
  expect(share).toBeLessThan((6 + 1.5) / 8);
  expect([low, high]).toEqual([6 / 8, 1]);
  // The same answers as plain ratings say nothing.
  const plain = audits.map((one) => ({ ...one, isAudit: false }));
  expect(audit(plain)).toEqual({ status: 'not_enough_ratings', checked: 0 });
});

test('what people put in a topic is rightly there, and what they put out is not in it', () => {
  const all = rate(THINGS_SAID, (i) => i % 3 !== 0, true);
  expect(audit(all)).toEqual({ status: 'audited', checked: THINGS_SAID, share: 1, low: 1, high: 1 });
});

test('where nothing is in a topic nothing is said', () => {
  const none = rate(THINGS_SAID, () => false, true);
  expect(audit(none, 50)).toEqual({ status: 'not_enough_ratings', checked: THINGS_SAID });
});

test('an audited item that only a model which learnt its answer lets belong does not lift what is shown', () => {
  const garden = extractFeatures('The garden behind the house blooms in spring', words);
  const told = Array.from({ length: 5 }, (_, i): TopicRating => {
    return { itemId: 99 + i, features: garden, isPositive: i === 0, isAudit: true };
  });
  const audits = rate(12, (i) => i % 4 !== 0, true);
  const { share } = audited([...audits, ...told]);
  expect(Math.abs(share - audited(audits).share)).toBeLessThan(0.05);
});

test('[TOPIC-4] the share of thumbs-up has two decimals, and none without ratings', () => {
  expect(shareOfThumbsUp([])).toBeNull();
  expect(shareOfThumbsUp([{ isPositive: true }, { isPositive: true }, { isPositive: false }])).toBe(66.67);
});

test('the recall range lies between 0 and 1, and is wider the more may be missed', () => {
  const ratings = rate(12, () => true, true);
  const judgement = judgeItems(TOPIC, ratings, items, null);
  const usual = membersOf(ratings, items, judgement);
  const { low, high } = recallRange(usual, audit(ratings));
  expect(low).toBeGreaterThan(0);
  expect(high).toBeLessThanOrEqual(1);
  const strict = membersOf(ratings, items, judgement, 4);
  expect(recallRange(strict, audit(ratings, 4)).low).toBeLessThan(low);
  expect(recallRange({ confirmed: 0, rest: new Float64Array(0), missed: 0 }, audit([]))).toEqual({
    low: 0,
    high: 1,
  });
});

test('without an audit the range goes by what the model expects', () => {
  const members = { confirmed: 3, rest: Float64Array.of(0, 0), missed: 2 };
  // Four are found; one to four are missed.
  expect(recallRange(members, { status: 'not_enough_ratings', checked: 0 })).toEqual({ low: 0.5, high: 0.8 });
});

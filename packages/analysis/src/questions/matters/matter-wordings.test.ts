import { expect, test } from 'vitest';
import { matters } from '../grammar/wordings.ts';
import { likelySharesOf, unitsOf, wordingsOf } from './matter-wordings.ts';

test.each([
  ['sound', 'son'],
  ['cleanliness', 'sale'],
  ['cleanliness', 'hair'],
  ['staff', 'Personal'],
  ['battery', 'pile'],
  ['documentation', 'notice'],
  ['room', 'camera'],
  ['delay', 'late'],
  ['booking', 'book'],
])('of %s, “%s” is no wording: items of other languages use it for something else', (matter, word) => {
  const { or: wordings } = wordingsOf(matter);
  expect(wordings.length).toBeGreaterThan(1);
  expect(wordings).not.toContain(word);
});

test('each matter has a name of its own', () => {
  const names = matters.map(({ wordings }) => wordings[0]?.text);
  expect(new Set(names).size).toBe(names.length);
});

test('of two words each has a list of its wordings, which stand together in an item', () => {
  const { or, each } = wordingsOf('late parcels from abroad');
  expect(or).toEqual(['late parcels from abroad']);
  expect(each?.[0]).toEqual(expect.arrayContaining(['late', 'overdue', 'Verspätung']));
  expect(each?.[1]).toEqual(expect.arrayContaining(['deliver', 'parcels', 'livraison']));
});

test('what happens to a thing may be said without it, by words that say so alone', () => {
  const { or } = wordingsOf('late deliveries');
  expect(or).toEqual(expect.arrayContaining(['late deliveries', 'not arrived', 'Verspätung']));
  expect(or).not.toContain('late');
});

test('words that are one wording together are one word of the matter', () => {
  expect(unitsOf('slow customer service')).toEqual(['slow', 'customer service']);
  expect(wordingsOf('single sign on').or).toContain('sso');
});

test('what stands for the thing itself need not be said, nor that somebody waits', () => {
  expect(wordingsOf('faulty equipment').or).toEqual(expect.arrayContaining(['broken', 'kaputt']));
  expect(wordingsOf('waiting for deposit').or).toEqual(expect.arrayContaining(['Kaution', 'fianza']));
});

test('of one matter that people have words for a range is likely; of several words, and of unknown ones, nobody knows the most', () => {
  expect(likelySharesOf('battery')).toEqual({ low: 1, high: 3, middle: 1.5 });
  expect(likelySharesOf('unlock scooter')).toEqual({ low: 0.73, high: null, middle: 1.2 });
  expect(likelySharesOf('jib')).toEqual({ low: 1, high: null, middle: null });
});

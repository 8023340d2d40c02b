import { expect, test } from 'vitest';
import { matters } from './grammar/wordings.ts';
import { wordingsOf } from './matter-wordings.ts';

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
  const wordings = wordingsOf(matter);
  expect(wordings.length).toBeGreaterThan(1);
  expect(wordings).not.toContain(word);
});

test('each matter has a name of its own', () => {
  const names = matters.map(({ wordings }) => wordings[0]?.text);
  expect(new Set(names).size).toBe(names.length);
});

test('of two words each wording is of one language', () => {
  const wordings = wordingsOf('late deliveries');
  expect(wordings).toEqual(
    expect.arrayContaining(['late deliver', 'Verspätung Lieferung', 'retard livraison']),
  );
  expect(wordings).not.toContain('retard Lieferung');
});

test('what stands for the thing itself need not be said, nor that somebody waits', () => {
  expect(wordingsOf('faulty equipment')).toEqual(expect.arrayContaining(['broken', 'kaputt']));
  expect(wordingsOf('waiting for deposit')).toEqual(expect.arrayContaining(['Kaution', 'fianza']));
});

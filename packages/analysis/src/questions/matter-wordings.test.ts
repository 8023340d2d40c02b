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

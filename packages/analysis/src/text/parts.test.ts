import { expect, test } from 'vitest';
import { intoParts } from './parts.ts';

const sentence = (length: number) => Array.from({ length }, (_, at) => `w${at}`);
const lengthsOf = (...lengths: number[]) => intoParts(lengths.map(sentence)).map((part) => part.length);

test.each([
  ['a short text is one part', [3, 4, 5], [12]],
  ['a longer one is parted by sentences', [5, 8], [5, 8]],
  ['a short sentence joins the next', [3, 10], [13]],
  ['a sentence of just enough words stands alone', [4, 9], [4, 9]],
  ['a short last sentence joins the one before', [10, 3], [13]],
  ['a sentence of forty words stays whole', [40], [40]],
  ['a longer one is cut into pieces of about the same length', [100], [33, 33, 34]],
  ['one word more than fits makes two pieces', [41], [20, 21]],
])('%s', (_what, lengths, parts) => {
  expect(lengthsOf(...lengths)).toEqual(parts);
});

test('a very long text has no more than 64 parts, and no word is lost or doubled', () => {
  const words = Array.from({ length: 2600 }, (_, at) => [`w${at}`]);
  const parts = intoParts(words);
  expect(parts.length).toBe(63);
  expect(parts.flat()).toEqual(words.flat());
  expect(intoParts([sentence(100)]).flat()).toEqual(sentence(100));
  expect(intoParts([])).toEqual([[]]);
});

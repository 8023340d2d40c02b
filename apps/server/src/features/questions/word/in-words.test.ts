import { expect, test } from 'vitest';
import { itemsInWords } from './in-words.ts';

const names = { sources: [], topics: [], themes: [], accounts: [] };

test.each([
  [{ rating_max: 0.3751 }, 'items of 1 to 2 stars'],
  [{ rating_max: 0.6001 }, 'items rated at most 60 % of the scale'],
  [{ rating_min: 0.8999, rating_max: 1 }, 'items rated at least 90 % of the scale'],
])('tells bounds of another scale as shares of it, and not as stars: %o', (filter, words) => {
  expect(itemsInWords(filter, names)).toBe(words);
});

test('kinds of items are told as what they do', () => {
  expect(itemsInWords({ kinds: ['bug', 'wish'] }, names)).toBe(
    'items that report a problem or contain a request',
  );
  expect(itemsInWords({ kinds: ['question'], sentiments: ['negative'] }, names)).toBe(
    'negative items that ask a question',
  );
});

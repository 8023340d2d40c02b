import { expect, test } from 'vitest';
import { pickQuotes } from './pick-quotes.ts';

const quoted = (text: string, subject: string) =>
  pickQuotes([{ id: 1, text, stratum: 'a' }], subject, 1).map(({ start, end }) => text.slice(start, end));

test.each([
  [
    'Nothing loads in the barn at all. Before version 6.2 it worked.',
    'worked',
    'Before version 6.2 it worked.',
  ],
  [
    'I paid 4.50 twice at shop.example last week! Never again.',
    'paid',
    'I paid 4.50 twice at shop.example last week!',
  ],
  [
    'All good so far with it.The lid fell off the jar again',
    'lid',
    'All good so far with it.The lid fell off the jar again',
  ],
  ['配達が遅い。箱も壊れていました。', '配達', '配達が遅い。'],
])('a quote is a whole sentence: %s', (text, subject, quote) => {
  expect(quoted(text, subject)).toEqual([quote]);
});

test('a sentence that says little is quoted only where no other says more, and the same words once', () => {
  const candidates = [
    'Late.',
    'The parcel came two days later than promised.',
    'The parcel came two days later than promised.',
  ].map((text, id) => ({ id, text, stratum: 'a' }));
  expect(pickQuotes(candidates, 'late', 1).map(({ id }) => id)).toEqual([1]);
  expect(pickQuotes(candidates, 'late', 3).map(({ id }) => id)).toEqual([1, 0]);
});

import { expect, test } from 'vitest';
import { estimateInWords } from './estimate.ts';

const about = { about: { text: 'parking fees', at_least: 0.1 } };

test.each([
  [1, /^at least 1$/, true],
  [9, /^at least [2-9]$/, false],
])('of %i found the noun is as many as the floor that is told', (found, number, isOne) => {
  const told = estimateInWords(about, found);
  expect(told.number).toMatch(number);
  expect(told.isOne).toBe(isOne);
});

test('the noun behind a best guess is as many as the guess', () => {
  expect(estimateInWords({ kinds: ['question'] }, 1)).toMatchObject({ number: 'around 1', isOne: true });
  expect(estimateInWords({ kinds: ['bug'] }, 1)).toMatchObject({ number: 'around 2', isOne: false });
});

import { expect, test } from 'vitest';
import { pairedRatio, upperPlace } from './ratios.ts';

test('the upper bound of a median is the value of the binomial distribution’s place', () => {
  // Of 4 none is certain enough; of 5 it is the largest, of 10 the 9th, of 15 the 12th.
  expect([4, 5, 10, 15, 20].map((count) => upperPlace(count) + 1)).toEqual([4, 5, 9, 12, 15]);
});

test('ratios are made within rounds, not of medians', () => {
  expect(pairedRatio([2, 30, 4, 50, 6], [1, 20, 2, 50, 5])).toEqual({ median: 1.5, upper: 2 });
});

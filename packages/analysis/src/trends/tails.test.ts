import { expect, test } from 'vitest';
import { chanceAbove, chanceOfAtLeast, chanceOfAtMost, logGamma } from './tails.ts';
import { discoveries } from './false-discovery.ts';

test('ln Γ at whole numbers is the logarithm of a factorial', () => {
  expect(logGamma(6)).toBeCloseTo(Math.log(120), 10);
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 10);
});

test.each([
  [3, 2, 0.5],
  [29, 10, 0.1],
  [0, 5, 0.2],
  [400, 300, 0.01],
])(
  'the chance of at least %i with mean %d and excess %d is the sum over its counts',
  (count, mean, excess) => {
    const size = 1 / excess;
    let term = (size / (size + mean)) ** size;
    let below = 0;
    for (let k = 0; k < count; k += 1) {
      below += term;
      term *= ((k + size) / (k + 1)) * (mean / (mean + size));
    }
    expect(chanceOfAtLeast(count, mean, excess)).toBeCloseTo(1 - below, 9);
    expect(chanceOfAtMost(count, mean, excess)).toBeCloseTo(below + term, 9);
  },
);

test('normal tails are those of the tables', () => {
  expect(chanceAbove(1.959964)).toBeCloseTo(0.025, 6);
  expect(chanceAbove(-1)).toBeCloseTo(0.841345, 6);
  expect(chanceAbove(5) / 2.8665e-7).toBeCloseTo(1, 2);
});

test('discoveries reach up to the last p that is under its step', () => {
  // Steps of 0.05: 0.0125, 0.025, 0.0375, 0.05; 0.03 is under the third, so 0.026 comes along.
  expect(discoveries([0.03, 0.5, 0.001, 0.026], 0.05)).toEqual([true, false, true, true]);
  expect(discoveries([0.2, 0.3], 0.05)).toEqual([false, false]);
  expect(discoveries([], 0.05)).toEqual([]);
});

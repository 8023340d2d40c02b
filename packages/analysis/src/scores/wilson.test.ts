import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

test('eight of ten lie between 49 and 94 per cent', () => {
  const { low, high } = wilson(0.8, 10);
  expect(low).toBeCloseTo(0.49, 2);
  expect(high).toBeCloseTo(0.943, 3);
});

test('none or all of a few are not certain, and the interval stays a share', () => {
  expect(wilson(0, 5).low).toBe(0);
  expect(wilson(0, 5).high).toBeGreaterThan(0.4);
  expect(wilson(1, 5).high).toBe(1);
  expect(wilson(1, 5).low).toBeLessThan(0.6);
});

test('more of the same makes it narrower', () => {
  const width = (count: number) => wilson(0.5, count).high - wilson(0.5, count).low;
  expect(width(1000)).toBeLessThan(width(100) / 2.5);
});

import { expect, test } from 'vitest';
import { expectedRange } from './expected-range.ts';

test('fewer than four spans before let nothing be expected', () => {
  expect(expectedRange([3, 4, 5])).toBeNull();
});

test('what is usual lies in the range, and three times as much does not', () => {
  const range = expectedRange([9, 11, 10, 12, 8, 10, 9, 11]);
  expect(range?.low).toBeGreaterThan(0);
  expect(range?.low).toBeLessThanOrEqual(6);
  expect(range?.high).toBeGreaterThanOrEqual(14);
  expect(range?.high).toBeLessThan(30);
});

test('where nothing was seen one may come, but not five', () => {
  const range = expectedRange([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(range?.low).toBe(0);
  expect(range?.high).toBeLessThan(5);
});

test('counts that vary much widen the range', () => {
  const even = expectedRange([50, 50, 50, 50, 50, 50]);
  const uneven = expectedRange([10, 90, 20, 80, 5, 95]);
  expect(uneven?.high).toBeGreaterThan(even?.high ?? 0);
});

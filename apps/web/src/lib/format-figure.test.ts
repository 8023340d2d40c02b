import { expect, test } from 'vitest';
import { formatDifference } from './format-figure.ts';

test.each([
  [{ from: 1, difference: 10 }, 11, '1 → 11'],
  [{ from: 4, difference: -4 }, 0, '4 → 0'],
  [{ from: 5, difference: 6 }, 11, '+120.0 %'],
  [{ from: 0, difference: 11 }, 11, '+11'],
  [{ from: 1, difference: null }, 11, null],
])('a count that changed by %j to %d reads %s', (change, value, said) => {
  expect(formatDifference({ measure: 'count', unit: 'items', value }, change)).toBe(said);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

test('all stay that are in order, and one of a pair that is not', () => {
  expect(inOrder([0, 1, 5])).toEqual(new Set([0, 1, 5]));
  expect(inOrder([1, 2, 3, 0])).toEqual(new Set([1, 2, 3]));
  expect(inOrder([-1, 4, -1])).toEqual(new Set([4]));
  expect(inOrder([])).toEqual(new Set());
});

test('what stays is in order, and no more could', () => {
  const numbers = fc.uniqueArray(fc.nat(20), { maxLength: 9 });
  fc.assert(
    fc.property(numbers, (places) => {
      const staying = places.filter((place) => inOrder(places).has(place));
      expect(staying).toEqual(staying.toSorted((a, b) => a - b));
      expect(staying.length).toBe(longestOf(places));
    }),
  );
});

/** Tried one by one. */
function longestOf(places: readonly number[], above = -1): number {
  const [first, ...rest] = places;
  if (first === undefined) return 0;
  const without = longestOf(rest, above);
  return first > above ? Math.max(without, 1 + longestOf(rest, first)) : without;
}

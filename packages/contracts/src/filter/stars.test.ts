import { expect, test } from 'vitest';
import { starRange } from './stars.ts';

test('a share half-way between two stars belongs to the better one only', () => {
  for (const [worse, halfWay] of [1 / 8, 3 / 8, 5 / 8, 7 / 8].entries()) {
    const { rating_max: last } = starRange(worse + 1);
    expect(last).toBeLessThan(halfWay);
    expect(Math.fround(last)).toBe(last);
    expect(starRange(worse + 2).rating_min).toBe(halfWay);
  }
  expect(starRange(1).rating_min).toBe(0);
  expect(starRange(5).rating_max).toBe(1);
});

import { describe, expect, test } from 'vitest';
import type { Mean } from './statistics.service.ts';
import {
  contributionOf,
  differenceOfCounts,
  differenceOfMeans,
  differenceOfShares,
  meanInterval,
  shareInterval,
} from './statistics.service.ts';

const meanOf = (...values: number[]): Mean => {
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squaredDistances = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
  return { value, n: values.length, squaredDistances, bounds: [1, 5] };
};
const many = (value: number, count: number) => Array.from({ length: count }, () => value);

describe('intervals', () => {
  test('of a share is Wilson’s: 8 of 10 is 0.490 to 0.943', () => {
    expect(shareInterval(8, 10)?.map((end) => Number(end.toFixed(3)))).toEqual([0.49, 0.943]);
    expect(shareInterval(0, 0)).toBeNull();
  });

  test('of a mean is wide for a few that agree, ends at the scale, and is not told for under five', () => {
    // One imagined value a quarter of the range away: 1 / 5 = 0.2, times 1.96.
    const [low, high] = meanInterval(meanOf(...many(5, 5))) ?? [];
    expect(low).toBeCloseTo(5 - 1.959964 * 0.2, 6);
    expect(high).toBe(5);
    expect(meanInterval(meanOf(...many(5, 4)))).toBeNull();
  });
});

describe('differences', () => {
  test('of counts: 40 against 10 is 30 ± 13.9; under five in both nothing is told', () => {
    const { difference, interval } = differenceOfCounts(40, 10, 1);
    expect(difference).toBe(30);
    expect(interval?.[0]).toBeCloseTo(30 - 1.959964 * Math.sqrt(50), 6);
    expect(differenceOfCounts(4, 4, 1).interval).toBeNull();
  });

  test('of counts of unlike periods are first scaled: 20 in 7 days against 40 in 14 is none', () => {
    expect(differenceOfCounts(20, 40, 0.5).difference).toBe(0);
  });

  test('of shares is Newcombe’s: 56 of 70 against 48 of 80 is 0.2, from 0.052 to 0.334', () => {
    const found = differenceOfShares({ hits: 56, n: 70 }, { hits: 48, n: 80 });
    expect(found?.difference).toBeCloseTo(0.2, 10);
    expect(found?.interval?.map((end) => Number(end.toFixed(4)))).toEqual([0.0524, 0.3339]);
  });

  test('of means need five on each side', () => {
    expect(differenceOfMeans(meanOf(...many(4, 9)), meanOf(...many(2, 9)))?.interval?.[0]).toBeGreaterThan(1);
    expect(differenceOfMeans(meanOf(...many(4, 9)), meanOf(2, 2))).toEqual({ difference: 2, interval: null });
    expect(differenceOfMeans(meanOf(4), { ...meanOf(2), n: 0 })).toBeNull();
  });
});

describe('contributions', () => {
  test('are the mean less the mean of the others', () => {
    const all = meanOf(...many(1, 10), ...many(4, 20));
    const found = contributionOf(all, meanOf(...many(1, 10)));
    expect(found?.difference).toBeCloseTo(3 - 4, 10);
    expect(found?.interval?.[1]).toBeLessThan(0);
  });

  test('of all there is are not told', () => {
    const all = meanOf(1, 2, 3);
    expect(contributionOf(all, all)).toBeNull();
  });
});

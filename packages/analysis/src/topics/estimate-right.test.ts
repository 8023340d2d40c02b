import { expect, test } from 'vitest';
import { chanceFrom } from '../seeded-chance.ts';
import { estimateRight } from './estimate-right.ts';
import type { Check } from './estimate-right.ts';
import { logistic } from './posterior.ts';

const checks = (count: number, odds: number, positive: number): Check[] =>
  Array.from({ length: count }, (_, i) => ({ odds, isPositive: i < positive }));
const rest = (count: number, odds: number): Float64Array => new Float64Array(count).fill(odds);

test('of what is like the checked items as many are right as among these', () => {
  const { mean, low, high } = estimateRight(rest(200, 1), checks(60, 1, 45));
  expect(mean / 200).toBeCloseTo(0.75, 1);
  // A check counts .6 of one: 36 of them alone would say 118 to 173 (Wilson).
  expect(low).toBeGreaterThan(100);
  expect(low).toBeLessThan(130);
  expect(high).toBeGreaterThan(165);
  expect(high).toBeLessThan(185);
});

test('items that lie lower than most of what was checked count as what they are', () => {
  const checked = [...checks(45, 3, 45), ...checks(15, -1, 4)];
  const { mean, high } = estimateRight(rest(50, -1), checked);
  // 82 % of the checked are right, of those like the rest 27 %.
  expect(mean / 50).toBeLessThan(0.4);
  expect(high / 50).toBeLessThan(0.7);
  expect(estimateRight(rest(50, 3), checked).mean / 50).toBeGreaterThan(0.9);
});

test('without checks the odds are taken as they are, and nearly anything may be true', () => {
  const { mean, low, high } = estimateRight(rest(100, 0), []);
  expect(mean).toBeCloseTo(50, 6);
  expect(low).toBeLessThan(10);
  expect(high).toBeGreaterThan(90);
  expect(estimateRight(new Float64Array(0), checks(20, 1, 10))).toEqual({ mean: 0, low: 0, high: 0 });
});

test('the more is checked the narrower the interval, and it never leaves what is possible', () => {
  const widths = [15, 60, 300, 1200].map((count) => {
    const { low, high } = estimateRight(rest(5000, 1), checks(count, 1, 0.9 * count));
    return high - low;
  });
  expect(widths).toEqual([...widths].sort((a, b) => b - a));
  expect(widths[3]).toBeLessThan(500);
  const { low, high } = estimateRight(rest(7, 5), checks(60, 5, 60));
  expect(low).toBeGreaterThanOrEqual(5);
  expect(high).toBe(7);
});

test('intervals hold the truth where odds run off, and what is left lies lower than what was checked', () => {
  const chance = chanceFrom(5);
  const worlds = 200;
  let held = 0;
  let lifted = 0;
  for (let world = 0; world < worlds; world += 1) {
    const [shift, slope] = [3 * chance() - 1.5, 0.3 + 1.4 * chance()];
    const isRight = (odds: number): boolean => chance() < logistic(shift + slope * odds);
    const checked = Array.from({ length: 30 }, (): Check => {
      const odds = 5 * chance() - 1;
      return { odds, isPositive: isRight(odds) };
    });
    const left = Float64Array.from({ length: 40 }, () => 2 * chance() - 1).sort();
    const truth = left.filter(isRight).length;
    const { mean, low, high } = estimateRight(left, checked);
    if (low <= truth && truth <= high) held += 1;
    lifted += (mean - truth) / left.length / worlds;
  }
  expect(held / worlds).toBeGreaterThanOrEqual(0.95);
  expect(Math.abs(lifted)).toBeLessThan(0.03);
});

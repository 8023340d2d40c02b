import { expect, test } from 'vitest';
import { judgeRelease, type ReleaseWeek } from './release-verdict.ts';

const weeks = (count: number, complaints: number, active = 1000): ReleaseWeek[] =>
  Array.from({ length: count }, () => ({ complaints, active }));

test('complaints that fall by more than half are improved, those that rise are worse, each with its interval', () => {
  const fell = judgeRelease(weeks(12, 20), weeks(4, 8));
  expect(fell.verdict).toBe('improved');
  expect(fell.ratio).toBeCloseTo(0.4, 1);
  expect(fell.low).toBeLessThan(0.4);
  expect(fell.high).toBeGreaterThan(0.4);
  expect(fell.high).toBeLessThan(1);
  expect(judgeRelease(weeks(12, 20), weeks(4, 50)).verdict).toBe('worse');
});

test('growth is no change: as many complaints of twice as many people are half', () => {
  expect(judgeRelease(weeks(12, 60), weeks(6, 120, 2000)).verdict).toBe('no_change');
  expect(judgeRelease(weeks(12, 60), weeks(6, 60, 2000)).verdict).toBe('improved');
});

test('no change is said only where a fall by half would have been seen, with the smallest fall that would', () => {
  const many = judgeRelease(weeks(12, 60), weeks(6, 60));
  expect(many.verdict).toBe('no_change');
  expect(many.smallestSeen).toBeGreaterThan(0.2);
  expect(many.smallestSeen).toBeLessThan(0.5);
  const few = judgeRelease(weeks(12, 2), weeks(3, 2));
  expect(few.verdict).toBe('too_early');
  expect(few.smallestSeen).toBeGreaterThan(0.5);
});

test.each([
  ['one week after', weeks(12, 20), weeks(1, 0)],
  ['three weeks before', weeks(3, 20), weeks(4, 0)],
  ['hardly a complaint before', weeks(12, 0.5), weeks(4, 0)],
  ['nobody there afterwards', weeks(12, 20), weeks(4, 0, 0)],
])('nothing is said of %s', (_name, before, after) => {
  expect(judgeRelease(before, after)).toEqual({
    ...{ verdict: 'too_early', ratio: null, low: null, high: null, smallestSeen: null },
  });
});

test('weeks that differ a lot make the interval wider', () => {
  const calm = judgeRelease(weeks(12, 50), weeks(4, 50));
  const wild = [10, 90, 30, 70, 10, 90, 30, 70, 10, 90, 30, 70].map((complaints) => ({
    complaints,
    active: 1000,
  }));
  const told = judgeRelease(wild, weeks(4, 50));
  expect((told.high ?? 0) / (told.low ?? 1)).toBeGreaterThan((calm.high ?? 0) / (calm.low ?? 1));
});

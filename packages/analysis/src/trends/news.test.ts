import { expect, test } from 'vitest';
import { rangeAround } from './expected-range.ts';
import type { TopicTrend } from './find-changes.ts';
import { isNews, isWorthAWord } from './news.ts';
import { chanceOfAtLeast, chanceOfAtMost } from './tails.ts';

function trend(kind: TopicTrend['kind'], p: number, value: number): TopicTrend {
  const days = { from: '2026-03-01', to: '2026-03-07' };
  return {
    ...{ topicId: 1, kind, p, days, comparedWith: days, observed: 1, expected: 1, since: null },
    ...{ carriedOver: 1, uncertainty: 0.1, ratio: { value, low: value, high: value } },
  };
}

test('a change is news again after more than two quiet weeks', () => {
  expect([isNews(20, null), isNews(20, 6), isNews(20, 5)]).toEqual([true, false, true]);
});

test('what was called not useful has to be outdone in size and in sureness', () => {
  const told = [{ kind: 'rise' as const, ratio: 2 }];
  expect(isWorthAWord(trend('rise', 0.002, 3), [])).toBe(true);
  expect(isWorthAWord(trend('rise', 0.002, 3), told)).toBe(false);
  expect(isWorthAWord(trend('rise', 0.0006, 3), told)).toBe(true);
  expect(isWorthAWord(trend('rise', 0.0001, 2.7), told)).toBe(false);
  expect(isWorthAWord(trend('rise', 0.0006, 3), [...told, ...told])).toBe(false);
});

test('a fall is compared with falls: to nothing is the biggest there is', () => {
  const told = [{ kind: 'fall' as const, ratio: 0.5 }];
  expect(isWorthAWord(trend('fall', 0.0001, 0), told)).toBe(true);
  expect(isWorthAWord(trend('fall', 0.0001, 0.6), told)).toBe(false);
  expect(isWorthAWord(trend('drift_up', 0.00002, 1.5), told)).toBe(true);
});

test.each([
  [10, 0.1],
  [3.2, 0.4],
  [400, 0.01],
])('95 of 100 counts with mean %d and uncertainty %d lie in the range around it', (mean, uncertainty) => {
  const { low, high } = rangeAround(mean, uncertainty);
  expect(chanceOfAtLeast(high + 1, mean, uncertainty)).toBeLessThanOrEqual(0.025);
  if (low > 0) expect(chanceOfAtMost(low - 1, mean, uncertainty)).toBeLessThanOrEqual(0.025);
  const width = (high - low) / 2;
  expect(Math.abs(width / (1.96 * Math.sqrt(mean + uncertainty * mean ** 2)) - 1)).toBeLessThan(0.25);
});

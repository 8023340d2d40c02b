import { describe, expect, test } from 'vitest';
import { backtest } from './backtest.ts';
import { weekBuckets } from './buckets.ts';
import type { DailyCounts } from './daily-counts.ts';
import { driversOf } from './drivers.ts';
import { findChanges } from './find-changes.ts';

/** 2026-01-05 is a Monday. */
const FROM = '2026-01-05';
const DAYS = 84;

/** A count for each day, with weekends half as busy. */
function daily(perDay: number, days = DAYS, change: (day: number) => number = () => 1): number[] {
  return Array.from({ length: days }, (_, day) =>
    Math.round(perDay * (day % 7 > 4 ? 0.5 : 1) * change(day) + ((day * 7) % 3) - 1),
  ).map((count) => Math.max(0, count));
}

function workspace(topics: readonly number[][], rest = daily(40)): DailyCounts {
  const total = rest.map((count, day) => topics.reduce((sum, counts) => sum + (counts[day] ?? 0), count));
  return { from: FROM, total, topics: topics.map((counts, id) => ({ id, counts })) };
}

const from = (start: number, factor: number) => (day: number) => (day >= start ? factor : 1);

describe('changes of topics', () => {
  test('a topic that triples is a rise with its days, ratio and beginning', () => {
    const given = workspace([daily(3, DAYS, from(78, 3)), daily(3)]);
    const [tripled, other] = findChanges(given);
    expect(tripled).toMatchObject({
      kind: 'rise',
      days: { from: '2026-03-23', to: '2026-03-29' },
      comparedWith: { from: '2026-01-26', to: '2026-03-22' },
    });
    expect(tripled?.ratio.low).toBeGreaterThan(1);
    expect(tripled?.ratio.value).toBeCloseTo((tripled?.observed ?? 0) / (tripled?.expected ?? 1), 10);
    expect(tripled?.p).toBeLessThan(0.002);
    expect(tripled?.since).toBe('2026-03-24');
    expect(other).toMatchObject({ kind: 'steady', since: null });
  });

  test('a topic that stops is a fall', () => {
    expect(findChanges(workspace([daily(6, DAYS, from(74, 0))]))[0]?.kind).toBe('fall');
  });

  test('a week in which all feedback triples is no news of a topic', () => {
    const busy = from(77, 3);
    const given = workspace([daily(3, DAYS, busy), daily(5, DAYS, busy)], daily(40, DAYS, busy));
    expect(findChanges(given).map(({ kind }) => kind)).toEqual(['steady', 'steady']);
  });

  test('a quiet rest is no news of a topic either', () => {
    const given = workspace([daily(4)], daily(40, DAYS, from(77, 0.25)));
    expect(findChanges(given)[0]?.kind).toBe('steady');
  });

  test('holidays are expected to differ', () => {
    const closed = (day: number) => (day >= 78 && day < 83 ? 0 : 1);
    const given = workspace([daily(8, DAYS, closed)], daily(40, DAYS, closed));
    const holidays = ['2026-03-24', '2026-03-25', '2026-03-26', '2026-03-27', '2026-03-28'];
    const [trend] = findChanges({ ...given, holidays });
    expect(trend?.kind).toBe('steady');
    // Nine open days of the fourteen bring 48 and 8; with the five closed ones it would be 96.
    expect(trend?.days.from).toBe('2026-03-16');
    expect(trend?.expected).toBeLessThan(70);
  });

  test('under five there is too little to tell, and under four weeks nothing to compare with', () => {
    const few = Array.from({ length: DAYS }, (_, day) => (day > 79 ? 1 : 0));
    expect(findChanges(workspace([few]))[0]?.kind).toBe('too_few');
    const young = workspace([daily(3, 30)], daily(40, 30));
    expect(findChanges(young)[0]?.kind).toBe('too_new');
  });

  test('a day that is still running is left out', () => {
    const counts = daily(6);
    counts[DAYS - 1] = 0;
    const given = workspace([counts]);
    expect(findChanges({ ...given, lastDayIsPartial: true })[0]?.days.to).toBe('2026-03-28');
  });

  test('a slow move over twelve weeks is a drift', () => {
    const given = workspace([daily(4, DAYS, (day) => 1 + day / 60), daily(4)]);
    const [moving, steady] = findChanges(given);
    expect(['drift_up', 'rise']).toContain(moving?.kind);
    expect(steady?.kind).toBe('steady');
    const slow = findChanges(workspace([daily(10, DAYS, (day) => 1 + day / 110), daily(10)]));
    expect(slow[0]?.kind).toBe('drift_up');
    expect(slow[0]?.ratio.low).toBeGreaterThan(1.2);
  });

  test('counts that do not fit together are refused', () => {
    const given = workspace([daily(3)]);
    expect(() => findChanges({ ...given, total: [1, 2] })).toThrow(/span 84 days/);
    expect(() => findChanges({ ...given, from: '2026-02-30' })).toThrow(/no day/);
    const [topic] = given.topics;
    const halves = (topic?.counts ?? []).map((count) => count + 0.5);
    expect(() => findChanges({ ...given, topics: [{ id: 1, counts: halves }] })).toThrow(/whole numbers/);
  });
});

test('the segment behind a rise is named with its part of it', () => {
  const apple = daily(1, DAYS, from(77, 8));
  const web = daily(3);
  const given = workspace([apple.map((count, day) => count + (web[day] ?? 0)), daily(3)]);
  const [rise] = findChanges(given);
  if (!rise) throw new Error('no trend');
  const segments = [
    { dimension: 'source', value: 'App Store', counts: apple },
    { dimension: 'source', value: 'Web form', counts: web },
  ];
  const drivers = driversOf(rise, segments, given.from);
  expect(drivers).toHaveLength(1);
  expect(drivers[0]).toMatchObject({ value: 'App Store', isConcentrated: true });
  expect(drivers[0]?.share).toBeGreaterThan(0.8);
});

test('the backtest tells each past alarm once, on its day, and what a tripling would have shown', () => {
  const surge = (day: number) => (day >= 60 && day < 67 ? 4 : 1);
  const result = backtest(workspace([daily(4, DAYS, surge), daily(4), daily(4)]));
  const rises = result.alarms.filter(({ kind }) => kind === 'rise');
  expect(rises.map(({ topicId }) => topicId)).toEqual([0]);
  expect(rises[0]?.raisedOn.slice(0, 7)).toBe('2026-03');
  expect(result.topicWeeks).toBeCloseTo((3 * 50) / 7);
  expect(result.tripledSeen).toBe(1);
});

test('weeks of a chart say when they are partial and what they would come to', () => {
  const days = 17;
  const counts = Array.from({ length: days }, () => 2);
  const total = Array.from({ length: days }, () => 20);
  const weeks = weekBuckets({ from: FROM, total, topics: [] }, counts);
  expect(weeks.map(({ isPartial }) => isPartial)).toEqual([false, false, true]);
  expect(weeks[2]).toMatchObject({ from: '2026-01-19', to: '2026-01-25', count: 6 });
  expect(weeks[2]?.projected).toBeCloseTo(14, 0);
});

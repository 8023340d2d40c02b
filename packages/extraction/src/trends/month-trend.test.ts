import { describe, expect, test } from 'vitest';
import { monthTrend } from './month-trend.ts';

function trendOf(values: number[], partial?: number) {
  const points = values.map((value, at) => ({
    month: `2026-${String(at + 1).padStart(2, '0')}`,
    value,
    partial: false,
  }));
  return monthTrend(
    partial === undefined ? points : [...points, { month: '2026-12', value: partial, partial: true }],
    7,
  );
}

describe('a monthly trend', () => {
  test('rises or falls when its interval leaves out no change', () => {
    expect(trendOf([6, 7, 7, 8, 9, 9, 10, 11, 12, 13, 15, 16]).label).toBe('rising');
    expect(trendOf([620, 604, 590, 571, 560, 541, 522, 511]).label).toBe('falling');
  });

  test('is steady when hardly anything moves, unclear when it jumps', () => {
    expect(trendOf([810, 806, 812, 809, 811, 808, 810, 811]).label).toBe('steady');
    expect(trendOf([3, 30, 2, 25, 1, 40, 5, 22]).label).toBe('no_clear_trend');
    expect(trendOf([0, 0, 0, 0, 0, 0]).change).toBeNull();
  });

  test('is the median of all slopes, between the two in the middle where they are even', () => {
    // 28 slopes, 0.6667 and 0.8571 in the middle; the series' median is 13.5.
    expect(trendOf([10, 12, 11, 30, 14, 13, 29, 16]).change?.percent).toBeCloseTo(5.64374, 4);
  });

  test('needs six months that are over', () => {
    expect(trendOf([1, 2, 3, 4, 5], 6)).toEqual({ change: null, label: 'too_short', months: 5 });
  });

  test('never counts a month that is not over', () => {
    const values = [10, 11, 12, 13, 14, 15, 16];
    expect(trendOf(values, 0)).toEqual(trendOf(values));
  });

  test('is the same for the same seed, its interval around it', () => {
    const { change } = trendOf([5, 9, 7, 12, 8, 14, 13, 18]);
    expect(trendOf([5, 9, 7, 12, 8, 14, 13, 18]).change).toEqual(change);
    expect(change && change.low <= change.percent && change.percent <= change.high).toBe(true);
  });
});

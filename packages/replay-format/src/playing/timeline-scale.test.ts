import { expect, test } from 'vitest';
import { activityBars, clockOf, instantAt, positionOf } from './timeline-scale.ts';

const span = { from: 100, to: 300 };

test.each([
  [100, 0],
  [150, 0.25],
  [300, 1],
  [50, 0],
  [900, 1],
])('the instant %d stands at %d', (at, position) => {
  expect(positionOf(at, span)).toBe(position);
});

test('a timeline without length has all at its start', () => {
  expect(positionOf(100, { from: 100, to: 100 })).toBe(0);
  expect(positionOf(200, { from: 200, to: 100 })).toBe(0);
});

test.each([
  [0, 100],
  [0.25, 150],
  [1, 300],
  [-1, 100],
  [2, 300],
])('at %d stands the instant %d', (position, at) => {
  expect(instantAt(position, span)).toBe(at);
});

test('bars are the share of active seconds of their time, the last instant in the last bar', () => {
  const whole = { from: 0, to: 8000 };
  expect(activityBars([0, 1, 2, 3, 4, 8], whole, 4)).toEqual([1, 1, 0.5, 0.5]);
  expect(activityBars([], whole, 2)).toEqual([0, 0]);
  // Seconds longer than a bar fill it.
  expect(activityBars([0], { from: 0, to: 1000 }, 4)).toEqual([1, 0, 0, 0]);
  expect(activityBars([1, 1, 1, 1, 1], { from: 0, to: 4000 }, 2)).toEqual([1, 0]);
});

test.each([
  [0, '00:00'],
  [-5, '00:00'],
  [999, '00:00'],
  [401_000, '06:41'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [3_723_000, '1:02:03'],
])('%d ms is %s on a clock', (ms, clock) => {
  expect(clockOf(ms)).toBe(clock);
});

import { expect, test } from 'vitest';
import type { Calendar } from './calendar.ts';
import { changedSince } from './since.ts';

/** Every day like the other. */
const calendar: Calendar = { weightOf: () => 1, growthVariance: 0 };
/** The counts of four weeks of two a day, and of the week that is looked at: about two a day are expected. */
const sinceIn = (week: number[], isRise: boolean) =>
  changedSince(
    [...Array.from({ length: 28 }, () => 2), ...week],
    { from: 0, to: 28, until: 35 },
    calendar,
    0.25,
    isRise,
  );

test('a rise began on the day from which on counts differ most from what was expected', () => {
  expect(sinceIn([2, 2, 2, 2, 20, 20, 20], true)).toBe(32);
  expect(sinceIn([2, 2, 6, 2, 2, 9, 9], true)).toBe(33);
  expect(sinceIn([20, 20, 20, 20, 20, 20, 20], true)).toBe(28);
});

test('a fall began on the first of its quiet days', () => {
  expect(sinceIn([2, 2, 2, 2, 2, 0, 0], false)).toBe(33);
  expect(sinceIn([0, 0, 0, 0, 0, 0, 0], false)).toBe(28);
});

test('one day is too short for a change: the day before it counts with it', () => {
  expect(sinceIn([2, 2, 2, 2, 2, 2, 30], true)).toBe(33);
});

test('where nothing differs that way, the change is put at the first day looked at', () => {
  expect(sinceIn([0, 0, 0, 0, 0, 0, 0], true)).toBe(28);
});

test('no change is looked for more than four weeks back', () => {
  const counts = [...Array.from({ length: 20 }, () => 1), ...Array.from({ length: 60 }, () => 30)];
  expect(changedSince(counts, { from: 0, to: 20, until: 80 }, calendar, 3, true)).toBe(52);
});

import { expect, test } from 'vitest';
import { silenceOf } from './silence.ts';

/** Days before today on which something came. */
const active = (...ago: number[]) => ago.map((days) => 100 - days).sort((a, b) => a - b);
const daily = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);
const workdays = daily(60, 4).filter((ago) => ago % 7 > 1);

test.each([
  ['a source that brings something every day, and nothing for two days', active(...daily(40, 3)), 2, 0],
  ['one of working days, and nothing for a week', active(...workdays.filter((ago) => ago > 7)), 7, 2],
])('%s is silent', (_, days, silent, longest) => {
  const found = silenceOf(days, 100);
  expect(found?.days).toBeGreaterThanOrEqual(silent);
  expect(found?.longest_before).toBe(longest);
});

test.each([
  ['brought something yesterday', active(...daily(40, 1))],
  ['brought something today', active(...daily(40, 0))],
  ['was never heard', []],
  ['came by a few imports', active(50, 40, 20)],
  ['rests at weekends', active(...workdays.filter((ago) => ago > 3))],
  ['brings something now and then', active(60, 52, 45, 39, 30, 24, 18, 12)],
  ['had as long a rest before', active(...daily(60, 40), ...daily(30, 10))],
])('one that %s is not', (_, days) => {
  expect(silenceOf(days, 100)).toBeNull();
});

import type { Figure } from '@earshot/contracts/analytics';
import { expect, it } from 'vitest';
import { differenceInWords } from './difference-in-words.ts';

const mean = (value: number, reach: number | null): Figure => ({
  value,
  measure: 'mean_rating',
  unit: 'items',
  n: 40,
  interval: reach === null ? null : [value - reach, value + reach],
  filters: {},
});
const count = (value: number): Figure => ({
  value,
  measure: 'count',
  unit: 'items',
  n: value,
  interval: null,
  filters: {},
});

it('tells means that lie far apart from those that may be one', () => {
  expect(differenceInWords(mean(2.09, 0.3), mean(4.71, 0.2))).toMatch(/is significant/);
  expect(differenceInWords(mean(4.71, 0.2), mean(2.09, 0.3))).toMatch(/is significant/);
  expect(differenceInWords(mean(3.9, 0.3), mean(4.1, 0.3))).toMatch(/is not significant/);
});

it('says so where there are too few ratings', () => {
  expect(differenceInWords(mean(1, null), mean(5, 0.1))).toMatch(/too little/);
});

it('holds counts against each other by their standard errors', () => {
  expect(differenceInWords(count(80), count(40))).toMatch(/is significant/);
  expect(differenceInWords(count(21), count(26))).toMatch(/is not significant/);
  expect(differenceInWords(count(7), count(7))).toBe('They are equal.');
});

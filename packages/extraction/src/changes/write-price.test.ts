import { expect, test } from 'vitest';
import type { ComparedPlan } from './plan-changes.ts';
import { writePrice } from './write-price.ts';

test.each([
  ['month', '£80 a month'],
  ['half_year', '£80 each half-year'],
  ['two_weeks', '£80 every two weeks'],
  ['once', '£80 once'],
] as const)('a price by %s is written %s', (per, words) => {
  const plan: ComparedPlan = {
    name: 'Loft',
    kind: 'priced',
    amount: 80,
    currency: 'GBP',
    per,
    billedEvery: null,
    unit: null,
    isFrom: false,
    setupFee: null,
  };
  expect(writePrice(plan)).toBe(words);
});

import { expect, test } from 'vitest';
import { numberBesideWords, ratingBeyondNumber } from './worded-rating.ts';

test.each([
  ['Extremely likely - 10', '10'],
  ['0 - Not at all likely', '0'],
  ['Very satisfied (5)', '5'],
  ['4 (satisfied)', '4'],
  ['5 stars', '5'],
  ['4,5 Sterne', '4,5'],
  ['4.5 out of 5', '4.5/5'],
  ['3 von 5', '3/5'],
  ['Rated 2 of 5', '2/5'],
])('%s tells its number', (text, number) => {
  expect(numberBesideWords(text)).toBe(number);
});

test.each([
  'good',
  '10 to 20 people',
  '5 apples',
  '2 of 3 calls took 4 hours',
  'on 3 May',
  '12 Main Street',
  '',
])('%j tells none', (text) => {
  expect(numberBesideWords(text)).toBeNull();
});

test.each([
  ['4/5', { value: 4, outOf: 5 }],
  ['95 %', { value: 95, outOf: 100 }],
  ['★★★☆☆', { value: 3, outOf: 5 }],
  ['FIVE', { value: 5, outOf: null }],
  ['two stars', { value: 2, outOf: null }],
  ['Very satisfied', { value: 5, outOf: 5 }],
  ['eher unzufrieden', { value: 2, outOf: 5 }],
  ['非常满意', { value: 5, outOf: 5 }],
  ['Excellent work', null],
  ['three weeks', null],
])('%s is a rating of more than a number', (text, wanted) => {
  expect(ratingBeyondNumber(text)).toEqual(wanted);
});

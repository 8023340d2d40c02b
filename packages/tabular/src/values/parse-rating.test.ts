import { expect, test } from 'vitest';
import { parseRating } from './parse-rating.ts';

const five = { min: 1, max: 5 };
const ten = { min: 0, max: 10 };

test.each([
  ['4', five, false, { value: 4 }],
  [' 4 ', five, false, { value: 4 }],
  ['4.0', five, true, { value: 4 }],
  ['4.5', five, false, { value: 4.5 }],
  ['4,5', five, true, { value: 4.5 }],
  ['4,5', five, false, { fault: 'unreadable' }],
  ['4.5', five, true, { fault: 'unreadable' }],
  ['4/5', five, false, { value: 4 }],
  ['4 / 5', five, false, { value: 4 }],
  ['4/10', five, false, { fault: 'unreadable' }],
  ['★★★★☆', five, false, { value: 4 }],
  ['⭐⭐⭐', five, false, { value: 3 }],
  ['☆☆☆', five, false, { fault: 'unreadable' }],
  ['4 out of 5', five, false, { value: 4 }],
  ['4 out of 10', five, false, { fault: 'unreadable' }],
  ['Extremely likely - 10', ten, false, { value: 10 }],
  ['9 - Extremely likely', ten, false, { value: 9 }],
  ['FIVE', five, false, { value: 5 }],
  ['Very satisfied', five, false, { value: 5 }],
  ['Very satisfied', ten, false, { fault: 'unreadable' }],
  ['95 %', { min: 0, max: 100 }, false, { value: 95 }],
  ['95 %', five, false, { fault: 'unreadable' }],
  ['1', five, false, { value: 1 }],
  ['5', five, false, { value: 5 }],
  ['6', five, false, { fault: 'above', value: 6 }],
  ['0', five, false, { fault: 'below', value: 0 }],
  ['-1', ten, false, { fault: 'below', value: -1 }],
  ['', five, false, { value: null }],
  ['  ', five, false, { value: null }],
  ['n/a', five, false, { value: null }],
  ['later', five, false, { fault: 'unreadable' }],
])('the rating %j on %j, with decimal commas: %j', (text, scale, decimalComma, rating) => {
  expect(parseRating(text, scale, decimalComma)).toEqual(rating);
});

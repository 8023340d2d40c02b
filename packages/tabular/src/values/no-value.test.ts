import { expect, test } from 'vitest';
import { isNoValue } from './no-value.ts';

test.each([
  ['n/a', true],
  [' N/A ', true],
  ['—', true],
  ['Keine Bewertung', true],
  // Up to 16 characters with the blanks around.
  [' keine bewertung', true],
  ['nan', true],
  ['nana', false],
  ['none of it works', false],
  ['', false],
  ['0', false],
])('"%s" says that there is no value: %s', (value, isNone) => {
  expect(isNoValue(value)).toBe(isNone);
});

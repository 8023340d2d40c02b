import { expect, test } from 'vitest';
import { isQuotedAt } from './quoted.ts';

test.each([
  ['say “too slow” often', 'slow', true],
  ['say “too slow” often', 'often', false],
  ['say „zu langsam” oft', 'langsam', true],
  ['say "a" and "b" or c', 'b', true],
  ['say "a" and "b" or c', 'c', false],
  ['«lent» ou cher', 'cher', false],
])('in %s “%s” is quoted: %s', (question, word, is) => {
  expect(isQuotedAt(question, question.lastIndexOf(word))).toBe(is);
});

import { expect, test } from 'vitest';
import { agoText } from './ago-text.ts';

test('a time span is told in its largest whole unit, and from a day on not at all', () => {
  expect(agoText(-500)).toBe('0 s ago');
  expect(agoText(12_900)).toBe('12 s ago');
  expect(agoText(59_999)).toBe('59 s ago');
  expect(agoText(60_000)).toBe('1 min ago');
  expect(agoText(3_600_000)).toBe('1 h ago');
  expect(agoText(86_399_999)).toBe('23 h ago');
  expect(agoText(86_400_000)).toBeNull();
});

import { expect, test } from 'vitest';
import { measureInWords } from './measure-in-words.ts';

test('a measure of sessions is named as people say it', () => {
  expect(measureInWords({ of: 'seconds', how: 'median' })).toBe('Median length');
  expect(measureInWords({ of: 'seconds', how: 'max' })).toBe('Longest length');
  expect(measureInWords({ of: 'active_seconds', how: 'min' })).toBe('Shortest active time');
  expect(measureInWords({ of: 'pages', how: 'max' })).toBe('Most page views');
  expect(measureInWords({ of: 'clicks', how: 'min' })).toBe('Fewest clicks');
});

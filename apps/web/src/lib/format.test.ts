import { expect, test } from 'vitest';
import { formatBytes, formatCounted, formatDuration, formatShare } from './format.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1536, '1.5 kB'],
  [200_000_000, '200 MB'],
])('%d bytes read %s', (bytes, said) => {
  expect(formatBytes(bytes)).toBe(said);
});

test.each([
  [0.4, 'about 1 s'],
  [40, 'about 40 s'],
  [200, 'about 3 min'],
  [5400, 'about 1.5 h'],
])('%d seconds read %s', (seconds, said) => {
  expect(formatDuration(seconds)).toBe(said);
});

test('counts take the singular for one only', () => {
  expect([0, 1, 2].map((n) => formatCounted(n, 'item'))).toEqual(['0 items', '1 item', '2 items']);
});

test('shares are whole per cent', () => {
  expect(formatShare(0.607)).toBe('61\u00a0%');
});

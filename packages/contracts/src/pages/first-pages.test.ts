import { expect, test } from 'vitest';
import { firstPageUnder } from './first-pages.ts';

test.each([
  ['/settings', '/settings/workspace'],
  ['/settings/', '/settings/workspace'],
  ['/public', '/'],
  ['/settings/workspace', undefined],
  ['/', undefined],
  ['/constructor', undefined],
  ['constructor', undefined],
])('%s leads to %s', (path, page) => {
  expect(firstPageUnder(path)).toBe(page);
});

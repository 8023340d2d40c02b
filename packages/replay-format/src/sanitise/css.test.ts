import { expect, test } from 'vitest';
import { noFiles } from '../kept-files.ts';
import { cleanCss } from './css.ts';

test.each([
  '@import url("https://fonts.test/css2?family=Lato:wght@400;700&display=swap");',
  "@import 'https://fonts.test/css2?family=Lato:wght@400;700' layer(base) screen;",
  '@import url(https://fonts.test/css2?family=Lato:wght@400;700);',
  '@import url("a)b;c") supports(display: grid) ;',
  '@IMPORT "a\\";b";',
])('[PLAY-1] an import goes whole, and the rules after it stay: %s', (rule) => {
  expect(cleanCss(`${rule}p { color: red }`, noFiles)).toBe('p { color: red }');
});

test('[PLAY-1] an import that is never closed takes what is left', () => {
  for (const open of ['@import url("x', '@import url(x', "@import 'x"])
    expect(cleanCss(`b { top: 0 }${open}; p { color: red }`, noFiles)).toBe('b { top: 0 }');
});

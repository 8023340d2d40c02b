import { expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';

test.each([
  [
    { width: 700, height: 350 },
    { width: 700, height: 350 },
    { width: 700, height: 350 },
  ],
  [
    { width: 1400, height: 700 },
    { width: 700, height: 350 },
    { width: 700, height: 350 },
  ],
  [
    { width: 300, height: 150 },
    { width: 900, height: 450 },
    { width: 300, height: 150 },
  ],
  [
    { width: 300, height: 150 },
    { width: 0, height: 0 },
    { width: 300, height: 150 },
  ],
  [
    { width: 4000, height: 2000 },
    { width: 4000, height: 2000 },
    { width: 2000, height: 1000 },
  ],
  [
    { width: 1, height: 8000 },
    { width: 1, height: 10 },
    { width: 1, height: 8000 },
  ],
])('a canvas of %o in a place of %o makes a picture of %o', (drawn, shown, size) => {
  expect(pictureSize(drawn, shown)).toEqual(size);
});

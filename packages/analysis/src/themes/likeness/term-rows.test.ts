import { expect, test } from 'vitest';
import { letterRows } from './term-rows.ts';

test('letter rows count each run of three and four letters of a word and its edges, and no shorter ones', () => {
  const word = { spelling: 'card', key: 'card', row: -1, share: 0, isSmall: false };
  const item = { language: 'en', words: [word], counts: [1] };
  // Of " card ": " ca", "car", "ard", "rd ", " car", "card", "ard ".
  const rows = letterRows([item, item]);
  expect(rows.width).toBe(7);
  expect([...rows.starts]).toEqual([0, 7, 14]);
});

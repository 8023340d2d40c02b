import { expect, test } from 'vitest';
import { letterRows } from './term-rows.ts';

test('letter rows count each run of three and four letters of a word and its edges, and no shorter ones', () => {
  const item = { words: ['card'], counts: Uint8Array.of(1), usesWordVectors: true };
  // Of " card ": " ca", "car", "ard", "rd ", " car", "card", "ard ".
  const rows = letterRows([item, item]);
  expect(rows.width).toBe(7);
  expect([...rows.starts]).toEqual([0, 7, 14]);
});

import { expect, test } from 'vitest';
import { letterGrams } from './letter-grams.ts';

test('a word has a gram for each letter, its edges told apart from its middle', () => {
  expect(letterGrams('at')).toEqual([]);
  expect(letterGrams('cat')).toHaveLength(3);
  const ends = (word: string) => letterGrams(word).at(-1);
  expect(ends('heat')).toBe(ends('seat'));
  expect(ends('seat')).not.toBe(ends('seats'));
  expect(letterGrams('seats')).not.toContain(ends('seat'));
});

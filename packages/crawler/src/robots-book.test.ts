import { expect, test } from 'vitest';
import { RobotsBook } from './robots-book.ts';
import { openRobots } from './robots.ts';

test('a robots.txt is kept for a day, and one that could not be read for ten minutes', () => {
  const book = new RobotsBook();
  const minute = 60_000;
  const known = { robots: openRobots, fault: null };
  book.keep('https://a.test', known, 0, true);
  book.keep('https://b.test', known, 0, false);
  const keptAt = (now: number) =>
    ['https://a.test', 'https://b.test'].map((origin) => book.of(origin, now) !== null);
  expect(keptAt(10 * minute - 1)).toEqual([true, true]);
  expect(keptAt(10 * minute)).toEqual([true, false]);
  expect(keptAt(24 * 60 * minute - 1)).toEqual([true, false]);
  expect(keptAt(24 * 60 * minute)).toEqual([false, false]);
});

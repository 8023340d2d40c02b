import { expect, test } from 'vitest';
import { judgeRegression } from './release-regression.ts';
import type { ReleaseWeek } from './release-verdict.ts';

const weeks = (count: number, complaints: number, active = 1000): ReleaseWeek[] =>
  Array.from({ length: count }, () => ({ complaints, active }));

test('complaints that fell and are as many as before again are a regression, told with the weeks that are', () => {
  expect(judgeRegression(weeks(12, 20), [...weeks(4, 4), ...weeks(2, 21)])).toEqual({ weeks: 2 });
  expect(judgeRegression(weeks(12, 5), [...weeks(4, 0), ...weeks(2, 6)])).toEqual({ weeks: 2 });
  expect(judgeRegression(weeks(12, 20), [...weeks(3, 4), ...weeks(6, 21)])).toEqual({ weeks: 5 });
});

test.each([
  ['an improvement that lasts', weeks(12, 20), weeks(8, 5)],
  ['a part of it that is lost', weeks(12, 40), [...weeks(4, 8), ...weeks(3, 20)]],
  ['a single bad week', weeks(12, 20), [...weeks(5, 4), ...weeks(1, 40)]],
  ['one good week', weeks(12, 20), [...weeks(1, 0), ...weeks(2, 20)]],
  ['fewer than ten complaints', weeks(12, 4), [...weeks(4, 0), ...weeks(2, 4)]],
  ['as many of twice as many people', weeks(12, 20), [...weeks(4, 5), ...weeks(3, 20, 3000)]],
  ['weeks in which nobody was there', weeks(12, 20), [...weeks(4, 4), ...weeks(4, 0, 0)]],
])('%s is no regression', (_name, before, after) => {
  expect(judgeRegression(before, after)).toBeNull();
});

import type { MeasureRow } from '@earshot/contracts/analytics';
import { describe, expect, test } from 'vitest';
import { extremesInWords, extremesOf, stretchInWords } from './stretch-words.ts';

const row = (key: string, value: number | null, isCut = false): MeasureRow => ({
  ...{ key, label: key, from: key, to: key, is_partial: isCut },
  figure: { value, measure: 'count', unit: 'items', n: value ?? 0, interval: null, filters: {} },
});

test.each([
  ['day', 'on 6 July 2026'],
  ['week', 'in the week of 6 July 2026'],
  ['month', 'in July 2026'],
  ['quarter', 'in the third quarter of 2026'],
  ['year', 'in 2026'],
] as const)('a %s is told as "%s"', (time, words) => {
  expect(stretchInWords(time, '2026-07-06')).toBe(words);
});

describe('highest and lowest', () => {
  const keysOf = (rows: MeasureRow[], order: 'most' | 'least') =>
    extremesOf(rows, order).map(({ key }) => key);

  test('are the rows with the most and the least; one that is cut short is no lowest', () => {
    const rows = [
      row('2026-07-06', 4),
      row('2026-07-13', 9),
      row('2026-07-20', 7),
      row('2026-07-27', 1, true),
    ];
    expect([keysOf(rows, 'most'), keysOf(rows, 'least')]).toEqual([['2026-07-13'], ['2026-07-06']]);
  });

  test('are all of them where several have the same', () => {
    const rows = [row('2026-07-06', 4), row('2026-07-13', 4), row('2026-07-20', 2)];
    expect(keysOf(rows, 'most')).toEqual(['2026-07-06', '2026-07-13']);
  });

  test('can be below nothing; stretches without a value are neither', () => {
    const rows = [row('2026-07-06', -40), row('2026-07-13', -10), row('2026-07-20', null)];
    expect([keysOf(rows, 'most'), keysOf(rows, 'least')]).toEqual([['2026-07-13'], ['2026-07-06']]);
    expect(keysOf([], 'most')).toEqual([]);
  });
});

test.each([
  ['day', 1, 'on 6 July 2026'],
  ['day', 2, 'on 6 July 2026 and 1 other day'],
  ['week', 3, 'in the week of 6 July 2026 and 2 other weeks'],
  ['month', 2, 'in July 2026 and 1 other month'],
  ['year', 3, 'in 2026 and 2 other years'],
] as const)('%ss with the same value, %i of them: %s', (time, count, words) => {
  expect(
    extremesInWords(
      time,
      Array.from({ length: count }, () => row('2026-07-06', 1)),
    ),
  ).toBe(words);
});

import { dayMs } from '@earshot/contracts/durations';
import type { Measured, MeasureRow } from '@earshot/contracts/analytics';
import { expect, test } from 'vitest';
import { summaryOf } from './summary-of.ts';

const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(start) + days * dayMs).toISOString().slice(0, 10);

function measured(
  time: 'day' | 'week',
  start: string,
  values: number[],
  period: Measured['period'] = null,
): Measured {
  const length = time === 'day' ? 1 : 7;
  const rows = values.map((value, at): MeasureRow => {
    const from = dayAfter(start, at * length);
    return {
      ...{ key: from, label: from, from, to: dayAfter(from, length - 1), is_partial: false },
      figure: { value, measure: 'count', unit: 'items', n: value, interval: null, filters: {} },
    };
  });
  return {
    ...{ total: rows[0]?.figure as Measured['total'], rows, more_rows: 0, time, period },
    ...{ left_out: {}, time_zone: 'UTC', as_of: 1 },
  };
}

test('weeks are told from the first to the last, with the highest', () => {
  expect(summaryOf(measured('week', '2026-11-02', [4, 9, 6]), 'Items')).toBe(
    'Items rose from 4 to 6. The peak was 9 in the week of Nov 9, 2026.',
  );
  expect(summaryOf(measured('week', '2026-11-02', [9, 4, 6]), 'Items')).toBe('Items fell from 9 to 6.');
  expect(summaryOf(measured('week', '2026-11-02', [6, 4, 6]), 'Items')).toBe(
    'Items: 6 at the start and at the end.',
  );
});

test('weeks that the beginning or the end of the data cuts short are compared with none', () => {
  const period = { from: '2026-11-06', to: '2026-11-25' };
  expect(summaryOf(measured('week', '2026-11-02', [1, 9, 6, 2], period), 'Items')).toBe(
    'Items fell from 9 to 6.',
  );
  expect(
    summaryOf(measured('week', '2026-11-02', [1, 9, 2], { from: '2026-11-06', to: '2026-11-18' }), 'Items'),
  ).toBe('Not enough data to show a trend of Items.');
});

test('of single days no rise is told, only the highest; of two weeks and more the median days', () => {
  expect(summaryOf(measured('day', '2015-02-16', [4, 20, 3073, 1197]), 'Items')).toBe(
    'The peak was 3,073 on Feb 18, 2015.',
  );
  const days = [1, 2, 3, 4, 5, 6, 70, 8, 8, 8, 8, 8, 8, 1];
  expect(summaryOf(measured('day', '2026-11-02', days), 'Items')).toBe(
    'Items on a median day: 4 in the first week, 8 in the last week. The peak was 70 on Nov 8, 2026.',
  );
});

test('where several are the highest none is named', () => {
  expect(summaryOf(measured('week', '2026-11-02', [4, 9, 9, 6]), 'Items')).toBe('Items rose from 4 to 6.');
});

test('counts of a few say nothing of a course', () => {
  expect(summaryOf(measured('week', '2026-11-02', [1, 0, 0]), 'Items')).toBe(
    'Not enough data to show a trend of Items.',
  );
  expect(summaryOf(measured('week', '2026-11-02', [1, 7, 3]), 'Items')).toBe(
    'The peak was 7 in the week of Nov 9, 2026.',
  );
});

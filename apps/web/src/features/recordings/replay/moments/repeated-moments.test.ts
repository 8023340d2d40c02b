import type { Moment } from '@earshot/contracts/recordings';
import { expect, test } from 'vitest';
import { joinRepeated } from './repeated-moments.ts';

const moment = (second: number, kind: Moment['kind'], label = '', value: number | null = null): Moment => ({
  ...{ at: second * 1000, kind, label, value },
  tab_id: '0123456789abcdef',
});

const told = (...moments: Moment[]) =>
  joinRepeated(moments).map(({ at, label, times }) => `${at / 1000} ${label} ×${times}`);

test('what comes again at once is told once, at its first time', () => {
  expect(told(moment(1, 'click', 'Apply'), moment(2, 'click', 'Apply'), moment(3, 'click', 'Apply'))).toEqual(
    ['1 Apply ×3'],
  );
});

test('what is another, or comes later, or with something between, is told anew', () => {
  expect(
    told(
      moment(1, 'click', 'Apply'),
      moment(2, 'dead_click', 'Apply'),
      moment(3, 'click', 'Apply'),
      moment(4, 'click', 'Save'),
      moment(60, 'click', 'Save'),
      moment(61, 'failed_request', '/api', 500),
      moment(62, 'failed_request', '/api', 503),
    ),
  ).toEqual([
    '1 Apply ×1',
    '2 Apply ×1',
    '3 Apply ×1',
    '4 Save ×1',
    '60 Save ×1',
    '61 /api ×1',
    '62 /api ×1',
  ]);
});

test('a long row goes on as long as each comes soon after the one before', () => {
  const moments = Array.from({ length: 10 }, (_, at) => moment(at * 20, 'click', 'Next'));
  expect(told(...moments)).toEqual(['0 Next ×10']);
});

import type { TrendCheck } from '../../../format.ts';
import type { Row } from './rows.ts';

/** The share of items that pass, of those from `from` up to and without `to`. */
function shareBetween(rows: readonly Row[], test: (row: Row) => boolean, from: string, to: string): number {
  const meant = rows.filter(({ day }) => day !== '' && day >= from && day < to);
  return meant.filter(test).length / Math.max(1, meant.length);
}

/** `2018-11` and 2 gives `2019-01`. */
function monthAfter(month: string, months: number): string {
  const [year = '', number = ''] = month.split('-');
  return new Date(Date.UTC(Number(year), Number(number) - 1 + months)).toISOString().slice(0, 7);
}

/** How the last third of the days compares with the first: over 1.4 times is up, under 0.7 times is down. */
export function trendOf(rows: readonly Row[], test: (row: Row) => boolean, counts: string): TrendCheck {
  const days = rows
    .map(({ day }) => day)
    .filter((day) => day !== '')
    .toSorted();
  const cut = (part: number) => days[Math.floor(days.length * part)] ?? '';
  const ratio =
    shareBetween(rows, test, cut(2 / 3), '9999') / Math.max(0.002, shareBetween(rows, test, '', cut(1 / 3)));
  return { kind: 'trend', counts, direction: ratio > 1.4 ? 'up' : ratio < 0.7 ? 'down' : 'flat' };
}

/**
 * A rise that began between two months. That it did is made sure of: from the later month on, for two months, the
 * share is at least twice that of all time before the earlier one.
 */
export function startOf(
  rows: readonly Row[],
  test: (row: Row) => boolean,
  counts: string,
  start: { from: string; to: string },
): TrendCheck {
  const before = shareBetween(rows, test, '', `${start.from}-01`);
  const after = shareBetween(rows, test, `${start.to}-01`, `${monthAfter(start.to, 2)}-01`);
  if (after < 2 * before) throw new Error(`There is no rise of ${counts} from ${start.from} to ${start.to}.`);
  return { kind: 'trend', counts, direction: 'up', start };
}

import { describe, expect, test } from 'vitest';
import { isClock, isZone, parseDateInPieces } from './date-in-pieces.ts';

function at(date: string, time: string, zone = '', timeZone = 'UTC'): string {
  const parsed = parseDateInPieces({ date, time, zone }, 'dmy', timeZone);
  return 'at' in parsed ? new Date(parsed.at).toISOString() : parsed.fault;
}

describe('a date, its time and its zone in cells of their own are one instant', () => {
  test.each([
    ['03.02.2026', '09:15', '', '2026-02-03T09:15:00.000Z'],
    ['2026-03-24', '6:05 PM', '', '2026-03-24T18:05:00.000Z'],
    ['24/03/2026', '9h15', '', '2026-03-24T09:15:00.000Z'],
    ['2026/03/24', '下午 3:40', '', '2026-03-24T15:40:00.000Z'],
    ['2026-03-24', '1899-12-30T10:15:00', '', '2026-03-24T10:15:00.000Z'],
    ['2026-03-24', '23:15', '+02:00', '2026-03-24T21:15:00.000Z'],
    ['2026-03-24', '10:15', 'Europe/Berlin', '2026-03-24T09:15:00.000Z'],
    ['2026-03-24', '10:15', '(GMT-05:00) Eastern Time', '2026-03-24T15:15:00.000Z'],
    ['2026-03-24', '', 'UTC+2', '2026-03-23T22:00:00.000Z'],
    ['2026-03-24', '', '', '2026-03-24T00:00:00.000Z'],
    ['46085', '', '', '2026-03-04T00:00:00.000Z'],
    ['46085.5', '', '', '2026-03-04T12:00:00.000Z'],
    ['46085', '10:15', '', '2026-03-04T10:15:00.000Z'],
    ['90210', '', '', 'unreadable'],
    ['2026-03-24', '-', 'n/a', '2026-03-24T00:00:00.000Z'],
  ])('%s, %s, %s', (date, time, zone, wanted) => {
    expect(at(date, time, zone)).toBe(wanted);
  });

  test('what the date tells itself is believed before what stands beside it', () => {
    expect(at('2026-03-24T08:00:00', '10:15')).toBe('2026-03-24T08:00:00.000Z');
    expect(at('2026-03-24T08:00:00Z', '', '+02:00')).toBe('2026-03-24T08:00:00.000Z');
  });

  test('a row’s zone is believed before the file’s', () => {
    expect(at('2026-03-24', '10:15', '', 'Asia/Tokyo')).toBe('2026-03-24T01:15:00.000Z');
    expect(at('2026-03-24', '10:15', 'CET', 'Asia/Tokyo')).toBe('2026-03-24T09:15:00.000Z');
  });

  test('a time or zone that cannot be read is named, never left out', () => {
    expect(at('2026-03-24', 'late')).toBe('time_unreadable');
    expect(at('2026-03-24', '25:70')).toBe('time_unreadable');
    expect(at('2026-03-24', '10:15', 'our office')).toBe('zone_unreadable');
  });
});

test('times of day and zones are told from other short values', () => {
  expect(['09:15', '9.15', '18:40:05', '7:15 PM', '오후 3:40'].every(isClock)).toBe(true);
  expect(['1.5', '24.03.2026', '10', 'noon', '12:99', ''].some(isClock)).toBe(false);
  expect(['Europe/Berlin', 'UTC', 'GMT+01:00', '-0500', 'JST'].every(isZone)).toBe(true);
  expect(['North', 'A', '5', 'Sales/EU', ''].some(isZone)).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DateOrder } from '../columns/date-order.ts';
import { parseDate } from './parse-date.ts';
import { instantOfLocal, isTimeZone } from './time-zone.ts';

function read(text: string, order: DateOrder | null = null, zone = 'UTC'): string {
  const parsed = parseDate(text, order, zone);
  return 'at' in parsed ? new Date(parsed.at).toISOString() : parsed.fault;
}

test.each<[string, string]>([
  ['2026-11-14', '2026-11-14T00:00:00.000Z'],
  ['2026-1-4', '2026-01-04T00:00:00.000Z'],
  ['2026/11/14 07:52', '2026-11-14T07:52:00.000Z'],
  ['2026-11-14T07:52:33', '2026-11-14T07:52:33.000Z'],
  ['2026-11-14T07:52:33.123456Z', '2026-11-14T07:52:33.123Z'],
  ['2026-11-14T07:52:33,5+02:00', '2026-11-14T05:52:33.500Z'],
  ['2026-11-14 07:52:33 -0330', '2026-11-14T11:22:33.000Z'],
  ['2026-11-14 07:52:33 UTC', '2026-11-14T07:52:33.000Z'],
  ['2026-11-14 07:52:33 +0000 UTC', '2026-11-14T07:52:33.000Z'],
  ['20261114', '2026-11-14T00:00:00.000Z'],
  ['20261114T075233Z', '2026-11-14T07:52:33.000Z'],
  ['14.11.2026, 07:52 Uhr', '2026-11-14T07:52:00.000Z'],
  ['14. 11. 2026', '2026-11-14T00:00:00.000Z'],
  ['11/14/2026 7:52 PM', '2026-11-14T19:52:00.000Z'],
  ['11/14/2026 12:05 a.m.', '2026-11-14T00:05:00.000Z'],
  ['7/7/2026', '2026-07-07T00:00:00.000Z'],
  ['14-Nov-26', '2026-11-14T00:00:00.000Z'],
  ['14 Nov 2026', '2026-11-14T00:00:00.000Z'],
  ['Nov 14, 2026', '2026-11-14T00:00:00.000Z'],
  ['November 14th, 2026 at 7:52 AM', '2026-11-14T07:52:00.000Z'],
  ['14. März 2026', '2026-03-14T00:00:00.000Z'],
  ['14 février 2026 à 10h30', '2026-02-14T10:30:00.000Z'],
  ['1er août 2026', '2026-08-01T00:00:00.000Z'],
  ['14 марта 2026 г., 10:15', '2026-03-14T10:15:00.000Z'],
  ['14 grudnia 2026', '2026-12-14T00:00:00.000Z'],
  ['14. března 2026 10:15', '2026-03-14T10:15:00.000Z'],
  ['14 Haziran 2026', '2026-06-14T00:00:00.000Z'],
  ['14. maaliskuuta 2026', '2026-03-14T00:00:00.000Z'],
  ['14 de noviembre de 2026', '2026-11-14T00:00:00.000Z'],
  ['martes, 14 de julio de 2026', '2026-07-14T00:00:00.000Z'],
  ['Sat, 14 Nov 2026 07:52:33 +0100', '2026-11-14T06:52:33.000Z'],
  ['Sat, 14 Nov 2026 07:52:33 EST', '2026-11-14T12:52:33.000Z'],
  ['Sat Nov 14 07:52:33 +0000 2026', '2026-11-14T07:52:33.000Z'],
  ['Sat Nov 14 2026 07:52:33 GMT+0100 (Central European Standard Time)', '2026-11-14T06:52:33.000Z'],
  ['1794642753', '2026-11-14T07:52:33.000Z'],
  ['1794642753.250', '2026-11-14T07:52:33.250Z'],
  ['1794642753250', '2026-11-14T07:52:33.250Z'],
  ['1794642753250999', '2026-11-14T07:52:33.250Z'],
  ['2026/11/14 7:52:33 nachm. MEZ', '2026-11-14T18:52:33.000Z'],
  ['2026/11/14 12:01:59 vorm. MEZ', '2026-11-13T23:01:59.000Z'],
  ['2026/11/14 下午 7:52', '2026-11-14T19:52:00.000Z'],
  ['2026年11月14日 7:52', '2026-11-14T07:52:00.000Z'],
  ['2026. 11. 14 오후 7:52:33', '2026-11-14T19:52:33.000Z'],
])('%s is read', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  'yesterday',
  '',
  'n/a',
  '2026',
  '2026-11',
  'November 2026',
  '14',
  '45976',
  '2026-02-29',
  '31.04.2026',
  '2026-13-01',
  '00/01/2026',
  '2026-11-14T25:00',
  '2026-11-14 07:60',
  '2026-11-14 13:00 PM',
  '2026-11-14 0:30 PM',
  '2026-11-14x',
  '2026-11-14 noon',
  '2026-11-14 07:52 MARS',
  '2026-11-14T07:52+25:00',
  '0001-01-01',
  '1899-12-31',
  '9999-12-31',
  '14 Foo 2026',
  'Smarch 14, 2026',
  '14/11',
  '1234567890123456789',
  '+49 170 1234567',
  'v2.0.1',
  '1.2.3.4',
])('%s is no date', (text) => {
  expect(read(text, 'dmy')).toBe('unreadable');
});

test('a date of numbers is read in the order it was given, and not guessed', () => {
  expect(read('3/4/2026', 'dmy')).toBe('2026-04-03T00:00:00.000Z');
  expect(read('3/4/2026', 'mdy')).toBe('2026-03-04T00:00:00.000Z');
  expect(read('26/3/4', 'ymd')).toBe('unreadable');
  expect(read('26/3/04', 'ymd')).toBe('2026-03-04T00:00:00.000Z');
  expect(read('3/4/2026')).toBe('order_unknown');
  expect(read('13/4/2026', 'mdy')).toBe('unreadable');
  expect(read('13/14/2026')).toBe('order_unknown');
});

test('years of two digits mean 1970 to 2069', () => {
  expect(read('1/2/69', 'dmy')).toBe('2069-02-01T00:00:00.000Z');
  expect(read('1/2/70', 'dmy')).toBe('1970-02-01T00:00:00.000Z');
});

describe('a date without a zone is read in the one that was chosen', () => {
  test.each<[string, string, string, string]>([
    ['in winter', '2026-01-14 07:52', 'Europe/Berlin', '2026-01-14T06:52:00.000Z'],
    ['in summer', '2026-07-14 07:52', 'Europe/Berlin', '2026-07-14T05:52:00.000Z'],
    ['a day is its midnight', '2026-07-14', 'America/New_York', '2026-07-14T04:00:00.000Z'],
    [
      'an hour that is skipped moves on by the gap',
      '2026-03-29 02:30',
      'Europe/Berlin',
      '2026-03-29T01:30:00.000Z',
    ],
    [
      'an hour that comes twice is the first',
      '2026-10-25 02:30',
      'Europe/Berlin',
      '2026-10-25T00:30:00.000Z',
    ],
    ['the hour after it', '2026-10-25 03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['a quarter of an hour off', '2026-01-14 12:00', 'Asia/Kathmandu', '2026-01-14T06:15:00.000Z'],
    ['a midnight that is skipped', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['a day that was skipped', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['its own zone goes before', '2026-01-14T07:52Z', 'Europe/Berlin', '2026-01-14T07:52:00.000Z'],
  ])('%s', (_, text, zone, expected) => {
    expect(read(text, null, zone)).toBe(expected);
  });

  test('every instant that a zone’s clocks show once comes back from what they show', () => {
    const zones = [
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
      'America/St_Johns',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 1_900_000_000 }),
        (timeZone, seconds) => {
          const local = (ms: number) =>
            Date.parse(`${new Date(ms).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
          const at = seconds * 1000;
          const found = instantOfLocal(local(at), timeZone);
          expect(local(found)).toBe(local(at));
          expect(found).toBeLessThanOrEqual(at);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('zones are checked', () => {
    expect([isTimeZone('Europe/Berlin'), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
    expect(() => read('2026-01-14', null, 'Mars/Olympus')).toThrow(RangeError);
  });
});

test('no text takes long', () => {
  const nasty = [
    '1'.repeat(1e6),
    'a '.repeat(40),
    'Mon, '.repeat(16),
    '1 '.repeat(40),
    `2026-01-01 ${'('.repeat(60)}`,
  ];
  const before = process.cpuUsage();
  for (const text of nasty) for (let i = 0; i < 1000; i++) parseDate(text, 'dmy', 'UTC');
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});

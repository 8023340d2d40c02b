import { expect, test } from 'vitest';
import { zoneBeside, zoneOfName } from './zone-of-name.ts';

test.each([
  ['Submit Date (UTC)', 'UTC'],
  ['Created at (America/New_York)', 'America/New_York'],
  ['Date (GMT+2)', 'Etc/GMT-2'],
  ['Time/Date', null],
  ['Created', null],
])('%s tells %s', (name, zone) => {
  expect(zoneOfName(name)).toBe(zone);
});

test('letters at the end of a name and lines beside a table tell the zone', () => {
  expect(zoneOfName('受付日時 (JST)')).toBe('Asia/Tokyo');
  expect(zoneOfName('Created (CET)')).toBe('Europe/Berlin');
  expect(zoneOfName('Recorded (IST)')).toBeNull();
  expect(zoneBeside(['Report of March', 'All times in America/Denver'])).toBe('America/Denver');
  expect(zoneBeside(['{"ImportId":"endDate","timeZone":"America/Denver"}'])).toBe('America/Denver');
  expect(zoneBeside(['Offices in Europe/Berlin'])).toBeNull();
});

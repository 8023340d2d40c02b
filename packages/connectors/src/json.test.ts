import { afterEach, expect, test } from 'vitest';
import { readDate } from './json.ts';

const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each(['America/New_York', 'Asia/Tokyo', 'UTC'])(
  'times without a zone are in UTC on a server in %s',
  (place) => {
    process.env.TZ = place;
    for (const text of [
      '2026-11-20T12:00:00',
      '2026-11-20 12:00:00',
      '2026-11-20T12:00',
      '2026-11-20T12:00:00.000',
    ])
      expect(readDate(text)?.toISOString()).toBe('2026-11-20T12:00:00.000Z');
    expect(readDate('2026-11-20T12:00:00+02:00')?.toISOString()).toBe('2026-11-20T10:00:00.000Z');
    expect(readDate('2026-11-20T12:00:00-0500')?.toISOString()).toBe('2026-11-20T17:00:00.000Z');
    expect(readDate('2026-11-20')?.toISOString()).toBe('2026-11-20T00:00:00.000Z');
    expect(readDate('noon')).toBeNull();
  },
);

import { gunzipSync, gzipSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { gzipNow } from './gzip-now.ts';

const events = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    JSON.stringify({
      type: 3,
      data: { source: at % 4, id: at * 17, texts: [`Job ${at} späť €`] },
      timestamp: 1_795_913_587_270 + at * 37,
    }),
  ).join('\n');

test.each([
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from('a')],
  ['two bytes', Buffer.from('aa')],
  ['one byte again and again', Buffer.alloc(70_000, 'x')],
  ['a repetition of the longest length', Buffer.from('abc'.repeat(86) + 'z' + 'abc'.repeat(86))],
  ['all bytes', Buffer.from(Array.from({ length: 1024 }, (_, at) => at & 255))],
  ['bytes by chance', randomBytes(50_000)],
  ['events', Buffer.from(events(2000))],
])('what is packed at once is read by any gzip: %s', (_, bytes) => {
  expect(gunzipSync(gzipNow(bytes)).equals(bytes)).toBe(true);
});

test('events that are packed at once are at most a half larger than gzip makes them', () => {
  const bytes = Buffer.from(events(400));
  expect(gzipNow(bytes).length).toBeLessThan(1.5 * gzipSync(bytes, { level: 6 }).length);
});

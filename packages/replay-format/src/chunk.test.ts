import fc from 'fast-check';
import { crc32 as zlibCrc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import type { ChunkHeader } from './chunk.ts';
import { BrokenChunk, decodeChunk, encodeChunk, headerBytes } from './chunk.ts';
import { crc32 } from './crc32.ts';
import { replayLimits } from './limits.ts';
import { depthOf, joinEvents, parseEvents } from './lines.ts';

const header: ChunkHeader = {
  recordingId: '0193a6d2-5a1f-7c3e-8f00-0123456789ab',
  tabId: '00112233aabbccdd',
  seq: 7,
  firstAt: 1_790_000_000_000,
  lastAt: 1_790_000_004_500.25,
  eventCount: 3,
  hasFullSnapshot: true,
  isGzip: true,
  rawBytes: 900,
};
const body = new TextEncoder().encode('any bytes');

test('the checksum is the one of gzip, also when it is taken in pieces', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (before, after) => {
      expect(crc32(after, crc32(before))).toBe(zlibCrc32(Buffer.concat([before, after])));
    }),
  );
});

test('a chunk comes back from its bytes as it was', () => {
  fc.assert(
    fc.property(
      fc.record({
        recordingId: fc.uuid(),
        tabId: fc.stringMatching(/^[0-9a-f]{16}$/),
        seq: fc.nat(),
        firstAt: fc.double({ min: 0, max: 1e14, noNaN: true }),
        lastAt: fc.double({ min: 1e14, max: 8e15, noNaN: true }),
        eventCount: fc.integer({ min: 1, max: replayLimits.chunkEventsMax }),
        hasFullSnapshot: fc.boolean(),
        isGzip: fc.constant(true),
        rawBytes: fc.nat({ max: replayLimits.chunkRawBytesMax }),
      }),
      fc.uint8Array({ maxLength: 2000 }),
      (drawn, bytes) => {
        const decoded = decodeChunk(encodeChunk({ header: drawn, body: bytes }));
        expect(decoded.header).toEqual(drawn);
        expect([...decoded.body]).toEqual([...bytes]);
      },
    ),
  );
});

test('one changed byte anywhere is noticed', () => {
  const whole = encodeChunk({ header, body });
  for (let at = 0; at < whole.length; at++) {
    const broken = whole.slice();
    broken[at] = (broken[at] ?? 0) ^ 0x10;
    expect(() => decodeChunk(broken), `byte ${at}`).toThrow(BrokenChunk);
  }
  for (const length of [0, 1, headerBytes - 1, headerBytes, whole.length - 1]) {
    expect(() => decodeChunk(whole.subarray(0, length))).toThrow(BrokenChunk);
  }
});

test('headers that no recorder writes are refused with the reason', () => {
  const refusal = (change: Partial<ChunkHeader>) => () =>
    decodeChunk(encodeChunk({ header: { ...header, ...change }, body }));
  expect(refusal({ eventCount: 0 })).toThrow('1 to 20000 events');
  expect(refusal({ firstAt: header.lastAt + 1 })).toThrow('not in order');
  expect(refusal({ firstAt: Number.NaN })).toThrow('not in order');
  expect(refusal({ firstAt: -1 })).toThrow('not in order');
  expect(refusal({ rawBytes: replayLimits.chunkRawBytesMax + 1 })).toThrow('too large');
  expect(refusal({ isGzip: false })).toThrow('as many bytes');
  expect(() => encodeChunk({ header: { ...header, tabId: 'short' }, body })).toThrow(RangeError);
});

test('events are lines; what is no object, no JSON or nested too deeply is refused with its number', () => {
  const events = [
    { type: 0, timestamp: 1 },
    { type: 3, data: { text: 'two\nlines "quoted" \\ {[' } },
  ];
  expect(parseEvents(joinEvents(events.map((event) => JSON.stringify(event))))).toEqual(events);
  expect(parseEvents('')).toEqual([]);
  expect(() => parseEvents('{"a":1}\n[1]\n')).toThrow('Event 2 is not an object.');
  expect(() => parseEvents('{"a":1}\n{"a":\n')).toThrow('Event 2 is not JSON.');
  expect(() => parseEvents(`{"a":${'['.repeat(600)}${']'.repeat(600)}}\n`)).toThrow(
    'Event 1 is nested too deeply.',
  );
});

test('depth counts brackets outside of strings', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(depthOf(JSON.stringify(value))).toBe(nesting(value));
    }),
  );
});

function nesting(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(nesting));
}

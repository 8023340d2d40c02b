import { expect, test } from 'vitest';
import type { Chunk } from './chunk.ts';
import { encodeChunk } from './chunk.ts';
import { chunksIn } from './chunk-run.ts';

function chunk(seq: number, text: string): Chunk {
  const body = new TextEncoder().encode(text);
  return {
    header: {
      recordingId: '0198a000-0000-7000-8000-000000000001',
      tabId: '00000000000000aa',
      seq,
      firstAt: 1000,
      lastAt: 2000,
      eventCount: 1,
      hasFullSnapshot: seq === 0,
      isGzip: false,
      rawBytes: body.length,
    },
    body,
  };
}

const run = (...chunks: Chunk[]) => Uint8Array.from(chunks.flatMap((one) => [...encodeChunk(one)]));

test('chunks that stand one after the other come out as they went in', () => {
  const chunks = [chunk(0, '{}\n'), chunk(1, ''), chunk(2, '{"a":1}\n')];
  expect(
    chunksIn(run(...chunks)).map(({ header, body }) => ({ header, body: Uint8Array.from(body) })),
  ).toEqual(chunks);
  expect(chunksIn(new Uint8Array())).toEqual([]);
});

test('a run that was cut off is refused', () => {
  const whole = run(chunk(0, '{}\n'), chunk(1, '{}\n'));
  expect(() => chunksIn(whole.subarray(0, whole.length - 1))).toThrow(
    'The header says 3 bytes, but 2 arrived.',
  );
  expect(() => chunksIn(whole.subarray(0, 100))).toThrow('ends within its header');
});

import { encodeChunk } from '@earshot/replay-format/chunk';
import { joinEvents } from '@earshot/replay-format/lines';
import { gzipSync } from 'node:zlib';

/** Events as one chunk, whatever they are, at the times that the header promises. */
export function chunkOf(events: readonly unknown[], firstAt: number, lastAt: number, seq = 0): Buffer {
  const lines = Buffer.from(joinEvents(events.map((event) => JSON.stringify(event))));
  const header = {
    recordingId: '0198a000-0000-7000-8000-000000000001',
    tabId: '00000000000000aa',
    seq,
    firstAt,
    lastAt,
    eventCount: events.length,
    hasFullSnapshot: true,
    isGzip: true,
    rawBytes: lines.length,
  };
  return Buffer.from(encodeChunk({ header, body: gzipSync(lines) }));
}

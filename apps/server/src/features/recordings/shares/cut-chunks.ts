import type { Chunk } from '@earshot/replay-format/chunk';
import { BrokenChunk, encodeChunk } from '@earshot/replay-format/chunk';
import { chunksIn } from '@earshot/replay-format/chunk-run';
import type { Cut } from '@earshot/replay-format/cut';
import { cutEvents } from '@earshot/replay-format/cut';
import { joinEvents } from '@earshot/replay-format/lines';
import type { SafeEvent } from '@earshot/replay-format/sanitise';
import { eventTypes } from '@earshot/replay-format/sanitise';
import type { KeptFiles } from '@earshot/replay-format/kept-files';
import { gzipSync } from 'node:zlib';
import { safeEvents } from '../digest/safe-events.ts';

/**
 * Chunks made anew of what a cut gives away; one of which nothing is left, or that cannot be read, is left out.
 *
 * @param files what is given away with them
 */
export function cutChunks(chunks: Uint8Array, cut: Cut, recordingId: string, files: KeptFiles): Uint8Array {
  return Buffer.concat(
    chunksIn(chunks).flatMap((chunk) => {
      const events = eventsOf(chunk, cut, files);
      return events.length === 0 ? [] : encodeChunk(madeAnew(chunk, cut, recordingId, events));
    }),
  );
}

function eventsOf({ header, body }: Chunk, cut: Cut, files: KeptFiles): SafeEvent[] {
  try {
    const events = safeEvents({ ...header, body }, files);
    return cutEvents(events, cut, { from: header.firstAt, to: header.lastAt });
  } catch (error) {
    if (error instanceof BrokenChunk || error instanceof RangeError) return [];
    throw error;
  }
}

function madeAnew({ header }: Chunk, cut: Cut, recordingId: string, events: readonly SafeEvent[]): Chunk {
  const lines = Buffer.from(joinEvents(events.map((event) => JSON.stringify(event))));
  return {
    header: {
      ...header,
      recordingId,
      firstAt: Math.max(header.firstAt, cut.from),
      lastAt: Math.min(Math.max(header.lastAt, cut.from), cut.to),
      eventCount: events.length,
      hasFullSnapshot: events.some(({ type }) => type === eventTypes.fullSnapshot),
      isGzip: true,
      rawBytes: lines.length,
    },
    body: gzipSync(lines),
  };
}

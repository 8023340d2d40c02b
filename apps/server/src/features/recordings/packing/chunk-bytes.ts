import { encodeChunk, headerBytes } from '@earshot/replay-format/chunk';

export interface HotChunk {
  tabId: string;
  seq: number;
  firstEvent: number;
  lastEvent: number;
  eventCount: number;
  rawBytes: number;
  hasSnapshot: boolean;
  isGzip: boolean;
  body: Buffer;
}

/** A chunk as it was sent. */
export function chunkBytes(recordingId: string, chunk: HotChunk): Uint8Array {
  return encodeChunk({
    header: {
      recordingId,
      tabId: chunk.tabId,
      seq: chunk.seq,
      firstAt: chunk.firstEvent,
      lastAt: chunk.lastEvent,
      eventCount: chunk.eventCount,
      hasFullSnapshot: chunk.hasSnapshot,
      isGzip: chunk.isGzip,
      rawBytes: chunk.rawBytes,
    },
    body: chunk.body,
  });
}

/** How many bytes {@link chunkBytes} makes of a body. */
export function chunkLength(bodyBytes: number): number {
  return headerBytes + bodyBytes;
}

import type { ChunkHeader } from '@earshot/replay-format/chunk';
import { encodeChunk } from '@earshot/replay-format/chunk';
import { joinEvents } from '@earshot/replay-format/lines';
import { randomBytes, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** A picture of a page that says one sentence. */
export function aSnapshot(at: number, text = 'Welcome to the shop'): object[] {
  const paragraph = {
    type: 2,
    id: 4,
    tagName: 'p',
    attributes: {},
    childNodes: [{ type: 3, id: 5, textContent: text }],
  };
  const body = { type: 2, id: 3, tagName: 'body', attributes: {}, childNodes: [paragraph] };
  const html = { type: 2, id: 2, tagName: 'html', attributes: {}, childNodes: [body] };
  return [
    { type: 4, timestamp: at, data: { href: 'https://shop.test/', width: 1200, height: 800 } },
    {
      type: 2,
      timestamp: at,
      data: { node: { type: 0, id: 1, childNodes: [html] }, initialOffset: { left: 0, top: 0 } },
    },
  ];
}

/** One of our own events. */
export function anOwnEvent(at: number, tag: string, payload: object): object {
  return { type: 5, timestamp: at, data: { tag, payload } };
}

export interface DrawnChunk {
  header: ChunkHeader;
  bytes: Buffer;
}

/** The bytes that a recorder sends of events; what is not given is drawn. */
export function aChunk(
  events: readonly object[],
  given: Partial<Pick<ChunkHeader, 'recordingId' | 'tabId' | 'seq' | 'isGzip' | 'rawBytes'>> = {},
): DrawnChunk {
  const lines = Buffer.from(joinEvents(events.map((event) => JSON.stringify(event))));
  const isGzip = given.isGzip ?? true;
  const times = events.map((event) => (event as { timestamp: number }).timestamp);
  const header: ChunkHeader = {
    recordingId: randomUUID(),
    tabId: randomBytes(8).toString('hex'),
    seq: 0,
    firstAt: Math.min(...times),
    lastAt: Math.max(...times),
    eventCount: events.length,
    hasFullSnapshot: events.some((event) => (event as { type: number }).type === 2),
    rawBytes: lines.length,
    ...given,
    isGzip,
  };
  return { header, bytes: Buffer.from(encodeChunk({ header, body: isGzip ? gzipSync(lines) : lines })) };
}

import { crc32 } from './crc32.ts';
import { replayLimits } from './limits.ts';

/**
 * A chunk is what the recorder sends, the server stores and the player reads: a header of {@link headerBytes} bytes, then
 * the body. All numbers little-endian. The body is one event a line, as JSON in UTF-8, each line ended by a line feed; gzipped
 * where the page's browser could.
 */
export interface ChunkHeader {
  /** UUID. */
  recordingId: string;
  /** 16 hexadecimal digits; drawn by each browser tab for itself. */
  tabId: string;
  /** Counts a tab's chunks from 0. */
  seq: number;
  /** Milliseconds since 1970 by the page's clock: the earliest and the latest event. */
  firstAt: number;
  lastAt: number;
  eventCount: number;
  /** The chunk holds a whole picture of the page, so that a replay may begin in it. */
  hasFullSnapshot: boolean;
  isGzip: boolean;
  /** Bytes of the lines before gzip. */
  rawBytes: number;
}

export interface Chunk {
  header: ChunkHeader;
  body: Uint8Array;
}

export const headerBytes = 68;

type Crc32 = (bytes: Uint8Array, before?: number) => number;

const magic = 0x31525345;
const version = 1;
const gzipFlag = 1;
const fullSnapshotFlag = 2;

/** What is wrong with bytes that were to be a chunk; the message is fit to be shown. */
export class BrokenChunk extends Error {
  override name = 'BrokenChunk';
}

/** @throws RangeError when an id has another form than the header holds */
export function encodeChunk({ header, body }: Chunk): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint8(4, version);
  view.setUint8(5, (header.isGzip ? gzipFlag : 0) | (header.hasFullSnapshot ? fullSnapshotFlag : 0));
  writeHex(bytes, 8, header.recordingId.replaceAll('-', ''), 16);
  writeHex(bytes, 24, header.tabId, 8);
  view.setUint32(32, header.seq, true);
  view.setFloat64(36, header.firstAt, true);
  view.setFloat64(44, header.lastAt, true);
  view.setUint32(52, header.eventCount, true);
  view.setUint32(56, header.rawBytes, true);
  view.setUint32(60, body.length, true);
  bytes.set(body, headerBytes);
  view.setUint32(64, checksum(bytes, crc32), true);
  return bytes;
}

/**
 * Reads a chunk; its body is a view of the given bytes and is not looked into.
 *
 * @param crc computes the same as `crc32`; a server has a faster one
 *
 * @throws BrokenChunk when the bytes are not a whole chunk within the limits
 */
export function decodeChunk(bytes: Uint8Array, crc: Crc32 = crc32): Chunk {
  const view = viewOf(bytes);
  const header = readHeader(bytes, view);
  refuseImpossible(header, view.getUint32(60, true), bytes.length - headerBytes);
  if (view.getUint32(64, true) !== checksum(bytes, crc))
    throw new BrokenChunk('The checksum does not match the bytes.');
  return { header, body: bytes.subarray(headerBytes) };
}

/**
 * Reads the header alone, by which a page asks whether a chunk is stored.
 *
 * @throws BrokenChunk when it is none, or that of an impossible chunk
 */
export function decodeHeader(bytes: Uint8Array): ChunkHeader {
  const view = viewOf(bytes);
  const header = readHeader(bytes, view);
  const bodyBytes = view.getUint32(60, true);
  refuseImpossible(header, bodyBytes, bodyBytes);
  return header;
}

function viewOf(bytes: Uint8Array): DataView {
  if (bytes.length < headerBytes) throw new BrokenChunk(`A chunk has at least ${headerBytes} bytes.`);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function readHeader(bytes: Uint8Array, view: DataView): ChunkHeader {
  if (view.getUint32(0, true) !== magic) throw new BrokenChunk('These bytes are not a chunk.');
  if (view.getUint8(4) !== version)
    throw new BrokenChunk(`Version ${view.getUint8(4)} of chunks is unknown.`);
  const flags = view.getUint8(5);
  return {
    recordingId: readUuid(bytes, 8),
    tabId: readHex(bytes, 24, 8),
    seq: view.getUint32(32, true),
    firstAt: view.getFloat64(36, true),
    lastAt: view.getFloat64(44, true),
    eventCount: view.getUint32(52, true),
    hasFullSnapshot: (flags & fullSnapshotFlag) !== 0,
    isGzip: (flags & gzipFlag) !== 0,
    rawBytes: view.getUint32(56, true),
  };
}

/** Latest instant that a date can hold, in milliseconds. */
const latestInstant = 8.64e15;

function refuseImpossible(header: ChunkHeader, promisedBytes: number, bodyBytes: number): void {
  if (promisedBytes !== bodyBytes) {
    throw new BrokenChunk(`The header says ${promisedBytes} bytes, but ${bodyBytes} arrived.`);
  }
  if (bodyBytes > replayLimits.chunkBytesMax) throw new BrokenChunk('The chunk is too large.');
  if (header.rawBytes > replayLimits.chunkRawBytesMax) throw new BrokenChunk('The events are too large.');
  if (!header.isGzip && header.rawBytes !== bodyBytes) {
    throw new BrokenChunk('A body that is not gzipped has as many bytes as its events.');
  }
  if (header.eventCount < 1 || header.eventCount > replayLimits.chunkEventsMax) {
    throw new BrokenChunk(`A chunk contains 1 to ${replayLimits.chunkEventsMax} events.`);
  }
  const { firstAt, lastAt } = header;
  if (!(firstAt >= 0 && firstAt <= lastAt && lastAt <= latestInstant)) {
    throw new BrokenChunk('The times of the events are not in order.');
  }
}

/** Of everything but the four bytes that hold it. */
function checksum(bytes: Uint8Array, crc: Crc32): number {
  return crc(bytes.subarray(headerBytes), crc(bytes.subarray(0, headerBytes - 4)));
}

function writeHex(bytes: Uint8Array, at: number, hex: string, length: number): void {
  const pairs = hex.match(/[0-9a-f]{2}/g);
  if (hex.length !== length * 2 || pairs?.length !== length) throw new RangeError(hex);
  bytes.set(
    pairs.map((pair) => Number.parseInt(pair, 16)),
    at,
  );
}

function readHex(bytes: Uint8Array, at: number, length: number): string {
  let hex = '';
  for (const byte of bytes.subarray(at, at + length)) hex += byte.toString(16).padStart(2, '0');
  return hex;
}

function readUuid(bytes: Uint8Array, at: number): string {
  const hex = readHex(bytes, at, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

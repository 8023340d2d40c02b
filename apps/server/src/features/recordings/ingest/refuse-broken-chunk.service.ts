import type { Chunk, ChunkHeader } from '@earshot/replay-format/chunk';
import { BrokenChunk, decodeChunk, decodeHeader } from '@earshot/replay-format/chunk';
import { crc32 } from 'node:zlib';
import { Problem } from '../../../platform/http/problem.ts';

/**
 * Reads a chunk as far as it is read before it is stored: header, checksum, and whether its gzip says that it holds as many
 * bytes as the header does. Whether that is true, and what the events say, is the digest's business.
 *
 * @throws Problem `bad_request` with what is wrong
 */
export function checkedChunk(bytes: Buffer): Chunk {
  return refusing(() => {
    const chunk = decodeChunk(bytes, crc32);
    if (chunk.header.isGzip) assertHolds(chunk.body, chunk.header.rawBytes);
    return chunk;
  });
}

/**
 * Reads a header that came alone.
 *
 * @throws Problem `bad_request` with what is wrong
 */
export function checkedHeader(bytes: Buffer): ChunkHeader {
  return refusing(() => decodeHeader(bytes));
}

function refusing<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof BrokenChunk) throw new Problem('bad_request', { detail: error.message });
    throw error;
  }
}

/** Shortest gzip: a head of 10 bytes, an empty block of 2, a checksum and a length of 4 each (RFC 1952). */
const shortestGzip = 20;
/** Deflate makes at most so many bytes of one. */
const largestRatio = 1032;

/** @throws BrokenChunk when the body is no gzip, or one of another length (RFC 1952, ISIZE) */
function assertHolds(body: Uint8Array, rawBytes: number): void {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  if (body.length < shortestGzip || view.getUint16(0) !== 0x1f8b || view.getUint8(2) !== 8) {
    throw new BrokenChunk('The body is not gzip.');
  }
  const promised = view.getUint32(body.length - 4, true);
  if (promised !== rawBytes) {
    throw new BrokenChunk(`The body inflates to ${promised} bytes, but its header says ${rawBytes}.`);
  }
  if (rawBytes > body.length * largestRatio) {
    throw new BrokenChunk(`The body does not inflate to the ${rawBytes} bytes that its header says.`);
  }
}

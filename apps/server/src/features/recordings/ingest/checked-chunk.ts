import type { Chunk } from '@earshot/replay-format/chunk';
import { BrokenChunk, decodeChunk } from '@earshot/replay-format/chunk';
import { promisify } from 'node:util';
import { crc32, gunzip, gunzipSync } from 'node:zlib';
import { Problem } from '../../../platform/http/problem.ts';

const gunzipApart = promisify(gunzip);

/** Up to here inflating takes less than handing the work to another thread. */
const inflatedHereBytes = 512 * 1024;

/**
 * Reads a chunk as far as it is read before it is stored: header, checksum and whether its body has as many bytes inflated as
 * it says. What the events say is the digest's business.
 *
 * @throws Problem `bad_request` with what is wrong
 */
export async function checkedChunk(bytes: Buffer): Promise<Chunk> {
  try {
    const chunk = decodeChunk(bytes, crc32);
    if (chunk.header.isGzip) await assertInflatesTo(chunk.body, chunk.header.rawBytes);
    return chunk;
  } catch (error) {
    if (error instanceof BrokenChunk) throw new Problem('bad_request', { detail: error.message });
    throw error;
  }
}

/** A body that inflates to more ends the inflating at the promised size, so a bomb costs no memory. */
async function assertInflatesTo(body: Uint8Array, rawBytes: number): Promise<void> {
  // What it is inflated to is made in one piece, a byte longer than promised.
  const options = { maxOutputLength: Math.max(1, rawBytes), chunkSize: Math.max(64, rawBytes + 1) };
  let inflated: Buffer;
  try {
    inflated = rawBytes <= inflatedHereBytes ? gunzipSync(body, options) : await gunzipApart(body, options);
  } catch {
    throw new BrokenChunk(`The body does not inflate to the ${rawBytes} bytes that its header promises.`);
  }
  if (inflated.length !== rawBytes) {
    throw new BrokenChunk(`The body inflates to ${inflated.length} bytes, its header promises ${rawBytes}.`);
  }
}

import type { Chunk } from './chunk.ts';
import { BrokenChunk, decodeChunk, headerBytes } from './chunk.ts';

/** Where a chunk's header tells the length of its body. */
const bodyLengthAt = 60;

/**
 * Takes chunks apart that stand one after the other; bodies are views of the given bytes.
 *
 * @throws BrokenChunk at the first that is not whole
 */
export function chunksIn(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = 0; at < bytes.length;) {
    if (at + headerBytes > bytes.length) throw new BrokenChunk('The last chunk ends within its header.');
    const end = at + headerBytes + view.getUint32(at + bodyLengthAt, true);
    chunks.push(decodeChunk(bytes.subarray(at, end)));
    at = end;
  }
  return chunks;
}

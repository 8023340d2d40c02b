import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { TabularError } from '../errors.ts';
import { MAX_EXPANDED_BYTES, MAX_EXPANSION_RATIO, RATIO_GRACE_BYTES } from '../limits.ts';

const CHUNK_BYTES = 64 * 1024;

/** The file's bytes in order, unpacked if it is gzipped. A chunk is good until the next is asked for. */
export function fileBytes(path: string, gzip: boolean, signal?: AbortSignal): AsyncGenerator<Buffer> {
  return gzip ? unpackedBytes(path, signal) : plainBytes(path, signal);
}

/** Reads into one buffer over and over: a new one each time would pile up until memory is collected. */
async function* plainBytes(path: string, signal?: AbortSignal): AsyncGenerator<Buffer> {
  const handle = await open(path);
  try {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    for (;;) {
      signal?.throwIfAborted();
      const { bytesRead } = await handle.read(buffer, 0, CHUNK_BYTES, null);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

async function* unpackedBytes(path: string, signal?: AbortSignal): AsyncGenerator<Buffer> {
  const source = createReadStream(path, { highWaterMark: CHUNK_BYTES, signal });
  const unpacked = createGunzip({ chunkSize: CHUNK_BYTES });
  source.on('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  let expanded = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      expanded += chunk.length;
      refuseBomb(expanded, source.bytesRead);
      yield chunk;
    }
  } catch (error) {
    if (isZlibError(error)) {
      throw new TabularError('gzip_broken', 'The compressed file is damaged or incomplete.', {
        cause: error,
      });
    }
    throw error;
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

/** @throws TabularError `expands_too_much` when what came out passes the limit on bytes or on the ratio to what went in */
export function refuseBomb(expandedBytes: number, packedBytes: number): void {
  const ratioPassed = expandedBytes > RATIO_GRACE_BYTES && expandedBytes > packedBytes * MAX_EXPANSION_RATIO;
  if (expandedBytes > MAX_EXPANDED_BYTES || ratioPassed) {
    throw new TabularError(
      'expands_too_much',
      `The file expands to more than ${MAX_EXPANDED_BYTES / 1_000_000} MB or ${MAX_EXPANSION_RATIO} times its size, so it cannot be read.`,
    );
  }
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(Z_|ERR_BUFFER)/.test(String(error.code));
}

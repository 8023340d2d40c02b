import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { BlobsUnavailable } from '../../../platform/blobs/blob-store.ts';
import { readSnapshot } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import { chunkBytes } from './chunk-bytes.ts';
import type { HeldChunk, TabRange } from './read-chunks.sql.ts';
import * as sql from './read-chunks.sql.ts';

/** The largest value of a bigint is far beyond any recording. */
const everything = Number.MAX_SAFE_INTEGER;

export interface ReadChunks {
  /** Chunks as they were sent, one after the other; none when there is no such chunk. */
  bytes: Buffer;
  /** The chunk to go on with; null when these were all. */
  nextSeq: number | null;
}

/**
 * Chunks of a tab from one number to another, wherever they lie: from the blob store only the part that holds them is read.
 *
 * @param bytesMax at least one chunk is read, and then no more than so many bytes
 *
 * @throws Problem `unavailable` when they are packed and the object store does not answer
 */
export async function readChunks(
  { database, packs }: Pick<Deps, 'database' | 'packs'>,
  workspaceId: string,
  id: string,
  range: TabRange,
  bytesMax = everything,
): Promise<ReadChunks> {
  const { chunks, nextSeq } = await readSnapshot(database, workspaceId, async (tx) => {
    const found = await sql.chunksFrom(tx, workspaceId, id, range, bytesMax);
    const after = found.at(-1)?.seq ?? range.toSeq;
    const next = await sql.seqAfter(tx, workspaceId, id, { ...range, after });
    return { chunks: found, nextSeq: next };
  });
  const parts: Uint8Array[] = [];
  for (const run of runsOf(chunks)) {
    if ('chunk' in run) parts.push(chunkBytes(id, run.chunk));
    else parts.push(await packs.readRange(run.pack, run.from, run.bytes).catch(sayingWhy));
  }
  return { bytes: Buffer.concat(parts), nextSeq };
}

type Hot = Exclude<HeldChunk, { body: null }>;
type Run = { chunk: Hot } | { pack: string; from: number; bytes: number };

/** What lies side by side in a pack is read at once. */
function runsOf(chunks: readonly HeldChunk[]): Run[] {
  const runs: Run[] = [];
  for (const chunk of chunks) {
    if (chunk.body !== null) {
      runs.push({ chunk });
      continue;
    }
    const open = runs.at(-1);
    const { pack, packOffset: from, packBytes: bytes } = chunk;
    if (open && 'pack' in open && open.pack === pack && open.from + open.bytes === from) open.bytes += bytes;
    else runs.push({ pack, from, bytes });
  }
  return runs;
}

function sayingWhy(error: unknown): Awaited<ReturnType<BlobStore['readRange']>> {
  if (!(error instanceof BlobsUnavailable)) throw error;
  throw new Problem('unavailable', {
    detail: 'Recording storage is not responding. Recordings from the last half hour still play.',
  });
}

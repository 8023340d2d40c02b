import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { BlobsUnavailable, newBlobName } from '../../../platform/blobs/blob-store.ts';
import {
  inWorkspace,
  readInWorkspace,
  readSnapshot,
} from '../../../platform/database/workspace-transaction.ts';
import { digest } from '../digest/digest.service.ts';
import type { JobDeps } from '../../job-deps.ts';
import { chunkBytes, chunkLength } from './chunk-bytes.ts';
import { endedBefore } from './ended-before.ts';
import * as sql from './pack.sql.ts';
import * as removals from './removal.sql.ts';

type Deps = Pick<JobDeps, 'database' | 'packs' | 'freeSpace' | 'now' | 'log'>;

const minuteMs = 60_000;
/** Held in memory at once. */
const bytesAtOnce = 4 * 1024 * 1024;
/** Longer than a job may take: until then a pack that is being written is nobody's to delete. */
const writingMs = 60 * minuteMs;
/** Whoever read where chunks lie before they were packed anew finds them there for so long. */
const readingMs = 10 * minuteMs;

/**
 * Moves the bytes of a recording that has ended into one blob, in the order of tabs and numbers; a chunk that came after it was
 * packed has it packed anew. Safe to run twice, also at once, and to be killed: bytes leave the database in the
 * transaction that names the blob, after that was read back.
 */
export async function packRecording(
  deps: Deps,
  workspaceId: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    await pack(deps, workspaceId, id, signal);
  } catch (error) {
    if (error instanceof PackedMeanwhile) return;
    if (!(error instanceof BlobsUnavailable)) throw error;
    deps.log.warn({ err: error }, 'a recording stays in the database until the object store answers');
  }
}

/** The recording was deleted or masked, or another process was faster; what this one wrote stays on the list of blobs to delete. */
class PackedMeanwhile extends Error {}

async function pack(deps: Deps, workspaceId: string, id: string, signal: AbortSignal): Promise<void> {
  const { database, packs, freeSpace, now } = deps;
  const plan = await planOf(deps, workspaceId, id, signal);
  if (!plan) return;
  freeSpace.assertRoom();
  const name = newBlobName(workspaceId);
  const after = (ms: number) => new Date(now() + ms).toISOString();
  await removals.orderRemoval(database.app, [name], after(writingMs));
  const written = { checksum: 0 };
  const bytes = await packs.put(
    name,
    Readable.from(packedBytes(deps, workspaceId, id, plan, written, signal)),
  );
  const isWhole = bytes === plan.bytes && (await checksumOf(deps, name, bytes, signal)) === written.checksum;
  if (!isWhole) throw new RangeError(`The pack ${name} does not read as it was written`);
  await inWorkspace(database, workspaceId, async (tx) => {
    const standing = await sql.lockRecording(tx, workspaceId, id);
    if (standing?.pack !== plan.pack || standing.maskedAt !== plan.maskedAt) throw new PackedMeanwhile();
    if (!(await removals.keepBlob(tx, name))) throw new RangeError(`The pack ${name} took too long`);
    await sql.notePlaces(tx, workspaceId, id, plan.places);
    await sql.notePack(tx, workspaceId, id, name);
    if (plan.pack !== null) await removals.orderRemoval(tx, [plan.pack], after(readingMs));
  });
}

interface Plan {
  /** Which lies in the pack that there is, and which in the database. */
  chunks: sql.ChunkPlace[];
  /** Where they will lie. */
  places: sql.PackedPlace[];
  bytes: number;
  pack: string | null;
  maskedAt: string | null;
}

async function planOf(
  deps: Deps,
  workspaceId: string,
  id: string,
  signal: AbortSignal,
): Promise<Plan | undefined> {
  for (let isRead = false; ; isRead = true) {
    const found = await readSnapshot(deps.database, workspaceId, async (tx) => {
      const ended = await sql.findEnded(tx, workspaceId, id, endedBefore(deps.now()));
      return ended && { ...ended, chunks: await sql.chunkPlaces(tx, workspaceId, id) };
    });
    if (!found) return undefined;
    // What is in a chunk is read while it is at hand.
    if (found.chunks.some(({ isUnread }) => isUnread)) {
      // One came meanwhile: the next sweep asks again.
      if (isRead) return undefined;
      await digest(deps, workspaceId, id, signal);
      continue;
    }
    let bytes = 0;
    const places = found.chunks.map(({ tabId, seq, bodyBytes, packBytes }) => {
      const length = packBytes ?? chunkLength(bodyBytes ?? 0);
      const place = { tabId, seq, offset: bytes, bytes: length };
      bytes += length;
      return place;
    });
    return { ...found, places, bytes };
  }
}

/** The bytes of a new pack, some at a time; their checksum is told as they go. */
async function* packedBytes(
  { database, packs }: Deps,
  workspaceId: string,
  id: string,
  { chunks, pack: before }: Plan,
  written: { checksum: number },
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for (const run of runsOf(chunks)) {
    signal.throwIfAborted();
    for (const bytes of await bytesOf(run)) {
      written.checksum = crc32(bytes, written.checksum);
      yield bytes;
    }
  }

  async function bytesOf(run: Run): Promise<Uint8Array[]> {
    if (run.packOffset !== null && before !== null) {
      return [await packs.readRange(before, run.packOffset, run.bytes)];
    }
    const hot = await readInWorkspace(database, workspaceId, (tx) =>
      sql.hotChunks(tx, workspaceId, id, run.chunks),
    );
    if (hot.length < run.chunks.length) throw new PackedMeanwhile();
    return hot.map((chunk) => chunkBytes(id, chunk));
  }
}

interface Run {
  chunks: sql.ChunkPlace[];
  bytes: number;
  /** Where it begins in the pack there is; null when it lies in the database. */
  packOffset: number | null;
}

/** Chunks that are read together: side by side in the pack, or all in the database. */
function runsOf(chunks: readonly sql.ChunkPlace[]): Run[] {
  const runs: Run[] = [];
  for (const chunk of chunks) {
    const bytes = chunk.packBytes ?? chunkLength(chunk.bodyBytes ?? 0);
    const open = runs.at(-1);
    const follows =
      open &&
      (open.packOffset === null
        ? chunk.packOffset === null
        : chunk.packOffset === open.packOffset + open.bytes);
    if (open && follows && open.bytes + bytes <= bytesAtOnce) {
      open.chunks.push(chunk);
      open.bytes += bytes;
    } else runs.push({ chunks: [chunk], bytes, packOffset: chunk.packOffset });
  }
  return runs;
}

/** Of a blob as it is read back. */
async function checksumOf(
  { packs }: Pick<Deps, 'packs'>,
  name: string,
  bytes: number,
  signal: AbortSignal,
): Promise<number> {
  if ((await packs.size(name)) !== bytes) return -1;
  let checksum = 0;
  for (let from = 0; from < bytes; from += bytesAtOnce) {
    signal.throwIfAborted();
    const part = await packs.readRange(name, from, Math.min(bytesAtOnce, bytes - from));
    checksum = crc32(part, checksum);
  }
  return checksum;
}

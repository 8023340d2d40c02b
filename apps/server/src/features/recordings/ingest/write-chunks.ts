import type { Chunk } from '@earshot/replay-format/chunk';
import { replayLimits } from '@earshot/replay-format/limits';
import { digestRecording } from '../../../jobs/recording-work.ts';
import type { Tx } from '../../../platform/database/open.ts';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Taken, WaitingChunk } from './chunk-intake.ts';
import * as sql from './ingest.sql.ts';

const hourMs = 3_600_000;
/** Chunks come every few seconds: reading several at once costs less. */
const digestAfterSeconds = 8;

/**
 * Stores chunks of one workspace in one transaction, each once however often it is sent.
 *
 * @returns for each chunk in turn what became of it
 */
export function writeChunks(
  { database, queue, now }: Pick<Deps, 'database' | 'queue' | 'now'>,
  workspaceId: string,
  chunks: readonly WaitingChunk[],
): Promise<Taken[]> {
  const at = now();
  const work = async (tx: Tx) => {
    const { taken, toDigest } = await writeWithin(tx, workspaceId, chunks, at);
    for (const recordingId of toDigest) {
      const options = { key: recordingId, startAfterSeconds: digestAfterSeconds };
      await queue.enqueue(tx, digestRecording, { workspaceId, recordingId }, options);
    }
    return taken;
  };
  // Doing it twice stores once, so it is done again when the connection broke at the commit.
  return inWorkspace(database, workspaceId, work, { repeatable: true });
}

async function writeWithin(
  tx: Tx,
  workspaceId: string,
  chunks: readonly WaitingChunk[],
  now: number,
): Promise<{ taken: Taken[]; toDigest: string[] }> {
  const ids = [...new Set(chunks.map(({ chunk }) => chunk.header.recordingId))].sort();
  const [standings, pictured] = await Promise.all([
    sql.standingOf(tx, workspaceId, ids),
    sql.tabsWithSnapshot(tx, workspaceId, ids),
  ]);
  const standing = new Map(standings.map((one) => [one.id, one]));
  const joining = chunks.filter(({ chunk }) => !isOver(standing.get(chunk.header.recordingId), chunk, now));
  const grown = joining.length > 0 ? await store(tx, workspaceId, joining, standing, now) : [];
  const withPicture = new Set(pictured.map(({ recordingId, tabId }) => `${recordingId} ${tabId}`));
  for (const { chunk } of joining) if (chunk.header.hasFullSnapshot) withPicture.add(tabOf(chunk));
  const stored = new Set(joining);
  const taken = chunks.map((one) => ({
    isStored: stored.has(one),
    needsSnapshot: stored.has(one) && !withPicture.has(tabOf(one.chunk)),
  }));
  return { taken, toDigest: grown.filter((id) => !standing.get(id)?.digestDueAt) };
}

/** @returns the recordings that got something new */
async function store(
  tx: Tx,
  workspaceId: string,
  joining: readonly WaitingChunk[],
  standing: Map<string, sql.Standing>,
  now: number,
): Promise<string[]> {
  const at = new Date(now).toISOString();
  const begun = joining.filter(({ chunk }) => !standing.has(chunk.header.recordingId));
  if (begun.length > 0) {
    await sql.insertRecordings(
      tx,
      workspaceId,
      begun.map(({ siteId, chunk: { header } }) => ({
        id: header.recordingId,
        siteId,
        firstEvent: Math.floor(header.firstAt),
        lastEvent: Math.floor(header.lastAt),
      })),
      at,
    );
    for (const siteId of new Set(begun.map((one) => one.siteId))) {
      await sql.noteFirstChunk(tx, workspaceId, siteId, at);
    }
  }
  const byKey = new Map(joining.map(({ chunk }) => [keyOf(chunk.header), chunk]));
  const inserted = await sql.insertChunks(tx, workspaceId, [...byKey.values()]);
  const sums = sumsOf(inserted.flatMap((key) => byKey.get(keyOf(key)) ?? []));
  if (sums.length > 0) {
    const digestAt = new Date(now + digestAfterSeconds * 1000).toISOString();
    await sql.addSums(tx, workspaceId, sums, { now: at, digestAt });
  }
  return sums.map(({ id }) => id);
}

/** A recording ends at its limits, and takes nothing a day after it was last heard of. */
function isOver(known: sql.Standing | undefined, { header, body }: Chunk, now: number): boolean {
  if (!known) return false;
  if (known.bytes + body.length > replayLimits.recordingBytesMax) return true;
  if (header.lastAt - known.firstEvent > replayLimits.recordingHoursMax * hourMs) return true;
  return now - Date.parse(known.lastChunkAt) > replayLimits.lateHoursMax * hourMs;
}

function sumsOf(chunks: readonly Chunk[]): sql.Sums[] {
  const sums = new Map<string, sql.Sums>();
  for (const { header, body } of chunks) {
    const id = header.recordingId;
    const sum = sums.get(id) ?? {
      id,
      chunks: 0,
      events: 0,
      bytes: 0,
      firstEvent: Math.floor(header.firstAt),
      lastEvent: Math.floor(header.lastAt),
    };
    sums.set(id, {
      id,
      chunks: sum.chunks + 1,
      events: sum.events + header.eventCount,
      bytes: sum.bytes + body.length,
      firstEvent: Math.min(sum.firstEvent, Math.floor(header.firstAt)),
      lastEvent: Math.max(sum.lastEvent, Math.floor(header.lastAt)),
    });
  }
  return [...sums.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function keyOf({ recordingId, tabId, seq }: sql.ChunkKey): string {
  return `${recordingId} ${tabId} ${seq}`;
}

function tabOf({ header }: Chunk): string {
  return `${header.recordingId} ${header.tabId}`;
}

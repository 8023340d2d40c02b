import { BrokenChunk } from '@earshot/replay-format/chunk';
import { digestRecordings } from '../../../jobs/recording.jobs.ts';
import type { Tx } from '../../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { JobDeps } from '../../job-deps.ts';
import { eraseAgain } from '../erasure/erase-again.ts';
import { notePersons, noteTexts } from '../texts/note-texts.ts';
import * as sql from './digest.sql.ts';
import { mergedFacts } from './merged-facts.ts';
import { readChunk } from './read-chunk.ts';

/** Chunks whose bytes are in memory at once; a single one may inflate to more. */
const chunksAtOnce = 200;
const rawBytesAtOnce = 16 * 1024 * 1024;
/** Chunks that are looked up at once. */
const keysAtOnce = 5000;
/** Recordings that are read together. */
const recordingsAtOnce = 100;
/** After so many, others have their turn before the rest of the workspace. */
const recordingsInTurn = 1000;

type Deps = Pick<JobDeps, 'database'>;

/** Reads what came of a recording since it was read last. Safe to run twice, also at once. */
export function digest(deps: Deps, workspaceId: string, id: string, signal: AbortSignal): Promise<void> {
  return readTogether(deps, workspaceId, [id], signal);
}

/**
 * Reads what came of the workspace's recordings. One that makes the reading fail is given a job of its own, with those that
 * were read together with it, and harms no other.
 */
export async function digestAll(
  deps: Deps & Pick<JobDeps, 'queue' | 'log'>,
  workspaceId: string,
  signal: AbortSignal,
): Promise<void> {
  const { database, queue, log } = deps;
  const known: string[] = [];
  while (known.length < recordingsInTurn) {
    const ids = await readInWorkspace(database, workspaceId, (tx) =>
      sql.unreadRecordings(tx, workspaceId, known, recordingsAtOnce),
    );
    if (ids.length === 0) return;
    known.push(...ids);
    try {
      await readTogether(deps, workspaceId, ids, signal);
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error }, 'Recordings could not be read together');
      await inWorkspace(database, workspaceId, async (tx) => {
        await sql.leaveUnread(tx, workspaceId, ids);
        for (const recordingId of ids) {
          await queue.enqueue(tx, digestRecordings, { workspaceId, recordingId }, { key: recordingId });
        }
      });
    }
  }
  await queue.enqueue(database.app, digestRecordings, { workspaceId }, { key: workspaceId });
}

async function readTogether(
  { database }: Deps,
  workspaceId: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  // Counted before their chunks are looked up: what comes in between is read again.
  const toRead = await readInWorkspace(database, workspaceId, (tx) =>
    sql.recordingsToRead(tx, workspaceId, ids),
  );
  if (toRead.length === 0) return;
  const secrets = new Map(toRead.map(({ id, secret }) => [id, secret]));
  const there = [...secrets.keys()];
  for (let areAll = false; !areAll;) {
    const keys = await readInWorkspace(database, workspaceId, (tx) =>
      sql.unreadKeys(tx, workspaceId, there, keysAtOnce),
    );
    areAll = keys.length < keysAtOnce;
    for (const some of inParts(keys)) {
      signal.throwIfAborted();
      const chunks = await readInWorkspace(database, workspaceId, (tx) =>
        sql.chunksToRead(tx, workspaceId, some),
      );
      const read = chunks.map((chunk) => readOrWhyNot(chunk, secrets.get(chunk.recordingId) ?? null));
      await inWorkspace(database, workspaceId, (tx) => note(tx, workspaceId, toRead, read));
    }
  }
  await inWorkspace(database, workspaceId, async (tx) => {
    const held = new Set(await sql.holdRecordings(tx, workspaceId, toRead));
    await addUp(
      tx,
      workspaceId,
      toRead.filter(({ id }) => held.has(id)),
    );
  });
}

function inParts(keys: Awaited<ReturnType<typeof sql.unreadKeys>>): sql.ChunkKey[][] {
  const parts: sql.ChunkKey[][] = [];
  let rawBytes = 0;
  for (const key of keys) {
    const open = parts.at(-1);
    rawBytes += key.rawBytes;
    if (open && open.length < chunksAtOnce && rawBytes <= rawBytesAtOnce) {
      open.push(key);
      continue;
    }
    parts.push([key]);
    rawBytes = key.rawBytes;
  }
  return parts;
}

async function note(
  tx: Tx,
  workspaceId: string,
  toRead: readonly sql.ToRead[],
  read: readonly sql.ReadChunk[],
): Promise<void> {
  const ids = new Set(read.map(({ recordingId }) => recordingId));
  const held = new Set(
    await sql.holdRecordings(
      tx,
      workspaceId,
      toRead.filter(({ id }) => ids.has(id)),
    ),
  );
  const chunks = read.filter(({ recordingId }) => held.has(recordingId));
  await Promise.all([sql.noteRead(tx, workspaceId, chunks), sql.noteMoments(tx, workspaceId, chunks)]);
  await noteTexts(tx, workspaceId, chunks.filter(saysSomething));
}

/** Writes what the chunks of each recording tell together, those that were read before included. */
async function addUp(tx: Tx, workspaceId: string, recordings: readonly sql.ToRead[]): Promise<void> {
  if (recordings.length === 0) return;
  const ids = recordings.map(({ id }) => id);
  const sites = [...new Set(recordings.map(({ siteId }) => siteId))];
  // The facts are asked for after the turn has come.
  const [, facts] = await Promise.all([
    sql.takeTurn(tx, workspaceId, sites),
    sql.factsOfChunks(tx, workspaceId, ids),
  ]);
  const erased = await eraseAgain(tx, workspaceId, facts);
  const left = recordings.filter(({ id }) => !erased.has(id));
  if (left.length === 0) return;
  const told = left.map(({ id, chunkCount, firstEvent, lastEvent }) => ({
    ...{ id, chunkCount, firstEvent, lastEvent },
    ...mergedFacts(facts.get(id) ?? [], { firstEvent, lastEvent }),
  }));
  await notePersons(tx, workspaceId, told);
  // Last, since whoever stores further chunks of these recordings waits from here on.
  await Promise.all([sql.noteRecordingFacts(tx, workspaceId, told), sql.noteSeenOn(tx, workspaceId, ids)]);
}

/** A chunk that cannot be read is kept, marked with the reason, and not tried again. */
function readOrWhyNot(chunk: sql.UnreadChunk, secret: string | null): sql.ReadChunk {
  const { recordingId, tabId, seq } = chunk;
  try {
    return { recordingId, tabId, seq, ...readChunk(chunk, secret) };
  } catch (error) {
    if (error instanceof BrokenChunk || error instanceof RangeError) {
      return { recordingId, tabId, seq, refused: error.message, moments: [] };
    }
    throw error;
  }
}

function saysSomething({ moments }: sql.ReadChunk): boolean {
  return moments.some(({ label }) => label !== '');
}

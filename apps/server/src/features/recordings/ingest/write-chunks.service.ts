import type { Chunk, ChunkHeader } from '@earshot/replay-format/chunk';
import { digestRecordings } from '../../../jobs/recording.jobs.ts';
import type { Tx } from '../../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { Room } from '../../billing/quotas.service.ts';
import type { Deps } from '../../deps.ts';
import { deletedAmong } from '../erasure/erasure.sql.ts';
import type { Taken, WaitingChunk } from './chunk-intake.ts';
import { clockOffset } from './clock-offset.ts';
import * as sql from './ingest.sql.ts';
import { chunksThatJoin } from './which-chunks-join.ts';

/** Chunks come every few seconds: reading several at once costs less. */
export const gatherSeconds = 8;

type IngestDeps = Pick<Deps, 'database' | 'queue' | 'now'>;
/** Asks for room for new recordings; null when they are not counted. */
type AskRoom = (tx: Tx) => Promise<Room | null>;

/**
 * Stores chunks of one workspace in one transaction, each once however often it is sent, and asks for them to be read.
 *
 * @returns for each chunk in turn what became of it
 */
export async function writeChunks(
  { database, queue, now }: IngestDeps,
  workspaceId: string,
  chunks: readonly WaitingChunk[],
  askRoom: AskRoom = async () => null,
): Promise<Taken[]> {
  const work = (tx: Tx) => writeWithin(tx, workspaceId, chunks, { now: now(), askRoom });
  // Doing it twice stores once, so it is done again when the connection broke at the commit.
  const taken = await inWorkspace(database, workspaceId, work, { repeatable: true });
  // For what was stored before too: who sends it again may never have heard that it was, and nobody have asked.
  if (taken.some(({ fate }) => fate === 'stored')) {
    await queue.gather(
      database.app,
      digestRecordings,
      { workspaceId },
      { key: workspaceId, seconds: gatherSeconds },
    );
  }
  return taken;
}

/** Whether a chunk of this site is stored, by its recording, tab and number. */
export function isStored(
  { database }: Pick<Deps, 'database'>,
  workspaceId: string,
  siteId: number,
  header: Pick<ChunkHeader, 'recordingId' | 'tabId' | 'seq'>,
): Promise<boolean> {
  return readInWorkspace(database, workspaceId, (tx) => sql.isStored(tx, workspaceId, siteId, header));
}

async function writeWithin(
  tx: Tx,
  workspaceId: string,
  chunks: readonly WaitingChunk[],
  { now, askRoom }: { now: number; askRoom: AskRoom },
): Promise<Taken[]> {
  const ids = [...new Set(chunks.map(({ chunk }) => chunk.header.recordingId))].sort();
  const standings = await sql.standingOf(tx, workspaceId, ids);
  const standing = new Map(standings.map((one) => [one.id, one]));
  const current = chunksThatJoin(standing, chunks, now);
  const { joining: within, take } = await withinPlan(tx, current, standing, askRoom);
  const gone = await begin(tx, workspaceId, { current, within, standing, now, take });
  const joining = within.filter(({ chunk }) => !gone.has(chunk.header.recordingId));
  await store(tx, workspaceId, joining, { now, clockOffsets: clockOffsetsOf(joining, standing, now) });
  const withPicture = new Set(
    standings.flatMap(({ id, picturedTabs }) => picturedTabs.map((tabId) => `${id} ${tabId}`)),
  );
  for (const { chunk } of joining) if (chunk.header.hasFullSnapshot) withPicture.add(tabOf(chunk));
  const stored = new Set(joining);
  const notOver = new Set(current.filter(({ chunk }) => !gone.has(chunk.header.recordingId)));
  return chunks.map((one): Taken => {
    if (!stored.has(one)) return { fate: notOver.has(one) ? 'no_room' : 'over', needsSnapshot: false };
    return { fate: 'stored', needsSnapshot: !withPicture.has(tabOf(one.chunk)) };
  });
}

/**
 * The chunks of recordings that are there and of as many new ones as the plan has room for: what has begun may finish.
 *
 * @returns `take` counts those that were begun
 */
async function withinPlan(
  tx: Tx,
  chunks: readonly WaitingChunk[],
  standing: Map<string, sql.Standing>,
  askRoom: AskRoom,
): Promise<{ joining: readonly WaitingChunk[]; take: (begun: number) => Promise<void> }> {
  const isNew = ({ chunk }: WaitingChunk) => !standing.has(chunk.header.recordingId);
  const room = chunks.some(isNew) ? await askRoom(tx) : null;
  if (!room) return { joining: chunks, take: async () => undefined };
  const wanted = new Set(chunks.filter(isNew).map(({ chunk }) => chunk.header.recordingId));
  const begun = new Set([...wanted].slice(0, room.left));
  const joining = chunks.filter((one) => !isNew(one) || begun.has(one.chunk.header.recordingId));
  return { joining, take: room.take };
}

/**
 * Makes the recordings that are not there yet and that the plan has room for.
 *
 * @returns those that were deleted, of which nothing is taken again
 */
async function begin(
  tx: Tx,
  workspaceId: string,
  {
    current,
    within,
    standing,
    now,
    take,
  }: {
    current: readonly WaitingChunk[];
    within: readonly WaitingChunk[];
    standing: Map<string, sql.Standing>;
    now: number;
    take: (begun: number) => Promise<void>;
  },
): Promise<Set<string>> {
  const isNew = ({ chunk }: WaitingChunk) => !standing.has(chunk.header.recordingId);
  const wanted = current.filter(isNew);
  if (wanted.length === 0) return new Set();
  const at = new Date(now).toISOString();
  const begun = within.filter(isNew);
  const offsets = clockOffsetsOf(begun, standing, now);
  const made =
    begun.length === 0
      ? []
      : await sql.insertRecordings(
          tx,
          workspaceId,
          begun.map(({ siteId, chunk: { header } }) => ({
            id: header.recordingId,
            siteId,
            firstEvent: Math.floor(header.firstAt),
            lastEvent: Math.floor(header.lastAt),
            clockOffset: offsets.get(header.recordingId) ?? null,
            firstDelay: Math.floor(now - header.lastAt),
          })),
          at,
        );
  // Asked after they were made: who deletes one from here on waits for this transaction.
  const ids = [...new Set(wanted.map(({ chunk }) => chunk.header.recordingId))];
  const gone = await deletedAmong(tx, workspaceId, ids);
  const madeAgain = made.filter((id) => gone.has(id));
  if (madeAgain.length > 0) await sql.dropEmpty(tx, workspaceId, madeAgain);
  await take(made.length - madeAgain.length);
  const sites = begun.filter(({ chunk }) => !gone.has(chunk.header.recordingId)).map(({ siteId }) => siteId);
  for (const siteId of new Set(sites)) await sql.noteFirstChunk(tx, workspaceId, siteId, at);
  return gone;
}

async function store(
  tx: Tx,
  workspaceId: string,
  joining: readonly WaitingChunk[],
  { now, clockOffsets }: { now: number; clockOffsets: ReadonlyMap<string, number | null> },
): Promise<void> {
  if (joining.length === 0) return;
  const at = new Date(now).toISOString();
  const digestAt = new Date(now + gatherSeconds * 1000).toISOString();
  const chunks = joining.map(({ chunk }) => chunk);
  await sql.storeChunks(tx, workspaceId, chunks, { now: at, digestAt, clockOffsets });
}

/** What is to be added to the clock of each recording, as far as its chunks tell. */
function clockOffsetsOf(
  chunks: readonly WaitingChunk[],
  standing: ReadonlyMap<string, sql.Standing>,
  now: number,
): Map<string, number | null> {
  const smallest = new Map<string, number | null>();
  for (const { chunk, sentAt } of chunks) {
    const { recordingId: id, lastAt } = chunk.header;
    const known = standing.get(id);
    const begun = known
      ? { begunAt: Date.parse(known.begunAt), firstDelay: known.firstDelay }
      : { begunAt: now, firstDelay: now - lastAt };
    const offset = clockOffset(chunk.header, { arrivedAt: now, sentAt }, begun);
    const before = smallest.get(id) ?? null;
    smallest.set(id, before === null || (offset !== null && offset < before) ? offset : before);
  }
  return smallest;
}

function tabOf({ header }: Chunk): string {
  return `${header.recordingId} ${header.tabId}`;
}

import { hourMs } from '@earshot/contracts/durations';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { Recording, RecordingFilter, recordings } from '@earshot/contracts/recordings';
import { replayLimits } from '@earshot/replay-format/limits';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db } from '../../platform/database/open.ts';
import { readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import type { Deps } from '../deps.ts';
import type { ReadChunks } from './packing/read-chunks.ts';
import { readChunks } from './packing/read-chunks.ts';
import * as sql from './recordings.sql.ts';

/** A recording as the database holds it. */
export type RecordingRow = sql.RecordingRow;

/** Recordings that a filter lets through, newest first; ties by id. With a moment asked for, when it was first. */
export function recordingRows(
  tx: Db,
  workspaceId: string,
  filter: RecordingFilter,
  page: Parameters<typeof sql.listRecordings>[3],
): ReturnType<typeof sql.listRecordings> {
  return sql.listRecordings(tx, workspaceId, filter, page);
}

const liveMs = 60_000;

/** @throws Problem `bad_request` when `after` is no key of a page */
export function listRecordings(
  { database, now }: Deps,
  { workspaceId }: Caller,
  { filters, limit, after }: ParsedBody<typeof recordings.list>,
): Promise<CallReply<typeof recordings.list>> {
  const from = after === undefined ? null : readPageKey(after);
  return readSnapshot(database, workspaceId, async (tx) => {
    const [rows, count] = await Promise.all([
      sql.listRecordings(tx, workspaceId, filters, { after: from, limit: limit + 1 }),
      sql.countRecordings(tx, workspaceId, filters),
    ]);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      recordings: page.map((row) => ({ ...recordingOf(row, now()), matched_at: row.matchedAt })),
      total_count: count,
      next_key: rows.length > limit && last ? pageKeyOf(last) : null,
    };
  });
}

/** @throws Problem `not_found` */
export function neighboursOf(
  { database }: Pick<Deps, 'database'>,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  { session_id: id, filters }: ParsedBody<typeof recordings.neighbours>,
): Promise<CallReply<typeof recordings.neighbours>> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const row = await sql.findRecording(tx, workspaceId, id);
    if (!row) throw notFound();
    return sql.neighboursOf(tx, workspaceId, filters, row);
  });
}

export type GivenRecording = CallReply<typeof recordings.get>;

/** @throws Problem `not_found` */
export function getRecording(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  id: string,
): Promise<GivenRecording> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const row = await sql.findRecording(tx, workspaceId, id);
    if (!row) throw notFound();
    const [moments, chunks] = await Promise.all([
      sql.momentsOf(tx, workspaceId, id),
      sql.chunkEntries(tx, workspaceId, id),
    ]);
    const seconds = new Set(chunks.flatMap(({ activeSeconds }) => activeSeconds ?? []));
    return {
      recording: recordingOf(row, now()),
      moments: moments.map(({ tabId, ...moment }) => ({ ...moment, tab_id: tabId })),
      active_seconds: [...seconds].sort((a, b) => a - b),
      chunks: chunks.map((chunk) => ({
        tab_id: chunk.tabId,
        seq: chunk.seq,
        first_at: chunk.firstEvent,
        last_at: chunk.lastEvent,
        has_snapshot: chunk.hasSnapshot,
        bytes: chunk.bytes,
      })),
    };
  });
}

/**
 * Chunks of one tab as they were sent, one after the other.
 *
 * @throws Problem `not_found` when there is no such chunk; `unavailable` when the object store does not answer
 */
export async function chunksOf(
  deps: Pick<Deps, 'database' | 'packs'>,
  caller: Pick<Caller, 'workspaceId'>,
  asked: ParsedBody<typeof recordings.getChunks>,
): Promise<Buffer> {
  return (await someChunksOf(deps, caller, asked)).bytes;
}

/**
 * As {@link chunksOf}, as many as fit.
 *
 * @returns also the number of the chunk to go on with, or null
 */
export async function someChunksOf(
  deps: Pick<Deps, 'database' | 'packs'>,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  {
    session_id: id,
    tab_id: tabId,
    from_seq: fromSeq,
    to_seq: toSeq,
  }: ParsedBody<typeof recordings.getChunks>,
  bytesMax?: number,
): Promise<ReadChunks> {
  const read = await readChunks(deps, workspaceId, id, { tabId, fromSeq, toSeq }, bytesMax);
  if (read.bytes.length === 0) throw notFound();
  return read;
}

export function recordingOf(row: sql.RecordingRow, now: number): Recording {
  const lastChunk = Date.parse(row.lastChunkAt);
  return {
    session_id: row.id,
    site_id: row.siteId,
    started_at: new Date(row.started).toISOString(),
    ended_at: new Date(row.ended).toISOString(),
    page_started_at: new Date(row.firstEvent).toISOString(),
    page_ended_at: new Date(row.lastEvent).toISOString(),
    seconds: (row.lastEvent - row.firstEvent) / 1000,
    active_seconds: row.activeSeconds,
    is_live:
      now - lastChunk < liveMs && row.lastEvent - row.firstEvent < replayLimits.recordingHoursMax * hourMs,
    is_digesting: row.digestDueAt !== null,
    page_count: row.pageCount,
    click_count: row.clickCount,
    input_count: row.inputCount,
    rage_click_count: row.rageClickCount,
    dead_click_count: row.deadClickCount,
    error_count: row.errorCount,
    dropped_events: row.droppedEvents,
    first_url: row.firstUrl,
    last_url: row.lastUrl,
    strip: row.partActivity && { activity: row.partActivity, trouble: row.troubledParts ?? [] },
    person:
      row.personId === null
        ? null
        : { id: row.personId, name: row.personName, email: row.personEmail, is_verified: row.isVerified },
    account: row.account,
    plan: row.plan,
    metadata: row.metadata,
    browser: row.browser && {
      user_agent: row.browser.userAgent,
      width: Math.round(row.browser.width),
      height: Math.round(row.browser.height),
    },
  };
}

function pageKeyOf({ started, id }: sql.PageKey): string {
  return `${started}.${id}`;
}

function readPageKey(key: string): sql.PageKey {
  const found = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(key);
  if (!found) throw badField('after', 'This is not a valid cursor for this list.');
  return { started: Number(found[1]), id: found[2] ?? '' };
}

function notFound(): Problem {
  return new Problem('not_found', { detail: 'There is no recording with this ID.' });
}

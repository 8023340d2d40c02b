import type { ChunkFacts, Moment } from '@earshot/replay-format/facts';
import type { OwnPayloads } from '@earshot/replay-format/own-events';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/open.ts';
import { bitsOfMoments } from '../kind-bits.sql.ts';

export interface UnreadChunk {
  tabId: string;
  seq: number;
  isGzip: boolean;
  rawBytes: number;
  body: Buffer;
}

/** What is stored of a chunk's facts: its moments have rows of their own. */
export type StoredFacts = Omit<ChunkFacts, 'moments' | 'person'> & {
  droppedEvents: number;
  /** The signature is looked at once, and not kept. */
  person: { at: number; is: Omit<OwnPayloads['es:identify'], 'signature'>; isVerified: boolean } | null;
};

/**
 * Takes a recording for reading: whoever stores further chunks asks for another reading.
 *
 * @returns its site; undefined when it is gone
 */
export async function takeForReading(tx: Db, workspaceId: string, id: string): Promise<number | undefined> {
  const taken = await tx
    .updateTable('recording')
    .set({ digestDueAt: null })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .returning('siteId')
    .executeTakeFirst();
  return taken?.siteId;
}

export function unreadChunks(tx: Db, workspaceId: string, id: string, limit: number): Promise<UnreadChunk[]> {
  return (
    tx
      .selectFrom('recordingChunk')
      .select(['tabId', 'seq', 'isGzip', 'rawBytes', 'body'])
      .where('workspaceId', '=', workspaceId)
      .where('recordingId', '=', id)
      .where('facts', 'is', null)
      .where('refused', 'is', null)
      // A chunk is packed after it was read.
      .where('body', 'is not', null)
      .orderBy('tabId')
      .orderBy('seq')
      .limit(limit)
      .$narrowType<{ body: Buffer }>()
      .execute()
  );
}

type Key = Pick<UnreadChunk, 'tabId' | 'seq'>;

export async function noteRefused(
  tx: Db,
  workspaceId: string,
  id: string,
  { tabId, seq }: Key,
  why: string,
): Promise<void> {
  await tx
    .updateTable('recordingChunk')
    .set({ refused: why })
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', '=', id)
    .where('tabId', '=', tabId)
    .where('seq', '=', seq)
    .execute();
}

/** Notes what a chunk told; done twice it leaves the same. */
export async function noteFacts(
  tx: Db,
  workspaceId: string,
  id: string,
  { tabId, seq }: Key,
  { facts, moments }: { facts: StoredFacts; moments: readonly Moment[] },
): Promise<void> {
  await tx
    .updateTable('recordingChunk')
    .set({ facts: JSON.stringify(facts) })
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', '=', id)
    .where('tabId', '=', tabId)
    .where('seq', '=', seq)
    .execute();
  if (moments.length === 0) return;
  const rows = moments.map((moment, number) => ({
    ...moment,
    at: Math.floor(moment.at),
    workspaceId,
    recordingId: id,
    tabId,
    seq,
    number,
  }));
  await tx
    .insertInto('recordingMoment')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Facts of all chunks that were read, in the order of their events. */
export async function factsOfChunks(tx: Db, workspaceId: string, id: string): Promise<StoredFacts[]> {
  const rows = await tx
    .selectFrom('recordingChunk')
    .select('facts')
    .where('workspaceId', '=', workspaceId)
    .where('recordingId', '=', id)
    .where('facts', 'is not', null)
    .orderBy('firstEvent')
    .orderBy('seq')
    .$castTo<{ facts: StoredFacts }>()
    .execute();
  return rows.map(({ facts }) => facts);
}

export interface RecordingFacts {
  clickCount: number;
  inputCount: number;
  activeSeconds: number;
  droppedEvents: number;
  personId: string | null;
  personName: string | null;
  personEmail: string | null;
  account: string | null;
  plan: string | null;
  isVerified: boolean;
  metadata: Record<string, string | number | boolean>;
  browser: object | null;
}

/** Writes what the chunks told together. Moments are counted as they are stored. */
export async function noteRecordingFacts(
  tx: Db,
  workspaceId: string,
  id: string,
  { metadata, browser, ...facts }: RecordingFacts,
): Promise<void> {
  const count = (kinds: readonly string[]) =>
    sql<number>`(select count(*)::int from recording_moment m where m.workspace_id = ${workspaceId}
      and m.recording_id = ${id} and m.kind = any(${kinds}))`;
  await tx
    .updateTable('recording')
    .set({
      ...facts,
      metadata: JSON.stringify(metadata),
      browser: browser && JSON.stringify(browser),
      pageCount: count(['page']),
      rageClickCount: count(['rage_click']),
      deadClickCount: count(['dead_click']),
      errorCount: count(['error', 'console_error']),
      kinds: sql<number>`(select ${bitsOfMoments()} from recording_moment m where m.workspace_id = ${workspaceId}
        and m.recording_id = ${id})`,
      firstUrl: sql<
        string | null
      >`(select m.label from recording_moment m where m.workspace_id = ${workspaceId}
        and m.recording_id = ${id} and m.kind = 'page' order by m.at, m.number limit 1)`,
    })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Notes the page that a site was first seen on. */
export async function noteSeenOn(tx: Db, workspaceId: string, id: string): Promise<void> {
  await sql`
    update site s set seen_on = r.first_url from recording r
    where s.workspace_id = ${workspaceId} and r.workspace_id = ${workspaceId} and r.id = ${id}
      and s.id = r.site_id and s.seen_on is null and r.first_url is not null`.execute(tx);
}

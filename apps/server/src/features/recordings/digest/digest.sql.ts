import { stripParts } from '@earshot/contracts/recordings';
import type { ChunkFacts, Moment } from '@earshot/replay-format/facts';
import type { OwnPayloads } from '@earshot/replay-format/own-events';
import type { Db, Tx } from '../../../platform/database/open.ts';
import { preparedQuery } from '../../../platform/database/prepared-query.ts';
import { momentBits } from '../kind-bits.sql.ts';

/*
 * Statements for however many recordings and chunks: what is written goes as one list in JSON, so that their texts are always
 * the same, and parsed once on each connection.
 */

/** Recordings of which chunks came that were not read, those that wait longest first, without those of `known`. */
export async function unreadRecordings(
  tx: Db,
  workspaceId: string,
  known: readonly string[],
  limit: number,
): Promise<string[]> {
  const text = `
    select id from recording
    where workspace_id = $1 and digest_due_at is not null and id <> all($2::uuid[]) order by digest_due_at limit $3`;
  const { rows } = await tx.executeQuery<{ id: string }>(preparedQuery(text, [workspaceId, known, limit]));
  return rows.map(({ id }) => id);
}

/** A recording as it stands before its chunks are read. */
export interface ToRead {
  id: string;
  siteId: number;
  /** Chunks that came; when there are more in the end, they ask for another reading. */
  chunkCount: number;
  /** What the site's server signs identities with; null when it signs none. */
  secret: string | null;
  /** Its first and last event, by the page's clock, in milliseconds since 1970. */
  firstEvent: number;
  lastEvent: number;
  /** When every text of it was masked: what was read before is not noted after. */
  maskedAt: string | null;
}

/** Those of the recordings that are there. */
export async function recordingsToRead(
  tx: Db,
  workspaceId: string,
  ids: readonly string[],
): Promise<ToRead[]> {
  const text = `
    select r.id, r.site_id, r.chunk_count, r.first_event, r.last_event, r.masked_at, s.identity_secret as secret
    from recording r left join site s on s.workspace_id = r.workspace_id and s.id = r.site_id
    where r.workspace_id = $1 and r.id = any($2::uuid[])`;
  return (await tx.executeQuery<ToRead>(preparedQuery(text, [workspaceId, ids]))).rows;
}

export interface ChunkKey {
  recordingId: string;
  tabId: string;
  seq: number;
}

export interface UnreadChunk extends ChunkKey {
  /** By its header, in milliseconds since 1970. */
  firstEvent: number;
  lastEvent: number;
  isGzip: boolean;
  rawBytes: number;
  body: Buffer;
}

/** Which chunks of the recordings were not read, and how many bytes their events are. */
export async function unreadKeys(
  tx: Db,
  workspaceId: string,
  ids: readonly string[],
  limit: number,
): Promise<(ChunkKey & { rawBytes: number })[]> {
  // A chunk is packed after it was read.
  const text = `
    select recording_id, tab_id, seq, raw_bytes from recording_chunk
    where workspace_id = $1 and recording_id = any($2::uuid[]) and facts is null and refused is null and body is not null
    order by recording_id, tab_id, seq limit $3`;
  const query = preparedQuery(text, [workspaceId, ids, limit]);
  return (await tx.executeQuery<ChunkKey & { rawBytes: number }>(query)).rows;
}

/** Those of the chunks whose bytes are in the database. */
export async function chunksToRead(
  tx: Db,
  workspaceId: string,
  keys: readonly ChunkKey[],
): Promise<UnreadChunk[]> {
  const text = `
    select c.recording_id, c.tab_id, c.seq, c.first_event, c.last_event, c.is_gzip, c.raw_bytes, c.body
    from unnest($2::uuid[], $3::text[], $4::int[]) k (recording_id, tab_id, seq)
    join recording_chunk c on c.recording_id = k.recording_id and c.tab_id = k.tab_id and c.seq = k.seq
    where c.workspace_id = $1 and c.body is not null`;
  const columns = (['recordingId', 'tabId', 'seq'] as const).map((name) => keys.map((key) => key[name]));
  return (await tx.executeQuery<UnreadChunk>(preparedQuery(text, [workspaceId, ...columns]))).rows;
}

/** Keeps recordings from being deleted or masked until the transaction ends. @returns those that are as they were read */
export async function holdRecordings(
  tx: Tx,
  workspaceId: string,
  toRead: readonly Pick<ToRead, 'id' | 'maskedAt'>[],
): Promise<string[]> {
  const text = `
    select id, masked_at from recording where workspace_id = $1 and id = any($2::uuid[]) order by id for key share`;
  const ids = toRead.map(({ id }) => id);
  const { rows } = await tx.executeQuery<Pick<ToRead, 'id' | 'maskedAt'>>(
    preparedQuery(text, [workspaceId, ids]),
  );
  const before = new Map(toRead.map(({ id, maskedAt }) => [id, maskedAt]));
  return rows.filter(({ id, maskedAt }) => before.get(id) === maskedAt).map(({ id }) => id);
}

/** What is stored of a chunk's facts: its moments have rows of their own. */
export type StoredFacts = Omit<ChunkFacts, 'moments' | 'person'> & {
  droppedEvents: number;
  /** The signature is looked at once, and not kept. */
  person: { at: number; is: Omit<OwnPayloads['es:identify'], 'signature'>; isVerified: boolean } | null;
};

/** What came of reading a chunk: its facts, or why it cannot be read. */
export type ReadChunk = ChunkKey &
  ({ facts: StoredFacts; moments: readonly Moment[] } | { refused: string; moments: readonly never[] });

/** Notes what chunks told; done twice it leaves the same. */
export async function noteRead(tx: Tx, workspaceId: string, chunks: readonly ReadChunk[]): Promise<void> {
  if (chunks.length === 0) return;
  const told = chunks.map(({ moments: _moments, ...chunk }) => chunk);
  const text = `
    update recording_chunk c set facts = t.facts, refused = t.refused
    from jsonb_to_recordset($2::jsonb) t ("recordingId" uuid, "tabId" text, seq int, facts jsonb, refused text)
    where c.workspace_id = $1 and c.recording_id = t."recordingId" and c.tab_id = t."tabId" and c.seq = t.seq`;
  await tx.executeQuery(preparedQuery(text, [workspaceId, JSON.stringify(told)]));
}

export async function noteMoments(tx: Tx, workspaceId: string, chunks: readonly ReadChunk[]): Promise<void> {
  const rows = chunks.flatMap(({ recordingId, tabId, seq, moments }) =>
    moments.map((moment, number) => ({
      ...moment,
      at: Math.floor(moment.at),
      recordingId,
      tabId,
      seq,
      number,
    })),
  );
  if (rows.length === 0) return;
  const text = `
    insert into recording_moment (workspace_id, recording_id, tab_id, seq, number, at, kind, label, value)
    select $1, t.* from jsonb_to_recordset($2::jsonb)
      t ("recordingId" uuid, "tabId" text, seq int, number int, at bigint, kind text, label text, value float8)
    on conflict do nothing`;
  await tx.executeQuery(preparedQuery(text, [workspaceId, JSON.stringify(rows)]));
}

/** Has whoever adds up recordings of the same sites wait, so that each sees what those before it noted. */
export async function takeTurn(tx: Tx, workspaceId: string, siteIds: readonly number[]): Promise<void> {
  const text = `select from site where workspace_id = $1 and id = any($2::int[]) order by id for update`;
  await tx.executeQuery(preparedQuery(text, [workspaceId, siteIds]));
}

/** Facts of all chunks that were read, those of each recording in the order of their events. */
export async function factsOfChunks(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, StoredFacts[]>> {
  const text = `
    select recording_id, facts from recording_chunk
    where workspace_id = $1 and recording_id = any($2::uuid[]) and facts is not null
    order by first_event, seq`;
  const { rows } = await tx.executeQuery<{ recordingId: string; facts: StoredFacts }>(
    preparedQuery(text, [workspaceId, ids]),
  );
  const found = new Map<string, StoredFacts[]>(ids.map((id) => [id, []]));
  for (const { recordingId, facts } of rows) found.get(recordingId)?.push(facts);
  return found;
}

export interface RecordingFacts {
  clickCount: number;
  inputCount: number;
  activeSeconds: number;
  /** Of each part of its strip. */
  partActivity: number[];
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

const noteFactsText = `
  with held as materialized (
    -- In the order of their ids, as whoever stores chunks takes them.
    select id from recording where workspace_id = $1 and id in (select (t->>'id')::uuid from jsonb_array_elements($2::jsonb) t)
    order by id for no key update
  ), told as (
    select * from jsonb_to_recordset($2::jsonb) t (id uuid, "chunkCount" int, "firstEvent" bigint, "lastEvent" bigint, "clickCount" int, "inputCount" int,
      "activeSeconds" int, "partActivity" smallint[], "droppedEvents" int, "personId" text, "personName" text, "personEmail" text, account text,
      plan text, "isVerified" boolean, metadata jsonb, browser jsonb)
  )
  update recording r set
    click_count = t."clickCount", input_count = t."inputCount", active_seconds = t."activeSeconds",
    dropped_events = t."droppedEvents", person_id = t."personId", person_name = t."personName",
    person_email = t."personEmail", account = t.account, plan = t.plan, is_verified = t."isVerified",
    metadata = t.metadata, browser = t.browser,
    page_count = m.pages, rage_click_count = m.rage_clicks, dead_click_count = m.dead_clicks, error_count = m.errors,
    kinds = m.kinds, first_url = m.first_url, last_url = m.last_url,
    part_activity = t."partActivity", troubled_parts = coalesce(m.troubled_parts, '{}'),
    digest_due_at = case when r.chunk_count > t."chunkCount" then r.digest_due_at end
  from held h, told t, lateral (
    select count(*) filter (where m.kind = 'page')::int as pages,
      count(*) filter (where m.kind = 'rage_click')::int as rage_clicks,
      count(*) filter (where m.kind = 'dead_click')::int as dead_clicks,
      count(*) filter (where m.kind in ('error', 'console_error'))::int as errors,
      ${momentBits} as kinds,
      (array_agg(m.label order by m.at, m.number) filter (where m.kind = 'page'))[1] as first_url,
      (array_agg(m.label order by m.at desc, m.number desc) filter (where m.kind = 'page'))[1] as last_url,
      array_agg(distinct greatest(0, least(${stripParts - 1},
          (m.at - t."firstEvent") * ${stripParts} / greatest(1, t."lastEvent" - t."firstEvent")))::smallint)
        filter (where m.kind in ('error', 'failed_request', 'rage_click', 'dead_click')) as troubled_parts
    from recording_moment m where m.workspace_id = $1 and m.recording_id = t.id) m
  where r.workspace_id = $1 and r.id = h.id and t.id = h.id`;

/**
 * Writes what the chunks of recordings told together; those stay to be read of which more came than `chunkCount`. Moments are
 * counted as they are stored.
 */
export async function noteRecordingFacts(
  tx: Tx,
  workspaceId: string,
  told: readonly (RecordingFacts & Pick<ToRead, 'id' | 'chunkCount' | 'firstEvent' | 'lastEvent'>)[],
): Promise<void> {
  await tx.executeQuery(preparedQuery(noteFactsText, [workspaceId, JSON.stringify(told)]));
}

/** Notes the page that a site was first seen on. */
export async function noteSeenOn(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<void> {
  const text = `
    update site s set seen_on = r.first_url from recording r
    where s.workspace_id = $1 and r.workspace_id = $1 and r.id = any($2::uuid[])
      and s.id = r.site_id and s.seen_on is null and r.first_url is not null`;
  await tx.executeQuery(preparedQuery(text, [workspaceId, ids]));
}

/** Gives up reading recordings until more comes of them. */
export async function leaveUnread(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('recording')
    .set({ digestDueAt: null })
    .where('workspaceId', '=', workspaceId)
    .where('id', 'in', ids)
    .execute();
}

import { momentKinds as promisedKinds, recordings } from '@earshot/contracts/recordings';
import { encodeChunk } from '@earshot/replay-format/chunk';
import { momentKinds } from '@earshot/replay-format/facts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { DrawnChunk } from '../../testing/chunks.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../testing/chunks.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import type { Person } from '../../testing/people.ts';
import { newAddress, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { digest } from './digest/digest.service.ts';

let earshot: JobApp;
let owner: Person;
let key: string;

beforeAll(async () => {
  earshot = await jobApp(['recordings.digest']);
  owner = await signUp(earshot);
  key = (await send(earshot.app, recordings.createSite, { as: owner, body: { name: 'Shop' } })).reply.key;
});
afterAll(() => earshot.stop());

const now = () => earshot.clock.now();

async function deliver(...chunks: DrawnChunk[]) {
  for (const { bytes } of chunks) {
    const answer = await earshot.app.inject({
      method: 'POST',
      url: `${recordings.sendChunk.path}?key=${key}`,
      headers: { 'content-type': 'text/plain' },
      remoteAddress: newAddress(),
      payload: bytes,
    });
    expect(answer.statusCode).toBe(200);
  }
}

/** What the job does, without waiting for its turn. */
const digested = (recordingId: string) =>
  digest(earshot, owner.workspaceId, recordingId, new AbortController().signal);

const get = (session_id: string, as = owner) =>
  send(earshot.app, recordings.get, { as, body: { session_id } });

test('the kinds of moments that the API names are those that are found', () => {
  expect(promisedKinds).toEqual(momentKinds);
});

test('what a visitor did, who it is and what the page told is read from the chunks, in whatever order they come', async () => {
  const start = now();
  const first = aChunk([
    ...aSnapshot(start),
    anOwnEvent(start, 'es:page', { url: 'https://shop.test/cart', title: 'Cart', referrer: '' }),
    anOwnEvent(start, 'es:browser', {
      userAgent: 'Test/1',
      language: 'en',
      width: 1200,
      height: 800,
      pixelRatio: 1,
    }),
    anOwnEvent(start + 500, 'es:metadata', { plan: 'free', seats: 2 }),
  ]);
  const { recordingId, tabId } = first.header;
  const second = aChunk(
    [
      { type: 3, timestamp: start + 2000, data: { source: 2, type: 2, id: 4, x: 5, y: 5 } },
      anOwnEvent(start + 3000, 'es:rage-click', { id: 4, label: 'Pay', clicks: 5 }),
      anOwnEvent(start + 4000, 'es:error', { message: 'total is undefined', stack: '', url: '', line: 3 }),
      anOwnEvent(start + 5000, 'es:identify', { userId: 'u-7', name: 'Ana', account: 'Acme' }),
      anOwnEvent(start + 6000, 'es:metadata', { plan: 'team', seats: null }),
      { type: 3, timestamp: start + 6500, data: { source: 9, id: 4 } },
    ],
    { recordingId, tabId, seq: 1 },
  );
  await deliver(second);
  await digested(recordingId);
  await deliver(first);
  await earshot.runAllJobs();
  const { status, reply } = await get(recordingId);
  expect(status).toBe(200);
  expect(reply.recording).toMatchObject({
    session_id: recordingId,
    seconds: 6.5,
    active_seconds: 1,
    is_digesting: false,
    page_count: 1,
    click_count: 1,
    rage_click_count: 1,
    error_count: 1,
    dropped_events: 1,
    first_url: 'https://shop.test/cart',
    person: { id: 'u-7', name: 'Ana', email: null, is_verified: false },
    account: 'Acme',
    metadata: { plan: 'team' },
    browser: { user_agent: 'Test/1', width: 1200, height: 800 },
  });
  expect(reply.moments.map(({ kind, label, value }) => [kind, label, value])).toEqual([
    ['page', 'https://shop.test/cart', null],
    ['click', '', 4],
    ['rage_click', 'Pay', 5],
    ['error', 'total is undefined', null],
    ['identify', 'u-7', null],
  ]);
  expect(reply.chunks.map(({ seq, has_snapshot }) => [seq, has_snapshot])).toEqual([
    [0, true],
    [1, false],
  ]);
  expect(reply.active_seconds).toEqual([Math.floor((start + 2000) / 1000)]);
  const { sites } = (await send(earshot.app, recordings.listSites, { as: owner, body: {} })).reply;
  expect(sites[0]?.seen_on).toBe('https://shop.test/cart');
});

test('texts that no database takes, and a chunk that is no list of events, lose nothing else', async () => {
  const start = now();
  const odd = aChunk([
    ...aSnapshot(start),
    anOwnEvent(start, 'es:error', { message: `broken \u0000 and \ud800`, stack: '', url: '', line: 0 }),
    anOwnEvent(start, 'es:metadata', { [`k\u0000\udfff`]: 'v\u0000' }),
  ]);
  const { recordingId, tabId } = odd.header;
  const body = Buffer.from('{"type":2\nnot json\n');
  const header = { ...odd.header, seq: 1, isGzip: false, rawBytes: body.length, eventCount: 1 };
  await deliver(odd, { header, bytes: Buffer.from(encodeChunk({ header, body })) });
  await deliver(
    aChunk([anOwnEvent(start + 1000, 'es:custom', { name: 'after' })], { recordingId, tabId, seq: 2 }),
  );
  await digested(recordingId);
  const { reply } = await get(recordingId);
  expect(reply.moments.map(({ label }) => label)).toEqual(['broken  and \ufffd', 'after']);
  expect(reply.recording.metadata).toEqual({ 'k\ufffd': 'v' });
  expect(reply.recording.is_digesting).toBe(false);
});

test('chunks come back as they were sent, from one to another', async () => {
  const start = now();
  const first = aChunk(aSnapshot(start));
  const { recordingId, tabId } = first.header;
  const further = [1, 2, 3].map((seq) =>
    aChunk([anOwnEvent(start + seq, 'es:custom', { name: String(seq) })], { recordingId, tabId, seq }),
  );
  await deliver(first, ...further);
  const fetchChunks = (from_seq: number, to_seq: number, as = owner) =>
    earshot.app.inject({
      method: 'POST',
      url: recordings.getChunks.path,
      headers: as.auth,
      payload: { session_id: recordingId, tab_id: tabId, from_seq, to_seq },
    });
  const answer = await fetchChunks(1, 2);
  expect(answer.headers['content-type']).toBe('application/octet-stream');
  expect(answer.headers['cache-control']).toBe('private, max-age=300');
  const expected = Buffer.concat(further.slice(0, 2).map(({ bytes }) => bytes));
  expect(answer.rawPayload.equals(expected)).toBe(true);
  expect((await fetchChunks(7, 9)).statusCode).toBe(404);
  expect((await fetchChunks(1, 2, await signUp(earshot))).statusCode).toBe(404);
});

test('[REC-3] a deleted recording leaves no byte behind', async () => {
  const chunk = aChunk([
    ...aSnapshot(now(), 'unforgettable-words'),
    anOwnEvent(now(), 'es:custom', { name: 'unforgettable-words' }),
  ]);
  const session_id = chunk.header.recordingId;
  await deliver(chunk);
  await digested(session_id);
  const remove = (as: Person) => send(earshot.app, recordings.remove, { as, body: { session_id } });
  expect(await remove(await signUp(earshot))).toMatchObject({ status: 404 });
  expect(await remove(owner)).toMatchObject({ status: 200 });
  expect(await get(session_id)).toMatchObject({ status: 404 });
  const left = await inWorkspace(earshot.database, owner.workspaceId, async (tx) => {
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from recording_chunk where workspace_id = ${owner.workspaceId} and recording_id = ${session_id})
           + (select count(*) from recording_moment where workspace_id = ${owner.workspaceId} and recording_id = ${session_id})
        as left`.execute(tx);
    return Number(rows[0]?.left);
  });
  expect(left).toBe(0);
});

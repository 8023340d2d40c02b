import { momentKinds as promisedKinds, nextChunkHeader, recordings } from '@earshot/contracts/recordings';
import { encodeChunk } from '@earshot/replay-format/chunk';
import { chunksIn } from '@earshot/replay-format/chunk-run';
import { momentKinds } from '@earshot/replay-format/facts';
import { joinEvents } from '@earshot/replay-format/lines';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { DrawnChunk } from '../../testing/chunks.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../testing/chunks.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import { offerChunk } from '../../testing/offer-chunk.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
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
    const answer = await offerChunk(earshot, key, bytes);
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
    last_url: 'https://shop.test/cart',
    person: { id: 'u-7', name: 'Ana', email: null, is_verified: false },
    account: 'Acme',
    metadata: { plan: 'team' },
    browser: { user_agent: 'Test/1', width: 1200, height: 800 },
  });
  const { activity = [], trouble = [] } = reply.recording.strip ?? {};
  expect(activity.filter((tenths) => tenths > 0)).toEqual([10]);
  expect(trouble).toHaveLength(2);
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

test('one job reads what came of many recordings, and one that cannot be noted harms no other', async () => {
  const start = now();
  const visits = ['fine', 'unfit', 'fine too'].map((name) =>
    aChunk([...aSnapshot(start), anOwnEvent(start, 'es:custom', { name })]),
  );
  await deliver(...visits);
  const waiting = async () => {
    const { rows } = await earshot.database.ownerPool.query<{ data: object }>(
      `select data from pgboss.job where name = 'recordings.digest' and state = 'created'`,
    );
    return rows.map(({ data }) => data);
  };
  expect(await waiting()).toEqual([{ workspaceId: owner.workspaceId }]);
  await earshot.database.ownerPool.query(
    `alter table recording_moment add constraint fit check (label <> 'unfit') not valid`,
  );
  try {
    await earshot.runAllJobs();
  } finally {
    await earshot.database.ownerPool.query(`alter table recording_moment drop constraint fit`);
  }
  const labelsOf = async () => {
    const found = await Promise.all(visits.map(({ header }) => get(header.recordingId)));
    return found.map(({ reply }) => reply.moments.map(({ label }) => label));
  };
  expect(await labelsOf()).toEqual([['fine'], [], ['fine too']]);
  await earshot.runAllJobs();
  expect(await labelsOf()).toEqual([['fine'], ['unfit'], ['fine too']]);
});

test('a backlog larger than what is read at once is read to its end', async () => {
  const start = now();
  const first = aChunk(aSnapshot(start));
  const { recordingId, tabId } = first.header;
  const further = Array.from({ length: 230 }, (_, nth) =>
    aChunk([anOwnEvent(start + nth, 'es:custom', { name: `step ${nth}` })], {
      recordingId,
      tabId,
      seq: nth + 1,
    }),
  );
  await deliver(first, ...further);
  await digested(recordingId);
  const { reply } = await get(recordingId);
  expect(reply.moments.map(({ label }) => label)).toEqual(further.map((_, nth) => `step ${nth}`));
  expect(reply.recording.is_digesting).toBe(false);
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

test('a chunk whose gzip lies about its length, or is broken, is marked with the reason and harms no other', async () => {
  const start = now();
  const first = aChunk(aSnapshot(start));
  const { recordingId, tabId } = first.header;
  const gzip = (event: object) => gzipSync(joinEvents([JSON.stringify(event)]));
  const bomb = gzip(anOwnEvent(start, 'es:custom', { name: 'a'.repeat(200_000) }));
  bomb.writeUInt32LE(500, bomb.length - 4);
  const broken = gzip(anOwnEvent(start, 'es:custom', { name: 'cut' }));
  broken.fill(0xff, 12, 24);
  const lying = [bomb, broken].map((body, nth) => {
    const rawBytes = body.readUInt32LE(body.length - 4);
    const header = { ...first.header, seq: nth + 1, hasFullSnapshot: false, eventCount: 1, rawBytes };
    return { header, bytes: Buffer.from(encodeChunk({ header, body })) };
  });
  const last = aChunk([anOwnEvent(start + 1000, 'es:custom', { name: 'after' })], {
    recordingId,
    tabId,
    seq: 3,
  });
  await deliver(first, ...lying, last);
  await digested(recordingId);
  const refused = await inWorkspace(earshot.database, owner.workspaceId, (tx) =>
    tx
      .selectFrom('recordingChunk')
      .select(['seq', 'refused'])
      .where('workspaceId', '=', owner.workspaceId)
      .where('recordingId', '=', recordingId)
      .where('refused', 'is not', null)
      .orderBy('seq')
      .execute(),
  );
  expect(refused).toEqual([
    { seq: 1, refused: expect.stringContaining('does not inflate to the 500 bytes') as string },
    { seq: 2, refused: expect.stringContaining('does not inflate') as string },
  ]);
  expect((await get(recordingId)).reply.moments.map(({ label }) => label)).toEqual(['after']);
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

test('[PLAY-2] an answer holds some 8 MiB of chunks and tells where to go on; a chunk is never cut', async () => {
  const first = aChunk(aSnapshot(now()));
  const { recordingId, tabId } = first.header;
  const large = (seq: number) =>
    aChunk(
      [
        anOwnEvent(now() + seq, 'es:console', {
          level: 'log',
          text: randomBytes(700_000).toString('base64'),
        }),
      ],
      { recordingId, tabId, seq, isGzip: false },
    );
  const chunks = [first, ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 11].map(large)];
  await deliver(...chunks);
  const fetchFrom = (from_seq: number) =>
    earshot.app.inject({
      method: 'POST',
      url: recordings.getChunks.path,
      headers: owner.auth,
      payload: { session_id: recordingId, tab_id: tabId, from_seq, to_seq: 99 },
    });
  const answers = [await fetchFrom(0)];
  for (;;) {
    const next = answers.at(-1)?.headers[nextChunkHeader];
    if (next === undefined) break;
    answers.push(await fetchFrom(Number(next)));
  }
  const bytes = answers.map(({ rawPayload }) => rawPayload);
  const sizes = bytes.map((answer) => chunksIn(answer).length);
  expect(sizes).toEqual([9, 2]);
  expect(Buffer.concat(bytes).equals(Buffer.concat(chunks.map((chunk) => chunk.bytes)))).toBe(true);
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

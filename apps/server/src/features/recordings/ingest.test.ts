import { hourMs } from '@earshot/contracts/durations';
import { recordings } from '@earshot/contracts/recordings';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import { siteForAll } from '../../testing/site-for-all.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../testing/chunks.ts';
import { newAddress, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

const given = siteForAll();

async function deliver(bytes: Buffer, withKey = given.key) {
  const answer = await given.server.app.inject({
    method: 'POST',
    url: `${recordings.sendChunk.path}?key=${withKey}`,
    headers: { 'content-type': 'text/plain', origin: 'https://shop.test' },
    remoteAddress: newAddress(),
    payload: bytes,
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    reply: answer.json<Record<string, unknown>>(),
  };
}

async function stored(recordingId: string) {
  return inWorkspace(given.server.database, given.person.workspaceId, async (tx) => {
    const { rows } = await sql<{
      seq: number;
      body: Buffer;
      chunkCount: number;
      eventCount: number;
      bytes: number;
    }>`
      select c.seq, c.body, r.chunk_count, r.event_count, r.bytes from recording r join recording_chunk c
        on c.workspace_id = r.workspace_id and c.recording_id = r.id
      where r.workspace_id = ${given.person.workspaceId} and r.id = ${recordingId} order by c.tab_id, c.seq`.execute(
      tx,
    );
    return rows;
  });
}

const now = () => given.server.clock.now();

test('a chunk is stored as it came, readable by any page without credentials', async () => {
  const chunk = aChunk(aSnapshot(now()));
  const answer = await deliver(chunk.bytes);
  expect(answer).toMatchObject({ status: 200, reply: { snapshot: false } });
  expect(answer.headers['access-control-allow-origin']).toBe('https://shop.test');
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  const rows = await stored(chunk.header.recordingId);
  expect(rows).toMatchObject([{ seq: 0, chunkCount: 1, eventCount: 2 }]);
  expect(rows[0]?.body.equals(chunk.bytes.subarray(68))).toBe(true);
  const { sites } = (await send(given.server.app, recordings.listSites, { as: given.person, body: {} }))
    .reply;
  expect(sites[0]?.first_seen_at).not.toBeNull();
});

test('[REC-2] ten deliveries of each chunk, together and in any order, store one', async () => {
  const first = aChunk(aSnapshot(now()));
  const { recordingId, tabId } = first.header;
  const further = [1, 2, 3].map((seq) =>
    aChunk([anOwnEvent(now() + seq * 1000, 'es:custom', { name: `step ${seq}` })], {
      recordingId,
      tabId,
      seq,
    }),
  );
  const chunks = [...further, first];
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => chunks)
      .flat()
      .map(({ bytes }) => deliver(bytes)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = await stored(recordingId);
  expect(rows.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  expect(rows[0]).toMatchObject({
    chunkCount: 4,
    eventCount: 5,
    bytes: chunks.reduce((sum, { bytes }) => sum + bytes.length - 68, 0),
  });
});

test('[REC-2] a header alone asks whether its chunk is stored, and stores nothing', async () => {
  const { header, bytes } = aChunk(aSnapshot(now()));
  const asks = bytes.subarray(0, 68);
  expect((await deliver(asks)).reply).toEqual({ snapshot: false, stored: false });
  expect(await stored(header.recordingId)).toEqual([]);
  await deliver(bytes);
  expect((await deliver(asks)).reply).toEqual({ snapshot: false, stored: true });
  const next = aChunk(aSnapshot(now()), { ...header, seq: 1 });
  expect((await deliver(next.bytes.subarray(0, 68))).reply).toEqual({ snapshot: false, stored: false });
  const blog = (
    await send(given.server.app, recordings.createSite, { as: given.person, body: { name: 'Other' } })
  ).reply;
  expect((await deliver(asks, blog.key)).reply).toEqual({ snapshot: false, stored: false });
  expect((await deliver(Buffer.alloc(68))).status).toBe(400);
});

test('a tab without a picture of its page is asked for one, each tab for itself', async () => {
  const { header, bytes } = aChunk([anOwnEvent(now(), 'es:custom', { name: 'no picture' })]);
  const { recordingId, tabId } = header;
  expect((await deliver(bytes)).reply).toEqual({ snapshot: true });
  const picture = aChunk(aSnapshot(now()), { recordingId, tabId, seq: 1 });
  expect((await deliver(picture.bytes)).reply).toEqual({ snapshot: false });
  expect((await deliver(bytes)).reply).toEqual({ snapshot: false });
  const otherTab = aChunk([anOwnEvent(now(), 'es:custom', { name: 'other tab' })], { recordingId });
  expect((await deliver(otherTab.bytes)).reply).toEqual({ snapshot: true });
});

test('a key that is unknown or renewed lets nothing in', async () => {
  const { bytes } = aChunk(aSnapshot(now()));
  expect(await deliver(bytes, 'unknown_unknown_unknown')).toMatchObject({ status: 404 });
  const made = (
    await send(given.server.app, recordings.createSite, { as: given.person, body: { name: 'Blog' } })
  ).reply;
  expect(await deliver(bytes, made.key)).toMatchObject({ status: 200 });
  const renewed = await send(given.server.app, recordings.renewSiteKey, {
    as: given.person,
    body: { site_id: made.site_id },
  });
  given.server.clock.advance({ minutes: 1 });
  expect(await deliver(bytes, made.key)).toMatchObject({ status: 404 });
  expect(await deliver(bytes, renewed.reply.key)).toMatchObject({ status: 200 });
});

test('broken, cut, lying and oversized chunks are refused with the reason, and nothing is stored', async () => {
  const chunk = aChunk(aSnapshot(now()));
  const flipped = Buffer.from(chunk.bytes);
  flipped[80] = (flipped[80] ?? 0) ^ 1;
  const bomb = aChunk(aSnapshot(now(), 'a'.repeat(200_000)), { rawBytes: 500 });
  const short = aChunk(aSnapshot(now()), { rawBytes: 9_000_000 });
  for (const [bytes, reason] of [
    [flipped, 'checksum'],
    [chunk.bytes.subarray(0, 90), 'header says'],
    [bomb.bytes, 'inflates to'],
    [short.bytes, 'inflates to'],
    [Buffer.from('hello'), 'at least 68'],
    [gzipSync(randomBytes(300)), 'not a chunk'],
  ] as const) {
    const { status, reply } = await deliver(bytes);
    expect(status, reason).toBe(400);
    expect(reply.detail).toContain(reason);
  }
  expect(await deliver(Buffer.alloc(3 * 1024 * 1024))).toMatchObject({ status: 413 });
  expect(await stored(chunk.header.recordingId)).toEqual([]);
  expect(await stored(bomb.header.recordingId)).toEqual([]);
});

test('a recording is over after four hours, and a day after its last chunk', async () => {
  const first = aChunk(aSnapshot(now()));
  const { recordingId, tabId } = first.header;
  await deliver(first.bytes);
  const at = (hours: number, seq: number) =>
    aChunk([anOwnEvent(now() + hours * hourMs, 'es:custom', { name: 'later' })], {
      recordingId,
      tabId,
      seq,
    });
  expect(await deliver(at(3.9, 1).bytes)).toMatchObject({ status: 200 });
  expect(await deliver(at(4.1, 2).bytes)).toMatchObject({ status: 410, reply: { code: 'recording_over' } });
  const late = at(1, 3);
  given.server.clock.advance({ hours: 23 });
  expect(await deliver(late.bytes)).toMatchObject({ status: 200 });
  given.server.clock.advance({ hours: 25 });
  expect(await deliver(at(0, 4).bytes)).toMatchObject({ status: 410 });
  expect((await stored(recordingId)).map(({ seq }) => seq)).toEqual([0, 1, 3]);
});

test('settings reach the recorder, and switching off stops what is sent', async () => {
  const signedUp = await signUp(given.server);
  const site = (await send(given.server.app, recordings.createSite, { as: signedUp, body: { name: 'App' } }))
    .reply;
  const settings = { ...site.settings, record: false, sample_rate: 0.5 };
  await send(given.server.app, recordings.updateSite, {
    as: signedUp,
    body: { site_id: site.site_id, settings },
  });
  const told = await send(given.server.app, recordings.recorderSettings, { query: { key: site.key } });
  const { feedback_widget: _ofWidget, ...ofRecorder } = settings;
  expect(told).toMatchObject({ status: 200, reply: ofRecorder });
  expect(told.headers['access-control-allow-origin']).toBe('*');
  expect(await deliver(aChunk(aSnapshot(now())).bytes, site.key)).toMatchObject({ status: 403 });
});

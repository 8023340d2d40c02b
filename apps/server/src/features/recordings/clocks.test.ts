import { feedback } from '@earshot/contracts/feedback';
import { recordings } from '@earshot/contracts/recordings';
import { feedbackMoments } from '@earshot/contracts/feedback-moments';
import { decodeChunk, encodeChunk } from '@earshot/replay-format/chunk';
import { expect, test } from 'vitest';
import { siteForAll } from '../../testing/site-for-all.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../testing/chunks.ts';
import { logIn, newAddress } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { digest } from './digest/digest.service.ts';
import { deleteOldRecordings } from './retention.service.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const signal = new AbortController().signal;

const given = siteForAll();

const now = () => given.server.clock.now();
const instant = (ms: number) => new Date(ms).toISOString();

async function offer(bytes: Buffer, sentAt?: number) {
  const answer = await given.server.app.inject({
    method: 'POST',
    url: `${recordings.sendChunk.path}?key=${given.key}${sentAt === undefined ? '' : `&sent_at=${sentAt}`}`,
    headers: { 'content-type': 'text/plain' },
    remoteAddress: newAddress(),
    payload: bytes,
  });
  return {
    status: answer.statusCode,
    reply: answer.json<{ detail?: string; errors?: { pointer: string }[] }>(),
  };
}

/** A visit on a page whose clock is so far off, which sends a chunk every five seconds. */
async function visit(offMs: number, { chunks = 3, says = false, events = [] as object[] } = {}) {
  const said = () => now() + offMs;
  const first = aChunk([...aSnapshot(said()), ...events]);
  const { recordingId, tabId } = first.header;
  const begun = now();
  expect((await offer(first.bytes, says ? said() : undefined)).status).toBe(200);
  for (let seq = 1; seq < chunks; seq += 1) {
    const at = said() + 4 * secondMs;
    given.server.clock.advance({ seconds: 5 });
    const { bytes } = aChunk([anOwnEvent(at, 'es:custom', { name: `step ${seq}` })], {
      recordingId,
      tabId,
      seq,
    });
    expect((await offer(bytes, says ? said() : undefined)).status).toBe(200);
  }
  await digest(given.server, given.person.workspaceId, recordingId, signal);
  return { id: recordingId, begun, offMs };
}
const get = async (session_id: string) =>
  (await send(given.server.app, recordings.get, { as: given.person, body: { session_id } })).reply;
const list = async (filters = {}) =>
  (
    await send(given.server.app, recordings.list, { as: given.person, body: { filters, limit: 100 } })
  ).reply.recordings.map(({ session_id: id }) => id);
const near = (iso: string, ms: number) =>
  expect(Math.abs(Date.parse(iso) - ms)).toBeLessThanOrEqual(5 * secondMs);

test.each([
  ['right', 0],
  ['three minutes slow', -3 * minuteMs],
  ['twenty minutes fast', 20 * minuteMs],
  ['five hours slow', -5 * hourMs],
  ['twenty-three hours fast', 23 * hourMs],
])(
  '[REC-2] a visit on a page whose clock is %s stands at the time at which it came',
  async (_name, offMs) => {
    for (const says of [false, true]) {
      const { id, begun } = await visit(offMs, { says });
      const { recording, moments, chunks } = await get(id);
      near(recording.started_at, begun);
      near(recording.ended_at, now());
      expect(recording.seconds).toBe(9);
      expect(recording.page_started_at).toBe(instant(begun + offMs));
      expect(recording.page_ended_at).toBe(instant(begun + offMs + 9 * secondMs));
      expect(moments.map(({ at }) => at)).toEqual([
        begun + offMs + 4 * secondMs,
        begun + offMs + 9 * secondMs,
      ]);
      expect(chunks.map(({ first_at }) => first_at)[0]).toBe(begun + offMs);
      const hour = { from: instant(now() - minuteMs), to: instant(now() + minuteMs) };
      expect((await list(hour))[0]).toBe(id);
    }
  },
);

test('the newest is first, whatever clocks said', async () => {
  const visits = [
    await visit(23 * hourMs),
    await visit(0),
    await visit(-6 * hourMs),
    await visit(2 * hourMs),
  ];
  expect((await list()).slice(0, 4)).toEqual(visits.map(({ id }) => id).reverse());
  const first = await send(given.server.app, recordings.list, { as: given.person, body: { limit: 2 } });
  const after = first.reply.next_key ?? '';
  const second = await send(given.server.app, recordings.list, {
    as: given.person,
    body: { limit: 2, after },
  });
  const paged = [...first.reply.recordings, ...second.reply.recordings].map(({ session_id: id }) => id);
  expect(paged).toEqual(visits.map(({ id }) => id).reverse());
});

test('chunks that waited do not move a recording, whether they come first or last', async () => {
  for (const says of [true, false]) {
    const at = now();
    const first = aChunk(aSnapshot(at));
    const { recordingId, tabId } = first.header;
    const last = aChunk([anOwnEvent(at + 3 * hourMs, 'es:custom', { name: 'online' })], {
      ...{ recordingId, tabId, seq: 1 },
    });
    given.server.clock.advance({ hours: 3 });
    expect((await offer(first.bytes, says ? now() : undefined)).status).toBe(200);
    near((await get(recordingId)).recording.started_at, at);
    expect((await offer(last.bytes, says ? now() : undefined)).status).toBe(200);
    near((await get(recordingId)).recording.started_at, at);
    given.server.clock.advance({ hours: 5 });
    given.person = await logIn(given.server, given.person);
    const late = aChunk([anOwnEvent(at + minuteMs, 'es:custom', { name: 'late' })], {
      ...{ recordingId, tabId, seq: 2 },
    });
    expect((await offer(late.bytes, says ? now() : undefined)).status).toBe(200);
    near((await get(recordingId)).recording.started_at, at);
  }
});

test('a clock that is years slow is corrected, by one chunk when the page says when it sends', async () => {
  const visits = [await visit(-10 * 365 * dayMs), await visit(-10 * 365 * dayMs, { says: true, chunks: 1 })];
  for (const { id, begun } of visits) near((await get(id)).recording.started_at, begun);
});

test('a queue that was filled offline and is sent at once keeps its times, however long the sending takes', async () => {
  const at = now();
  const first = aChunk(aSnapshot(at));
  const { recordingId, tabId } = first.header;
  given.server.clock.advance({ hours: 6 });
  expect((await offer(first.bytes)).status).toBe(200);
  for (const seq of [1, 2, 3, 4, 5]) {
    const { bytes } = aChunk([anOwnEvent(at + seq * minuteMs, 'es:custom', { name: 'offline' })], {
      ...{ recordingId, tabId, seq },
    });
    given.server.clock.advance({ seconds: 2 });
    expect((await offer(bytes)).status).toBe(200);
  }
  near((await get(recordingId)).recording.started_at, at);
});

test('a chunk that waited for more than a day is too late, even of a recording that nobody knows', async () => {
  const { bytes } = aChunk(aSnapshot(now() - 25 * hourMs));
  expect((await offer(bytes, now())).status).toBe(410);
});

test.each([
  ['of 2099', Date.UTC(2099, 0, 1), Date.UTC(2099, 0, 1), undefined, '#/body/last_at'],
  ['that spans 28 years', Date.now() - 28 * 365 * dayMs, Date.now(), undefined, '#/body/last_at'],
  ['of five hours', Date.now() - 5 * hourMs, Date.now(), undefined, '#/body/last_at'],
  ['sent in 2099', Date.UTC(2099, 0, 1), Date.UTC(2099, 0, 1), Date.UTC(2099, 0, 1), '#/query/sent_at'],
  ['sent before it happened', Date.now(), Date.now() + hourMs, Date.now(), '#/body/last_at'],
])('a chunk %s is refused with the field that is wrong', async (_name, firstAt, lastAt, sentAt, pointer) => {
  const { header, bytes } = aChunk([...aSnapshot(firstAt), anOwnEvent(lastAt, 'es:custom', { name: 'end' })]);
  const { status, reply } = await offer(bytes, sentAt);
  expect(status).toBe(400);
  expect(reply.errors).toMatchObject([{ pointer }]);
  expect(reply.detail).toContain(pointer.split('/').at(-1));
  expect(await list()).not.toContain(header.recordingId);
});

test('a clock that jumps ends the recording, forward or back, and none is longer than four hours', async () => {
  const at = now();
  const first = aChunk(aSnapshot(at));
  const { recordingId, tabId } = first.header;
  const jumped = (ms: number, seq: number) =>
    aChunk([anOwnEvent(at + ms, 'es:custom', { name: 'jumped' })], { recordingId, tabId, seq });
  const answers = await Promise.all(
    [
      first,
      jumped(-20 * hourMs, 1),
      jumped(-3 * hourMs, 2),
      jumped(3 * hourMs, 3),
      jumped(-4.1 * hourMs, 4),
    ].map(({ bytes }) => offer(bytes)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 410, 200, 410, 410]);
  expect((await offer(jumped(1.1 * hourMs, 5).bytes)).status).toBe(410);
  expect((await get(recordingId)).recording.seconds).toBe(3 * 3600);
});

test('events of other times than their chunk says are not counted', async () => {
  const { header, bytes } = aChunk([
    ...aSnapshot(now()),
    anOwnEvent(Date.UTC(2099, 0, 1), 'es:custom', { name: 'of 2099' }),
    anOwnEvent(0, 'es:identify', { userId: 'of 1970' }),
    anOwnEvent(now(), 'es:custom', { name: 'of now' }),
  ]);
  const honest = { ...header, firstAt: now(), lastAt: now() };
  const lying = Buffer.from(encodeChunk({ header: honest, body: decodeChunk(bytes).body }));
  expect((await offer(lying)).status).toBe(200);
  await digest(given.server, given.person.workspaceId, header.recordingId, signal);
  const { recording, moments } = await get(header.recordingId);
  expect(moments.map(({ label }) => label)).toEqual(['of now']);
  expect(recording).toMatchObject({ person: null, dropped_events: 2 });
});

test.each([
  ['hours slow', -5 * hourMs],
  ['hours fast', 7 * hourMs],
])(
  '[PLAY-4] what was said leads to the moment on a page whose clock is %s, and is marked there',
  async (_name, offMs) => {
    const email = `said${offMs}@shop.test`;
    const at = now() + offMs;
    const { id } = await visit(offMs, {
      events: [
        anOwnEvent(at, 'es:identify', { userId: email, email }),
        anOwnEvent(at, 'es:error', { message: 'total is undefined', stack: '', url: '', line: 1 }),
      ],
    });
    const said_at = instant(now() + 30 * secondMs);
    const added = await send(given.server.app, feedback.addFeedback, {
      as: given.person,
      body: { source: { name: 'Desk' }, items: [{ text: 'The total is wrong', said_at, author: { email } }] },
    });
    const review_id = added.reply.results[0]?.feedback_text_id ?? 0;
    const { reply } = await send(given.server.app, feedbackMoments.findMoment, {
      as: given.person,
      body: { review_id },
    });
    expect(reply.found).toMatchObject({ recording_id: id, rule: 'said_soon_after', at_ms: 0 });
    expect(reply.found?.what).toContain('total is undefined');
    near(reply.found?.started_at ?? '', now() - 10 * secondMs);
    const { items } = (
      await send(given.server.app, feedbackMoments.listFeedback, {
        as: given.person,
        body: { session_id: id },
      })
    ).reply;
    expect(items.map(({ at: marked }) => marked)).toEqual([at + 9 * secondMs]);
    expect(await list({ with: ['feedback'], person_ids: [email] })).toEqual([id]);
  },
);

test('[REC-3] retention counts from when a recording came, whatever its clock said', async () => {
  const visits = [await visit(23 * hourMs), await visit(-20 * hourMs)];
  const left = async () => (await list()).filter((id) => visits.some((one) => one.id === id));
  given.server.clock.advance({ hours: 29 * 24 });
  await deleteOldRecordings(given.server.deps, signal);
  given.person = await logIn(given.server, given.person);
  expect(await left()).toHaveLength(2);
  given.server.clock.advance({ hours: 25 });
  await deleteOldRecordings(given.server.deps, signal);
  given.person = await logIn(given.server, given.person);
  expect(await left()).toEqual([]);
});

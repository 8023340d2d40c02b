import { dayMs, hourMs } from '@earshot/contracts/durations';
import type { CallBody } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import { recordingShares } from '@earshot/contracts/recording-shares';
import { recordings } from '@earshot/contracts/recordings';
import { encodeAsset } from '@earshot/replay-format/assets';
import { chunksIn } from '@earshot/replay-format/chunk-run';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { testApp } from '../../../testing/app.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../../testing/chunks.ts';
import { offerChunk } from '../../../testing/offer-chunk.ts';
import type { Person } from '../../../testing/people.ts';
import { newAddress, signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';
import { undisturbedMs } from '../../../testing/processes/slowness.ts';
import { digest } from '../digest/digest.service.ts';
import { safeEvents } from '../digest/safe-events.ts';
import { cutRecording } from './cut-recording.ts';
import type { CutPart } from './cut-thread.ts';
import { pageOf } from './saved-recording.ts';
import { forgetExpiredSecrets } from './shares.service.ts';

let earshot: TestApp;
let owner: Person;
let start: number;
let sessionId: string;
const log: string[] = [];
const tabId = '00000000000000aa';

beforeAll(async () => {
  const write = (line: string) => void log.push(line);
  earshot = await testApp({ log: pino({ level: 'trace' }, { write }) });
  owner = await signUp(earshot);
});
afterAll(() => earshot.stop());
beforeEach(async () => {
  start = earshot.clock.now() - hourMs;
  sessionId = await sendVisit();
});

const at = (second: number) => start + second * 1000;
const own = (second: number, tag: string, payload: object) => anOwnEvent(at(second), tag, payload);
const move = (second: number) => ({
  type: 3,
  timestamp: at(second),
  data: { source: 1, positions: [{ x: second, y: second, id: 4, timeOffset: 0 }] },
});
const typed = (second: number, text: string) => ({
  type: 3,
  timestamp: at(second),
  data: { source: 5, id: 4, text, isChecked: false },
});
const click = (second: number) => ({
  type: 3,
  timestamp: at(second),
  data: { source: 2, type: 2, id: 4, x: 1, y: 1 },
});
const page = (second: number, path: string) =>
  own(second, 'es:page', { url: `https://shop.test/${path}`, title: path, referrer: '' });

/** A visit of ninety seconds in three chunks, of which the first and the last begin with a picture. */
async function sendVisit(): Promise<string> {
  const recordingId = randomUUID();
  const parts = [
    [
      ...aSnapshot(at(0), 'First page'),
      page(0, 'first'),
      own(0, 'es:browser', { userAgent: 'Test/1', language: 'en', width: 1200, height: 800, pixelRatio: 1 }),
      own(1, 'es:identify', { userId: 'u-7', name: 'Ada', email: 'ada@shop.test', signature: 'ab12' }),
      own(1, 'es:metadata', { release: '4.2.1' }),
      move(2),
      typed(3, 'early words'),
    ],
    [
      click(20),
      own(21, 'es:console', { level: 'error', text: 'a line of the console' }),
      own(22, 'es:network', { url: 'https://shop.test/api/cart', kind: 'fetch', status: 500, duration: 9 }),
      own(23, 'es:error', { message: 'draft is undefined', stack: 'at draft', url: '', line: 1 }),
      own(24, 'es:custom', { name: 'checkout', properties: { basket: 'two kettles' } }),
      move(30),
    ],
    [...aSnapshot(at(60), 'Last page'), page(60, 'last'), click(61), move(90)],
  ];
  const { key } = (await send(earshot.app, recordings.createSite, { as: owner, body: { name: 'Shop' } }))
    .reply;
  for (const [seq, events] of parts.entries()) {
    const answer = await offerChunk(earshot, key, aChunk(events, { recordingId, tabId, seq }).bytes);
    expect(answer.statusCode).toBe(200);
  }
  await digest(earshot, owner.workspaceId, recordingId, new AbortController().signal);
  return recordingId;
}

type Shared = Omit<CallBody<typeof recordingShares.share>, 'session_id'>;
const share = async (about: Shared = {}) =>
  (await send(earshot.app, recordingShares.share, { as: owner, body: { session_id: sessionId, ...about } }))
    .reply;
const read = (token: string) => send(earshot.app, recordingShares.readShared, { body: { token } });
const links = async () =>
  (await send(earshot.app, recordingShares.listLinks, { as: owner, body: { session_id: sessionId } })).reply
    .links;

/** Everything that comes out of a link's chunks. */
async function bytesOf(token: string, from_seq = 0, to_seq = 9) {
  const answer = await earshot.app.inject({
    method: 'POST',
    url: recordingShares.getSharedChunks.path,
    remoteAddress: newAddress(),
    payload: { token, tab_id: tabId, from_seq, to_seq },
  });
  const { statusCode: status, headers, rawPayload } = answer;
  const chunks = status === 200 ? chunksIn(rawPayload) : [];
  const events = chunks.flatMap(({ header, body }) => safeEvents({ ...header, body }));
  return { status, headers, chunks, events, text: JSON.stringify(events) };
}

test('[PLAY-3] a link shows the page and its events, and each other part only when it is ticked', async () => {
  const secrets = {
    person: ['Ada', 'ada@shop.test', 'u-7'],
    metadata: ['4.2.1', 'Test/1', 'two kettles'],
    console: ['a line of the console', 'draft is undefined'],
    network: ['api/cart'],
  };
  const parts = Object.keys(secrets) as (keyof typeof secrets)[];
  for (const ticked of [undefined, ...parts]) {
    const { token } = await share(ticked && { parts: { [ticked]: true } });
    const { reply, status } = await read(token);
    expect(status).toBe(200);
    const given = JSON.stringify(reply) + (await bytesOf(token)).text;
    for (const part of parts)
      for (const secret of secrets[part])
        expect([ticked, secret, given.includes(secret)]).toEqual([ticked, secret, part === ticked]);
    expect(given).not.toContain('ab12');
    expect(given).not.toContain(sessionId);
    for (const seen of ['First page', 'Last page', 'early words', 'checkout']) expect(given).toContain(seen);
    expect(reply.recording).toMatchObject({
      click_count: 2,
      error_count: ticked === 'console' ? 2 : 1,
      seconds: 90,
    });
  }
});

test('[PLAY-3] of a clip nothing after its end leaves the server, and nothing before but how the page then looked', async () => {
  const { token } = await share({ from: at(20), to: at(30), parts: { console: true } });
  const { reply } = await read(token);
  expect([reply.recording.started_at, reply.recording.seconds]).toEqual([new Date(at(20)).toISOString(), 10]);
  expect(reply.moments.map((moment) => [(moment.at - start) / 1000, moment.kind])).toEqual([
    [20, 'page'],
    [20, 'click'],
    [21, 'console_error'],
    [23, 'error'],
    [24, 'custom'],
  ]);
  expect(reply.chunks.map(({ seq, first_at, last_at }) => [seq, first_at, last_at])).toEqual([
    [0, at(20), at(20)],
    [1, at(20), at(30)],
  ]);
  const { events, chunks, text } = await bytesOf(token);
  expect(chunks.map(({ header }) => header.seq)).toEqual([0, 1]);
  expect(events.every(({ timestamp }) => timestamp >= at(20) && timestamp <= at(30))).toBe(true);
  expect(text).toContain('early words');
  for (const outside of ['Last page', '"x":2,', 'es:identify', 'es:metadata', 'es:page'])
    expect([outside, text.includes(outside)]).toEqual([outside, false]);
  expect((await bytesOf(token, 2, 2)).status).toBe(404);
});

test('[PLAY-3] a revoked link is gone with the next request, as are an expired one and one that never was', async () => {
  const [revoked, expired, deleted] = [await share(), await share({ days: 1 }), await share()];
  const never = 'x'.repeat(43);
  expect((await read(revoked.token)).headers['cache-control']).toBe('no-store');
  expect((await bytesOf(revoked.token)).headers['cache-control']).toBe('no-store');
  await send(earshot.app, recordingShares.revoke, { as: owner, body: { link_id: revoked.link_id } });
  const { problem: gone, status } = await read(revoked.token);
  expect(status).toBe(404);
  expect((await bytesOf(revoked.token)).status).toBe(404);
  expect((await links()).map(({ link_id: id }) => id)).not.toContain(revoked.link_id);

  earshot.clock.advance({ days: 1 });
  expect((await read(expired.token)).status).toBe(404);
  expect((await read(deleted.token)).status).toBe(200);
  await send(earshot.app, recordings.remove, { as: owner, body: { session_id: sessionId } });
  for (const token of [expired.token, deleted.token, never, `${revoked.token}x`]) {
    for (const call of [recordingShares.readShared, recordingShares.checkShared]) {
      const { problem } = await send(earshot.app, call, { body: { token } });
      expect({ ...problem, instance: '' }).toEqual({ ...gone, instance: '' });
    }
  }
});

test('[PLAY-3] who watches is told within a second when the link is revoked or its recording deleted', async () => {
  const end = (token: string) =>
    send(earshot.app, recordingShares.checkShared, { body: { token, wait_seconds: 20 } });
  const [revoked, deleted] = [await share(), await share()];
  const [first, second] = [end(revoked.token), end(deleted.token)];
  await wait(100);
  const took = await undisturbedMs(async () => {
    await send(earshot.app, recordingShares.revoke, { as: owner, body: { link_id: revoked.link_id } });
    expect((await first).status).toBe(404);
    await send(earshot.app, recordings.remove, { as: owner, body: { session_id: sessionId } });
    expect((await second).status).toBe(404);
  });
  expect(took).toBeLessThan(1000);
});

test('a link’s secret is 256 random bits; its hash is all that is kept, and no log tells it', async () => {
  const { token } = await share();
  await read(token);
  await bytesOf(token);
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(log.filter((line) => line.includes(token))).toEqual([]);
  const { rows } = await sql<{ row: string }>`select s::text as row from recording_secret s`.execute(
    earshot.database.app,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
});

test('links of a recording tell who made them, what they show and how often they were opened', async () => {
  const { token } = await share({ from: at(5), to: at(500), days: 365, parts: { network: true } });
  for (let n = 0; n < 3; n++) await read(token);
  expect(await links()).toMatchObject([
    {
      ...{ from: at(5), to: at(90), opened_count: 3 },
      parts: { person: false, metadata: false, console: false, network: true },
      last_opened_at: new Date(earshot.clock.now()).toISOString(),
      expires_at: new Date(earshot.clock.now() + 365 * dayMs).toISOString(),
    },
  ]);
});

test('a part outside of the recording, half a part, and more than a year are refused', async () => {
  const refusal = async (about: Shared) =>
    (await send(earshot.app, recordingShares.share, { as: owner, body: { session_id: sessionId, ...about } }))
      .problem;
  expect(await refusal({ from: at(900), to: at(901) })).toMatchObject({ status: 400 });
  expect((await refusal({ from: at(5) })).detail).toContain('The end must be after the start');
  expect(await refusal({ from: at(6), to: at(5) })).toMatchObject({ status: 400 });
  expect((await refusal({ days: 366 })).detail).toContain('days');
});

test('[PLAY-3] calls with links’ secrets are limited by address', async () => {
  const from = newAddress();
  const token = 'y'.repeat(43);
  const statuses = new Set<number>();
  for (let n = 0; n <= 600; n++)
    statuses.add((await send(earshot.app, recordingShares.checkShared, { body: { token }, from })).status);
  expect([...statuses]).toEqual([404, 429]);
});

type Saved = Omit<CallBody<typeof recordingShares.save>, 'session_id'>;
const saved = async (about: Saved) => {
  const { reply } = await send(earshot.app, recordingShares.save, {
    as: owner,
    body: { session_id: sessionId, ...about },
  });
  const open = () => earshot.app.inject({ url: reply.path, remoteAddress: newAddress() });
  return { first: await open(), second: await open() };
};

test('[PLAY-3] a recording is saved as lines of JSON, once for each ticket, with no more than is asked for', async () => {
  const { first, second } = await saved({
    form: 'jsonl',
    from: at(20),
    to: at(30),
    parts: { console: true },
  });
  expect(first.headers['content-type']).toBe('application/x-ndjson');
  expect(first.headers['content-disposition']).toMatch(/filename="session-[-0-9T]+\.jsonl"/);
  expect(second.statusCode).toBe(404);
  const events = first.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { tab: string; type: number; timestamp: number });
  expect(
    events.every(({ tab, timestamp }) => tab === tabId && timestamp >= at(20) && timestamp <= at(30)),
  ).toBe(true);
  expect(events.map(({ type }) => type).slice(0, 2)).toEqual([4, 2]);
  expect(first.body).toContain('a line of the console');
  for (const outside of ['Ada', '4.2.1', 'api/cart', 'Last page']) expect(first.body).not.toContain(outside);
});

test('[PLAY-3] [PLAY-4] feedback is given away when it is ticked, without names and personal data, as far as its part goes', async () => {
  await send(earshot.app, feedback.addFeedback, {
    as: owner,
    body: {
      source: { name: 'Desk' },
      items: [
        {
          text: 'Ada Lovelace here, write to ada@shop.test: my basket is empty. Adamant, your Ada',
          author: { name: 'Ada Lovelace', email: 'ada@shop.test' },
          said_at: new Date(at(25)).toISOString(),
        },
      ],
    },
  });
  const saidBy = async (about: Shared) => {
    const { token, link_id: id } = await share(about);
    const { reply } = await read(token);
    const said = reply.moments.filter(({ kind }) => kind === 'feedback');
    return { token, id, said: said.map(({ at: when, label }) => [when, label]) };
  };
  const text = '[name] here, write to [e-mail]: my basket is empty. Adamant, your [name]';
  const whole = await saidBy({ parts: { feedback: true } });
  expect(whole.said).toEqual([[at(25), text]]);
  expect((await saidBy({})).said).toEqual([]);
  expect((await saidBy({ parts: { feedback: true }, from: at(30), to: at(60) })).said).toEqual([]);
  expect((await links()).find(({ link_id: id }) => id === whole.id)?.parts.feedback).toBe(true);
  await send(earshot.app, recordingShares.revoke, { as: owner, body: { link_id: whole.id } });
  expect((await read(whole.token)).status).toBe(404);
});

test('the page of a saved recording holds data alone: what was recorded ends no block of it', async () => {
  const facts = cutRecording(
    {
      ...(await send(earshot.app, recordings.get, { as: owner, body: { session_id: sessionId } })).reply,
      moments: [
        {
          at: at(1),
          tab_id: tabId,
          kind: 'custom',
          label: '</script><script>alert(1)</script>',
          value: null,
        },
      ],
    },
    { from: at(0), to: at(90), parts: { person: false, metadata: false, console: false, network: false } },
    sessionId,
  );
  const page = { before: '<body>', after: '</body>' };
  const chunk = aChunk(aSnapshot(at(0)), { tabId });
  const style = `/r-assets/${'a'.repeat(64)}`;
  const bytes = new TextEncoder().encode('p { color: red } /* </script><script>alert(1)</script> */');
  const source = {
    parts: once({ chunks: chunk.bytes, used: ['a'.repeat(64)] }),
    kept: (addresses: string[]) =>
      Promise.resolve(
        Buffer.concat(addresses.map((address) => encodeAsset({ address, type: 'text/css', bytes }))),
      ),
  };
  const parts: string[] = [];
  for await (const part of pageOf(page, facts, source)) parts.push(part);
  const html = parts.join('');
  expect(html.match(/<script/g)).toHaveLength(3);
  expect(html.match(/<\/script/g)).toHaveLength(3);
  const [, sheet = ''] = new RegExp(`data-asset="${style}" data-type="text/css">([^<]+)<`).exec(html) ?? [];
  expect(Buffer.from(sheet, 'base64').equals(bytes)).toBe(true);
  const [, kept = ''] = /data-seq="0">([^<]+)</.exec(html) ?? [];
  expect(Buffer.from(kept, 'base64').equals(chunk.bytes)).toBe(true);
});

async function* once(part: CutPart) {
  yield await Promise.resolve(part);
}

test('clips are kept with a recording and deleted with it', async () => {
  const clip = (name: string, from: number, to: number) =>
    send(earshot.app, recordingShares.createClip, {
      as: owner,
      body: { session_id: sessionId, name, from: at(from), to: at(to) },
    });
  const later = (await clip('Later', 60, 900)).reply;
  const sooner = (await clip('Sooner', 5, 10)).reply;
  expect([later.from, later.to]).toEqual([at(60), at(90)]);
  const list = () =>
    send(earshot.app, recordingShares.listClips, { as: owner, body: { session_id: sessionId } });
  expect((await list()).reply.clips.map(({ name }) => name)).toEqual(['Sooner', 'Later']);
  await send(earshot.app, recordingShares.removeClip, { as: owner, body: { clip_id: sooner.clip_id } });
  expect((await list()).reply.clips).toEqual([later]);
  await send(earshot.app, recordings.remove, { as: owner, body: { session_id: sessionId } });
  expect((await list()).status).toBe(404);
  const again = { clip_id: later.clip_id };
  expect((await send(earshot.app, recordingShares.removeClip, { as: owner, body: again })).status).toBe(404);
});

test('secrets that open nothing any more are forgotten', async () => {
  await share({ days: 1 });
  earshot.clock.advance({ days: 2 });
  await forgetExpiredSecrets(earshot.deps);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from recording_secret where expires_at < ${new Date(earshot.clock.now()).toISOString()}`.execute(
    earshot.database.app,
  );
  expect(rows).toEqual([{ n: 0 }]);
});

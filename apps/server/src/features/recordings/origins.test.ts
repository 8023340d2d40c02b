import { recordingAssets } from '@earshot/contracts/recording-assets';
import type { Site } from '@earshot/contracts/recordings';
import { recordings } from '@earshot/contracts/recordings';
import { siteOriginsMax } from '@earshot/contracts/recordings/site-origins';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../testing/chunks.ts';
import type { Person } from '../../testing/people.ts';
import { invite, newAddress, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

let earshot: TestApp;
let owner: Person;
let site: Site;

beforeAll(async () => {
  earshot = await testApp();
  owner = await signUp(earshot);
});
beforeEach(async () => {
  site = await createSite('Shop');
});
afterAll(() => earshot.stop());

const createSite = async (name: string) =>
  (await send(earshot.app, recordings.createSite, { as: owner, body: { name } })).reply;
const now = () => earshot.clock.now();

/** As a page of this origin sends it; without one as a native app does. */
async function ask(path: string, origin?: string, { payload, more = '', key = site.key }: Asked = {}) {
  const answer = await earshot.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `${path}?key=${key}${more}`,
    headers: { ...(payload !== undefined && { 'content-type': 'text/plain' }), ...(origin && { origin }) },
    remoteAddress: newAddress(),
    ...(payload !== undefined && { payload }),
  });
  return {
    status: answer.statusCode,
    code: answer.json<{ code?: string }>().code,
    allowOrigin: answer.headers['access-control-allow-origin'],
    vary: answer.headers.vary,
  };
}
interface Asked {
  payload?: Buffer | string;
  more?: string;
  key?: string;
}
const offer = (origin?: string, bytes = aChunk(aSnapshot(now())).bytes) =>
  ask(recordings.sendChunk.path, origin, { payload: bytes });
const settings = (origin?: string) => ask(recordings.recorderSettings.path, origin);
const statuses = async (...origins: (string | undefined)[]) =>
  (await Promise.all(origins.map((origin) => offer(origin)))).map(({ status }) => status);

async function decide(
  decided: { allowed?: string[]; refused?: string[]; learns?: boolean },
  { as = owner, of = site.site_id } = {},
) {
  const body = { site_id: of, allowed: [], refused: [], learns: false, ...decided };
  const answer = await send(earshot.app, recordings.setSiteOrigins, { as, body });
  // What is known of a site is kept for two seconds.
  earshot.clock.advance({ seconds: 3 });
  return answer;
}
const originsNow = async () => {
  const { sites } = (await send(earshot.app, recordings.listSites, { as: owner, body: {} })).reply;
  const found = sites.find(({ site_id: id }) => id === site.site_id);
  return found?.origins.map(({ origin, state, refused_count: count }) => [origin, state, count]);
};

test('a new site learns the origins that it sees, and goes on taking them until somebody decides', async () => {
  expect(site).toMatchObject({ origins: [], learns_origins: true });
  expect(await statuses('https://shop.test', 'https://www.shop.test', 'https://shop.test')).toEqual([
    200, 200, 200,
  ]);
  earshot.clock.advance({ seconds: 3 });
  expect((await settings('https://evil.test')).status).toBe(200);
  expect(await originsNow()).toEqual([
    ['https://shop.test', 'learnt', 0],
    ['https://www.shop.test', 'learnt', 0],
    ['https://evil.test', 'learnt', 0],
  ]);
  const { reply } = await decide({ allowed: ['https://shop.test'], refused: ['https://evil.test'] });
  expect(reply).toMatchObject({ learns_origins: false });
  expect(await statuses('https://shop.test', 'https://www.shop.test')).toEqual([200, 200]);
  expect(await offer('https://evil.test')).toMatchObject({ status: 403, code: 'origin_refused' });
  expect(await offer('https://new.test')).toMatchObject({ status: 403, code: 'origin_refused' });
});

test('what is refused is counted by origin, with the time of the last, and stores nothing', async () => {
  await decide({ allowed: ['https://shop.test'] });
  const { header, bytes } = aChunk(aSnapshot(now()));
  await offer('https://copied.test', bytes);
  await settings('https://copied.test');
  await offer('https://other.test');
  expect((await originsNow())?.sort()).toEqual([
    ['https://copied.test', 'unknown', 2],
    ['https://other.test', 'unknown', 1],
    ['https://shop.test', 'allowed', 0],
  ]);
  earshot.clock.advance({ minutes: 5 });
  await offer('https://copied.test');
  const { sites } = (await send(earshot.app, recordings.listSites, { as: owner, body: {} })).reply;
  const copied = sites
    .find(({ site_id: id }) => id === site.site_id)
    ?.origins.find(({ origin }) => origin === 'https://copied.test');
  expect(copied).toMatchObject({ refused_count: 3, last_refused_at: new Date(now()).toISOString() });
  const stored = await send(earshot.app, recordings.get, {
    as: owner,
    body: { session_id: header.recordingId },
  });
  expect(stored.status).toBe(404);
  await decide({ allowed: ['https://shop.test', 'https://copied.test'] });
  expect(await offer('https://copied.test')).toMatchObject({ status: 200 });
});

test('a wildcard means what is below its domain; one origin that was refused is none of it', async () => {
  await decide({ allowed: ['https://*.shop.test'], refused: ['https://old.shop.test'] });
  expect(
    await statuses(
      ...['https://www.shop.test', 'https://a.b.shop.test', 'https://old.shop.test', 'https://shop.test'],
      ...[
        'http://www.shop.test',
        'https://www.shop.test:8443',
        'https://www.shop.test.evil.test',
        'https://evilshop.test',
      ],
    ),
  ).toEqual([200, 200, 403, 403, 403, 403, 403, 403]);
});

test('pages without an origin are refused unless they are chosen, also while a site learns', async () => {
  expect(await statuses('null', 'not an origin')).toEqual([403, 403]);
  await decide({ allowed: ['null'], learns: true });
  expect(await statuses('null', 'https://shop.test')).toEqual([200, 200]);
});

test('a request that names no origin is taken, as native apps and pages of the same origin send it', async () => {
  await decide({ allowed: ['https://shop.test'] });
  expect((await offer()).status).toBe(200);
  expect((await settings()).status).toBe(200);
});

test('answers name the origin that may read them, and a refusal is one that the page may read', async () => {
  await decide({ allowed: ['https://shop.test'] });
  const [taken, refused] = [await offer('https://shop.test'), await offer('https://evil.test')];
  expect(taken).toMatchObject({ status: 200, allowOrigin: 'https://shop.test', vary: 'origin' });
  expect(refused).toMatchObject({ status: 403, allowOrigin: 'https://evil.test', vary: 'origin' });
  expect(await settings('https://evil.test')).toMatchObject({ status: 403, code: 'origin_refused' });
});

test('no more origins are learnt than a list holds, and a flood of names is counted together', async () => {
  for (let n = 0; n < siteOriginsMax; n += 1) await offer(`https://n${n}.test`);
  earshot.clock.advance({ seconds: 3 });
  expect(await statuses('https://one-more.test', 'https://n3.test')).toEqual([403, 200]);
  for (let n = 0; n < 70; n += 1) await settings(`https://flood${n}.test`);
  const origins = (await originsNow()) ?? [];
  expect(origins.filter(([, state]) => state === 'learnt')).toHaveLength(siteOriginsMax);
  expect(origins.filter(([, state]) => state === 'unknown')).toHaveLength(51);
  expect(origins.find(([origin]) => origin === '*')).toEqual(['*', 'unknown', 21]);
});

test('what is decided is an origin or a wildcard of one’s own, in one list alone, by an admin', async () => {
  const pointers = async (decided: Parameters<typeof decide>[0]) => {
    const { status, problem } = await decide(decided);
    return [status, problem.errors?.map(({ pointer }) => pointer)];
  };
  expect(await pointers({ allowed: ['https://shop.test/path'] })).toEqual([400, ['#/body/allowed/0']]);
  expect(await pointers({ allowed: ['https://a.test', 'https://*.co.uk'] })).toEqual([
    400,
    ['#/body/allowed/1'],
  ]);
  expect(await pointers({ allowed: ['https://a.test'], refused: ['https://A.test/'] })).toEqual([
    400,
    ['#/body/refused/0'],
  ]);
  const member = await invite(earshot, owner, 'member');
  expect((await decide({}, { as: member })).status).toBe(403);
  const stranger = await signUp(earshot);
  expect((await decide({}, { as: stranger })).status).toBe(404);
  expect(await originsNow()).toEqual([]);
});

test('the key of a second site of the workspace adds nothing to a recording of the first', async () => {
  const other = await createSite('Blog');
  const first = aChunk(aSnapshot(now()));
  const { recordingId, tabId } = first.header;
  const picture = Buffer.from('\x89PNG\r\n\x1a\n of the shop', 'latin1');
  const sha256 = createHash('sha256').update(picture).digest('hex');
  const assets = [{ address: 'https://shop.test/a.png', sha256, bytes: picture.length }];
  const told = JSON.stringify({ session_id: recordingId, assets });
  expect((await offer(undefined, first.bytes)).status).toBe(200);
  const by = (key: string) => ({
    chunk: (seq: number) => {
      const { bytes } = aChunk([anOwnEvent(now(), 'es:custom', { name: 'foreign' })], {
        recordingId,
        tabId,
        seq,
      });
      return ask(recordings.sendChunk.path, undefined, { payload: bytes, key });
    },
    tell: () => ask(recordingAssets.tell.path, undefined, { payload: told, key }),
    bytes: () =>
      ask(recordingAssets.send.path, undefined, {
        ...{ payload: picture, key, more: `&session_id=${recordingId}&sha256=${sha256}` },
      }),
  });
  expect(await by(other.key).chunk(1)).toMatchObject({ status: 410, code: 'recording_over' });
  expect((await by(other.key).tell()).status).toBe(200);
  expect((await by(other.key).bytes()).status).toBe(404);
  expect((await by(site.key).tell()).status).toBe(200);
  expect((await by(other.key).bytes()).status).toBe(404);
  expect((await by(site.key).bytes()).status).toBe(200);
  expect((await by(site.key).chunk(1)).status).toBe(200);
  // Together, too, when neither is there yet.
  const both = aChunk(aSnapshot(now()));
  const answers = await Promise.all(
    [site.key, other.key].map((key) =>
      ask(recordings.sendChunk.path, undefined, { payload: both.bytes, key }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  const counted = await inWorkspace(earshot.database, owner.workspaceId, (tx) =>
    tx
      .selectFrom('recordingChunk')
      .select('seq')
      .where('workspaceId', '=', owner.workspaceId)
      .where('recordingId', '=', recordingId)
      .execute(),
  );
  expect(counted).toHaveLength(2);
});

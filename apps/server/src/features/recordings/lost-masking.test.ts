import { dayMs } from '@earshot/contracts/durations';
import { operatorServer } from '@earshot/contracts/operator-server';
import type { Site } from '@earshot/contracts/recordings';
import { recordings } from '@earshot/contracts/recordings';
import { chunksIn } from '@earshot/replay-format/chunk-run';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { BlobsUnavailable } from '../../platform/blobs/blob-store.ts';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { DrawnChunk } from '../../testing/chunks.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../testing/chunks.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import { offerChunk } from '../../testing/offer-chunk.ts';
import type { Person } from '../../testing/people.ts';
import { invite, logIn, makeOperator, newAddress, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { tablesWith } from '../../testing/stored-bytes.ts';
import { digestAll } from './digest/digest.service.ts';
import { holdRecordings, recordingsToRead } from './digest/digest.sql.ts';
import { maskAgain } from './lost-masking/mask-again.ts';
import { packRecording } from './packing/pack.service.ts';
import { removeBlobs } from './packing/removal.service.ts';

const signal = new AbortController().signal;
const secret = 'Salary 90000';
let earshot: JobApp;
let owner: Person;
let runner: Person;
let site: Site;

beforeAll(async () => {
  earshot = await jobApp(['recordings.digest', 'recordings.mend', 'recordings.remove_blobs']);
  runner = await signUp(earshot);
  await makeOperator(earshot, runner);
  owner = await signUp(earshot);
});
beforeEach(async () => {
  owner = await logIn(earshot, owner);
  runner = await logIn(earshot, runner);
  site = await concernedSite();
});
afterAll(() => earshot.stop());

/** A site as the migration leaves it that was there with stricter settings while the fault was. */
async function concernedSite(): Promise<Site> {
  const made = (await send(earshot.app, recordings.createSite, { as: owner, body: { name: 'Payroll' } }))
    .reply;
  const until = new Date(earshot.clock.now() + dayMs).toISOString();
  await earshot.database.ownerPool.query('alter table site no force row level security');
  await earshot.database.ownerPool.query(
    'update site set lost_masking_until = $1 where workspace_id = $2 and id = $3',
    [until, owner.workspaceId, made.site_id],
  );
  await earshot.database.ownerPool.query('alter table site force row level security');
  return made;
}

async function visit() {
  const at = earshot.clock.now();
  const first = aChunk([
    ...aSnapshot(at, secret),
    anOwnEvent(at, 'es:page', { url: 'https://pay.test/slip', title: secret, referrer: '' }),
    anOwnEvent(at, 'es:dead-click', { id: 4, label: secret }),
  ]);
  const { recordingId, tabId } = first.header;
  const change = { adds: [], removes: [], attributes: [], texts: [{ id: 5, value: `${secret} now` }] };
  const next = aChunk(
    [
      { type: 3, timestamp: at + 1000, data: { source: 0, ...change } },
      anOwnEvent(at + 2000, 'es:identify', { userId: 'u-1' }),
    ],
    { recordingId, tabId, seq: 1 },
  );
  for (const chunk of [first, next]) expect((await offer(chunk)).statusCode).toBe(200);
  await digestAll(earshot.jobDeps, owner.workspaceId, signal);
  return { id: recordingId, tabId, first, next };
}
const offer = ({ bytes }: DrawnChunk) => offerChunk(earshot, site.key, bytes);

async function textOf({ id, tabId }: { id: string; tabId: string }): Promise<string> {
  const answer = await earshot.app.inject({
    method: 'POST',
    url: recordings.getChunks.path,
    headers: owner.auth,
    remoteAddress: newAddress(),
    payload: { session_id: id, tab_id: tabId, from_seq: 0, to_seq: 9 },
  });
  return chunksIn(answer.rawPayload)
    .map(({ header, body }) => (header.isGzip ? gunzipSync(body) : Buffer.from(body)).toString())
    .join('');
}
const get = async (session_id: string) =>
  (await send(earshot.app, recordings.get, { as: owner, body: { session_id } })).reply;
const siteNow = async () =>
  (await send(earshot.app, recordings.listSites, { as: owner, body: {} })).reply.sites.find(
    ({ site_id: id }) => id === site.site_id,
  );
const mend = (how: 'mask' | 'delete', as = owner) =>
  send(earshot.app, recordings.mendRecordings, { as, body: { site_id: site.site_id, how } });
const traces = async () =>
  (await tablesWith(earshot.database, inject('testServer').superuser, [secret])).filter((place) =>
    place.startsWith('earshot.recording'),
  );

test('[REC-1] every text of concerned recordings is masked, packed or not, and what was read of them is read anew', async () => {
  const packed = await visit();
  earshot.clock.advance({ minutes: 31 });
  await packRecording(earshot.jobDeps, owner.workspaceId, packed.id, signal);
  const hot = await visit();
  expect(await textOf(packed)).toContain(secret);
  expect(await traces()).not.toEqual([]);
  expect(await siteNow()).toMatchObject({
    lost_masking: { recording_count: 2, masked_count: 0, is_asked: false },
  });
  expect((await mend('mask')).status).toBe(202);
  expect((await siteNow())?.lost_masking).toMatchObject({ is_asked: true });
  await earshot.runAllJobs();
  expect((await siteNow())?.lost_masking).toMatchObject({
    recording_count: 2,
    masked_count: 2,
    first_at: null,
  });
  for (const one of [packed, hot]) {
    expect(await textOf(one)).not.toMatch(/Salary|90000/);
    expect(await textOf(one)).toContain('••••••');
    const { recording, moments, chunks } = await get(one.id);
    expect(moments.map(({ kind, label }) => [kind, label])).toEqual([
      ['page', 'https://pay.test/••••'],
      ['dead_click', '•••••• •••••'],
      ['identify', 'u-1'],
    ]);
    expect(recording).toMatchObject({
      page_count: 1,
      dead_click_count: 1,
      seconds: 2,
      person: { id: 'u-1' },
    });
    expect(chunks).toHaveLength(2);
  }
  expect(await traces()).toEqual([]);
  earshot.clock.advance({ minutes: 31 });
  owner = await logIn(earshot, owner);
  for (const one of [packed, hot]) {
    await packRecording(earshot.jobDeps, owner.workspaceId, one.id, signal);
    expect(await textOf(one)).not.toMatch(/Salary|90000/);
  }
  await removeBlobs(earshot.jobDeps, signal);
  const names: string[] = [];
  for await (const name of earshot.jobDeps.packs.namesBefore(new Date(Date.now() + dayMs))) names.push(name);
  for (const name of names) {
    const bytes = Buffer.from(
      await earshot.jobDeps.packs.readRange(name, 0, (await earshot.jobDeps.packs.size(name)) ?? 0),
    );
    const texts = chunksIn(bytes).map(({ body }) => gunzipSync(body).toString());
    expect(texts.join('')).not.toContain(secret);
  }
});

test('[REC-1] a masking that is cut off half-way leaves the recording as it was', async () => {
  const one = await visit();
  earshot.clock.advance({ minutes: 31 });
  await packRecording(earshot.jobDeps, owner.workspaceId, one.id, signal);
  const before = [await textOf(one), await get(one.id)];
  const { packs } = earshot.jobDeps;
  let reads = 0;
  const failing = {
    ...{ put: packs.put.bind(packs), size: packs.size.bind(packs), delete: packs.delete.bind(packs) },
    ...{ withFile: packs.withFile.bind(packs), namesBefore: packs.namesBefore.bind(packs) },
    readRange: (name: string, from: number, length: number) =>
      (reads += 1) > 1
        ? Promise.reject(new BlobsUnavailable('The store went away'))
        : packs.readRange(name, from, length),
  };
  await expect(
    maskAgain({ ...earshot.jobDeps, packs: failing }, owner.workspaceId, one.id, signal),
  ).rejects.toThrow(BlobsUnavailable);
  expect(reads).toBe(2);
  expect([await textOf(one), await get(one.id)]).toEqual(before);
  await maskAgain(earshot.jobDeps, owner.workspaceId, one.id, signal);
  expect(await textOf(one)).not.toContain(secret);
});

test('[REC-1] a packing that began before does not bring back what was masked', async () => {
  const one = await visit();
  earshot.clock.advance({ minutes: 31 });
  const { packs } = earshot.jobDeps;
  const slow = {
    ...{
      readRange: packs.readRange.bind(packs),
      size: packs.size.bind(packs),
      delete: packs.delete.bind(packs),
    },
    ...{ withFile: packs.withFile.bind(packs), namesBefore: packs.namesBefore.bind(packs) },
    put: async (name: string, bytes: Parameters<typeof packs.put>[1]) => {
      const written = await packs.put(name, bytes);
      await maskAgain(earshot.jobDeps, owner.workspaceId, one.id, signal);
      return written;
    },
  };
  await packRecording({ ...earshot.jobDeps, packs: slow }, owner.workspaceId, one.id, signal);
  expect(await textOf(one)).not.toContain(secret);
});

test('[REC-1] what a reading took before a recording was masked is not noted after', async () => {
  const one = await visit();
  const { database } = earshot;
  const { workspaceId } = owner;
  const toRead = await inWorkspace(database, workspaceId, (tx) =>
    recordingsToRead(tx, workspaceId, [one.id]),
  );
  const held = () => inWorkspace(database, workspaceId, (tx) => holdRecordings(tx, workspaceId, toRead));
  expect(await held()).toEqual([one.id]);
  await maskAgain(earshot.jobDeps, workspaceId, one.id, signal);
  expect(await held()).toEqual([]);
});

test('concerned recordings are deleted when that is asked for; those that came later stay', async () => {
  const old = await visit();
  earshot.clock.advance({ hours: 25 });
  owner = await logIn(earshot, owner);
  const later = await visit();
  expect((await siteNow())?.lost_masking).toMatchObject({ recording_count: 1 });
  expect((await mend('delete')).status).toBe(202);
  await earshot.runAllJobs();
  const status = async (session_id: string) =>
    (await send(earshot.app, recordings.get, { as: owner, body: { session_id } })).status;
  expect([await status(old.id), await status(later.id)]).toEqual([404, 200]);
  expect((await siteNow())?.lost_masking).toBeNull();
});

test('an operator sees the sites of all workspaces and how many recordings are concerned, and nothing of what they show', async () => {
  const one = await visit();
  const { sites } = (await send(earshot.app, operatorServer.listConcernedSites, { as: runner })).reply;
  const found = sites.find(({ site_id: id }) => id === site.site_id);
  expect(found).toMatchObject({
    ...{
      workspace_id: owner.workspaceId,
      site_name: 'Payroll',
      recording_count: 1,
      masked_count: 0,
      is_asked: false,
    },
    first_at: (await get(one.id)).recording.started_at,
  });
  const body = { workspace_id: owner.workspaceId, site_id: site.site_id, how: 'mask' as const };
  expect((await send(earshot.app, operatorServer.mendRecordings, { as: owner, body })).status).toBe(404);
  expect((await send(earshot.app, operatorServer.mendRecordings, { as: runner, body })).status).toBe(200);
  await earshot.runAllJobs();
  expect(await textOf(one)).not.toContain(secret);
});

test('who may not decide, and sites that are not concerned, change nothing', async () => {
  await visit();
  const member = await invite(earshot, owner, 'member');
  expect((await mend('delete', member)).status).toBe(403);
  const fresh = (await send(earshot.app, recordings.createSite, { as: owner, body: { name: 'New' } })).reply;
  expect(fresh.lost_masking).toBeNull();
  const body = { site_id: fresh.site_id, how: 'mask' as const };
  expect((await send(earshot.app, recordings.mendRecordings, { as: owner, body })).status).toBe(404);
});

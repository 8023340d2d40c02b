import { recordingAssets } from '@earshot/contracts/recording-assets';
import { recordings } from '@earshot/contracts/recordings';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inWorkspace } from '../../platform/database/workspace-transaction.ts';
import type { DrawnChunk } from '../../testing/chunks.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../testing/chunks.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import { offerChunk } from '../../testing/offer-chunk.ts';
import type { Person } from '../../testing/people.ts';
import { invite, logIn, newAddress, signUp } from '../../testing/people.ts';
import { sellingEnvironment } from '../../testing/stand-ins/paypal-server.ts';
import { planUsed, usePlan } from '../../testing/plans.ts';
import { send } from '../../testing/send.ts';
import { tablesWith } from '../../testing/stored-bytes.ts';
import { digest, digestAll } from './digest/digest.service.ts';
import { forgetErased } from './erasure/erasure.service.ts';
import { packRecording } from './packing/pack.service.ts';
import { deleteOldRecordings } from './retention.service.ts';

const signal = new AbortController().signal;
let earshot: JobApp;
let owner: Person;
let key: string;

beforeAll(async () => {
  earshot = await jobApp(['recordings.digest'], { environment: sellingEnvironment() });
  owner = await signUp(earshot);
  key = (await send(earshot.app, recordings.createSite, { as: owner, body: { name: 'Shop' } })).reply.key;
});
afterAll(() => earshot.stop());

const now = () => earshot.clock.now();
const offer = async ({ bytes }: DrawnChunk) => {
  const answer = await offerChunk(earshot, key, bytes);
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
};
const over = { status: 410, code: 'recording_over' };

/** A visit of two chunks; who is there when somebody is named. */
function visit(person?: object) {
  const at = now();
  const first = aChunk([...aSnapshot(at), ...(person ? [anOwnEvent(at, 'es:identify', person)] : [])]);
  const { recordingId, tabId } = first.header;
  const next = (seq: number) =>
    aChunk([anOwnEvent(at + seq * 1000, 'es:custom', { name: `step ${seq}` })], { recordingId, tabId, seq });
  return { id: recordingId, first, next };
}
async function stored(person?: object) {
  const one = visit(person);
  expect((await offer(one.first)).status).toBe(200);
  await digest(earshot, owner.workspaceId, one.id, signal);
  return one;
}
const remove = (session_id: string) =>
  send(earshot.app, recordings.remove, { as: owner, body: { session_id } });
const erase = (person_id: string, as = owner) =>
  send(earshot.app, recordings.erasePerson, { as, body: { person_id } });
const isThere = async (session_id: string) =>
  (await send(earshot.app, recordings.get, { as: owner, body: { session_id } })).status === 200;
const traces = async (...needles: string[]) =>
  (await tablesWith(earshot.database, inject('testServer').superuser, needles)).filter((place) =>
    place.startsWith('earshot.'),
  );
const remembered = (table: 'deletedRecording' | 'erasedPerson') =>
  inWorkspace(earshot.database, owner.workspaceId, (tx) =>
    tx.selectFrom(table).selectAll().where('workspaceId', '=', owner.workspaceId).execute(),
  );
async function daysPass(days: number) {
  earshot.clock.advance({ days });
  owner = await logIn(earshot, owner);
}

test('[REC-3] what is sent of a deleted recording within a day is answered with 410, and leaves nothing', async () => {
  const one = await stored();
  await remove(one.id);
  const answers = await Promise.all([one.first, one.next(1), one.next(2), one.first].map(offer));
  expect(answers).toEqual([over, over, over, over]);
  expect(await isThere(one.id)).toBe(false);
  expect(await traces(one.id)).toEqual([`earshot.deleted_recording: ${one.id}`]);
  earshot.clock.advance({ hours: 23 });
  expect(await offer(one.next(3))).toEqual(over);
  const other = visit();
  expect((await offer(other.first)).status).toBe(200);
});

test('[REC-3] jobs that were asked for before and what a page tells of its pictures bring nothing back', async () => {
  const one = await stored();
  await remove(one.id);
  await digest(earshot, owner.workspaceId, one.id, signal);
  await digestAll(earshot.jobDeps, owner.workspaceId, signal);
  await packRecording(earshot.jobDeps, owner.workspaceId, one.id, signal);
  const picture = Buffer.from('\x89PNG\r\n\x1a\n picture', 'latin1');
  const sha256 = createHash('sha256').update(picture).digest('hex');
  const post = (path: string, more: string, payload: Buffer | string) =>
    earshot.app.inject({
      method: 'POST',
      url: `${path}?key=${key}${more}`,
      headers: { 'content-type': 'text/plain' },
      remoteAddress: newAddress(),
      payload,
    });
  const address = 'https://shop.test/a.png';
  const assets = [{ address, sha256, bytes: picture.length }];
  const told = await post(recordingAssets.tell.path, '', JSON.stringify({ session_id: one.id, assets }));
  expect(told.json()).toEqual({ is_recorded: false, wanted: [] });
  const sent = await post(recordingAssets.send.path, `&session_id=${one.id}&sha256=${sha256}`, picture);
  expect(sent.statusCode).toBe(404);
  expect(await traces(one.id, sha256)).toEqual([`earshot.deleted_recording: ${one.id}`]);
});

test('[REC-3] what retention deletes does not come back either, and the memory of it ends after a day', async () => {
  const one = await stored();
  await daysPass(31);
  await deleteOldRecordings(earshot.jobDeps, signal);
  expect(await isThere(one.id)).toBe(false);
  expect(await offer(one.next(1))).toEqual(over);
  await forgetErased(earshot.jobDeps, owner.workspaceId);
  expect((await remembered('deletedRecording')).map(({ id }) => id)).toContain(one.id);
  await daysPass(1.01);
  await forgetErased(earshot.jobDeps, owner.workspaceId);
  expect(await remembered('deletedRecording')).toEqual([]);
});

test('[REC-3] a deleted recording takes no room in the plan when it is sent again, and a full plan answers 410 too', async () => {
  await usePlan(earshot, owner, 'recorded_sessions', 998);
  const one = await stored();
  await remove(one.id);
  expect(await offer(one.next(1))).toEqual(over);
  expect(await planUsed(earshot, owner)).toMatchObject({ recordedSessions: 999 });
  await stored();
  expect(await offer(one.next(1))).toEqual(over);
  expect((await offer(visit().first)).status).toBe(402);
  await usePlan(earshot, owner, 'recorded_sessions', 0);
});

test('[REC-3] erasing a person deletes their recordings, and for a day all that names them again', async () => {
  const ana = { userId: 'u-ana', email: 'Ana@shop.test', name: 'Ana' };
  const [known, bob] = [await stored(ana), await stored({ userId: 'u-bob' })];
  const both = visit({ userId: 'u-ana' });
  const later = aChunk([anOwnEvent(now() + 500, 'es:identify', { userId: 'u-bob' })], {
    ...{ recordingId: both.id, tabId: both.first.header.tabId, seq: 1 },
  });
  await offer(both.first);
  await offer(later);
  await digest(earshot, owner.workspaceId, both.id, signal);
  const unread = visit(ana);
  await offer(unread.first);

  const { reply } = await erase('u-ana');
  expect(reply).toEqual({ deleted_count: 2 });
  expect(await isThere(known.id)).toBe(false);
  expect(await isThere(both.id)).toBe(false);
  expect(await offer(known.next(1))).toEqual(over);
  await digestAll(earshot.jobDeps, owner.workspaceId, signal);
  expect(await isThere(unread.id)).toBe(false);
  expect(await offer(unread.next(1))).toEqual(over);

  earshot.clock.advance({ hours: 23 });
  const offline = visit(ana);
  expect((await offer(offline.first)).status).toBe(200);
  await digest(earshot, owner.workspaceId, offline.id, signal);
  expect(await isThere(offline.id)).toBe(false);
  expect(await offer(offline.next(1))).toEqual(over);
  expect(await traces('u-ana', 'ana@shop.test')).toEqual([]);
  expect(await isThere(bob.id)).toBe(true);

  owner = await logIn(earshot, owner);
  await daysPass(1);
  const returned = await stored(ana);
  expect(await isThere(returned.id)).toBe(true);
  await forgetErased(earshot.jobDeps, owner.workspaceId);
  expect(await remembered('erasedPerson')).toEqual([]);
});

test('[REC-3] a person is erased by the address too, letter case aside, by an admin of the workspace alone', async () => {
  const one = await stored({ userId: 'u-cy', email: 'Cy@Shop.test' });
  const member = await invite(earshot, owner, 'member');
  expect((await erase('cy@shop.test', member)).status).toBe(403);
  const stranger = await signUp(earshot);
  expect((await erase('cy@shop.test', stranger)).reply).toEqual({ deleted_count: 0 });
  expect(await isThere(one.id)).toBe(true);
  expect((await erase('CY@shop.test')).reply).toEqual({ deleted_count: 1 });
  expect(await isThere(one.id)).toBe(false);
});

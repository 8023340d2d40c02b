import { recordings } from '@earshot/contracts/recordings';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../testing/chunks.ts';
import { offerChunk } from '../../testing/offer-chunk.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { digest } from './digest/digest.service.ts';

let earshot: TestApp;
let owner: Person;
let key: string;
let secret: string;

beforeAll(async () => {
  earshot = await testApp();
  owner = await signUp(earshot);
  key = (await send(earshot.app, recordings.createSite, { as: owner, body: { name: 'Shop' } })).reply.key;
});
afterAll(() => earshot.stop());

const renew = () => send(earshot.app, recordings.renewIdentitySecret, { as: owner, body: { site_id: 1 } });
const signed = (text: string, by = secret) => createHmac('sha256', by).update(text).digest('hex');

/** A visit in which the page says who is there, each time with these words. */
async function visit(...said: object[]) {
  const at = earshot.clock.now();
  const events = said.map((identity, nth) => anOwnEvent(at + nth, 'es:identify', identity));
  const { header, bytes } = aChunk([...aSnapshot(at), ...events]);
  const answer = await offerChunk(earshot, key, bytes);
  expect(answer.statusCode).toBe(200);
  await digest(earshot, owner.workspaceId, header.recordingId, new AbortController().signal);
  return header.recordingId;
}

async function personOf(session_id: string) {
  const { reply } = await send(earshot.app, recordings.get, { as: owner, body: { session_id } });
  return reply.recording.person;
}

test('without a secret nobody is verified', async () => {
  const signature = createHmac('sha256', '').update('u-1').digest('hex');
  expect(await personOf(await visit({ userId: 'u-1', signature }))).toMatchObject({ is_verified: false });
});

test('the secret is told once, and the site says since when it has one', async () => {
  const { status, reply } = await renew();
  expect(status).toBe(201);
  secret = reply.secret;
  expect(secret).toMatch(/^[\w-]{43}$/);
  const listed = await send(earshot.app, recordings.listSites, { as: owner, body: {} });
  expect(listed.reply.sites[0]?.identity_secret_since).toBe(new Date(earshot.clock.now()).toISOString());
  expect(JSON.stringify(listed.reply)).not.toContain(secret);
  const viewer = await signUp(earshot);
  expect(
    await send(earshot.app, recordings.renewIdentitySecret, { as: viewer, body: { site_id: 1 } }),
  ).toMatchObject({ status: 404 });
});

test('a person is verified by a signature of the id, and of the address when one is told', async () => {
  const cases: [identity: object, isVerified: boolean][] = [
    [{ userId: 'u-7', signature: signed('u-7') }, true],
    [{ userId: 'u-7', name: 'Ana', account: 'Acme', signature: signed('u-7').toUpperCase() }, true],
    [{ userId: 'u-7', email: 'ana@shop.test', signature: signed('u-7\nana@shop.test') }, true],
    [{ userId: 'u-7' }, false],
    [{ userId: 'u-7', signature: 'no signature' }, false],
    [{ userId: 'u-8', signature: signed('u-7') }, false],
    [{ userId: 'u-7', signature: signed('u-7', 'another secret') }, false],
    [{ userId: 'u-7', email: 'boss@shop.test', signature: signed('u-7') }, false],
    [{ userId: 'u-7', email: 'boss@shop.test', signature: signed('u-7\nana@shop.test') }, false],
    [{ userId: 'u-7\nana@shop.test', signature: signed('u-7\nana@shop.test') }, false],
  ];
  for (const [identity, isVerified] of cases) {
    expect(await personOf(await visit(identity)), JSON.stringify(identity)).toMatchObject({
      is_verified: isVerified,
    });
  }
});

test('of several identities the last holds, signed or not', async () => {
  const ana = { userId: 'u-7', signature: signed('u-7') };
  expect(await personOf(await visit({ userId: 'u-9' }, ana))).toMatchObject({ id: 'u-7', is_verified: true });
  expect(await personOf(await visit(ana, { userId: 'u-9' }))).toMatchObject({
    id: 'u-9',
    is_verified: false,
  });
});

test('a new secret ends the one before, and who was verified stays so', async () => {
  const before = { userId: 'u-7', signature: signed('u-7') };
  const verified = await visit(before);
  secret = (await renew()).reply.secret;
  expect(await personOf(await visit(before))).toMatchObject({ is_verified: false });
  expect(await personOf(await visit({ userId: 'u-7', signature: signed('u-7') }))).toMatchObject({
    is_verified: true,
  });
  await digest(earshot, owner.workspaceId, verified, new AbortController().signal);
  expect(await personOf(verified)).toMatchObject({ is_verified: true });
});

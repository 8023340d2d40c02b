import { feedback } from '@earshot/contracts/feedback';
import { feedbackMoments } from '@earshot/contracts/feedback-moments';
import type { Site } from '@earshot/contracts/recordings';
import { recordings } from '@earshot/contracts/recordings';
import { rateLimits } from '@earshot/contracts/call/rate-limits';
import { sources } from '@earshot/contracts/sources';
import { widget } from '@earshot/contracts/widget';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { testApp } from '../../../testing/app.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../../testing/chunks.ts';
import type { Person } from '../../../testing/people.ts';
import { invite, newAddress, signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';
import { digest } from '../digest/digest.service.ts';

let earshot: TestApp;
let owner: Person;
let site: Site;
let sites = 0;

beforeAll(async () => {
  earshot = await testApp();
  owner = await signUp(earshot);
});
beforeEach(async () => {
  site = await newSite(owner);
  await switchWidget(true);
});
afterAll(() => earshot.stop());

const newSite = async (as: Person) =>
  (await send(earshot.app, recordings.createSite, { as, body: { name: `Shop ${(sites += 1)}` } })).reply;
async function switchWidget(isOn: boolean, as = owner) {
  const answer = await send(earshot.app, recordings.updateSite, {
    as,
    body: { site_id: site.site_id, feedback_widget: isOn },
  });
  // What is known of a site is kept for two seconds.
  earshot.clock.advance({ seconds: 3 });
  return answer;
}

const aPost = (more: object = {}) => ({
  id: randomUUID(),
  text: 'The cart lost what I put in',
  page: 'https://shop.test/cart?token=abc#top',
  open_ms: 5000,
  age_ms: 0,
  ...more,
});

interface How {
  key?: string;
  origin?: string;
  from?: string;
}
async function post(
  body: unknown,
  { key = site.key, origin = 'https://shop.test', from = newAddress() }: How = {},
) {
  const answer = await earshot.app.inject({
    method: 'POST',
    url: `${widget.send.path}?key=${key}`,
    headers: { 'content-type': 'text/plain', origin },
    remoteAddress: from,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { code, errors } = answer.json<{ code?: string; errors?: { pointer: string }[] }>();
  return {
    status: answer.statusCode,
    code,
    field: errors?.[0]?.pointer,
    allowOrigin: answer.headers['access-control-allow-origin'],
  };
}

async function stored(as = owner) {
  const { reply } = await send(earshot.app, sources.list, { as });
  const source = reply.sources.find(({ name }) => name === `Widget: ${site.name}`);
  if (!source) return [];
  const found = await send(earshot.app, feedback.getFeedback, {
    as,
    body: { filters: { source_ids: [source.source_id] } },
  });
  return found.reply.results;
}
const detailOf = async (id: number) =>
  (await send(earshot.app, feedback.getItem, { as: owner, query: { review_id: id } })).reply;

test('the widget is off at first, and only admins switch it', async () => {
  await switchWidget(false);
  expect(await post(aPost())).toMatchObject({ status: 403, code: 'not_allowed' });
  const member = await invite(earshot, owner, 'member');
  expect((await switchWidget(true, member)).status).toBe(403);
  expect((await newSite(owner)).settings.feedback_widget).toBe(false);
  expect(await stored()).toEqual([]);
});

test('the switch leaves the masking as it is, and a change of settings the switch and what it does not name', async () => {
  const update = async (body: object) =>
    (await send(earshot.app, recordings.updateSite, { as: owner, body: { site_id: site.site_id, ...body } }))
      .reply.settings;
  const masks = { mask_all_text: true, mask_selectors: ['.salary'], block_selectors: ['.chat'] };
  const masked = await update({ settings: masks });
  expect(masked).toEqual({ ...site.settings, ...masks, feedback_widget: true });
  expect(await update({ feedback_widget: false })).toEqual({ ...masked, feedback_widget: false });
  expect(await update({ settings: { feedback_widget: true } })).toEqual({
    ...masked,
    feedback_widget: false,
  });
  expect(await update({ settings: { mask_all_text: false } })).toEqual({
    ...masked,
    mask_all_text: false,
    feedback_widget: false,
  });
});

test('what a visitor writes is feedback with rating, page and email, under a source of the site', async () => {
  const answer = await post(aPost({ rating: 2, email: 'Ada@Shop.test' }));
  expect(answer).toMatchObject({ status: 201, allowOrigin: 'https://shop.test' });
  const [item] = await stored();
  expect(item).toMatchObject({
    text: 'The cart lost what I put in',
    link: 'https://shop.test/cart',
    rating: { value: 2, min: 1, max: 5 },
    source_name: `Widget: ${site.name}`,
    said_at: new Date(earshot.clock.now()).toISOString(),
  });
  expect(item?.author).not.toBeNull();
});

test('the same post is stored once, also when it comes again later and twice at once', async () => {
  const one = aPost();
  expect((await Promise.all([post(one), post(one)])).map(({ status }) => status)).toEqual([201, 201]);
  const [before] = await stored();
  earshot.clock.advance({ minutes: 5 });
  expect((await post({ ...one, age_ms: 299_000 })).status).toBe(201);
  const after = await stored();
  expect(after).toHaveLength(1);
  expect(after[0]?.said_at).toBe(before?.said_at);
});

test('a post that waited is dated when it was written', async () => {
  await post(aPost({ age_ms: 3_600_000 }));
  const [item] = await stored();
  expect(item?.said_at).toBe(new Date(earshot.clock.now() - 3_600_000).toISOString());
});

test('bad input names the field', async () => {
  const fields = async (more: object) => {
    const { status, field } = await post(aPost(more));
    return [status, field];
  };
  expect(await fields({ text: '  ' })).toEqual([400, '#/body/text']);
  expect(await fields({ text: 'a'.repeat(5001) })).toEqual([400, '#/body/text']);
  expect(await fields({ rating: 6 })).toEqual([400, '#/body/rating']);
  expect(await fields({ email: 'nobody' })).toEqual([400, '#/body/email']);
  expect(await fields({ page: 'javascript:alert(1)' })).toEqual([400, '#/body/page']);
  expect(await fields({ id: '7' })).toEqual([400, '#/body/id']);
  expect(await fields({ session_id: 'x' })).toEqual([400, '#/body/session_id']);
  expect((await post('nothing')).status).toBe(400);
  expect((await post('x'.repeat(70_000))).status).toBe(413);
  expect(await stored()).toEqual([]);
});

test('programs that fill in every field, or send at once, are refused', async () => {
  expect((await post(aPost({ website: 'https://buy.test' }))).field).toBe('#/body/website');
  expect((await post(aPost({ open_ms: 200 }))).field).toBe('#/body/open_ms');
  expect(await stored()).toEqual([]);
});

test('an origin that the site refuses stores nothing, and neither does an unknown key', async () => {
  await send(earshot.app, recordings.setSiteOrigins, {
    as: owner,
    body: { site_id: site.site_id, allowed: ['https://shop.test'], refused: [], learns: false },
  });
  earshot.clock.advance({ seconds: 3 });
  expect(await post(aPost(), { origin: 'https://copy.test' })).toMatchObject({
    status: 403,
    code: 'origin_refused',
    allowOrigin: 'https://copy.test',
  });
  expect((await post(aPost(), { key: 'k'.repeat(20) })).status).toBe(404);
  expect((await post(aPost())).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});

test('a flood from one address is stopped, and one over many addresses of a site, too', async () => {
  const from = newAddress();
  const { max } = rateLimits.widget;
  const codes: number[] = [];
  for (let n = 0; n < max + 1; n += 1) codes.push((await post(aPost({ rating: 9 }), { from })).status);
  expect(codes).toEqual([...Array<number>(max).fill(400), 429]);
  const rest = Array<null>(rateLimits.widget_by_site.max - max).fill(null);
  for (const _one of rest) await post(aPost({ rating: 9 }));
  expect(await post(aPost())).toMatchObject({ status: 429, code: 'rate_limited' });
});

const begun = () => earshot.clock.now() - 60_000;
async function record(key: string, { workspaceId } = owner) {
  const visit = { recordingId: randomUUID(), tabId: randomBytes(8).toString('hex') };
  const told = anOwnEvent(begun() + 1, 'es:identify', { userId: 'u-9', name: 'Ada', email: 'ada@shop.test' });
  const events = [...aSnapshot(begun()), told, ...aSnapshot(begun() + 60_000)];
  const answer = await earshot.app.inject({
    method: 'POST',
    url: `${recordings.sendChunk.path}?key=${key}`,
    headers: { 'content-type': 'text/plain', origin: 'https://shop.test' },
    remoteAddress: newAddress(),
    payload: aChunk(events, { ...visit, seq: 0 }).bytes,
  });
  expect(answer.statusCode).toBe(200);
  await digest(earshot, workspaceId, visit.recordingId, new AbortController().signal);
  return visit.recordingId;
}

test('it leads to the moment of the session that it was written in, and has whom the page told the recorder', async () => {
  const sessionId = await record(site.key);
  await post(aPost({ session_id: sessionId }));
  const [item] = await stored();
  const id = item?.review_id ?? 0;
  expect(await detailOf(id)).toMatchObject({ author: { name: 'Ada' }, fields: { session_id: sessionId } });
  const { reply } = await send(earshot.app, feedbackMoments.findMoment, {
    as: owner,
    body: { review_id: id },
  });
  expect(reply.found).toMatchObject({ recording_id: sessionId, rule: 'names_session' });
});

test('a session of another workspace is neither found nor tells who is there', async () => {
  const stranger = await signUp(earshot);
  const theirs = await record((await newSite(stranger)).key, stranger);
  await post(aPost({ session_id: theirs }));
  const [item] = await stored();
  expect(item?.author).toBeNull();
  const { reply } = await send(earshot.app, feedbackMoments.findMoment, {
    as: owner,
    body: { review_id: item?.review_id ?? 0 },
  });
  expect(reply.found).toBeNull();
  expect(await stored(stranger)).toEqual([]);
});

test('a session of another site of the workspace is not named', async () => {
  const sessionId = await record((await newSite(owner)).key);
  await post(aPost({ session_id: sessionId }));
  const [item] = await stored();
  expect((await detailOf(item?.review_id ?? 0)).fields).toEqual({});
  expect(item?.author).toBeNull();
});

test('personal data is masked as in all feedback, and the page loses what is secret in its address', async () => {
  await post(
    aPost({
      text: 'Call me on +49 170 1234567 or ada@shop.test',
      page: 'https://shop.test/reset/9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c?key=1',
    }),
  );
  const [item] = await stored();
  expect(item?.text).not.toMatch(/1234567|ada@shop/);
  expect(item?.link).not.toMatch(/9f8a7b6c|key=/);
});

test.each(['a'.repeat(400), 'ш'.repeat(300)])(
  'a path that is too long once it is masked leaves the origin',
  async (path) => {
    const settings = { ...site.settings, feedback_widget: true, mask_all_text: true };
    await send(earshot.app, recordings.updateSite, { as: owner, body: { site_id: site.site_id, settings } });
    earshot.clock.advance({ seconds: 3 });
    expect((await post(aPost({ page: `https://shop.test/${path}` }))).status).toBe(201);
    const [item] = await stored();
    expect(item?.link).toBe('https://shop.test/');
  },
);

test('a page that is none of the site’s is no link', async () => {
  const body = { site_id: site.site_id, allowed: ['https://shop.test'], refused: [], learns: false };
  await send(earshot.app, recordings.setSiteOrigins, { as: owner, body });
  earshot.clock.advance({ seconds: 3 });
  expect((await post(aPost({ page: 'https://shop-login.test/cart' }))).status).toBe(201);
  const [item] = await stored();
  expect(item?.link).toBeNull();
});

test('characters that no database stores are refused', async () => {
  const text = JSON.stringify(aPost({ text: 'a\u0000b' }));
  expect(await post(text)).toMatchObject({ status: 400, field: '#/body/text' });
  expect(await post(JSON.stringify(aPost({ text: 'a\ud800' })))).toMatchObject({ status: 400 });
  expect(await stored()).toEqual([]);
});

import { recordingFilters } from '@earshot/contracts/recording-filters';
import { recordings } from '@earshot/contracts/recordings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { aChunk, aSnapshot } from '../../testing/chunks.ts';
import { offerChunk } from '../../testing/offer-chunk.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { deleteOldRecordings } from './retention.service.ts';

let earshot: TestApp;
let owner: Person;

beforeAll(async () => {
  earshot = await testApp();
  owner = await signUp(earshot);
});
afterAll(() => earshot.stop());

const create = (name: string, filters = {}) =>
  send(earshot.app, recordingFilters.create, { as: owner, body: { name, filters } });
const list = async (as = owner) => {
  const { reply } = await send(earshot.app, recordingFilters.list, { as });
  return reply.saved_filters;
};

test('filters are saved under names, listed by them, changed and deleted', async () => {
  const filters = { with: ['error' as const], without_page: '/help', min_seconds: 10 };
  const made = await create('Trouble', filters);
  expect(made).toMatchObject({ status: 201, reply: { name: 'Trouble', filters } });
  await create('after the release');
  expect((await list()).map(({ name }) => name)).toEqual(['after the release', 'Trouble']);
  const { saved_filter_id } = made.reply;
  const changed = await send(earshot.app, recordingFilters.update, {
    as: owner,
    body: { saved_filter_id, name: 'Errors', filters: { with: ['error'] } },
  });
  expect(changed.reply).toMatchObject({ saved_filter_id, name: 'Errors', filters: { with: ['error'] } });
  const remove = () => send(earshot.app, recordingFilters.remove, { as: owner, body: { saved_filter_id } });
  expect(await remove()).toMatchObject({ status: 200 });
  expect(await remove()).toMatchObject({ status: 404 });
  expect((await list()).map(({ name }) => name)).toEqual(['after the release']);
});

test('a name is given once, letter case aside, and neighbours have names of their own', async () => {
  await create('Carts');
  expect(await create('CARTS')).toMatchObject({
    status: 409,
    problem: { errors: [{ pointer: '#/body/name' }] },
  });
  const neighbour = await signUp(earshot);
  expect(await list(neighbour)).toEqual([]);
});

test('a filter by a site that there is not is refused when it is saved', async () => {
  const site = await send(earshot.app, recordings.createSite, { as: owner, body: { name: 'Blog' } });
  const siteIds = [site.reply.site_id];
  const made = await create('Blog', { site_ids: siteIds });
  expect(made.status).toBe(201);
  const refused = {
    status: 400,
    problem: { errors: [{ pointer: '#/body/filters/site_ids', detail: 'There is no site with the ID 77.' }] },
  };
  expect(await create('Nowhere', { site_ids: [77] })).toMatchObject(refused);
  const update = (site_ids: number[]) =>
    send(earshot.app, recordingFilters.update, {
      as: owner,
      body: { saved_filter_id: made.reply.saved_filter_id, name: 'Blogs', filters: { site_ids } },
    });
  expect(await update([...siteIds, 77])).toMatchObject(refused);
  expect((await update(siteIds)).status).toBe(200);
});

test('people whose addresses would be masked are named by their ids, or the filter is refused', async () => {
  expect(await create('Anna', { person_ids: ['anna@example.org'] })).toMatchObject({
    status: 400,
    problem: { errors: [{ pointer: '#/body/filters/person_ids' }] },
  });
  expect(await create('Not Anna', { without_person_ids: ['u-17'] })).toMatchObject({ status: 201 });
});

test('[REC-3] recordings are kept for 30 days, or for as long as an admin chose', async () => {
  const days = async () => (await send(earshot.app, recordingFilters.getRetention, { as: owner })).reply.days;
  const choose = (chosen: number) =>
    send(earshot.app, recordingFilters.setRetention, { as: owner, body: { days: chosen } });
  expect(await days()).toBe(30);
  expect(await choose(0)).toMatchObject({ status: 400 });
  expect(await choose(731)).toMatchObject({ status: 400 });
  expect((await choose(2)).reply).toEqual({ days: 2 });
  const { key } = (await send(earshot.app, recordings.createSite, { as: owner, body: { name: 'Shop' } }))
    .reply;
  await offerChunk(earshot, key, aChunk(aSnapshot(earshot.clock.now())).bytes);
  const count = async () =>
    (await send(earshot.app, recordings.list, { as: owner, body: {} })).reply.total_count;
  const night = () => deleteOldRecordings(earshot.deps, new AbortController().signal);
  earshot.clock.advance({ days: 1 });
  await night();
  expect(await count()).toBe(1);
  earshot.clock.advance({ days: 1, hours: 1 });
  await night();
  expect(await count()).toBe(0);
});

import { feedback } from '@earshot/contracts/feedback';
import { people } from '@earshot/contracts/people';
import { sources } from '@earshot/contracts/sources';
import { workspaces } from '@earshot/contracts/workspaces';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { countOf, itemsOf, keptCounts } from '../../testing/import-app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { EngineThread } from '../feedback/find/engine-thread.ts';
import { pino } from 'pino';

let earshot: TestApp;
let member: Person;

beforeAll(async () => {
  const log = pino({ level: 'silent' });
  earshot = await testApp({ engine: (database) => new EngineThread({ database, log }) });
});
afterAll(() => earshot.stop());
beforeEach(async () => {
  member = await signUp(earshot);
});

const load = () => send(earshot.app, workspaces.loadSample, { as: member });
const remove = () => send(earshot.app, workspaces.removeSample, { as: member });
const workspaceOf = async () => (await send(earshot.app, workspaces.getWorkspace, { as: member })).reply;

function add(text: string, source: string, author?: string) {
  const item = { text, ...(author !== undefined && { author: { email: author } }) };
  return send(earshot.app, feedback.addFeedback, {
    body: { source: { name: source }, items: [item] },
    as: member,
  });
}

async function everything() {
  const { reply } = await send(earshot.app, sources.list, { as: member });
  return {
    items: await itemsOf(earshot, member),
    sources: reply.sources.map(({ name, kind, item_count }) => ({ name, kind, item_count })),
    counts: await keptCounts(earshot, member),
    authors: await countOf(earshot, member, 'author'),
    accounts: await countOf(earshot, member, 'account'),
    features: await countOf(earshot, member, 'item_feature'),
  };
}

test('each person of the sample is one, in however many sources they speak', async () => {
  await load();
  const page = async (after?: string) =>
    (await send(earshot.app, people.list, { body: { limit: 100, ...(after && { after }) }, as: member }))
      .reply;
  const first = await page();
  const results = [...first.results, ...(await page(first.next_after ?? undefined)).results];
  expect(results).toHaveLength(first.total_count);
  const names = results.map(({ name, account }) => `${name ?? ''}, ${account?.name ?? ''}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(results.filter(({ sources: spoken }) => spoken.length > 1).length).toBeGreaterThan(50);
  const suggested = await send(earshot.app, people.suggestions, { as: member });
  expect(suggested.reply.suggestions).toEqual([]);
});

test('the sample brings a year of feedback in five marked sources, with its people and companies', async () => {
  expect(await load()).toMatchObject({ status: 202, reply: { has_sample: true } });
  expect(await workspaceOf()).toMatchObject({ has_sample: true });
  const now = await everything();
  expect(now.items.length).toBeGreaterThanOrEqual(440);
  expect(now.sources.map(({ kind }) => kind)).toEqual(Array(5).fill('sample'));
  expect(now.counts['all']).toBe(now.items.length);
  expect(now.features).toBe(now.items.length);
  expect(now.accounts).toBe(30);
  expect(now.authors).toBeGreaterThanOrEqual(135);
});

test('it is not loaded twice', async () => {
  await load();
  const before = await everything();
  expect(await load()).toMatchObject({ status: 409, problem: { code: 'conflict' } });
  expect(await everything()).toEqual(before);
});

test('removing it leaves the workspace as it was before, and may be asked for twice', async () => {
  await add('Our own customers like the new colours', 'Helpdesk', 'ina@example.com');
  const before = await everything();
  await load();
  expect(await remove()).toMatchObject({ status: 200, reply: { has_sample: false } });
  expect(await everything()).toEqual(before);
  expect(await workspaceOf()).toMatchObject({ has_sample: false });
  expect((await remove()).status).toBe(200);
  expect((await load()).status).toBe(202);
});

test('feedback that people added meanwhile stays when the sample goes, even in one of its sources', async () => {
  await load();
  await add('Added to a source of the sample', 'Widget', 'joe@example.com');
  await add('Added to a source of our own', 'Survey');
  await remove();
  const { items, sources: left, authors, accounts } = await everything();
  expect(items.map(({ text }) => text)).toEqual([
    'Added to a source of the sample',
    'Added to a source of our own',
  ]);
  expect(left).toEqual([
    { name: 'Survey', kind: 'api', item_count: 1 },
    { name: 'Widget', kind: 'api', item_count: 1 },
  ]);
  expect([authors, accounts]).toEqual([1, 0]);
});

test('its sources never take the name of one that people have', async () => {
  await add('Said by a customer of ours', 'helpdesk');
  await load();
  const { sources: all } = await everything();
  expect(all.filter(({ name }) => /helpdesk/i.test(name))).toEqual([
    { name: 'helpdesk', kind: 'api', item_count: 1 },
    { name: 'Helpdesk (sample)', kind: 'sample', item_count: expect.any(Number) as number },
  ]);
});

test('a viewer may neither load nor remove it', async () => {
  const viewer = await invite(earshot, member, 'viewer');
  expect((await send(earshot.app, workspaces.loadSample, { as: viewer })).status).toBe(403);
  expect((await send(earshot.app, workspaces.removeSample, { as: viewer })).status).toBe(403);
});

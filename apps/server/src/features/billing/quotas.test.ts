import { feedback } from '@earshot/contracts/feedback';
import { imports } from '@earshot/contracts/imports';
import { market } from '@earshot/contracts/market';
import { recordingFilters } from '@earshot/contracts/recording-filters';
import { recordings } from '@earshot/contracts/recordings';
import { workspaces } from '@earshot/contracts/workspaces';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../testing/chunks.ts';
import type { ImportApp } from '../../testing/import-app.ts';
import { countOf, get, importApp, importFile, itemsOf } from '../../testing/import-app.ts';
import { offerChunk } from '../../testing/offer-chunk.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { sellingEnvironment } from '../../testing/stand-ins/paypal-server.ts';
import { giveTeam, planUsed, usePlan } from '../../testing/plans.ts';
import { send } from '../../testing/send.ts';
import { monthOf, nextMonthOf } from './quotas.service.ts';

let earshot: ImportApp;
beforeAll(async () => {
  earshot = await importApp({ environment: sellingEnvironment() });
});
afterAll(() => earshot.stop());

const batch = ['One', 'Two', 'Two', 'Three'].map((text) => ({ text }));
const add = (person: Person, items: unknown[], key?: string, test: TestApp = earshot) =>
  send(test.app, feedback.addFeedback, {
    as: person,
    body: { source: { name: 'Desk' }, items },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

test('[CALL-8] of a batch that does not fit, what fits is stored and the rest is named; sent again it is stored', async () => {
  const person = await signUp(earshot);
  await usePlan(earshot, person, 'feedback_items', 498);
  const first = await add(person, batch, 'b1');
  expect(first.status).toBe(202);
  expect(first.reply).toMatchObject({ stored: 2, duplicate: 0, refused: 2 });
  expect(first.reply.results.map(({ code }) => code)).toEqual([
    null,
    null,
    'plan_limit_reached',
    'plan_limit_reached',
  ]);
  expect(first.reply.results[2]?.detail).toContain('The Free plan includes 500 feedback items a month.');
  expect(await planUsed(earshot, person)).toMatchObject({ feedbackItems: 500 });

  expect((await add(person, batch, 'b1')).reply).toMatchObject({ stored: 0, duplicate: 2, refused: 2 });
  const none = await add(person, [{ text: 'Four', author: { name: 'Left out' } }, { text: '' }]);
  expect([none.status, none.problem.code]).toEqual([402, 'plan_limit_reached']);
  expect(none.problem.errors?.map(({ pointer }) => pointer)).toEqual(['#/body/items/0', '#/body/items/1']);
  expect(await countOf(earshot, person, 'author')).toBe(0);
  expect(await itemsOf(earshot, person)).toHaveLength(2);

  await giveTeam(earshot, person);
  expect((await add(person, batch, 'b1')).reply).toMatchObject({ stored: 2, duplicate: 2, refused: 0 });
  expect((await add(person, batch, 'b1')).reply).toMatchObject({ stored: 2, duplicate: 2, refused: 0 });
  expect(await itemsOf(earshot, person)).toHaveLength(4);
  expect(await planUsed(earshot, person)).toMatchObject({ feedbackItems: 502 });
});

test('what is changed or sent again takes no room, and the count begins anew with the month', async () => {
  const person = await signUp(earshot);
  await add(person, [{ text: 'First', external_id: 'a' }]);
  await usePlan(earshot, person, 'feedback_items', 500);
  expect((await add(person, [{ text: 'Changed', external_id: 'a' }])).reply).toMatchObject({ stored: 1 });
  expect((await add(person, [{ text: 'New', external_id: 'b' }])).status).toBe(402);
  expect(await planUsed(earshot, person)).toMatchObject({ feedbackItems: 500 });
});

test('two batches at once do not both take the last room', async () => {
  const person = await signUp(earshot);
  await usePlan(earshot, person, 'feedback_items', 499);
  const answers = await Promise.all(['x', 'y', 'z'].map((text) => add(person, [{ text }])));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 402, 402]);
  expect(await itemsOf(earshot, person)).toHaveLength(1);
});

test('rows of an import that the plan has no room for are kept, and imported once there is', async () => {
  const person = await signUp(earshot);
  await usePlan(earshot, person, 'feedback_items', 497);
  const rows = 'id,text\n1,Alpha\n2,\n3,Beta\n4,Gamma\n5,Delta\n6,Epsilon\n';
  const done = await importFile(earshot, person, rows, { targets: ['external_id', 'text'] });
  expect(done.dry_run?.warnings[0]).toBe(
    '2 of these rows do not fit your plan this month. They are kept, and you can import them once there is room.',
  );
  expect(done).toMatchObject({ state: 'done', left_out: 2, result: { counts: { create: 3, reject: 3 } } });
  expect(done.result?.rejects).toMatchObject([
    { code: 'text_empty', count: 1 },
    { code: 'plan_limit_reached', count: 2, first_line: 6 },
  ]);
  expect((await itemsOf(earshot, person)).map(({ text }) => text)).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(await countOf(earshot, person, 'import_reject')).toBe(3);

  const commit = () => send(earshot.app, imports.commit, { body: { import_id: done.import_id }, as: person });
  expect((await commit()).status).toBe(202);
  await earshot.runImports();
  expect(await get(earshot, person, done.import_id)).toMatchObject({ left_out: 2, result: done.result });

  await giveTeam(earshot, person);
  expect((await commit()).status).toBe(202);
  await earshot.runImports();
  const whole = await get(earshot, person, done.import_id);
  expect(whole).toMatchObject({ state: 'done', left_out: 0, result: { counts: { create: 5, reject: 1 } } });
  expect((await itemsOf(earshot, person)).map(({ text }) => text)).toContain('Epsilon');
  expect(await countOf(earshot, person, 'import_reject')).toBe(1);
  expect((await commit()).status).toBe(409);
  expect(await earshot.filesOf(person)).toEqual([]);

  await send(earshot.app, imports.undo, { body: { import_id: done.import_id }, as: person });
  await earshot.runImports();
  expect(await itemsOf(earshot, person)).toEqual([]);
});

test('a session that has begun is recorded to its end, further ones are refused politely', async () => {
  const person = await signUp(earshot);
  const { key } = (await send(earshot.app, recordings.createSite, { as: person, body: { name: 'Shop' } }))
    .reply;
  const deliver = ({ bytes }: { bytes: Buffer }) => offerChunk(earshot, key, bytes);
  const settings = async () =>
    (await send(earshot.app, recordings.recorderSettings, { query: { key } })).reply;
  await usePlan(earshot, person, 'recorded_sessions', 999);
  expect(await settings()).toMatchObject({ record: true, new_sessions: true });
  const at = earshot.clock.now();
  const begun = aChunk(aSnapshot(at));
  const { recordingId, tabId } = begun.header;
  expect((await deliver(begun)).statusCode).toBe(200);
  const further = await deliver(aChunk(aSnapshot(at)));
  expect(further.statusCode).toBe(402);
  expect(further.json()).toMatchObject({ code: 'plan_limit_reached' });
  const later = anOwnEvent(at + 1000, 'es:custom', { name: 'bought' });
  expect((await deliver(aChunk([later], { recordingId, tabId, seq: 1 }))).statusCode).toBe(200);
  earshot.clock.advance({ seconds: 3 });
  expect(await settings()).toMatchObject({ record: true, new_sessions: false });
  const { reply } = await send(earshot.app, recordings.list, { as: person, body: {} });
  expect(reply.total_count).toBe(1);

  await giveTeam(earshot, person);
  expect((await deliver(aChunk(aSnapshot(at)))).statusCode).toBe(200);
  earshot.clock.advance({ seconds: 3 });
  expect(await settings()).toMatchObject({ new_sessions: true });
  expect(await planUsed(earshot, person)).toMatchObject({ recordedSessions: 1001 });
});

test('members, days of recordings and market reports stay within the plan', async () => {
  const person = await signUp(earshot);
  const inviting = (email: string) =>
    send(earshot.app, workspaces.inviteMember, { as: person, body: { email, role: 'member' } });
  expect((await inviting('a@plan.example')).status).toBe(201);
  expect((await inviting('b@plan.example')).status).toBe(201);
  expect((await inviting('b@plan.example')).status).toBe(201);
  const fourth = await inviting('c@plan.example');
  expect(fourth.problem).toMatchObject({ status: 402, code: 'plan_limit_reached' });
  expect(fourth.problem.detail).toContain('The Free plan includes 3 members');
  const keep = (days: number) =>
    send(earshot.app, recordingFilters.setRetention, { as: person, body: { days } });
  expect([(await keep(31)).status, (await keep(30)).status]).toEqual([402, 200]);
  await usePlan(earshot, person, 'market_reports', 3);
  const report = await send(earshot.app, market.analyze, { as: person, body: { subject: 'Kettle' } });
  expect(report.problem).toMatchObject({ status: 402, code: 'plan_limit_reached' });

  await giveTeam(earshot, person, 7);
  expect((await inviting('c@plan.example')).status).toBe(201);
  expect((await keep(365)).status).toBe(200);
});

test.each([
  ['2026-01-31T23:59:59.999Z', '2026-01-01', '2026-02-01'],
  ['2026-12-01T00:00:00.000Z', '2026-12-01', '2027-01-01'],
])('at %s the month is that of %s, and the next begins on %s', (at, month, next) => {
  expect([monthOf(Date.parse(at)), nextMonthOf(Date.parse(at))]).toEqual([month, next]);
});

test('where nothing is sold everything is open, and nothing is counted', async () => {
  const open = await testApp();
  try {
    const person = await signUp(open);
    await usePlan(open, person, 'market_reports', 1000);
    const { key } = (await send(open.app, recordings.createSite, { as: person, body: { name: 'Shop' } }))
      .reply;
    expect((await send(open.app, recordings.recorderSettings, { query: { key } })).reply).toMatchObject({
      new_sessions: true,
    });
    expect((await add(person, batch, undefined, open)).reply).toMatchObject({ stored: 4 });
    expect(await planUsed(open, person)).toEqual({
      feedbackItems: 0,
      recordedSessions: 0,
      marketReports: 1000,
    });
  } finally {
    await open.stop();
  }
});

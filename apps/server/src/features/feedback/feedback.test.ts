import type { CallBody } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import { sources } from '@earshot/contracts/sources';
import { workspaces } from '@earshot/contracts/workspaces';
import { views } from '@earshot/contracts/views';
import { pino } from 'pino';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import type { SendOptions } from '../../testing/send.ts';
import { send } from '../../testing/send.ts';
import { EngineThread } from './engine-thread.ts';

/** The engine's thread, which the test may kill. */
class MortalEngine extends EngineThread {
  worker: Worker | undefined;

  protected override startWorker(): Worker {
    this.worker = super.startWorker();
    return this.worker;
  }
}

let server: TestApp;
let engine: MortalEngine;
let person: Person;

beforeAll(async () => {
  server = await testApp({
    engine: (database) => (engine = new MortalEngine({ database, log: pino({ level: 'silent' }) })),
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await signUp(server);
});

type Item = Record<string, unknown>;

const add = (
  items: unknown[],
  options: SendOptions<typeof feedback.addFeedback> & { source?: string } = {},
) => {
  const { source = 'Widget', ...rest } = options;
  return send(server.app, feedback.addFeedback, {
    as: person,
    body: { source: { name: source }, items },
    ...rest,
  });
};
const find = (body: CallBody<typeof feedback.getFeedback> = {}, as: Person = person) =>
  send(server.app, feedback.getFeedback, { as, body });
const facets = async (filters?: CallBody<typeof feedback.getFacets>['filters']) => {
  const { reply } = await send(server.app, feedback.getFacets, { as: person, body: { filters } });
  const counts = reply.facets.map(({ key, values }) => [
    key,
    Object.fromEntries(values.map((v) => [v.label, v.count])),
  ]);
  return Object.fromEntries(counts) as Record<string, Record<string, number>>;
};
const day = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString();

test('[CALL-6] [ASK-5] get_feedback lists newest first, undated last, 25 a page, with the exact number', async () => {
  const items: Item[] = Array.from({ length: 60 }, (_, n) => ({ text: `Said on day ${n}`, said_at: day(n) }));
  await add([...items, { text: 'Said some day' }]);
  const first = await find();
  expect(first.reply.total_count).toBe(61);
  expect(first.reply.results.map(({ text }) => text)).toEqual(
    Array.from({ length: 25 }, (_, n) => `Said on day ${59 - n}`),
  );
  expect(first.reply.results[0]).toMatchObject({ score: null, source_name: 'Widget', language: 'en' });
  const last = await find({ offset: 50, limit: 25 });
  expect(last.reply.results).toHaveLength(11);
  expect(last.reply.results.at(-1)).toMatchObject({ text: 'Said some day', said_at: null });
  expect(last.reply.next_after).toBeNull();
});

test('paging by key gives every item once, while others arrive', async () => {
  await add(
    Array.from({ length: 70 }, (_, n) => ({ text: `Item ${n}`, ...(n % 3 > 0 && { said_at: day(n % 5) }) })),
  );
  const seen: number[] = [];
  let after: string | undefined;
  do {
    const { reply } = await find({ filters: { limit: 9, after } });
    seen.push(...reply.results.map(({ review_id }) => review_id));
    after = reply.next_after ?? undefined;
    await add([{ text: `Newer than all, ${seen.length}`, said_at: day(300 + seen.length) }]);
  } while (after !== undefined);
  expect(new Set(seen).size).toBe(70);
  expect(seen).toHaveLength(70);
});

test('total_count is exact for filters while items are added, changed and deleted', async () => {
  const filters = { sentiments: ['positive', 'negative', 'neutral'] as const, rated: true };
  const total = async () =>
    (await find({ filters: { ...filters, sentiments: [...filters.sentiments] } })).reply.total_count;
  const rated = (external_id: string) => ({
    text: 'Fine',
    external_id,
    rating: { value: 4, min: 1, max: 5 },
  });
  await add([rated('a'), rated('b'), { text: 'unrated' }]);
  expect(await total()).toBe(2);
  await add([rated('c')]);
  expect(await total()).toBe(3);
  await add([{ text: 'Fine', external_id: 'a' }]);
  expect(await total()).toBe(2);
  const { reply } = await find({ filters: { rated: true } });
  await send(server.app, feedback.deleteItem, {
    as: person,
    body: { review_id: reply.results[0]?.review_id ?? 0 },
  });
  expect(await total()).toBe(1);
});

test('a text longer than 10,000 characters is cut in lists and whole by itself', async () => {
  const text = '🙂'.repeat(10_001);
  await add([{ text }]);
  const { reply } = await find();
  expect(reply.results[0]?.text).toBe(`${'🙂'.repeat(10_000)}…`);
  const item = await send(server.app, feedback.getItem, {
    as: person,
    query: { review_id: reply.results[0]?.review_id ?? 0 },
  });
  expect(item.reply.text).toBe(text);
});

test('days are days of the workspace’s time zone', async () => {
  await send(server.app, workspaces.updateWorkspace, { as: person, body: { time_zone: 'Pacific/Auckland' } });
  await add([
    { text: 'Still the first', said_at: '2026-03-01T10:59:59Z' },
    { text: 'The second', said_at: '2026-03-01T11:00:00Z' },
  ]);
  const { reply } = await find({ filters: { said_from: '2026-03-02', said_to: '2026-03-02' } });
  expect(reply.results.map(({ text }) => text)).toEqual(['The second']);
  expect((await facets()).months).toEqual({ '2026-03': 2 });
});

test('[ASK-5] searchTerm finds what means the same, best first, with a score; blanks ask nothing', async () => {
  await add([
    { text: 'I cannot log in since the update' },
    { text: 'The invoice shows the wrong amount' },
    { text: 'Wonderful colours' },
  ]);
  const { reply } = await find({ searchTerm: '  login does not work ' });
  expect(reply.results[0]?.text).toBe('I cannot log in since the update');
  const scores = reply.results.map(({ score }) => score ?? -1);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(reply.total_count).toBe(reply.results.length);
  const blank = await find({ searchTerm: '   ' });
  expect(blank.reply).toMatchObject({
    total_count: 3,
    results: [{ score: null }, { score: null }, { score: null }],
  });
});

test('an item can be found as soon as it is stored, and no longer once it is deleted', async () => {
  await add([{ text: 'The thermostat shows Fahrenheit' }]);
  const found = await find({ searchTerm: 'thermostat' });
  expect(found.reply.results).toHaveLength(1);
  await add([{ text: 'My thermostat is offline' }]);
  expect((await find({ searchTerm: 'thermostat' })).reply.results).toHaveLength(2);
  const id = found.reply.results[0]?.review_id ?? 0;
  await send(server.app, feedback.deleteItem, { as: person, body: { review_id: id } });
  expect((await find({ searchTerm: 'thermostat' })).reply.results.map(({ text }) => text)).toEqual([
    'My thermostat is offline',
  ]);
});

test('a question keeps to the filter and pages by key without gaps', async () => {
  await add(
    Array.from({ length: 30 }, (_, n) => ({ text: `Photo upload fails, case ${n}`, said_at: day(n) })),
  );
  await add([{ text: 'Photo upload fails in German', language: 'de' }]);
  const body = { searchTerm: 'photo upload fails', filters: { languages: ['en'] }, limit: 7 };
  const seen: number[] = [];
  let after: string | undefined;
  do {
    const { reply } = await find({ ...body, after });
    expect(reply.total_count).toBe(30);
    seen.push(...reply.results.map(({ review_id }) => review_id));
    after = reply.next_after ?? undefined;
  } while (after !== undefined);
  expect(new Set(seen).size).toBe(30);
  expect(seen).toHaveLength(30);
  const third = await find({ ...body, offset: 14 });
  expect(third.reply.results.map(({ review_id }) => review_id)).toEqual(seen.slice(14, 21));
});

test('[ASK-5] similarity leaves the item itself out and answers 404 for an unknown item or another source’s', async () => {
  const { reply } = await add([
    { text: 'Sync with my calendar is broken' },
    { text: 'Calendar sync broken again' },
  ]);
  await add([{ text: 'Nice' }], { source: 'Store' });
  const [first, second] = reply.results.map(({ feedback_text_id }) => feedback_text_id ?? 0);
  const { reply: listed } = await send(server.app, sources.list, { as: person });
  const source = (name: string) => listed.sources.find((one) => one.name === name)?.source_id ?? 0;
  const alike = await find({ similarity: { review_id: first ?? 0, source_id: source('Widget') } });
  expect(alike.reply.results.map(({ review_id }) => review_id)).toContain(second);
  expect(alike.reply.results.map(({ review_id }) => review_id)).not.toContain(first);
  const both = await find({ similarity: { review_id: first ?? 0 }, searchTerm: 'calendar' });
  expect(both.reply.results.map(({ review_id }) => review_id)).toEqual([second]);
  expect(await find({ similarity: { review_id: first ?? 0, source_id: source('Store') } })).toMatchObject({
    status: 404,
  });
  expect(await find({ similarity: { review_id: 4711 } })).toMatchObject({
    status: 404,
    problem: { code: 'not_found' },
  });
});

test('a saved view filters and asks; what is given besides has to hold too', async () => {
  await add([
    { text: 'Battery drains', language: 'en', rating: { value: 1, min: 1, max: 5 } },
    { text: 'Battery drains fast', language: 'en' },
    { text: 'Maps are slow', language: 'en', rating: { value: 1, min: 1, max: 5 } },
  ]);
  const { reply: view } = await send(server.app, views.create, {
    as: person,
    body: { name: 'Power', filter: { languages: ['en'] }, search_term: 'battery drains' },
  });
  const texts = async (body: CallBody<typeof feedback.getFeedback>) =>
    (await find({ view_id: view.view_id, ...body })).reply.results.map(({ text }) => text).sort();
  expect(await texts({})).toEqual(['Battery drains', 'Battery drains fast']);
  expect(await texts({ filters: { rated: true } })).toEqual(['Battery drains']);
  expect(await texts({ filters: { languages: ['de'] } })).toEqual([]);
  expect(await texts({ searchTerm: 'maps slow' })).toEqual(['Maps are slow']);
  expect(await find({ view_id: 99 })).toMatchObject({ status: 404 });
});

test('topics, and pages that are not of this list, are refused', async () => {
  expect(await find({ filters: { custom_trend_id: 1 } })).toMatchObject({ status: 404 });
  const wrongAfter = await find({ after: 'c29tZXRoaW5n' });
  expect(wrongAfter).toMatchObject({ status: 400, problem: { errors: [{ pointer: '#/body/after' }] } });
  const both = await find({ offset: 5, after: 'ZHx8NQ' });
  expect(both).toMatchObject({ status: 400, problem: { errors: [{ pointer: '#/body/offset' }] } });
});

test('facets count each value under the other filters', async () => {
  await add([
    {
      text: 'Great, I love it',
      rating: { value: 5, min: 1, max: 5 },
      said_at: day(0),
      fields: { plan: 'Pro', ticket: 'A1' },
    },
    {
      text: 'Terrible crash',
      rating: { value: 2, min: 0, max: 10 },
      said_at: day(40),
      fields: { plan: 'Free', ticket: 'A2' },
    },
  ]);
  await add([{ text: 'Das ist gut', language: 'de', fields: { plan: 'Pro' } }], { source: 'Store' });
  const all = await facets();
  expect(all).toMatchObject({
    source_ids: { Widget: 2, Store: 1 },
    languages: { en: 2, de: 1 },
    stars: { '5': 1, '2': 1 },
    months: { '2026-01': 1, '2026-02': 1 },
    'fields.plan': { Pro: 2, Free: 1 },
  });
  const german = await facets({ languages: ['de'] });
  expect(german).toMatchObject({
    languages: { en: 2, de: 1 },
    source_ids: { Store: 1 },
    'fields.plan': { Pro: 1 },
  });
  expect(german.stars).toBeUndefined();
  await add([{ text: 'Noch eins', language: 'de', fields: { plan: 'Free' } }]);
  expect(await facets({ languages: ['de'] })).toMatchObject({
    languages: { en: 2, de: 2 },
    'fields.plan': { Pro: 1, Free: 1 },
  });
});

test('an item shows everything that was sent with it', async () => {
  const sent = {
    text: 'Cannot export',
    title: 'Export',
    external_id: 'T-1',
    said_at: '2026-05-06T07:08:09+02:00',
    link: 'https://desk.example/T-1',
    rating: { value: 3, min: 0, max: 10 },
    author: { name: 'Ada', email: 'ada@x.example' },
    account: { name: 'Acme', plan: 'Pro', yearly_revenue_eur: 1200 },
    language: 'nl',
    fields: { release: '4.2', seats: 12, trial: false, Plan_Name: 'Gold' },
  };
  const { reply } = await add([sent]);
  const id = reply.results[0]?.feedback_text_id ?? 0;
  const item = await send(server.app, feedback.getItem, { as: person, query: { review_id: id } });
  expect(item.reply).toMatchObject({
    feedback_text_id: id,
    review_id: id,
    text: sent.text,
    title: sent.title,
    external_id: sent.external_id,
    said_at: '2026-05-06T05:08:09.000Z',
    link: sent.link,
    rating: sent.rating,
    author: { name: 'Ada' },
    account: { name: 'Acme' },
    language: 'nl',
    sentiment_by: 'rating',
    fields: { release: '4.2', seats: '12', trial: 'false', Plan_Name: 'Gold' },
    edited_at: null,
    import_id: null,
    is_sample: false,
  });
  const wrongSource = await send(server.app, feedback.getItem, {
    as: person,
    query: { review_id: id, source_id: 99 },
  });
  expect(wrongSource.status).toBe(404);
});

test('[CALL-8] each refused item is answered with its code and field, and the others are stored', async () => {
  const { status, reply } = await add([
    { text: 'Good' },
    { text: '   ' },
    { text: 'x', said_at: 'yesterday' },
    { text: 'x', rating: { value: 7, min: 1, max: 5 } },
    { text: 'x', feilds: { a: 'b' } },
    {
      text: 'x',
      fields: Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`f${n}`, 'y'.repeat(9999)])),
    },
    'just a text',
  ]);
  expect(status).toBe(202);
  expect(reply).toMatchObject({ stored: 1, duplicate: 0, refused: 6 });
  expect(reply.results.map(({ code }) => code)).toEqual([
    null,
    ...Array.from({ length: 4 }, () => 'bad_request'),
    'too_large',
    'bad_request',
  ]);
  const details = reply.results.map(({ detail }) => detail ?? '');
  for (const [place, field] of [
    [1, 'text'],
    [2, 'said_at'],
    [3, 'rating'],
    [4, 'feilds'],
  ] as const) {
    expect(details[place]).toContain(field);
  }
  expect((await find()).reply.total_count).toBe(1);
});

test('sending a batch again stores it once, repeated praise in one batch included', async () => {
  const batch = [{ text: 'Love it' }, { text: 'Love it' }, { text: 'Meh', external_id: 'm' }];
  const first = await add(batch);
  expect(first.reply).toMatchObject({ stored: 3, duplicate: 0 });
  const again = await add(batch);
  expect(again.reply).toMatchObject({ stored: 0, duplicate: 3 });
  expect(again.reply.results.map((r) => r.feedback_text_id)).toEqual(
    first.reply.results.map((r) => r.feedback_text_id),
  );
  expect((await find()).reply.total_count).toBe(3);
});

test('ten deliveries at once under one key give one answer and one item; another body is refused', async () => {
  const headers = { 'idempotency-key': 'batch-1' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => add([{ text: 'Once' }], { headers })));
  for (const { status, reply } of answers) {
    expect(status).toBe(202);
    expect(reply).toEqual(answers[0]?.reply);
  }
  expect(answers[0]?.reply.stored).toBe(1);
  expect((await find()).reply.total_count).toBe(1);
  expect(await add([{ text: 'Twice' }], { headers })).toMatchObject({
    status: 409,
    problem: { code: 'key_reused' },
  });
  server.clock.advance({ hours: 24, seconds: 1 });
  expect(await add([{ text: 'Twice' }], { headers })).toMatchObject({ status: 202, reply: { stored: 1 } });
});

test('an idempotency key is one visible word', async () => {
  const { status } = await add([{ text: 'x' }], { headers: { 'idempotency-key': 'two words' } });
  expect(status).toBe(400);
});

test('a source is named or known; an unknown one is 404 and nothing is made', async () => {
  const unknown = await send(server.app, feedback.addFeedback, {
    as: person,
    body: { source: { id: 5 }, items: [{ text: 'x' }] },
  });
  expect(unknown.status).toBe(404);
  await add([{ text: '' }], { source: 'Never made' });
  await add([{ text: 'a' }], { source: 'Desk' });
  await add([{ text: 'b' }], { source: 'desk ' });
  const { reply } = await send(server.app, sources.list, { as: person });
  expect(reply.sources).toMatchObject([{ name: 'Desk', kind: 'api', item_count: 2 }]);
});

test('strangers find nothing by any id', async () => {
  const { reply } = await add([{ text: 'Secret plans' }]);
  const review_id = reply.results[0]?.feedback_text_id ?? 0;
  const stranger = await signUp(server);
  expect((await find({}, stranger)).reply.total_count).toBe(0);
  expect((await find({ searchTerm: 'secret plans' }, stranger)).reply.results).toEqual([]);
  expect(await find({ similarity: { review_id } }, stranger)).toMatchObject({ status: 404 });
  expect((await send(server.app, feedback.getItem, { as: stranger, query: { review_id } })).status).toBe(404);
  expect((await send(server.app, feedback.deleteItem, { as: stranger, body: { review_id } })).status).toBe(
    404,
  );
  expect((await find()).reply.total_count).toBe(1);
});

test('when the engine dies in the middle of a search, that search is refused and the next one answered', async () => {
  await add([{ text: 'Notifications arrive late' }]);
  await find({ searchTerm: 'late notifications' });
  const under = find({ searchTerm: 'notifications' });
  await engine.worker?.terminate();
  expect((await under).status).toBeOneOf([200, 503]);
  expect((await find({ searchTerm: 'late notifications' })).reply.results).toHaveLength(1);
});

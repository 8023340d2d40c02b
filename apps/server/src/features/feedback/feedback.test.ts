import type { CallBody } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import { sources } from '@earshot/contracts/sources';
import { workspaces } from '@earshot/contracts/workspaces';
import { expect, test } from 'vitest';
import { feedbackEach } from '../../testing/feedback-app.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

const { given, add, find } = feedbackEach();

const facets = async (filters?: CallBody<typeof feedback.getFacets>['filters']) => {
  const { reply } = await send(given.server.app, feedback.getFacets, { as: given.person, body: { filters } });
  const counts = reply.facets.map(({ key, values }) => [
    key,
    Object.fromEntries(values.map((v) => [v.label, v.count])),
  ]);
  return Object.fromEntries(counts) as Record<string, Record<string, number>>;
};
const day = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString();

test('[CALL-6] [ASK-5] get_feedback lists newest first, undated last, 25 a page, with the exact number', async () => {
  const items = Array.from({ length: 60 }, (_, n) => ({ text: `Said on day ${n}`, said_at: day(n) }));
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
  await send(given.server.app, feedback.deleteItem, {
    as: given.person,
    body: { review_id: reply.results[0]?.review_id ?? 0 },
  });
  expect(await total()).toBe(1);
});

test('a text longer than 10,000 characters is cut in lists and whole by itself', async () => {
  const text = '🙂'.repeat(10_001);
  await add([{ text }]);
  const { reply } = await find();
  expect(reply.results[0]?.text).toBe(`${'🙂'.repeat(10_000)}…`);
  const item = await send(given.server.app, feedback.getItem, {
    as: given.person,
    query: { review_id: reply.results[0]?.review_id ?? 0 },
  });
  expect(item.reply.text).toBe(text);
});

test('days are days of the workspace’s time zone', async () => {
  await send(given.server.app, workspaces.updateWorkspace, {
    as: given.person,
    body: { time_zone: 'Pacific/Auckland' },
  });
  await add([
    { text: 'Still the first', said_at: '2026-03-01T10:59:59Z' },
    { text: 'The second', said_at: '2026-03-01T11:00:00Z' },
  ]);
  const { reply } = await find({ filters: { said_from: '2026-03-02', said_to: '2026-03-02' } });
  expect(reply.results.map(({ text }) => text)).toEqual(['The second']);
  expect((await facets()).months).toEqual({ '2026-03': 2 });
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

test('strangers find nothing by any id', async () => {
  const { reply } = await add([{ text: 'Secret plans' }]);
  const review_id = reply.results[0]?.feedback_text_id ?? 0;
  const stranger = await signUp(given.server);
  expect((await find({}, stranger)).reply.total_count).toBe(0);
  expect((await find({ searchTerm: 'secret plans' }, stranger)).reply.results).toEqual([]);
  expect(await find({ similarity: { review_id } }, stranger)).toMatchObject({ status: 404 });
  expect(
    (await send(given.server.app, feedback.getItem, { as: stranger, query: { review_id } })).status,
  ).toBe(404);
  expect(
    (await send(given.server.app, feedback.deleteItem, { as: stranger, body: { review_id } })).status,
  ).toBe(404);
  expect((await find()).reply.total_count).toBe(1);
});

test('a new name of a source or an author shows at once on the items that were listed before', async () => {
  const author = { email: 'ada@x.example' };
  await add([{ text: 'First', author: { ...author, name: 'Ada' } }]);
  expect((await find()).reply.results[0]).toMatchObject({ source_name: 'Widget', author: { name: 'Ada' } });
  const body = { source_id: 1, name: 'In-app widget' };
  await send(given.server.app, sources.rename, { as: given.person, body });
  await add([{ text: 'Second', author: { ...author, name: 'Ada Lovelace' } }], { source: 'In-app widget' });
  const { reply } = await find();
  expect(reply.results).toHaveLength(2);
  for (const item of reply.results) {
    expect(item).toMatchObject({ source_name: 'In-app widget', author: { name: 'Ada Lovelace' } });
  }
});

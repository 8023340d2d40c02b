import type { CallBody } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import { sources } from '@earshot/contracts/sources';
import { views } from '@earshot/contracts/views';
import { expect, test } from 'vitest';
import { feedbackEach } from '../../../testing/feedback-app.ts';
import { send } from '../../../testing/send.ts';

const { given, add, find } = feedbackEach();

const day = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString();

test('[ASK-5] searchTerm finds what means the same, best first, with a score; blanks ask nothing', async () => {
  await add([
    { text: 'I cannot log in since the update' },
    { text: 'The invoice shows the wrong amount' },
    { text: 'Wonderful colours' },
  ]);
  const { reply } = await find({ searchTerm: '  cannot log in after update ' });
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
  await send(given.server.app, feedback.deleteItem, { as: given.person, body: { review_id: id } });
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
  const { reply: listed } = await send(given.server.app, sources.list, { as: given.person });
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
  const { reply: view } = await send(given.server.app, views.create, {
    as: given.person,
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

test('when the engine dies in the middle of a search, that search is refused and the next one answered', async () => {
  await add([{ text: 'Notifications arrive late' }]);
  await find({ searchTerm: 'late notifications' });
  const under = find({ searchTerm: 'notifications' });
  await given.server.killEngine();
  expect((await under).status).toBeOneOf([200, 503]);
  expect((await find({ searchTerm: 'late notifications' })).reply.results).toHaveLength(1);
});

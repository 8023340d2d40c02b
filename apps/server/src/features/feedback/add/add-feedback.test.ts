import { feedback } from '@earshot/contracts/feedback';
import { sources } from '@earshot/contracts/sources';
import { expect, test } from 'vitest';
import { feedbackEach } from '../../../testing/feedback-app.ts';
import { send } from '../../../testing/send.ts';

const { given, add, find } = feedbackEach();

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
  const item = await send(given.server.app, feedback.getItem, { as: given.person, query: { review_id: id } });
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
  const wrongSource = await send(given.server.app, feedback.getItem, {
    as: given.person,
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
  given.server.clock.advance({ hours: 24, seconds: 1 });
  expect(await add([{ text: 'Twice' }], { headers })).toMatchObject({ status: 202, reply: { stored: 1 } });
});

test('an idempotency key is one visible word', async () => {
  const { status } = await add([{ text: 'x' }], { headers: { 'idempotency-key': 'two words' } });
  expect(status).toBe(400);
});

test('a source is named or known; an unknown one is 404 and nothing is made', async () => {
  const unknown = await send(given.server.app, feedback.addFeedback, {
    as: given.person,
    body: { source: { id: 5 }, items: [{ text: 'x' }] },
  });
  expect(unknown.status).toBe(404);
  await add([{ text: '' }], { source: 'Never made' });
  await add([{ text: 'a' }], { source: 'Desk' });
  await add([{ text: 'b' }], { source: 'desk ' });
  const { reply } = await send(given.server.app, sources.list, { as: given.person });
  expect(reply.sources).toMatchObject([{ name: 'Desk', kind: 'api', item_count: 2 }]);
});

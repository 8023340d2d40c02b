import { dayMs } from '@earshot/contracts/durations';
import type { CallBody } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import type { RatingCategory } from '@earshot/contracts/topics';
import { topics } from '@earshot/contracts/topics';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addItems, findItems } from '../../testing/feedback-app.ts';
import type { JobApp } from '../../testing/job-app.ts';
import { jobApp } from '../../testing/job-app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

let server: JobApp;
let person: Person;

beforeAll(async () => {
  server = await jobApp(['topics.fit', 'topics.preview', 'understanding.follow']);
});
afterAll(() => server.stop());

const THINGS =
  'shoes lamp jacket table phone kettle carpet book bicycle printer watch helmet tent radio mirror'.split(
    ' ',
  );
const day = (n: number): string => new Date(Date.UTC(2024, 0, 1) + n * dayMs).toISOString();
const REFUNDS = THINGS.map((thing, n) => ({
  text: `Where is the refund for my ${thing}`,
  said_at: day(7 * n),
}));
const OTHERS = THINGS.map((thing, n) => ({
  text: `I ordered a ${thing} and like it`,
  said_at: day(7 * n + 1),
}));
const REFUND = { title: 'Refunds', description: 'The customer waits for a refund.' };

beforeEach(async () => {
  person = await signUp(server);
  await addItems(server, person, [...REFUNDS, ...OTHERS]);
});

async function create(body: CallBody<typeof topics.create> = REFUND, as = person) {
  const sent = await send(server.app, topics.create, { as, body });
  await server.runAllJobs();
  return sent;
}
const get = async (id = 1, as = person) =>
  (await send(server.app, topics.get, { as, query: { custom_trend_id: id } })).reply.custom_trend;
const next = async (update?: { ids: number[]; category: RatingCategory }, as = person, id = 1) => {
  const { reply, status } = await send(server.app, topics.next, {
    as,
    body: {
      custom_trend_id: id,
      ...(update && {
        feedback_to_update: { feedback_text_ids: update.ids, category: update.category },
      }),
    },
  });
  expect(status).toBe(200);
  return reply;
};
const exported = async (id = 1) => {
  const answer = await server.app.inject({
    url: `${topics.export.path}?custom_trend_id=${id}`,
    headers: person.auth,
  });
  return answer.body;
};
const members = async (id = 1) =>
  (await findItems(server, person, { filters: { custom_trend_id: id } })).reply;
/** Rates what is asked until so many thumbs were given, as who knows the truth. */
async function rateAll(count: number): Promise<void> {
  let { feedback: asked } = await next();
  for (let n = 0; n < count && asked; n += 1) {
    const category = asked.text.includes('refund') ? 'positive' : 'negative';
    asked = (await next({ ids: [asked.feedback_text_id], category })).feedback;
    if (n % 5 === 4) await server.runAllJobs();
  }
  await server.runAllJobs();
}

test('[CALL-6] a topic works from its words alone; its list holds exactly the items that it counts, likeliest first', async () => {
  const { status, reply } = await create();
  expect(status).toBe(201);
  expect(reply.custom_trend).toMatchObject({
    id: 1,
    ...REFUND,
    is_fitting: true,
    accuracy: null,
    precision: null,
  });
  const topic = await get();
  expect(topic).toMatchObject({
    is_fitting: false,
    item_filters: { custom_trend_id: 1 },
    precision: { status: 'not_enough_ratings', checked: 0 },
  });
  const { results, total_count: total } = await members();
  expect(total).toBe(topic.item_count);
  expect(total).toBeGreaterThan(10);
  expect(results.every(({ text }) => text.includes('refund'))).toBe(true);
  const scores = results.map(({ score }) => score ?? -1);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(scores.at(-1)).toBeGreaterThanOrEqual(0.5);
});

test('[TOPIC-6] suggestions come in pages of the asked size until fewer are left', async () => {
  await create();
  const count = (await get()).item_count;
  const page = async (offset: number) =>
    (await findItems(server, person, { filters: { custom_trend_id: 1, limit: 10, offset } })).reply.results;
  const [first, second] = [await page(0), await page(10)];
  expect([first.length, second.length]).toEqual([10, count - 10]);
  expect(new Set([...first, ...second].map(({ review_id }) => review_id)).size).toBe(count);
  const { reply } = await findItems(server, person, { filters: { custom_trend_id: 1 }, limit: 10 });
  const rest = await findItems(server, person, {
    filters: { custom_trend_id: 1 },
    limit: 10,
    ...(reply.next_after !== null && { after: reply.next_after }),
  });
  expect(rest.reply.results.map(({ review_id }) => review_id)).toEqual(
    second.map(({ review_id }) => review_id),
  );
  expect(rest.reply.next_after).toBeNull();
});

test('a topic filters questions and facets; an unknown one is not found, also within except', async () => {
  await create();
  const count = (await get()).item_count;
  const asked = await findItems(server, person, { searchTerm: 'kettle', filters: { custom_trend_id: 1 } });
  expect(asked.reply.results.every(({ text }) => text.includes('refund'))).toBe(true);
  const others = await findItems(server, person, { filters: { except: [{ custom_trend_id: 1 }] } });
  expect(others.reply.total_count).toBe(30 - count);
  const facets = await send(server.app, feedback.getFacets, {
    as: person,
    body: { filters: { custom_trend_id: 1 } },
  });
  expect(facets.reply.total_count).toBe(count);
  for (const filters of [{ custom_trend_id: 2 }, { except: [{ custom_trend_id: 2 }] }]) {
    expect((await findItems(server, person, { filters })).status).toBe(404);
    expect((await findItems(server, person, { filters, searchTerm: 'x' })).status).toBe(404);
    expect((await send(server.app, feedback.getFacets, { as: person, body: { filters } })).status).toBe(404);
  }
});

test('[TOPIC-3] a rating is kept, and the next item is one that nobody rated; a skip teaches nothing', async () => {
  await create();
  const first = await next();
  expect(first.upcoming.length).toBeGreaterThan(0);
  const ids = [first.feedback?.feedback_text_id ?? 0];
  const second = await next({ ids, category: 'positive' });
  expect(second.ratings).toMatchObject({ positive: 1, negative: 0, suggested: 0 });
  expect(second.feedback?.feedback_text_id).toBe(first.upcoming[0]?.feedback_text_id);
  const skipped = second.feedback?.feedback_text_id ?? 0;
  const third = await next({ ids: [skipped], category: 'suggested' });
  expect(third.ratings).toMatchObject({ positive: 1, negative: 0, suggested: 1 });
  await server.runAllJobs();
  const { feedback: fourth, upcoming } = await next();
  const open = [fourth, ...upcoming].map((item) => item?.feedback_text_id);
  expect(open).not.toContain(ids[0]);
  expect(open).not.toContain(skipped);
});

test('[TOPIC-4] accuracy is the share of thumbs-up with two decimals, a dash’s null before any, skips aside', async () => {
  await create();
  expect((await get()).accuracy).toBeNull();
  await next({ ids: [1, 2], category: 'positive' });
  await next({ ids: [16], category: 'negative' });
  const { accuracy } = await next({ ids: [17], category: 'suggested' });
  expect(accuracy).toBe(66.67);
  expect((await get()).accuracy).toBe(66.67);
});

test('what a person says of an item outweighs its score', async () => {
  await create();
  await next({ ids: [16], category: 'positive' });
  await next({ ids: [1], category: 'negative' });
  await server.runAllJobs();
  const ids = (await members()).results.map(({ review_id }) => review_id);
  expect(ids).toContain(16);
  expect(ids).not.toContain(1);
});

test('ratings of several people are all kept; the majority teaches, and an even split is counted', async () => {
  await create();
  const other = await invite(server, person, 'member');
  await next({ ids: [16], category: 'positive' });
  await next({ ids: [16], category: 'negative' }, other);
  await server.runAllJobs();
  expect((await get()).ratings).toEqual({ positive: 1, negative: 1, suggested: 0, disagreements: 1 });
  const third = await invite(server, person, 'member');
  await next({ ids: [16], category: 'positive' }, third);
  await server.runAllJobs();
  expect((await members()).results.map(({ review_id }) => review_id)).toContain(16);
});

test('precision is audited from items drawn at random, with its interval, once there are six', async () => {
  await create();
  await rateAll(28);
  const { precision, recall, ratings } = await get();
  expect(ratings.positive + ratings.negative).toBe(28);
  const { ratings: given } = JSON.parse(await exported()) as { ratings: { is_audit: boolean }[] };
  const audits = given.filter(({ is_audit }) => is_audit).length;
  // How many are drawn depends on what the model had learnt when each was asked for.
  expect(audits).toBeGreaterThan(0);
  if (precision?.status === 'audited') {
    // All that was put in the topic belongs; how much of the rest does can only be told within limits.
    expect(audits).toBeGreaterThanOrEqual(6);
    expect(precision).toMatchObject({ checked: audits, high: 1 });
    expect(precision.share).toBeGreaterThan(0.9);
  } else {
    expect(audits).toBeLessThan(6);
    expect(precision).toMatchObject({ status: 'not_enough_ratings', checked: audits });
  }
  expect(recall?.high).toBeGreaterThan(0.9);
}, 60_000);

test('new items join a topic by the model that was fitted last', async () => {
  await create();
  const before = (await get()).item_count;
  await addItems(server, person, [
    { text: 'I still wait for the refund of my piano' },
    { text: 'A lovely piano' },
  ]);
  await server.runAllJobs();
  const texts = (await members()).results.map(({ text }) => text);
  expect(texts).toContain('I still wait for the refund of my piano');
  expect(texts).not.toContain('A lovely piano');
  expect((await get()).item_count).toBe(before + 1);
});

test('[TOPIC-1] a topic is made from an item, named by its words, with the item as its first thumbs-up', async () => {
  const { reply } = await create({ review_id: 3, source_id: 1 });
  expect(reply.custom_trend).toMatchObject({
    title: 'Where is the refund for my jacket',
    made_from: 3,
    ratings: { positive: 1 },
  });
  const again = await create({ review_id: 3 });
  expect(again.reply.custom_trend.title).toBe('Where is the refund for my jacket (2)');
  expect((await send(server.app, topics.create, { as: person, body: { review_id: 999 } })).status).toBe(404);
  const bare = await send(server.app, topics.create, { as: person, body: {} });
  expect(bare).toMatchObject({ status: 400, problem: { errors: [{ pointer: '#/body/title' }] } });
});

test('items outside a topic’s filter never belong, and topics cannot hang on topics', async () => {
  await addItems(server, person, [{ text: 'My refund is late' }], { source: 'Survey' });
  await create({ ...REFUND, filters: { source_ids: [2] } });
  expect((await members()).results.map(({ text }) => text)).toEqual(['My refund is late']);
  const asked = await next();
  expect([asked.feedback, ...asked.upcoming].every((item) => item?.source_id === 2)).toBe(true);
  const circular = await send(server.app, topics.create, {
    as: person,
    body: { title: 'Other', filters: { custom_trend_id: 1 } },
  });
  expect(circular).toMatchObject({
    status: 400,
    problem: { errors: [{ pointer: '#/body/filters/custom_trend_id' }] },
  });
});

test('two topics cannot have one title', async () => {
  await create();
  const { status, problem } = await send(server.app, topics.create, {
    as: person,
    body: { title: 'REFUNDS' },
  });
  expect([status, problem.errors?.[0]?.pointer]).toEqual([409, '#/body/title']);
});

test('a topic of a workspace without items is fitted, and takes the first items that come', async () => {
  const empty = await signUp(server);
  await create(REFUND, empty);
  expect((await get(1, empty)).item_count).toBe(0);
  expect((await next(undefined, empty)).feedback).toBeNull();
  await addItems(server, empty, REFUNDS);
  await server.runAllJobs();
  expect((await get(1, empty)).item_count).toBeGreaterThan(5);
});

describe('changes', () => {
  const thresholdCounts = async () =>
    (await send(server.app, topics.previewThreshold, { as: person, query: { custom_trend_id: 1 } })).reply
      .counts;
  const undo = (what: 'change' | 'rating', as = person) =>
    send(server.app, topics.undo, { as, body: { custom_trend_id: 1, undo: what } });

  test('the slider’s preview is what the threshold then brings, and taking it back is exact', async () => {
    await create();
    await next({ ids: [1, 2, 16], category: 'positive' });
    await server.runAllJobs();
    const before = await exported();
    const counts = await thresholdCounts();
    expect(counts).toHaveLength(41);
    const promised = counts.find(({ threshold }) => threshold === 0.8)?.item_count;
    const { reply } = await send(server.app, topics.setThreshold, {
      as: person,
      body: { custom_trend_id: 1, threshold: 0.8 },
    });
    expect(reply.custom_trend.item_count).toBe(promised);
    expect((await members()).total_count).toBe(promised);
    await server.runAllJobs();
    expect((await get()).item_count).toBe(promised);
    expect(await exported()).not.toBe(before);
    await undo('change');
    await server.runAllJobs();
    expect(await exported()).toBe(before);
  });

  test('an edit’s preview counts what joins and leaves; the edit does it, and taking it back is exact', async () => {
    await create();
    await next({ ids: [1, 2], category: 'positive' });
    await server.runAllJobs();
    const before = await exported();
    const count = (await get()).item_count;
    server.clock.advance({ seconds: 1 });
    const edit = {
      custom_trend_id: 1,
      title: 'Happy orders',
      description: 'The customer ordered and likes it.',
    };
    const started = await send(server.app, topics.startPreview, { as: person, body: edit });
    expect(started.status).toBe(202);
    await server.runAllJobs();
    const { result } = (await send(server.app, topics.preview, { as: person, query: started.reply })).reply;
    expect(result).toMatchObject({ before: count });
    expect(result?.joining).toBeGreaterThan(0);
    expect(result?.after).toBe(count + (result?.joining ?? 0) - (result?.leaving ?? 0));
    expect(await exported()).toBe(before);
    await send(server.app, topics.update, { as: person, body: edit });
    await server.runAllJobs();
    expect(await get()).toMatchObject({ title: 'Happy orders', item_count: result?.after, is_stale: true });
    const undone = await undo('change');
    expect(undone.reply.custom_trend.title).toBe('Refunds');
    await server.runAllJobs();
    expect(await exported()).toBe(before);
    expect((await get()).is_stale).toBe(false);
    expect((await undo('change')).status).toBe(409);
  });

  test('a person takes back their own last rating, and an earlier one of the same item comes back', async () => {
    await create();
    await next({ ids: [1], category: 'positive' });
    await server.runAllJobs();
    const before = await exported();
    await next({ ids: [1], category: 'negative' });
    const other = await invite(server, person, 'member');
    await next({ ids: [2], category: 'negative' }, other);
    const { reply } = await undo('rating');
    expect(reply.unrated.map(({ feedback_text_id }) => feedback_text_id)).toEqual([1]);
    await undo('rating', other);
    await server.runAllJobs();
    expect(await exported()).toBe(before);
    await undo('rating');
    expect((await undo('rating')).status).toBe(409);
    expect((await get()).ratings).toMatchObject({ positive: 0, negative: 0 });
  });

  test('a deleted topic is gone from everywhere, and comes back with its ratings as it was', async () => {
    await create();
    await next({ ids: [1, 16], category: 'positive' });
    await server.runAllJobs();
    const before = await exported();
    const gone = await send(server.app, topics.remove, { as: person, body: { custom_trend_id: 1 } });
    expect(gone.reply).toEqual({ deleted: true });
    expect((await findItems(server, person, { filters: { custom_trend_id: 1 } })).status).toBe(404);
    expect((await send(server.app, topics.list, { as: person })).reply.custom_topics).toEqual([]);
    expect((await undo('rating')).status).toBe(404);
    expect((await undo('change')).status).toBe(200);
    await server.runAllJobs();
    expect(await exported()).toBe(before);
    const { changes } = (
      await send(server.app, topics.changes, { as: person, query: { custom_trend_id: 1 } })
    ).reply;
    expect(changes.map(({ kind, is_undone: isUndone }) => [kind, isUndone])).toEqual([
      ['delete', true],
      ['rating', false],
    ]);
  });
});

test('[TOPIC-5] the trend line counts items by week; each count opens exactly its items', async () => {
  await addItems(server, person, [{ text: 'Where is the refund for my undated sofa' }]);
  await create();
  await next({ ids: Array.from({ length: 15 }, (_, n) => n + 1), category: 'positive' });
  await next({ ids: [31], category: 'positive' });
  await server.runAllJobs();
  const { reply } = await send(server.app, topics.trendLine, { as: person, query: { custom_trend_id: 1 } });
  const line = reply.custom_trend_line;
  expect(line[0]).toMatchObject({ date_bucket: '2024-01-01', feedback_count: 1, is_partial: false });
  expect(line).toHaveLength(15);
  expect(line.at(-1)).toMatchObject({ date_bucket: '2024-04-08', is_partial: true });
  expect(line.slice(0, 4).every(({ expected }) => expected === null)).toBe(true);
  expect(line[8]?.expected?.high).toBeGreaterThanOrEqual(1);
  expect(reply.left_out).toEqual({ count: 1 });
  for (const { filters, feedback_count: count } of [line[0], line[7], line[14]].flatMap((one) => one ?? [])) {
    expect((await findItems(server, person, { filters })).reply.total_count).toBe(count);
  }
});

test('[TOPIC-2] topics are listed newest first with their last twelve weeks', async () => {
  await create();
  await next({ ids: Array.from({ length: 15 }, (_, n) => n + 1), category: 'positive' });
  await server.runAllJobs();
  server.clock.advance({ seconds: 1 });
  await create({ title: 'Likes', description: 'The customer likes the thing.' });
  const { custom_topics: list } = (await send(server.app, topics.list, { as: person })).reply;
  expect(list.map(({ title }) => title)).toEqual(['Likes', 'Refunds']);
  expect(list[1]?.recent.reduce((sum, count) => sum + count)).toBe(12);
});

test('viewers see topics but cannot rate or change them', async () => {
  await create();
  const viewer = await invite(server, person, 'viewer');
  expect((await get(1, viewer)).title).toBe('Refunds');
  const body = { custom_trend_id: 1 };
  expect((await send(server.app, topics.next, { as: viewer, body })).status).toBe(403);
  expect((await send(server.app, topics.remove, { as: viewer, body })).status).toBe(403);
});

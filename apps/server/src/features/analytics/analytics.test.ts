import type { CallBody, CallReply } from '@earshot/contracts/call';
import { analytics } from '@earshot/contracts/analytics';
import { views } from '@earshot/contracts/views';
import { workspaces } from '@earshot/contracts/workspaces';
import { beforeEach, describe, expect, test } from 'vitest';
import { addItems, feedbackApp, findItems } from '../../testing/feedback-app.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';

const given = personEach(feedbackApp);

type Body = CallBody<typeof analytics.measure>;

async function measured(body: Body, as = given.person): Promise<CallReply<typeof analytics.measure>> {
  const { status, reply, problem } = await send(given.server.app, analytics.measure, { body, as });
  expect(problem).not.toHaveProperty('code');
  expect(status).toBe(200);
  return reply;
}

const faultOf = async (body: Body) => {
  const { status, problem } = await send(given.server.app, analytics.measure, { body, as: given.person });
  return { status, code: problem.code, field: problem.errors?.[0]?.pointer };
};

const stars = (value: number) => ({ value, min: 1, max: 5 });
const outOfTen = (value: number) => ({ value, min: 0, max: 10 });
const said = (day: string) => `${day}T12:00:00Z`;

describe('counting', () => {
  beforeEach(async () => {
    const acme = { name: 'Acme', plan: 'Pro', yearly_revenue_eur: 1000 };
    const globex = { name: 'Globex', plan: 'Team', yearly_revenue_eur: 250.5 };
    const ada = { email: 'ada@x.example' };
    const bo = { email: 'bo@x.example' };
    await addItems(given.server, given.person, [
      { text: 'Sync is broken', said_at: said('2026-03-02'), author: ada, account: acme, rating: stars(1) },
      { text: 'Sync is broken again', said_at: said('2026-03-03'), author: ada, account: acme },
      { text: 'Lovely calendar', said_at: said('2026-03-09'), author: bo, account: globex, rating: stars(5) },
      { text: 'Lovely day view', said_at: said('2026-03-16'), rating: stars(4) },
      { text: 'Undated words', author: bo },
    ]);
  });

  test('counts items, people, accounts and their revenue once each', async () => {
    const total = async (unit: NonNullable<Body['unit']>) => (await measured({ unit })).total;
    expect(await total('items')).toMatchObject({ value: 5, n: 5, unit: 'items', filters: {} });
    expect(await total('people')).toMatchObject({ value: 2, filters: { has_author: true } });
    expect(await total('accounts')).toMatchObject({ value: 2, filters: { has_account: true } });
    expect(await total('revenue')).toMatchObject({ value: 1250.5, n: 2, filters: { has_revenue: true } });
    const { left_out } = await measured({ unit: 'people' });
    expect(left_out).toEqual({ without_author: { count: 1, filters: { has_author: false } } });
  });

  test('people, accounts and revenue are unknown where no item tells them, and none only without items', async () => {
    const on = { said_from: '2026-03-16', said_to: '2026-03-22' };
    const never = { said_from: '2026-03-23', said_to: '2026-03-29' };
    for (const unit of ['people', 'accounts', 'revenue'] as const) {
      expect((await measured({ unit, filters: on })).total).toMatchObject({ value: null, n: 0 });
      expect((await measured({ unit, filters: never })).total).toMatchObject({ value: 0, n: 0 });
      const { rows } = await measured({
        unit,
        by: { time: 'week' },
        filters: { said_from: '2026-03-09', said_to: '2026-03-29' },
      });
      expect(rows.map(({ figure }) => figure.value)).toEqual([unit === 'revenue' ? 250.5 : 1, null, 0]);
      const share = { unit, measure: 'share', part: { contains: 'day view' } } as const;
      expect((await measured(share)).total.value).toBeNull();
      expect((await measured({ unit, by: 'stars' })).rows.map(({ key }) => key)).toEqual(['5', '1', null]);
    }
  });

  test('weeks begin on Monday; undated items are counted beside them, a week cut short is marked', async () => {
    const { rows, left_out, period, time } = await measured({
      by: { time: 'week' },
      filters: { said_from: '2026-03-03', said_to: '2026-03-22' },
    });
    expect(
      rows.map(({ key, from, to, is_partial, figure }) => [key, from, to, is_partial, figure.value]),
    ).toEqual([
      ['2026-03-02', '2026-03-03', '2026-03-08', true, 1],
      ['2026-03-09', '2026-03-09', '2026-03-15', false, 1],
      ['2026-03-16', '2026-03-16', '2026-03-22', false, 1],
    ]);
    expect([period, time, left_out]).toEqual([
      { from: '2026-03-03', to: '2026-03-22' },
      'week',
      { undated: { count: 0, filters: expect.anything() as unknown } },
    ]);
    const all = await measured({ by: { time: 'auto' } });
    expect([all.time, all.rows.length]).toEqual(['day', 15]);
    expect(all.left_out.undated).toEqual({ count: 1, filters: { undated: true } });
  });

  test('a course of time ends with the data, not with the last item that matches', async () => {
    const { rows, period } = await measured({ by: { time: 'week' }, filters: { rating_max: 0 } });
    expect(period).toEqual({ from: '2026-03-02', to: '2026-03-16' });
    expect(rows.map(({ key, figure }) => [key, figure.value])).toEqual([
      ['2026-03-02', 1],
      ['2026-03-09', 0],
      ['2026-03-16', 0],
    ]);
    // Another source goes on, and is no part of what is asked.
    await addItems(given.server, given.person, [{ text: 'Much later', said_at: said('2026-04-20') }], {
      source: 'Another source',
    });
    const again = await measured({ by: { time: 'week' }, filters: { rating_max: 0 } });
    expect(again.period).toEqual(period);
    const none = await measured({ by: { time: 'week' }, filters: { contains: 'never said' } });
    expect(none).toMatchObject({ period: null, rows: [] });
  });

  test('a date in the future ends no course of time but its own', async () => {
    await addItems(given.server, given.person, [{ text: 'A slip', said_at: said('2099-01-01') }]);
    const today = new Date(given.server.clock.now()).toISOString().slice(0, 10);
    const { period } = await measured({ by: { time: 'month' }, filters: { rating_max: 0 } });
    expect(period).toEqual({ from: '2026-03-02', to: today });
  });

  test('the stretch of time that is not over is marked', async () => {
    const today = new Date(given.server.clock.now()).toISOString();
    await addItems(given.server, given.person, [{ text: 'Just now', said_at: today }]);
    const { rows } = await measured({ by: { time: 'month' } });
    expect(rows.at(-1)).toMatchObject({ key: `${today.slice(0, 7)}-01`, is_partial: true });
    expect(rows.filter(({ is_partial: isPartial }) => isPartial)).toHaveLength(1);
  });

  test('a number opens exactly its items', async () => {
    const { rows } = await measured({ by: 'stars' });
    expect(rows.map(({ key, label, figure }) => [key, label, figure.value])).toEqual([
      ['5', '5', 1],
      ['4', '4', 1],
      ['1', '1', 1],
      [null, 'Not rated', 2],
    ]);
    for (const { figure } of rows) {
      const { reply } = await findItems(given.server, given.person, { filters: figure.filters });
      expect(reply.total_count).toBe(figure.value);
    }
  });

  test('an answer is up to date as soon as an item is', async () => {
    const asked: Body = { unit: 'people', by: 'source' };
    expect((await measured(asked)).rows[0]?.figure.value).toBe(2);
    await addItems(given.server, given.person, [{ text: 'Hello', author: { email: 'cy@x.example' } }]);
    const { rows, as_of } = await measured(asked);
    expect(rows[0]?.figure.value).toBe(3);
    expect(as_of).toBe((await measured({})).as_of);
  });

  test('rows are split into four values and all others', async () => {
    await addItems(
      given.server,
      given.person,
      ['a', 'b', 'b', 'c', 'c', 'd', 'd', 'e', 'e', 'f'].map((tier, at) => ({
        text: `Tiered words ${at}`,
        fields: { tier },
      })),
    );
    const { series, rows } = await measured({
      by: 'source',
      split_by: { field: 'tier' },
      filters: { metadata_filters: [{ key: 'tier', condition: 'is_set' }] },
    });
    expect(series).toEqual([
      ...['b', 'c', 'd', 'e'].map((key) => ({ key, label: key, is_other: false })),
      { key: null, label: 'Other', is_other: true },
    ]);
    expect(rows[0]?.split?.map(({ value }) => value)).toEqual([2, 2, 2, 2, 2]);
  });

  test('a share without a part is each row’s share of the total', async () => {
    const { total, rows } = await measured({ measure: 'share', by: 'plan' });
    expect(total.value).toBe(1);
    expect(rows.map(({ label, figure }) => [label, figure.value, figure.denominator])).toEqual([
      ['Pro', 0.4, 5],
      ['Team', 0.2, 5],
      ['No plan', 0.4, 5],
    ]);
  });

  test('a saved view’s filter holds too; one with a question is refused', async () => {
    const save = async (search_term: string | null, name: string) => {
      const body = { name, filter: { contains: 'lovely' }, search_term };
      return (await send(given.server.app, views.create, { body, as: given.person })).reply.view_id;
    };
    const view_id = await save(null, 'Praise');
    expect((await measured({ view_id, filters: { rated: true } })).total.value).toBe(2);
    const asking = await save('what is lovely?', 'Asking');
    expect(await faultOf({ view_id: asking })).toEqual({
      status: 400,
      code: 'bad_request',
      field: '#/body/view_id',
    });
  });
});

describe('scores', () => {
  test('NPS counts only ratings out of ten, and says what it left out', async () => {
    const ratings = [10, 9, 9, 8, 7, 6, 0].map(outOfTen);
    await addItems(
      given.server,
      given.person,
      [...ratings, stars(5), null].map((rating, at) => ({
        text: `Rated words ${at}`,
        ...(rating && { rating }),
      })),
    );
    const { total, left_out } = await measured({ measure: 'nps' });
    expect(total.value).toBeCloseTo((100 * (3 - 2)) / 7, 10);
    expect(total.parts?.map(({ key, count }) => [key, count])).toEqual([
      ['promoters', 3],
      ['passives', 2],
      ['detractors', 2],
    ]);
    expect([left_out.unrated?.count, left_out.other_scale?.count]).toEqual([1, 1]);
    for (const { count, filters } of total.parts ?? []) {
      expect((await findItems(given.server, given.person, { filters })).reply.total_count).toBe(count);
    }
    const csat = (await measured({ measure: 'csat' })).total;
    // 10, 9, 9, 8 of ten and 5 of five lie as high as 4 of five.
    expect(csat).toMatchObject({ value: 5 / 8, numerator: 5, denominator: 8 });
  });

  test('nothing to measure has no value rather than zero', async () => {
    const { total } = await measured({ measure: 'mean_rating' });
    expect([total.value, total.interval, total.n]).toEqual([null, null, 0]);
    const { reply } = await send(given.server.app, analytics.drivers, {
      body: { score: 'nps' },
      as: given.person,
    });
    expect([reply.score.value, reply.drivers]).toEqual([null, []]);
  });

  test('a driver is told by what the score would be without its items', async () => {
    await addItems(
      given.server,
      given.person,
      Array.from({ length: 20 }, (_, i) => ({ text: `Fine ${i}`, rating: stars(5) })),
      {
        source: 'Shop',
      },
    );
    await addItems(
      given.server,
      given.person,
      Array.from({ length: 20 }, (_, i) => ({ text: `Poor ${i}`, rating: stars(2) })),
      {
        source: 'Helpdesk',
      },
    );
    const body = { score: 'mean_rating' as const, by: 'source' as const };
    const { reply } = await send(given.server.app, analytics.drivers, { body, as: given.person });
    expect(reply.score.value).toBe(3.5);
    expect(
      reply.drivers.map(({ label, contribution, without }) => [label, contribution, without.value]),
    ).toEqual([
      ['Shop', 1.5, 2],
      ['Helpdesk', -1.5, 5],
    ]);
    const [shop] = reply.drivers;
    const opened = await findItems(given.server, given.person, { filters: shop?.without.filters });
    expect(opened.reply.total_count).toBe(20);
  });
});

describe('comparing', () => {
  const on = (day: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ text: `Said on ${day}, ${at}`, said_at: said(day) }));

  test('the period before has as many days; a verdict needs more than chance', async () => {
    await addItems(given.server, given.person, [
      ...on('2026-03-04', 40),
      ...on('2026-02-28', 10),
      ...on('2026-02-20', 3),
      ...on('2026-01-01', 1),
    ]);
    const { total, period } = await measured({
      filters: { said_from: '2026-03-01', said_to: '2026-03-07' },
      compare: 'previous',
    });
    expect(period).toEqual({ from: '2026-03-01', to: '2026-03-07' });
    expect(total.change).toMatchObject({
      from: 10,
      from_filters: { said_from: '2026-02-22', said_to: '2026-02-28' },
      difference: 30,
      verdict: 'up',
    });
    const few = await measured({
      filters: { said_from: '2026-02-15', said_to: '2026-02-21' },
      compare: 'previous',
    });
    expect(few.total.change).toMatchObject({ from: 0, verdict: 'too_few', interval: null });
  });

  test('a period of another length is scaled before it is compared', async () => {
    await addItems(given.server, given.person, [
      ...on('2026-03-04', 20),
      ...on('2026-02-10', 40),
      ...on('2026-01-20', 1),
    ]);
    const { total, compared } = await measured({
      filters: { said_from: '2026-03-01', said_to: '2026-03-07' },
      compare: { said_from: '2026-02-01', said_to: '2026-02-14' },
      by: { time: 'week' },
    });
    expect(total.change).toMatchObject({ from: 40, difference: 0, verdict: 'same' });
    expect(compared?.rows.map(({ key, figure }) => [key, figure.value])).toEqual([
      ['2026-01-26', 0],
      ['2026-02-02', 0],
      ['2026-02-09', 40],
    ]);
  });

  test('what was there only before is listed too', async () => {
    await addItems(given.server, given.person, on('2026-02-24', 6), { source: 'Gone' });
    await addItems(given.server, given.person, on('2026-03-04', 6), { source: 'New' });
    const { rows } = await measured({
      filters: { said_from: '2026-03-01', said_to: '2026-03-07' },
      compare: 'previous',
      by: 'source',
      order: 'change',
    });
    expect(rows.map(({ label, figure }) => [label, figure.value, figure.change?.from])).toEqual([
      ['New', 6, 0],
      ['Gone', 0, 6],
    ]);
  });

  describe('with days before the data began', () => {
    const march = { said_from: '2026-03-08', said_to: '2026-03-14' };

    test('says so instead of a growth', async () => {
      await addItems(given.server, given.person, [...on('2026-03-10', 60), ...on('2026-03-06', 8)]);
      for (const ask of [{}, { measure: 'share', part: { rated: false } }, { unit: 'revenue' }] as const) {
        const { total } = await measured({ ...ask, filters: march, compare: 'previous' });
        expect(total.change).toMatchObject({
          difference: null,
          interval: null,
          verdict: 'not_covered',
          data_from: '2026-03-06',
        });
      }
      const { rows } = await measured({ filters: march, compare: 'previous', by: 'sentiment' });
      expect(new Set(rows.map(({ figure }) => figure.change?.verdict))).toEqual(new Set(['not_covered']));
    });

    test('the first day of the data is the first that can be compared with', async () => {
      await addItems(given.server, given.person, [...on('2026-03-10', 60), ...on('2026-03-01', 8)]);
      const verdictOf = async (body: Body) => (await measured(body)).total.change?.verdict;
      expect(await verdictOf({ filters: march, compare: 'previous' })).toBe('up');
      const longer = { ...march, said_to: '2026-03-15' };
      expect(await verdictOf({ filters: longer, compare: 'previous' })).toBe('not_covered');
    });

    test('a source is compared with days of its own data only', async () => {
      await addItems(given.server, given.person, [...on('2026-02-20', 9), ...on('2026-03-10', 9)], {
        source: 'Old',
      });
      await addItems(given.server, given.person, [...on('2026-03-05', 9), ...on('2026-03-11', 30)], {
        source: 'New',
      });
      const { rows, total } = await measured({ filters: march, compare: 'previous', by: 'source' });
      expect(total.change?.verdict).toBe('up');
      expect(rows.map(({ label, figure }) => [label, figure.change?.verdict])).toEqual([
        ['New', 'not_covered'],
        ['Old', 'up'],
      ]);
      const only = { ...march, source_ids: [Number(rows[0]?.key)] };
      expect((await measured({ filters: only, compare: 'previous' })).total.change?.verdict).toBe(
        'not_covered',
      );
    });
  });
});

test.each<[string, Body, string]>([
  ['ratings of people', { measure: 'nps', unit: 'people' }, '#/body/unit'],
  ['a part of a count', { part: { rated: true } }, '#/body/part'],
  ['a split of nothing', { split_by: 'source' }, '#/body/split_by'],
  ['times split into times', { by: { time: 'day' }, split_by: { time: 'day' } }, '#/body/split_by'],
  ['a comparison without a beginning', { compare: 'previous' }, '#/body/filters/said_from'],
  [
    'a period that ends before it begins',
    { compare: 'previous', filters: { said_from: '2026-03-02', said_to: '2026-03-01' } },
    '#/body/filters/said_to',
  ],
  [
    'more days than can be listed',
    { by: { time: 'day' }, filters: { said_from: '1990-01-01', said_to: '2026-03-01' } },
    '#/body/by/time',
  ],
])('%s is refused by naming the field', async (_what, body, field) => {
  expect(await faultOf(body)).toEqual({ status: 400, code: 'bad_request', field });
});

test('an API key that reads may measure, one that adds may not', async () => {
  const keyOf = async (scope: 'read' | 'ingest') =>
    (
      await send(given.server.app, workspaces.createApiKey, {
        body: { name: scope, scope },
        as: given.person,
      })
    ).reply.secret;
  const ask = async (as: string) =>
    (await send(given.server.app, analytics.measure, { body: {}, as })).status;
  expect([await ask(await keyOf('read')), await ask(await keyOf('ingest'))]).toEqual([200, 403]);
});

describe('exporting', () => {
  const download = (path: string) => given.server.app.inject({ method: 'GET', url: path });
  const ticket = async (body: CallBody<typeof analytics.export>) =>
    (await send(given.server.app, analytics.export, { body, as: given.person })).reply.path;

  test('the file has a row for each item, everything derived, and nothing a spreadsheet would run', async () => {
    await addItems(given.server, given.person, [
      {
        text: '=1+1',
        external_id: '@x',
        rating: stars(2),
        fields: { Tier: 'gold', '=bad': '+1' },
        said_at: said('2026-03-02'),
      },
      { text: 'Plain words', author: { email: 'ada@x.example' }, account: { name: 'Acme', plan: 'Pro' } },
    ]);
    const path = await ticket({ filters: {} });
    const answer = await download(path);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [header, first, second, end] = answer.body.replace('\uFEFF', '').split('\r\n');
    expect(header).toMatch(/^review_id,source,external_id,said_at,.*,field: =bad,field: Tier,other fields$/);
    expect(first).toMatch(/^1,Widget,'@x,2026-03-02T12:00:00.000Z,[^,]+,,'=1\+1,,2,1,5,negative,/);
    expect(first).toMatch(/,'\+1,gold,$/);
    expect(second).toContain('ada@x.example');
    expect(second).toContain(',Acme,Pro,');
    expect(end).toBe('');
    expect((await download(path)).statusCode).toBe(404);
  });

  test('the file holds what the filter leaves, and a ticket is good for a minute', async () => {
    await addItems(given.server, given.person, [{ text: 'Lovely' }, { text: 'Sad' }]);
    const some = await download(await ticket({ filters: { contains: 'lovely' } }));
    expect(some.body.trim().split('\r\n')).toHaveLength(2);
    const late = await ticket({});
    given.server.clock.advance({ seconds: 61 });
    expect((await download(late)).statusCode).toBe(404);
  });
});

import type { CallBody, CallReply } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { analytics } from '@earshot/contracts/analytics';
import { people } from '@earshot/contracts/people';
import { beforeEach, describe, expect, test } from 'vitest';
import { addItems, feedbackApp, findItems } from '../../testing/feedback-app.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';

const given = personEach(feedbackApp);

type ListBody = CallBody<typeof people.list>;
type AccountsBody = CallBody<typeof people.listAccounts>;

const said = (day: string) => `${day}T12:00:00.000Z`;
const ada = { name: 'Ada', email: 'ada@acme.example' };
const acme = { name: 'Acme', plan: 'Pro', yearly_revenue_eur: 1000 };
const globex = { name: 'Globex' };

/** Ada speaks in two sources, once by name alone; Bo and Cy in one each. */
async function speak(): Promise<void> {
  await addItems(
    given.server,
    given.person,
    [
      { text: 'Sync is broken', said_at: said('2026-03-02'), author: ada, account: acme },
      { text: 'I love the calendar', said_at: said('2026-03-05'), author: ada, account: acme },
      {
        text: 'Terrible, it crashes',
        said_at: said('2026-03-09'),
        author: { name: 'Bo', external_id: '77' },
        account: globex,
      },
    ],
    { source: 'Helpdesk' },
  );
  await addItems(
    given.server,
    given.person,
    [
      { text: 'Still broken', said_at: said('2026-03-20'), author: { name: 'Ada' }, account: acme },
      { text: 'Fine', author: { name: 'Cy', external_id: '77' } },
      { text: 'Nobody said this' },
    ],
    { source: 'Survey' },
  );
}

async function list(body: ListBody = {}): Promise<CallReply<typeof people.list>> {
  const { status, reply, problem } = await send(given.server.app, people.list, { body, as: given.person });
  expect([status, problem]).toEqual([200, reply]);
  return reply;
}

async function accounts(body: AccountsBody = {}): Promise<CallReply<typeof people.listAccounts>> {
  const { status, reply, problem } = await send(given.server.app, people.listAccounts, {
    body,
    as: given.person,
  });
  expect([status, problem]).toEqual([200, reply]);
  return reply;
}

async function personNamed(name: string, email: string | null = null): Promise<number> {
  const { results } = await list({ search: email ?? name, limit: 100 });
  const found = results.find((one) => one.name === name && one.email === email);
  return found?.author_id ?? expect.fail(`${name} is not there`);
}

const get = async (author_id: number) =>
  (await send(given.server.app, people.get, { query: { author_id }, as: given.person })).reply;
const merge = (author_id: number, into_author_id: number) =>
  send(given.server.app, people.merge, { body: { author_id, into_author_id }, as: given.person });
const undo = (change_id: string) =>
  send(given.server.app, people.undo, { body: { change_id }, as: given.person });
const measured = async (body: CallBody<typeof analytics.measure>) =>
  (await send(given.server.app, analytics.measure, { body, as: given.person })).reply;
const countOf = async (filters: FeedbackFilter) =>
  (await findItems(given.server, given.person, { filters })).reply.total_count;

describe('lists', () => {
  beforeEach(speak);

  test('people are listed with their items, tone, last word, sources and account', async () => {
    const { results, total_count, items } = await list();
    expect([total_count, items?.count]).toEqual([4, 5]);
    expect(results[0]).toMatchObject({
      name: 'Ada',
      email: 'ada@acme.example',
      author_count: 1,
      sources: [{ name: 'Helpdesk' }],
      items: { count: 2 },
      newest: { said_at: said('2026-03-05') },
      account: { name: 'Acme', plan: 'Pro', yearly_revenue_eur: 1000 },
    });
    expect(await countOf(items?.filters ?? {})).toBe(5);
  });

  test('every number of the lists opens exactly its items or people', async () => {
    for (const filters of [{}, { sentiments: ['negative' as const] }, { said_from: '2026-03-05' }]) {
      for (const { items, sentiment } of (await list({ filters })).results) {
        for (const { count, filters: own } of [items, ...Object.values(sentiment)]) {
          expect(await countOf(own)).toBe(count);
        }
      }
      for (const row of (await accounts({ filters })).results) {
        expect(await countOf(row.items.filters)).toBe(row.items.count);
        expect((await list({ filters: row.people.filters })).total_count).toBe(row.people.count);
      }
    }
  });

  test('a number of people or accounts opens a list of as many', async () => {
    for (const filters of [{}, { sentiments: ['negative' as const] }, { contains: 'broken' }]) {
      const ofPeople = (await measured({ unit: 'people', filters })).total;
      expect((await list({ filters: ofPeople.filters })).total_count).toBe(ofPeople.value);
      const ofAccounts = (await measured({ unit: 'accounts', filters })).total;
      expect((await accounts({ filters: ofAccounts.filters })).total_count).toBe(ofAccounts.value);
      const revenue = (await measured({ unit: 'revenue', filters })).total;
      const behind = await accounts({ filters: revenue.filters });
      expect(behind.revenue?.sum_eur).toBe(revenue.value);
      expect(behind.total_count).toBe(revenue.n);
    }
  });

  test('search looks in names, addresses and the customer’s own ids', async () => {
    const namesFor = async (search: string) => (await list({ search })).results.map(({ name }) => name);
    expect(await namesFor('ADA@')).toEqual(['Ada']);
    expect(new Set(await namesFor('77'))).toEqual(new Set(['Bo', 'Cy']));
    expect((await list({ search: 'ada' })).items).toBeNull();
    expect((await accounts({ search: 'glob' })).results.map(({ name }) => name)).toEqual(['Globex']);
    expect((await accounts({ search: '%' })).total_count).toBe(0);
  });

  test('the orders of both lists are kept over pages', async () => {
    const walked = async <Row>(
      page: (after?: string) => Promise<{ results: Row[]; next_after: string | null }>,
    ) => {
      const rows: Row[] = [];
      for (let after: string | undefined; ;) {
        const { results, next_after } = await page(after);
        rows.push(...results);
        if (next_after === null) return rows;
        after = next_after;
      }
    };
    for (const order of ['items', 'newest', 'negative', 'name'] as const) {
      const paged = await walked((after) => list({ order, limit: 1, ...(after && { after }) }));
      expect(paged).toEqual((await list({ order })).results);
    }
    expect((await list({ order: 'name' })).results.map(({ name }) => name)).toEqual([
      'Ada',
      'Ada',
      'Bo',
      'Cy',
    ]);
    expect((await list({ order: 'newest' })).results.map(({ name }) => name)).toEqual([
      'Ada',
      'Bo',
      'Ada',
      'Cy',
    ]);
    for (const order of ['items', 'people', 'revenue', 'newest', 'negative', 'name'] as const) {
      const paged = await walked((after) => accounts({ order, limit: 1, ...(after && { after }) }));
      expect(paged).toEqual((await accounts({ order })).results);
    }
    const { status, problem } = await send(given.server.app, people.list, {
      body: { after: 'ZHxub3Q' },
      as: given.person,
    });
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '#/body/after']);
  });

  test('a list is up to date as soon as an item is', async () => {
    await list();
    await addItems(given.server, given.person, [{ text: 'Hello', author: { email: 'new@x.example' } }]);
    expect((await list()).total_count).toBe(5);
  });

  test('both lists come as files with as many rows as people and accounts', async () => {
    const linesOf = async (what: 'people' | 'accounts', search?: string) => {
      const body = { what, ...(search && { search }) };
      const { path } = (await send(given.server.app, people.export, { body, as: given.person })).reply;
      const file = await given.server.app.inject({ url: path });
      expect((await given.server.app.inject({ url: path })).statusCode).toBe(404);
      return file.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    };
    const lines = await linesOf('people');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe(
      'author_id,name,email,sources,items,positive,neutral,negative,last_said_at,account_id,account,account_plan,account_yearly_revenue_eur',
    );
    expect(lines[1]).toContain('ada@acme.example,Helpdesk,2,');
    expect(await linesOf('accounts')).toHaveLength(3);
    expect(await linesOf('people', 'Bo')).toHaveLength(2);
  });
});

describe('one person', () => {
  beforeEach(speak);

  test('merged authors count once everywhere, and each id opens all their items', async () => {
    const [byMail, byName] = [await personNamed('Ada', ada.email), await personNamed('Ada')];
    expect((await merge(byName, byMail)).reply.author_id).toBe(byMail);
    const { results, total_count } = await list();
    expect(total_count).toBe(3);
    expect(results[0]).toMatchObject({ author_id: byMail, author_count: 2, items: { count: 3 } });
    expect(results[0]?.sources.map(({ name }) => name)).toEqual(['Helpdesk', 'Survey']);
    expect((await measured({ unit: 'people' })).total.value).toBe(3);
    const rows = (await measured({ by: 'author' })).rows;
    expect(rows.find(({ key }) => key === String(byMail))?.figure.value).toBe(3);
    for (const id of [byMail, byName]) expect(await countOf({ author_ids: [id] })).toBe(3);
    expect((await accounts({ search: 'acme' })).results[0]?.people.count).toBe(1);
    expect((await get(byName)).authors.map(({ known_by }) => known_by)).toEqual(['email', 'name']);
  });

  test('a merge is taken back exactly, and once', async () => {
    const before = [await list(), await accounts()];
    const { change_id } = (await merge(await personNamed('Ada'), await personNamed('Ada', ada.email))).reply;
    expect((await undo(change_id)).status).toBe(200);
    expect([await list(), await accounts()]).toEqual(before);
    expect((await undo(change_id)).problem.code).toBe('conflict');
  });

  test('an author is split off and put back; splitting off who stands for the others leaves them together', async () => {
    const [ids] = [[await personNamed('Ada', ada.email), await personNamed('Ada'), await personNamed('Bo')]];
    const [first = 0, second = 0, third = 0] = ids;
    await merge(second, first);
    await merge(third, first);
    const before = await list();
    const split = async (author_id: number) =>
      (await send(given.server.app, people.split, { body: { author_id }, as: given.person })).reply.change_id;
    const aside = await split(third);
    expect((await list()).total_count).toBe(3);
    await undo(aside);
    expect(await list()).toEqual(before);
    const lead = await split(first);
    expect((await list()).results.map(({ author_count }) => author_count).toSorted()).toEqual([1, 1, 2]);
    await undo(lead);
    expect(await list()).toEqual(before);
    const { status } = await send(given.server.app, people.split, {
      body: { author_id: await personNamed('Cy') },
      as: given.person,
    });
    expect(status).toBe(400);
  });

  test('what later changes rest on cannot be taken back before them', async () => {
    const [first, second, third] = [
      await personNamed('Ada', ada.email),
      await personNamed('Ada'),
      await personNamed('Bo'),
    ];
    const one = (await merge(second, first)).reply.change_id;
    const two = (await merge(first, third)).reply.change_id;
    expect((await undo(one)).problem.code).toBe('conflict');
    expect((await undo(two)).status).toBe(200);
    expect((await undo(one)).status).toBe(200);
    expect((await list()).total_count).toBe(4);
    expect((await get(first)).changes.map(({ kind, undone_at }) => [kind, undone_at !== null])).toEqual([
      ['merge', true],
      ['merge', true],
    ]);
  });

  test('who is one already is not merged; who is not there neither', async () => {
    const id = await personNamed('Bo');
    expect((await merge(id, id)).problem.errors?.[0]?.pointer).toBe('#/body/into_author_id');
    expect((await merge(id, 999)).status).toBe(404);
  });

  test('the same own id in two sources and the same name in one account are suggested, until kept apart', async () => {
    const suggested = async () =>
      (await send(given.server.app, people.suggestions, { as: given.person })).reply.suggestions.map(
        ({ person, other, likeness, shared }) => [person.name, other.name, likeness, shared],
      );
    expect(await suggested()).toEqual([
      ['Bo', 'Cy', 'same_external_id', '77'],
      ['Ada', 'Ada', 'same_name_and_account', 'Acme'],
    ]);
    const body = { author_id: await personNamed('Cy'), into_author_id: await personNamed('Bo') };
    await send(given.server.app, people.keepApart, { body, as: given.person });
    await merge(await personNamed('Ada'), await personNamed('Ada', ada.email));
    expect(await suggested()).toEqual([]);
  });

  test('an author who stands for others stays when all their own items are gone', async () => {
    const [lead, other] = [await personNamed('Bo'), await personNamed('Cy')];
    await merge(other, lead);
    const { results } = (await findItems(given.server, given.person, { filters: { contains: 'crashes' } }))
      .reply;
    const body = { review_id: results[0]?.review_id ?? 0 };
    await given.server.app.inject({
      method: 'POST',
      url: '/api/feedback/delete_item',
      payload: body,
      headers: given.person.auth,
    });
    expect((await list({ search: 'bo' })).results[0]).toMatchObject({ author_id: lead, items: { count: 1 } });
  });
});

describe('what people give by hand', () => {
  beforeEach(speak);

  const give = (author_id: number, account: CallBody<typeof people.giveAccount>['account']) =>
    send(given.server.app, people.giveAccount, { body: { author_id, account }, as: given.person });

  test('a given account counts for what names none, also later, and is taken away exactly', async () => {
    const before = [await list(), await accounts()];
    const cy = await personNamed('Cy');
    const accountsInList = async () =>
      (await findItems(given.server, given.person)).reply.results.map(({ account }) => account?.name);
    const named = await accountsInList();
    expect((await give(cy, { name: 'Initech' })).reply.given_account).toMatchObject({ name: 'Initech' });
    expect((await accountsInList()).filter((name) => name === 'Initech')).toHaveLength(1);
    await addItems(
      given.server,
      given.person,
      [{ text: 'More', author: { name: 'Cy', external_id: '77' } }],
      {
        source: 'Survey',
      },
    );
    expect((await accounts({ search: 'initech' })).results[0]).toMatchObject({
      items: { count: 2 },
      people: { count: 1 },
    });
    const added = await findItems(given.server, given.person, { filters: { contains: 'More' } });
    await given.server.app.inject({
      method: 'POST',
      url: '/api/feedback/delete_item',
      payload: { review_id: added.reply.results[0]?.review_id },
      headers: given.person.auth,
    });
    expect((await give(cy, null)).reply).toMatchObject({ given_account: null, accounts: [] });
    expect(await accountsInList()).toEqual(named);
    expect([await list(), await accounts()]).toEqual(before);
  });

  test('an account that items name is not replaced', async () => {
    const bo = await personNamed('Bo');
    const id = (await accounts({ search: 'acme' })).results[0]?.account_id ?? 0;
    const { reply } = await give(bo, { id });
    expect(reply.accounts.map(({ name }) => name)).toEqual(['Globex']);
    expect((await give(bo, { id: 999 })).status).toBe(404);
  });

  test('a given plan and revenue hold over what feedback says, until they are taken away', async () => {
    const account_id = (await accounts({ search: 'acme' })).results[0]?.account_id ?? 0;
    const update = (plan: string | null, yearly_revenue_eur: number | null) =>
      send(given.server.app, people.updateAccount, {
        body: { account_id, plan, yearly_revenue_eur },
        as: given.person,
      });
    expect((await update('Enterprise', 0)).reply).toMatchObject({
      plan: 'Enterprise',
      yearly_revenue_eur: 0,
      said_plan: 'Pro',
      said_revenue_eur: 1000,
    });
    expect(await countOf({ account_plans: ['Enterprise'] })).toBe(3);
    await addItems(given.server, given.person, [
      { text: 'Again', account: { ...acme, plan: 'Team', yearly_revenue_eur: 1500 } },
    ]);
    expect((await measured({ unit: 'revenue' })).total.value).toBe(0);
    expect((await update(null, null)).reply).toMatchObject({ plan: 'Team', yearly_revenue_eur: 1500 });
    expect(await countOf({ account_plans: ['Team'] })).toBe(4);
  });
});

test('the people of an account are unknown, not none, where no item of it has an author', async () => {
  await addItems(given.server, given.person, [{ text: 'Nobody signed this', account: { name: 'Initech' } }]);
  const [initech] = (await accounts({ search: 'Initech' })).results;
  expect(initech).toMatchObject({ items: { count: 1 }, people: { count: null } });
  const { reply } = await send(given.server.app, people.getAccount, {
    query: { account_id: initech?.account_id ?? 0 },
    as: given.person,
  });
  expect(reply.people.count).toBeNull();
});

test('copies counted once are as many as there are different words, with the newest of each', async () => {
  await addItems(given.server, given.person, [
    { text: 'Great app', said_at: said('2026-03-01'), author: { email: 'a@x.example' } },
    { text: ' great APP ', said_at: said('2026-03-03'), author: { email: 'b@x.example' } },
    { text: 'Great app', said_at: said('2026-03-02'), author: { email: 'c@x.example' } },
    { text: 'Slow', said_at: said('2026-03-04') },
  ]);
  const once = await findItems(given.server, given.person, { filters: { copies_once: true } });
  expect(once.reply.total_count).toBe(2);
  expect(once.reply.results.map(({ said_at }) => said_at)).toEqual([said('2026-03-04'), said('2026-03-03')]);
  const counted = await send(given.server.app, feedback.countCopies, {
    body: { review_ids: [1, 4, 999] },
    as: given.person,
  });
  expect(counted.reply.copies).toEqual([{ review_id: 1, count: 3, filters: { copies_of: 1 } }]);
  expect(await countOf({ copies_of: 1 })).toBe(3);
  const before = await findItems(given.server, given.person, {
    filters: { copies_once: true, said_to: '2026-03-02' },
  });
  expect(before.reply.results.map(({ said_at }) => said_at)).toEqual([said('2026-03-02')]);
  await addItems(given.server, given.person, [{ text: 'GREAT APP', said_at: said('2026-03-09') }]);
  const later = await findItems(given.server, given.person, { filters: { copies_once: true } });
  expect([later.reply.total_count, later.reply.results[0]?.text]).toEqual([2, 'GREAT APP']);
});

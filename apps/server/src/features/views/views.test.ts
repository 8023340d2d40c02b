import { alerts } from '@earshot/contracts/alerts';
import type { CallBody } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import { reports } from '@earshot/contracts/reports';
import { topics } from '@earshot/contracts/topics';
import { views } from '@earshot/contracts/views';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, signUp } from '../../testing/people.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';

const given = personEach(testApp);

const create = (name: string, as: Person = given.person) =>
  send(given.server.app, views.create, {
    as,
    body: { name, filter: { sentiments: ['negative'] }, search_term: ' slow app ' },
  });
const names = async () =>
  (await send(given.server.app, views.list, { as: given.person })).reply.views.map(({ name }) => name);

test('a view keeps its filter and question; views are numbered from 1 and listed newest first', async () => {
  const { status, reply } = await create('Angry');
  expect(status).toBe(201);
  expect(reply).toMatchObject({
    view_id: 1,
    name: 'Angry',
    filter: { sentiments: ['negative'] },
    search_term: 'slow app',
    created_by: given.person.email.split('@')[0],
  });
  given.server.clock.advance({ seconds: 1 });
  expect((await create('Slow')).reply.view_id).toBe(2);
  expect(await names()).toEqual(['Slow', 'Angry']);
});

test('a view can be renamed and given another filter; its name stays its own', async () => {
  await create('Angry');
  await create('Slow');
  const body = { view_id: 1, name: 'ANGRY', filter: { languages: ['de'] }, search_term: '  ' };
  const { status, reply } = await send(given.server.app, views.update, { as: given.person, body });
  expect(status).toBe(200);
  expect(reply).toMatchObject({ name: 'ANGRY', filter: { languages: ['de'] }, search_term: null });
  const taken = await send(given.server.app, views.update, {
    as: given.person,
    body: { ...body, name: 'slow' },
  });
  expect(taken).toMatchObject({
    status: 409,
    problem: { code: 'conflict', errors: [{ pointer: '#/body/name' }] },
  });
});

test('two views cannot have one name, not even when made at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => create('Angry')));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect(await names()).toEqual(['Angry']);
});

test.each<[string, CallBody<typeof views.create>['filter'], string, string]>([
  ['a topic', { custom_trend_id: 9 }, 'custom_trend_id', 'There is no topic with the ID 9.'],
  ['a theme', { theme_ids: [8] }, 'theme_ids', 'There is no theme with the ID 8.'],
  ['a source', { also: [{}, { source_ids: [7] }] }, 'also/1/source_ids', 'There is no source with the ID 7.'],
  [
    'an account',
    { except: [{ account_ids: [6] }] },
    'except/0/account_ids',
    'There is no account with the ID 6.',
  ],
  ['a person', { author_ids: [5] }, 'author_ids', 'There is no person with the ID 5.'],
])(
  'a view by %s that there is not is refused, wherever a filter is saved',
  async (_what, filter, field, detail) => {
    const refused = (place: string) => ({
      status: 400,
      problem: { errors: [{ pointer: `#/body/${place}/${field}`, detail }] },
    });
    const view = await send(given.server.app, views.create, {
      as: given.person,
      body: { name: 'Gone', filter },
    });
    expect(view).toMatchObject(refused('filter'));
    const rule = { name: 'Gone', filters: filter };
    expect(await send(given.server.app, alerts.createRule, { as: given.person, body: rule })).toMatchObject(
      refused('filters'),
    );
    expect(await send(given.server.app, reports.create, { as: given.person, body: rule })).toMatchObject(
      refused('filters'),
    );
    expect(await names()).toEqual([]);
  },
);

test('a topic by what is not there is refused too', async () => {
  const body = { title: 'Late', filters: { source_ids: [7] } };
  const { status, problem } = await send(given.server.app, topics.create, { as: given.person, body });
  expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '#/body/filters/source_ids']);
});

test('a view keeps what was there when it was saved, and can be renamed after that is gone', async () => {
  const topic = await send(given.server.app, topics.create, {
    as: given.person,
    body: { title: 'Late parcels' },
  });
  const filter = { custom_trend_id: topic.reply.custom_trend.id };
  const { view_id } = (
    await send(given.server.app, views.create, { as: given.person, body: { name: 'Late', filter } })
  ).reply;
  const named = () =>
    send(given.server.app, feedback.getFilterNames, { as: given.person, body: { filters: filter } });
  expect((await named()).reply.topics).toEqual([{ id: topic.reply.custom_trend.id, name: 'Late parcels' }]);
  await send(given.server.app, topics.remove, {
    as: given.person,
    body: { custom_trend_id: topic.reply.custom_trend.id },
  });
  expect((await named()).reply.topics).toEqual([]);
  const update = (next: object) =>
    send(given.server.app, views.update, {
      as: given.person,
      body: { view_id, name: 'Too late', filter: next },
    });
  expect((await update(filter)).status).toBe(200);
  expect((await update({ custom_trend_id: 99 })).status).toBe(400);
});

test('another workspace’s names are not told', async () => {
  const { reply } = await send(given.server.app, topics.create, {
    as: given.person,
    body: { title: 'Secret plans' },
  });
  const stranger = await signUp(given.server);
  const body = { filters: { custom_trend_id: reply.custom_trend.id } };
  const told = await send(given.server.app, feedback.getFilterNames, { as: stranger, body });
  expect(told.reply.topics).toEqual([]);
});

test('a deleted view is gone, and its number is not used again', async () => {
  await create('Angry');
  const gone = await send(given.server.app, views.remove, { as: given.person, body: { view_id: 1 } });
  expect(gone.reply).toEqual({ deleted: true });
  expect(await names()).toEqual([]);
  expect((await create('Angry')).reply.view_id).toBe(2);
});

test('strangers cannot see, change or delete a view, and viewers cannot change one', async () => {
  await create('Angry');
  const stranger = await signUp(given.server);
  const body = { view_id: 1, name: 'Mine', filter: {} };
  expect((await send(given.server.app, views.list, { as: stranger })).reply.views).toEqual([]);
  expect((await send(given.server.app, views.update, { as: stranger, body })).status).toBe(404);
  expect((await send(given.server.app, views.remove, { as: stranger, body: { view_id: 1 } })).status).toBe(
    404,
  );
  const viewer = await invite(given.server, given.person, 'viewer');
  expect((await send(given.server.app, views.update, { as: viewer, body })).status).toBe(403);
  expect(await names()).toEqual(['Angry']);
});

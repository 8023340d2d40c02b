import { views } from '@earshot/contracts/views';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';

let server: TestApp;
let person: Person;

beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await signUp(server);
});

const create = (name: string, as: Person = person) =>
  send(server.app, views.create, {
    as,
    body: { name, filter: { sentiments: ['negative'] }, search_term: ' slow app ' },
  });
const names = async () =>
  (await send(server.app, views.list, { as: person })).reply.views.map(({ name }) => name);

test('a view keeps its filter and question; views are numbered from 1 and listed newest first', async () => {
  const { status, reply } = await create('Angry');
  expect(status).toBe(201);
  expect(reply).toMatchObject({
    view_id: 1,
    name: 'Angry',
    filter: { sentiments: ['negative'] },
    search_term: 'slow app',
    created_by: person.email.split('@')[0],
  });
  server.clock.advance({ seconds: 1 });
  expect((await create('Slow')).reply.view_id).toBe(2);
  expect(await names()).toEqual(['Slow', 'Angry']);
});

test('a view can be renamed and given another filter; its name stays its own', async () => {
  await create('Angry');
  await create('Slow');
  const body = { view_id: 1, name: 'ANGRY', filter: { languages: ['de'] }, search_term: '  ' };
  const { status, reply } = await send(server.app, views.update, { as: person, body });
  expect(status).toBe(200);
  expect(reply).toMatchObject({ name: 'ANGRY', filter: { languages: ['de'] }, search_term: null });
  const taken = await send(server.app, views.update, { as: person, body: { ...body, name: 'slow' } });
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

test('a deleted view is gone, and its number is not used again', async () => {
  await create('Angry');
  const gone = await send(server.app, views.remove, { as: person, body: { view_id: 1 } });
  expect(gone.reply).toEqual({ deleted: true });
  expect(await names()).toEqual([]);
  expect((await create('Angry')).reply.view_id).toBe(2);
});

test('strangers cannot see, change or delete a view, and viewers cannot change one', async () => {
  await create('Angry');
  const stranger = await signUp(server);
  const body = { view_id: 1, name: 'Mine', filter: {} };
  expect((await send(server.app, views.list, { as: stranger })).reply.views).toEqual([]);
  expect((await send(server.app, views.update, { as: stranger, body })).status).toBe(404);
  expect((await send(server.app, views.remove, { as: stranger, body: { view_id: 1 } })).status).toBe(404);
  const viewer = await invite(server, person, 'viewer');
  expect((await send(server.app, views.update, { as: viewer, body })).status).toBe(403);
  expect(await names()).toEqual(['Angry']);
});

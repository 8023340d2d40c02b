import { boards } from '@earshot/contracts/boards';
import type { RoadmapSettings } from '@earshot/contracts/boards/roadmap';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inWorkspace } from '../../../platform/database/workspace-transaction.ts';
import type { JobApp } from '../../../testing/job-app.ts';
import { jobApp } from '../../../testing/job-app.ts';
import type { Person } from '../../../testing/people.ts';
import { signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let server: JobApp;
let ada: Person;
let boardId: string;
let columns: { column_id: string; title: string }[];

beforeAll(async () => {
  server = await jobApp([]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  ada = await signUp(server);
  const made = await send(server.app, boards.create, { as: ada, body: { title: 'Internal plans' } });
  boardId = made.reply.board_id;
  columns = made.reply.columns;
});

const card = async (title: string, column: number, publicTitle?: string, text = '') => {
  const body = {
    board_id: boardId,
    title,
    note: 'Asked by Marrowby Ltd',
    column_id: columns[column]?.column_id,
  };
  const made = await send(server.app, boards.createCard, { as: ada, body });
  const of = { board_id: boardId, idea_id: made.reply.card.idea_id };
  if (publicTitle !== undefined) {
    await send(server.app, boards.setPublicText, {
      as: ada,
      body: { ...of, public_text: { title: publicTitle, text } },
    });
  }
  return of.idea_id;
};
const save = (settings: Partial<RoadmapSettings> | null, more: { new_link?: boolean } = {}) => {
  const usual = { is_public: false, title: 'What we plan', intro: '', shows_people: true };
  const chosen = [1, 2].map((at) => ({ column_id: columns[at]?.column_id ?? '', title: `Public ${at}` }));
  const body = {
    board_id: boardId,
    settings: settings && { ...usual, columns: chosen, ...settings },
    ...more,
  };
  return send(server.app, boards.saveRoadmap, { as: ada, body });
};
const get = (path: string | null) => server.app.inject({ method: 'GET', url: path ?? '' });
const read = (path: string | null) =>
  send(server.app, boards.readRoadmap, { query: { token: path?.split('/').at(-1) ?? '' } });
const people = (ideaId: string, count: number) =>
  inWorkspace(server.database, ada.workspaceId, (tx) =>
    tx
      .updateTable('boardCard')
      .set({ people: count, unnamed: 0 })
      .where('workspaceId', '=', ada.workspaceId)
      .where('ideaId', '=', ideaId)
      .execute(),
  );

test('a public roadmap has chosen columns and the texts written for it, and nothing else of the board', async () => {
  await card('Secret card', 1);
  await card('Internal name', 1, 'Work offline', 'On the train, <b>too</b>.');
  await card('Not shown', 0, 'In another column');
  const { reply } = await save({ intro: 'Our next steps & more' });
  expect(reply.cards).toBe(1);
  const page = await get(reply.path);
  expect(page.statusCode).toBe(200);
  for (const said of [
    'What we plan',
    'Public 1',
    'Work offline',
    '&lt;b&gt;too&lt;/b&gt;',
    'Our next steps &amp; more',
  ]) {
    expect(page.body).toContain(said);
  }
  for (const told of [
    page.body,
    (await get(`${reply.path}/feed`)).body,
    JSON.stringify((await read(reply.path)).reply),
  ]) {
    for (const kept of [
      'Secret card',
      'Internal',
      'Marrowby',
      'In another column',
      boardId,
      ada.workspaceId,
    ]) {
      expect(told).not.toContain(kept);
    }
  }
  expect(page.body).not.toContain('<script');
});

test('numbers of people below 5 are not told, and none where they are not shown', async () => {
  const few = await card('a', 1, 'Few');
  const many = await card('b', 1, 'Many');
  await people(few, 4);
  await people(many, 5);
  const { reply } = await save({});
  const counts = async () =>
    (await read(reply.path)).reply.columns.flatMap(({ cards }) =>
      cards.map((one) => [one.title, one.people]),
    );
  expect(await counts()).toEqual([
    ['Few', null],
    ['Many', 5],
  ]);
  expect((await get(reply.path)).body).toContain('5 people asked for this');
  await save({ shows_people: false });
  expect(await counts()).toEqual([
    ['Few', null],
    ['Many', null],
  ]);
});

test('it is unlisted unless it is made public, embeddable, and without scripts', async () => {
  const { reply } = await save({});
  const page = await get(reply.path);
  expect(page.headers).toMatchObject({
    ...{ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' },
    'referrer-policy': 'no-referrer',
  });
  expect(page.headers['x-frame-options']).toBeUndefined();
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
  );
  await save({ is_public: true });
  expect((await get(reply.path)).headers['x-robots-tag']).toBeUndefined();
});

test('the feed has what is told of each card, and characters that XML does not know are left out', async () => {
  await card('a', 1, 'Tom & "Jerry"', 'One\u0008 <two>');
  const { reply } = await save({});
  const feed = await get(`${reply.path}/feed`);
  expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(feed.body).toContain('<title>Tom &amp; &quot;Jerry&quot;</title>');
  expect(feed.body).toContain('<summary>Public 1: One &lt;two&gt;</summary>');
});

test('a link ends with its roadmap, with a new link, and with the board', async () => {
  await card('a', 1, 'A');
  const { reply } = await save({});
  const renewed = await save({}, { new_link: true });
  expect(renewed.reply.path).not.toBe(reply.path);
  expect((await get(reply.path)).statusCode).toBe(404);
  expect((await read(reply.path)).problem.code).toBe('link_invalid');
  await save(null);
  expect((await get(renewed.reply.path)).statusCode).toBe(404);
  const again = await save({});
  expect((await get(again.reply.path)).statusCode).toBe(200);
  await send(server.app, boards.remove, { as: ada, body: { board_id: boardId } });
  expect((await get(again.reply.path)).statusCode).toBe(404);
  expect((await get('/public/roadmap/nonsense')).statusCode).toBe(404);
});

test('a card that moves or is released is told as changed, though its text is not', async () => {
  const id = await card('a', 1, 'A');
  await card('b', 1, 'B');
  const { reply } = await save({});
  const changedAt = async () => {
    const { updated_at: at, columns: told } = (await read(reply.path)).reply;
    return [at, told.flatMap(({ cards }) => cards.map((one) => [one.title, one.updated_at]))];
  };
  const before = new Date(server.clock.now()).toISOString();
  server.clock.advance({ days: 1 });
  const moved = new Date(server.clock.now()).toISOString();
  const of = { board_id: boardId, idea_id: id };
  const { column_id } = columns[2] ?? {};
  await send(server.app, boards.moveCard, { as: ada, body: { ...of, column_id } });
  const later = [
    ['B', before],
    ['A', moved],
  ];
  expect(await changedAt()).toEqual([moved, later]);
  await send(server.app, boards.updateCard, { as: ada, body: { ...of, impact: 2 } });
  server.clock.advance({ days: 1 });
  await send(server.app, boards.moveCard, { as: ada, body: of });
  expect(await changedAt()).toEqual([moved, later]);
  const released_at = new Date(server.clock.now()).toISOString();
  await save({ columns: [{ column_id: columns[3]?.column_id ?? '', title: 'Done' }] });
  server.clock.advance({ days: 1 });
  await send(server.app, boards.release, { as: ada, body: { ...of, released_at } });
  const last = new Date(server.clock.now()).toISOString();
  expect(await changedAt()).toEqual([last, [['A', last]]]);
});

test('a column that was deleted is on it no more', async () => {
  await card('a', 1, 'A');
  const { reply } = await save({});
  const kept = columns.filter((_, at) => at !== 2).map(({ column_id, title }) => ({ column_id, title }));
  const body = { board_id: boardId, columns: kept.map((one) => ({ ...one, state: 'planned' as const })) };
  expect((await send(server.app, boards.setColumns, { as: ada, body })).status).toBe(200);
  expect((await read(reply.path)).reply.columns.map(({ title }) => title)).toEqual(['Public 1']);
});

test('a board that was private for a while is published by nobody but who publishes it again', async () => {
  await card('a', 1, 'A');
  const { reply } = await save({});
  const make = (is_private: boolean) =>
    send(server.app, boards.update, { as: ada, body: { board_id: boardId, is_private } });
  await make(true);
  await make(false);
  expect((await get(reply.path)).statusCode).toBe(404);
  const { reply: now } = await send(server.app, boards.getRoadmap, {
    as: ada,
    query: { board_id: boardId },
  });
  expect(now.settings).toBeNull();
});

test('a private board is not published, and a card without a text is on it no more', async () => {
  const id = await card('a', 1, 'A');
  await save({});
  const body = { board_id: boardId, idea_id: id, public_text: null };
  await send(server.app, boards.setPublicText, { as: ada, body });
  const { reply } = await send(server.app, boards.getRoadmap, { as: ada, query: { board_id: boardId } });
  expect(reply.cards).toBe(0);
  await send(server.app, boards.update, { as: ada, body: { board_id: boardId, is_private: true } });
  expect((await get(reply.path)).statusCode).toBe(404);
  expect((await save({})).problem.code).toBe('not_allowed');
});

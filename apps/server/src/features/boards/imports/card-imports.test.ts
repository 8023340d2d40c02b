import { boards } from '@earshot/contracts/boards';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { boardEach } from '../../../testing/board-each.ts';
import { invite } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

const given = boardEach();

const exported =
  'Card ID,Card Name,Card URL,Card Description,Labels,Members,Due Date,Vote Count,List Name,Archived\n' +
  'a1,Print labels,https://trello.example/c/a1,"Drivers ask for it.\nAt night, too.","van (red), print (sky)",Ada,2026-06-30T10:00:00Z,12,In Progress,false\n' +
  'a2,=Scan & go,https://trello.example/c/a2,,,nobody@else.example,,0,Icebox,false\n' +
  'a3,A dark look,https://trello.example/c/a3,,,,,3,Someday maybe,false\n';

const fileOf = (text: string, name = 'roadmap.csv') => ({
  ...{ board_id: given.boardId, file_name: name, content: Buffer.from(text).toString('base64') },
});
const preview = (text: string) =>
  send(given.server.app, boards.previewCardImport, { as: given.person, body: fileOf(text) });
const importCards = (text: string, more: object = {}) =>
  send(given.server.app, boards.importCards, { as: given.person, body: { ...fileOf(text), ...more } });
const get = async () =>
  (await send(given.server.app, boards.get, { as: given.person, query: { board_id: given.boardId } })).reply;
const columnTitles = async () => {
  const { board, cards } = await get();
  const named = new Map(board.columns.map((column) => [column.column_id, column.title]));
  return cards.map(({ title, column_id: column }) => [title, named.get(column)]);
};
const undo = (id: string) =>
  send(given.server.app, boards.undoCardImport, {
    as: given.person,
    body: { board_id: given.boardId, card_import_id: id },
  });

test('[MENU-2] a file of another tool is previewed, and then its cards are on the board with what it said of them', async () => {
  const seen = (await preview(exported)).reply;
  expect(seen.columns.map(({ field }) => field)).toEqual([
    ...['external_id', 'title', 'url', 'description', 'tags', 'owner', 'due', 'votes', 'status', null],
  ]);
  expect(seen.places.map(({ status, title, column_id: column }) => [status, title, column !== null])).toEqual(
    [
      ['In Progress', 'In Progress', true],
      ['Icebox', 'Icebox', true],
      ['Someday maybe', 'Someday maybe', false],
    ],
  );
  expect(seen.counts).toEqual({ added: 3, doubles: 0, untitled: 0, not_cards: 0, unreadable: 0 });
  expect((await get()).cards).toEqual([]);

  const { reply } = await importCards(exported);
  expect(reply.card_import).toMatchObject({
    file_name: 'roadmap.csv',
    cards: 3,
    skipped: 0,
    is_undone: false,
  });
  expect(await columnTitles()).toEqual([
    ['Print labels', 'Committed'],
    ['=Scan & go', 'Considering'],
    ['A dark look', 'Someday maybe'],
  ]);
  const { board, cards } = await get();
  expect(board.revision).toBe(reply.revision);
  expect(cards[0]).toMatchObject({ tags: ['van', 'print'], target_on: '2026-06-30' });
  const query = { board_id: given.boardId, idea_id: cards[0]?.idea_id ?? '' };
  const { reply: detail } = await send(given.server.app, boards.getCard, { as: given.person, query });
  expect(detail.note).toBe('Drivers ask for it.\nAt night, too.');
  expect(detail.origin).toEqual({
    ...{ file_name: 'roadmap.csv', status: 'In Progress', owner: 'Ada', votes: 12, external_id: 'a1' },
    ...{ url: 'https://trello.example/c/a1', created: null, parent: null },
  });
});

test('owners are members by email or name, and nobody who is none', async () => {
  const ben = await invite(given.server, given.person, 'member');
  await importCards(`Title,Assignee\nOne,${ben.email.toUpperCase()}\nTwo,Nobody Here\n`);
  const { cards } = await get();
  expect(cards.map(({ owner }) => owner?.user_id)).toEqual([ben.userId, undefined]);
});

test('the same file again adds nothing, by id or else by title', async () => {
  await importCards(exported);
  const seen = (await preview(exported.replace('Print labels', 'Print many labels'))).reply;
  expect(seen.counts).toMatchObject({ added: 0, doubles: 3 });
  expect(seen.cards.map(({ double }) => double)).toEqual(['id', 'id', 'id']);
  expect(
    (await preview('Title\nprint  LABELS\nNew one\nNew one\n')).reply.cards.map(({ double }) => double),
  ).toEqual([...['title', null, 'in_file']]);
  const { reply } = await importCards(exported);
  expect(reply.card_import).toMatchObject({ cards: 0, skipped: 3 });
});

test('chosen columns and places count', async () => {
  const { columns } = (await get()).board;
  const planned = columns.find(({ state }) => state === 'planned')?.column_id ?? '';
  const places = [
    { status: 'b', column_id: planned, title: 'b', state: 'planned' },
    { status: 'd', column_id: null, title: 'Parked', state: 'declined' },
  ];
  await importCards('x,y\na,b\nc,d\n', { fields: ['title', 'status'], places });
  expect(await columnTitles()).toEqual([
    ['a', 'Planned'],
    ['c', 'Parked'],
  ]);
  const strange = [{ status: 'f', column_id: randomUUID(), title: 'f', state: 'planned' }];
  const other = { fields: ['title', 'status'], places: strange };
  expect((await importCards('x,y\ne,f\n', other)).status).toBe(404);
});

test('days that fit both orders are asked for', async () => {
  const text = 'Title,Due date\nOne,3/4/2026\nTwo,5/6/2026\n';
  expect((await preview(text)).reply).toMatchObject({ asks_day_order: true, day_order: 'mdy' });
  await importCards(text, { day_order: 'dmy' });
  expect((await get()).cards.map(({ target_on: day }) => day)).toEqual(['2026-04-03', '2026-06-05']);
});

test('undo removes what was added, except what somebody worked on since', async () => {
  const { card_import: run } = (await importCards(exported)).reply;
  const [first] = (await get()).cards;
  const body = { board_id: given.boardId, idea_id: first?.idea_id ?? '', impact: 2 as const };
  await send(given.server.app, boards.updateCard, { as: given.person, body });
  const before = (await get()).board.revision;
  expect((await undo(run.card_import_id)).reply).toMatchObject({ removed: 2, kept: 1 });
  expect((await get()).cards.map(({ title }) => title)).toEqual(['Print labels']);
  const heard = await send(given.server.app, boards.getChanges, {
    as: given.person,
    query: { board_id: given.boardId, after: before },
  });
  expect(heard.reply.gone).toHaveLength(2);
  expect((await undo(run.card_import_id)).problem.code).toBe('conflict');
  const listed = await send(given.server.app, boards.listCardImports, {
    as: given.person,
    query: { board_id: given.boardId },
  });
  expect(listed.reply.imports.map(({ is_undone: isUndone }) => isUndone)).toEqual([true]);
});

test('undo removes the columns that the import added, except those that have cards', async () => {
  const before = (await get()).board.columns;
  const text = 'Title,Status\nOne,Parked\nTwo,Someday maybe\n';
  const { card_import: run } = (await importCards(text)).reply;
  const made = (await get()).board.columns;
  expect(made).toHaveLength(before.length + 2);
  const column_id = made.find(({ title }) => title === 'Parked')?.column_id;
  await send(given.server.app, boards.createCard, {
    as: given.person,
    body: { board_id: given.boardId, title: 'Mine', column_id },
  });
  expect((await undo(run.card_import_id)).reply).toMatchObject({ removed: 2, kept: 0 });
  expect((await get()).board.columns.map(({ title }) => title)).toEqual([
    ...before.map(({ title }) => title),
    'Parked',
  ]);
});

test('what is no file of cards is refused with the reason', async () => {
  for (const [text, says] of [
    ['', 'is empty'],
    ['Title\n', 'no cards'],
  ] as const) {
    const { problem, status } = await preview(text);
    expect([status, problem.detail]).toEqual([422, expect.stringContaining(says)]);
  }
  const body = { ...fileOf('Title\na\n'), content: 'not base64!' };
  expect((await send(given.server.app, boards.previewCardImport, { as: given.person, body })).status).toBe(
    400,
  );
});

test('a file without a column of titles is previewed with its columns, and imported once one is chosen', async () => {
  const text = '1,2\n3,4\n';
  const { reply, status } = await preview(text);
  expect([status, reply.columns.length, reply.cards]).toEqual([200, 2, []]);
  expect(reply.counts).toEqual({ added: 0, doubles: 0, untitled: 0, not_cards: 0, unreadable: 0 });
  const { problem } = await importCards(text);
  expect([problem.code, problem.detail]).toEqual([
    'file_refused',
    expect.stringContaining('No column contains the titles'),
  ]);
  expect((await importCards(text, { fields: ['title', null] })).reply.card_import.cards).toBe(1);
});

test('a number that two files share is one card only with the same title or address', async () => {
  await importCards(
    'No,Title,URL\n1,Route map,\n2,Night mode,https://a.example/2\n3,Bug fixes,\n4,Bug fixes,\n',
  );
  const seen = (
    await preview(
      'No,Title,URL\n1,Pay later,\n1,Route map,\n2,Dark look,https://a.example/2\n5,Bug fixes,\n,Bug fixes,\n',
    )
  ).reply;
  expect(seen.cards.map(({ double }) => double)).toEqual([null, 'id', 'id', null, 'title']);
});

test('a card that was merged into another is not added again', async () => {
  await importCards(exported);
  const [one, two] = (await get()).cards.map(({ idea_id: id }) => id);
  const body = { board_id: given.boardId, idea_id: one ?? '', into_idea_id: two ?? '' };
  expect((await send(given.server.app, boards.mergeCards, { as: given.person, body })).status).toBe(200);
  expect((await importCards(exported)).reply.card_import).toMatchObject({ cards: 0, skipped: 3 });
  expect((await preview('Title\nPrint labels\n')).reply.counts.doubles).toBe(1);
});

test('2,000 cards are imported at once', async () => {
  const lines = Array.from({ length: 2000 }, (_, at) => `Card ${at},New,"a, b"`);
  const { reply } = await importCards(`Title,Status,Tags\n${lines.join('\n')}\n`);
  expect(reply.card_import.cards).toBe(2000);
  expect((await importCards('Title\nOne more\n')).problem.code).toBe('conflict');
});

test('a board is exported as CSV, JSON and Markdown, and its CSV is read again', async () => {
  await importCards(exported);
  const file = async (format: 'csv' | 'json' | 'markdown') =>
    (
      await send(given.server.app, boards.exportBoard, {
        as: given.person,
        query: { board_id: given.boardId, format },
      })
    ).reply;
  const csv = await file('csv');
  expect(csv.file_name).toMatch(/^field-app-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(csv.content).toMatch(/^a1,Print labels,/m);
  expect(csv.content).toContain(`'=Scan & go`);
  const json = JSON.parse((await file('json')).content) as { cards: { title: string; column: string }[] };
  expect(json.cards.map(({ title }) => title)).toEqual(['Print labels', '=Scan & go', 'A dark look']);
  expect((await file('markdown')).content).toContain('## Someday maybe\n\n- **A dark look**');

  const made = await send(given.server.app, boards.create, { as: given.person, body: { title: 'Copy' } });
  const body = { ...fileOf(csv.content), board_id: made.reply.board_id };
  const { reply } = await send(given.server.app, boards.previewCardImport, { as: given.person, body });
  expect(reply.cards[1]).toMatchObject({
    title: '=Scan & go',
    status: 'Considering',
    votes: 0,
    external_id: 'a2',
  });
});

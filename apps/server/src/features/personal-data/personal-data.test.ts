import { MASKS } from '@earshot/analysis/personal-data/kinds';
import { feedback } from '@earshot/contracts/feedback';
import { imports } from '@earshot/contracts/imports';
import { personalData, personalKinds } from '@earshot/contracts/personal-data';
import type { PersonalKindName } from '@earshot/contracts/personal-data';
import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { addItems, findItems } from '../../testing/feedback-app.ts';
import type { ImportApp } from '../../testing/import-app.ts';
import { get, importApp, importFile, itemsOf, upload } from '../../testing/import-app.ts';
import type { Person } from '../../testing/people.ts';
import { invite, signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { holdNoFreeText, storedTexts } from '../stored-texts/stored-texts.ts';
import { readMasking } from './masking.service.ts';

let server: ImportApp;
let owner: Person;

beforeAll(async () => {
  server = await importApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await signUp(server);
});

const everyKind = Object.keys(personalKinds) as PersonalKindName[];
const settings = (as = owner) => send(server.app, personalData.getSettings, { as });
const choose = (masked_kinds: PersonalKindName[], hides_people = false, as = owner) =>
  send(server.app, personalData.updateSettings, { as, body: { masked_kinds, hides_people } });
const only = async () => (await findItems(server, owner)).reply.results;

test('a new workspace masks every kind, people keep their names, and nothing stands readable', async () => {
  const { reply } = await settings();
  expect(reply).toEqual({
    masked_kinds: everyKind,
    hides_people: false,
    unmasked: { kinds: [], people: false },
    run: null,
  });
});

test('what is called a kind here is what the engine masks it with', () => {
  const masks = Object.fromEntries(Object.entries(personalKinds).map(([kind, { mask }]) => [kind, mask]));
  expect(masks).toEqual(MASKS);
});

test('personal data is masked in each part of an item that comes in; the words around are found', async () => {
  await addItems(server, owner, [
    {
      text: 'The invoice was wrong, write to anna@example.org',
      title: 'Call +49 30 901820',
      external_id: 'anna@example.org',
      link: 'https://desk.example/T-1?token=12345678',
      author: { name: 'Anna', email: 'anna@example.org' },
      account: { name: 'Acme', external_id: '4111 1111 1111 1111' },
      fields: { mobile_phone: '4155550132', order: '4155550132' },
    },
  ]);
  const [found] = await only();
  const { reply } = await send(server.app, feedback.getItem, {
    as: owner,
    query: { review_id: found?.review_id ?? 0 },
  });
  expect(reply).toMatchObject({
    text: 'The invoice was wrong, write to [e-mail]',
    title: 'Call [phone]',
    link: 'https://desk.example/T-1',
    author: { name: 'Anna' },
    fields: { mobile_phone: '[phone]', order: '4155550132' },
  });
  expect(reply.external_id).toMatch(/^masked-[0-9a-f]{24}$/);
  for (const searchTerm of ['wrong invoice', 'e-mail']) {
    const { reply: searched } = await findItems(server, owner, { searchTerm });
    expect([searchTerm, searched.total_count]).toEqual([searchTerm, 1]);
  }
});

test('an item that is sent again is known by its masked id and by its content', async () => {
  const items = [
    { text: 'One for anna@example.org', external_id: 'anna@example.org' },
    { text: 'Two for anna@example.org' },
  ];
  await addItems(server, owner, items);
  expect((await addItems(server, owner, items)).reply).toMatchObject({ stored: 0, duplicate: 2 });
  expect(await only()).toHaveLength(2);
});

test('masks count for nothing when the language and the tone of a text are told', async () => {
  await addItems(server, owner, [
    { text: 'Schreibt an anna@example.org, bob@example.org, das Foto ist weg' },
  ]);
  expect((await only())[0]).toMatchObject({ language: 'de', sentiment: 'neutral' });
});

test('a kind that is switched off stays readable, and the others do not', async () => {
  const { status, reply } = await choose(everyKind.filter((kind) => kind !== 'email'));
  expect(status).toBe(200);
  expect(reply.masked_kinds).not.toContain('email');
  await addItems(server, owner, [{ text: 'anna@example.org from 203.0.113.42' }]);
  expect((await only())[0]?.text).toBe('anna@example.org from [IP address]');
});

test('with people hidden an author is one person under another name, in every source', async () => {
  await choose(everyKind, true);
  const author = { name: 'Anna', email: 'Anna@Example.org', external_id: 'c-1' };
  await addItems(server, owner, [{ text: 'One', author }], { source: 'Desk' });
  await addItems(server, owner, [{ text: 'Two', author: { email: 'anna@example.org' } }], { source: 'Shop' });
  await addItems(server, owner, [{ text: 'Three', author: { name: 'Bob' } }]);
  const authors = (await only()).map((item) => item.author);
  const annas = authors.filter((one) => one?.id === authors[1]?.id);
  expect(annas).toHaveLength(2);
  for (const one of authors) expect(one?.name).toMatch(/^Person [0-9a-f]{4}$/);
});

test('an import keeps its file until it ends, and no longer', async () => {
  const csv = 'id,body,email\n1,Write to anna@example.org,anna@example.org\n';
  const waiting = await upload(server, owner, csv);
  expect(waiting.reply.columns[1]?.samples).toEqual(['Write to [e-mail]']);
  expect(await server.filesOf(owner)).toHaveLength(1);
  await send(server.app, imports.discard, { as: owner, body: { import_id: waiting.reply.import_id } });
  expect(await server.filesOf(owner)).toEqual([]);

  const run = await importFile(server, owner, csv);
  expect(run).toMatchObject({ state: 'done' });
  expect(await server.filesOf(owner)).toEqual([]);
  expect((await itemsOf(server, owner))[0]).toMatchObject({
    text: 'Write to [e-mail]',
    author: 'anna@example.org',
  });
  await send(server.app, imports.undo, { as: owner, body: { import_id: run.import_id } });
  await server.runImports();
  expect(await get(server, owner, run.import_id)).toMatchObject({ state: 'undone' });
});

test('a file that breaks off half-way is thrown away with its import', async () => {
  const rows = Array.from({ length: 1700 }, (_, n) => `{"body":"Row number ${n}"}`);
  const deep = `${'{"a":'.repeat(600)}1${'}'.repeat(600)}`;
  const uploaded = await upload(server, owner, [...rows, '{"body":"last"}'].join('\n'), {
    name: 'rows.jsonl',
  });
  const { import_id, mapping } = uploaded.reply;
  await send(server.app, imports.dryRun, { as: owner, body: { import_id, mapping } });
  await server.runImports();
  const [file] = await server.filesOf(owner);
  await writeFile(
    `${server.config.dataDir}/blobs/uploads/${owner.workspaceId}/${file ?? ''}`,
    [...rows, deep].join('\n'),
  );
  await send(server.app, imports.commit, { as: owner, body: { import_id } });
  await server.runImports();
  expect(await get(server, owner, import_id)).toMatchObject({ state: 'failed' });
  expect(await server.filesOf(owner)).toEqual([]);
});

test('what would be masked in a text can be tried, and is not kept', async () => {
  const { reply } = await send(server.app, personalData.tryMasking, {
    as: owner,
    body: { text: 'anna@example.org, 203.0.113.42', masked_kinds: ['ip_address'] },
  });
  expect(reply).toEqual({
    masked: 'anna@example.org, [IP address]',
    spans: [{ kind: 'ip_address', start: 18, end: 30 }],
  });
});

test('only admins and owners choose; with nothing chosen there is nothing to mask', async () => {
  const member = await invite(server, owner, 'member');
  expect((await settings(member)).status).toBe(200);
  expect((await choose([], false, member)).status).toBe(403);
  expect((await send(server.app, personalData.maskStored, { as: member })).status).toBe(403);
  await choose([]);
  const nothing = await send(server.app, personalData.maskStored, { as: owner });
  expect(nothing).toMatchObject({ status: 409, problem: { code: 'conflict' } });
});

test('what was stored before a kind was chosen is said to stand readable', async () => {
  await choose(['card']);
  expect((await settings()).reply.unmasked).toEqual({ kinds: [], people: false });
  expect((await choose(['card', 'email'], true)).reply.unmasked).toEqual({ kinds: ['email'], people: true });
});

test('a choice that changes nothing is none: only another one makes what was masked before old', async () => {
  const version = async () =>
    (await readInWorkspace(server.database, owner.workspaceId, (tx) => readMasking(tx, owner.workspaceId)))
      .version;
  await choose(['card', 'email']);
  const before = await version();
  for (const same of [
    ['card', 'email'],
    ['email', 'card'],
    ['email', 'card', 'email'],
  ] as const)
    expect((await choose([...same])).reply.masked_kinds).toEqual(['card', 'email']);
  expect(await version()).toBe(before);
  const changes: [PersonalKindName[], boolean][] = [
    [['card', 'phone'], false],
    [['card'], false],
    [['card'], true],
    [['card', 'iban'], true],
  ];
  for (const [at, [kinds, hidesPeople]] of changes.entries()) {
    expect((await choose(kinds, hidesPeople)).reply).toMatchObject({
      masked_kinds: kinds,
      hides_people: hidesPeople,
    });
    expect(await version()).toBe(before + at + 1);
  }
});

test('asked for twice, what is stored is masked once', async () => {
  await choose(['card']);
  const asked = await send(server.app, personalData.maskStored, { as: owner });
  expect(asked.reply.run).toMatchObject({ state: 'running', item_count: 0, finished_at: null });
  server.clock.advance({ seconds: 1 });
  const again = await send(server.app, personalData.maskStored, { as: owner });
  expect(again.reply.run?.asked_at).toBe(asked.reply.run?.asked_at);
});

test('where only people are hidden there is something to mask', async () => {
  await choose([], true);
  expect((await send(server.app, personalData.maskStored, { as: owner })).status).toBeLessThan(300);
});

test('every column of workspaces’ tables that can hold a text is masked, or known to hold none', async () => {
  const { rows } = await server.database.ownerPool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns c
     where table_schema = 'earshot' and data_type in ('text', 'jsonb', 'bytea') and exists (
       select 1 from information_schema.columns k
       where k.table_schema = 'earshot' and k.table_name = c.table_name and k.column_name = 'workspace_id')`,
  );
  const masked = storedTexts.flatMap(({ table, columns }) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...masked, ...holdNoFreeText].sort());
});

import { validation } from '@earshot/contracts/validation';
import { feedback } from '@earshot/contracts/feedback';
import { imports } from '@earshot/contracts/imports';
import { sources } from '@earshot/contracts/sources';
import { expect, test } from 'vitest';
import { countOf, get, importApp, importFile, itemsOf, keptCounts } from '../../testing/import-app.ts';
import { logIn } from '../../testing/people.ts';
import { personEach } from '../../testing/person-each.ts';
import { send } from '../../testing/send.ts';

const given = personEach(importApp);

const first = `id,text,date,email,plan
a,The map is slow in the morning,2026-11-01,ines@example.com,Crew
b,Photos never upload,2026-11-02,tom@example.com,Crew
c,Love the day view,2026-11-03,ana@example.com,Solo
`;
const second = `id,text,date,email,plan
b,Photos upload now,2026-11-02,tom@example.com,Fleet
c,Love the day view,2026-11-03,ana@example.com,Solo
d,Notes are lost offline,2026-11-04,kim@example.com,Crew
`;
const mapping = { targets: ['external_id', 'text', 'said_at', 'author_email', 'field'] as const };
const importIt = (file: string, name = 'a.csv') =>
  importFile(given.server, given.person, file, {
    name,
    targets: [...mapping.targets],
    source: { name: 'Helpdesk' },
  });

async function undo(importId: string) {
  const asked = await send(given.server.app, imports.undo, {
    body: { import_id: importId },
    as: given.person,
  });
  await given.server.runImports();
  return asked;
}

test('an undone import leaves the workspace as it was before', async () => {
  const run = await importIt(first);
  expect(await undo(run.import_id)).toMatchObject({ status: 202, reply: { state: 'undoing' } });
  expect(await get(given.server, given.person, run.import_id)).toMatchObject({
    state: 'undone',
    kept_after_undo: [],
    undo_until: null,
  });
  expect(await itemsOf(given.server, given.person)).toEqual([]);
  expect(await keptCounts(given.server, given.person)).toEqual({});
  for (const table of ['author', 'source', 'item_feature', 'import_change'] as const) {
    expect([table, await countOf(given.server, given.person, table)]).toEqual([table, 0]);
  }
  expect(await countOf(given.server, given.person, 'removed_item')).toBe(3);
});

test('an item whose tone a person corrected since is undone too', async () => {
  const run = await importIt(first);
  const { reply } = await send(given.server.app, feedback.getItem, {
    query: { review_id: 1 },
    as: given.person,
  });
  const body = { kind: 'sentiment', review_id: 1, shown: reply.sentiment, verdict: 'agree' } as const;
  expect((await send(given.server.app, validation.record, { body, as: given.person })).status).toBe(200);
  await undo(run.import_id);
  expect(await get(given.server, given.person, run.import_id)).toMatchObject({
    state: 'undone',
    kept_after_undo: [],
  });
  expect(await itemsOf(given.server, given.person)).toEqual([]);
  expect(await keptCounts(given.server, given.person)).toEqual({});
});

test('undoing an update gives the item its former content, and the source stays', async () => {
  await importIt(first);
  const [items, counts] = [
    await itemsOf(given.server, given.person),
    await keptCounts(given.server, given.person),
  ];
  const run = await importIt(second, 'b.csv');
  expect(run.result?.counts).toMatchObject({ create: 1, update: 1, same: 1 });
  expect((await itemsOf(given.server, given.person)).map(({ text }) => text)).toContain('Photos upload now');
  await undo(run.import_id);
  expect(await itemsOf(given.server, given.person)).toEqual(items);
  expect(await keptCounts(given.server, given.person)).toEqual(counts);
});

test('items that were changed since stay as they are and are listed', async () => {
  const run = await importIt(first);
  await importIt(second, 'b.csv');
  const changed = (await itemsOf(given.server, given.person)).find(({ externalId }) => externalId === 'b');
  await undo(run.import_id);
  expect((await get(given.server, given.person, run.import_id)).kept_after_undo).toEqual([changed?.id]);
  expect((await itemsOf(given.server, given.person)).map(({ text }) => text)).toEqual([
    'Photos upload now',
    'Notes are lost offline',
  ]);
});

test('two imports undone one after the other leave the workspace as it was before both', async () => {
  const [one, two, three] = [
    await importIt(first),
    await importIt(second, 'b.csv'),
    await importIt(first, 'c.csv'),
  ];
  expect([two, three].map(({ result }) => result?.counts.update)).toEqual([1, 1]);
  for (const { import_id } of [three, two, one]) {
    await undo(import_id);
    expect((await get(given.server, given.person, import_id)).kept_after_undo).toEqual([]);
  }
  expect(await itemsOf(given.server, given.person)).toEqual([]);
});

test('an item that was deleted since stays deleted', async () => {
  const run = await importIt(first);
  const [item] = await itemsOf(given.server, given.person);
  await send(given.server.app, feedback.deleteItem, { body: { review_id: item?.id ?? 0 }, as: given.person });
  expect(await itemsOf(given.server, given.person)).toHaveLength(2);
  await undo(run.import_id);
  expect(await itemsOf(given.server, given.person)).toEqual([]);
  expect((await get(given.server, given.person, run.import_id)).kept_after_undo).toEqual([]);
});

test('a source that others use too survives the undo of the import that made it', async () => {
  const run = await importIt(first);
  await importIt(
    'id,text,date,email,plan\nz,Something of the second file,2026-11-05,z@example.com,Solo\n',
    'b.csv',
  );
  await undo(run.import_id);
  const { reply } = await send(given.server.app, sources.list, { as: given.person });
  expect(reply.sources).toMatchObject([{ name: 'Helpdesk', item_count: 1 }]);
});

test('many items are undone batch by batch, exactly once each', async () => {
  const rows = Array.from({ length: 1300 }, (_, i) => `${i},Opinion number ${i} of many,2026-11-01,,Crew`);
  const run = await importIt(`id,text,date,email,plan\n${rows.join('\n')}\n`);
  const { reply } = await undo(run.import_id);
  expect(reply.progress).toMatchObject({ rows_done: 0, rows_total: 1300 });
  expect(await itemsOf(given.server, given.person)).toEqual([]);
  expect(await countOf(given.server, given.person, 'removed_item')).toBe(1300);
});

test('an import can be undone for 30 days, and once', async () => {
  const [run, other] = [await importIt(first), await importIt(second, 'b.csv')];
  await undo(other.import_id);
  expect(await undo(other.import_id)).toMatchObject({ status: 409, problem: { code: 'conflict' } });
  given.server.clock.advance({ days: 31 });
  given.person = await logIn(given.server, given.person);
  expect((await get(given.server, given.person, run.import_id)).undo_until).toBeNull();
  expect(await undo(run.import_id)).toMatchObject({
    status: 409,
    problem: { detail: 'You can undo an import for 30 days. That time is over.' },
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { testDatabase } from '../../../testing/database.ts';
import { anItem, workspaceWithItems } from '../../../testing/items.ts';
import type { NewItem } from './new-item.service.ts';
import { deleteItems } from './remove-items.service.ts';
import { restoreItems } from './restore-items.service.ts';

let database: Database;
let workspaceId: string;
let store: Awaited<ReturnType<typeof workspaceWithItems>>['store'];

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  workspaceId = randomUUID();
  ({ store } = await workspaceWithItems(database, workspaceId, 2));
});

const rows = (table: 'feedbackItem' | 'itemFeature' | 'author' | 'account' | 'removedItem') =>
  readInWorkspace(database, workspaceId, (tx) => tx.selectFrom(table).selectAll().execute());

/** The kept counts and what they should be, counted from the items. */
async function countsKeptAndReal() {
  return readInWorkspace(database, workspaceId, async (tx) => {
    const kept = await tx
      .selectFrom('itemCount')
      .select(['facet', 'value', 'count'])
      .where('count', '<>', 0)
      .execute();
    const days = await tx.selectFrom('itemDay').select(['day', 'count']).where('count', '<>', 0).execute();
    const items = await tx
      .selectFrom('feedbackItem')
      .select(['sourceId', 'sentiment', 'language', 'saidAt'])
      .execute();
    const real = new Map<string, number>();
    const realDays = new Map<string, number>();
    for (const { sourceId, sentiment, language, saidAt } of items) {
      for (const key of ['all:', `source:${sourceId}`, `sentiment:${sentiment}`, `language:${language}`]) {
        real.set(key, (real.get(key) ?? 0) + 1);
      }
      const day = saidAt?.slice(0, 10) ?? '-infinity';
      realDays.set(day, (realDays.get(day) ?? 0) + 1);
    }
    return {
      kept: [
        Object.fromEntries(kept.map((c) => [`${c.facet}:${c.value}`, c.count])),
        Object.fromEntries(days.map((d) => [d.day, d.count])),
      ],
      real: [Object.fromEntries(real), Object.fromEntries(realDays)],
    };
  });
}

const saying = (sentiment: 'negative' | 'positive', item: NewItem): NewItem => ({
  ...item,
  analysed: { ...item.analysed, sentiment },
});

test('items get the next ids of their workspace and are answered in order', async () => {
  const first = await store(1, anItem(), anItem());
  const second = await store(2, anItem());
  expect([...first, ...second].map(({ id, outcome, rev }) => [id, outcome, rev])).toEqual([
    [1, 'created', 1],
    [2, 'created', 1],
    [3, 'created', 2],
  ]);
});

test('a batch of more than 500 items is stored whole', async () => {
  const stored = await store(1, ...Array.from({ length: 1203 }, () => anItem()));
  expect(new Set(stored.map(({ id }) => id)).size).toBe(1203);
  expect(await rows('feedbackItem')).toHaveLength(1203);
});

test('sending the same items again changes nothing, not even the revision', async () => {
  const batch = [
    anItem({
      rating: { value: 3.3, min: 1, max: 5 },
      author: { name: 'Ada', email: null, externalId: null },
    }),
    anItem({ externalId: null, contentKey: Buffer.alloc(32, 7), saidAt: null, fields: { Plan_Name: 'Pro' } }),
  ];
  const before = await store(1, ...batch);
  const again = await store(1, ...batch);
  expect(again).toEqual(before.map((stored) => ({ ...stored, outcome: 'same' })));
  const revision = await readInWorkspace(database, workspaceId, (tx) =>
    tx.selectFrom('workspace').select('revision').executeTakeFirstOrThrow(),
  );
  expect(revision).toEqual({ revision: 1 });
});

test('a known external id updates its item and answers what was before', async () => {
  const item = anItem({ text: 'Slow', fields: { Plan_Name: 'Pro' }, rating: { value: 2, min: 1, max: 5 } });
  const [created] = await store(1, item);
  const [updated] = await store(1, { ...item, text: 'Fast now', rating: null, fields: {} });
  expect(updated).toMatchObject({ id: created?.id, outcome: 'updated', rev: 2 });
  expect(updated?.before).toMatchObject({
    text: 'Slow',
    rating: 2,
    fields: { Plan_Name: 'Pro' },
    editedAt: null,
  });
  expect(await rows('feedbackItem')).toMatchObject([
    { text: 'Fast now', rating: null, fields: {}, changedRev: 2 },
  ]);
});

test('the same external id in another source is another item', async () => {
  const item = anItem();
  const [one] = await store(1, item);
  const [other] = await store(2, item);
  expect(other).toMatchObject({ outcome: 'created' });
  expect(other?.id).not.toBe(one?.id);
});

test('of one external id twice in a batch the last is stored', async () => {
  const item = anItem();
  const stored = await store(1, { ...item, text: 'first' }, anItem(), { ...item, text: 'last' });
  expect(stored.map(({ outcome }) => outcome)).toEqual(['same', 'created', 'created']);
  expect(stored[0]?.id).toBe(stored[2]?.id);
  expect((await rows('feedbackItem')).map((row) => 'text' in row && row.text)).toContain('last');
  expect(await rows('feedbackItem')).toHaveLength(2);
});

test('an author is told by e-mail, else by id or name within the source, and an account across sources', async () => {
  const by = (name: string | null, email: string | null, externalId: string | null) => ({
    name,
    email,
    externalId,
  });
  const at = (name: string, externalId: string | null = null) => ({ name, externalId });
  await store(
    1,
    anItem({ author: by('Ada', 'Ada@x.example', null), account: at('Acme') }),
    anItem({ author: by('A. Lovelace', 'ada@x.example ', 'u1'), account: at(' ACME ') }),
    anItem({ author: by('Bo', null, 'u2') }),
    anItem({ author: by('Cy', null, null) }),
    anItem({ author: by(null, null, null) }),
  );
  await store(
    2,
    anItem({ author: by(null, 'ada@x.example', null), account: at('Acme') }),
    anItem({ author: by('Bo', null, 'u2') }),
    anItem({ author: by('cy', null, null), account: at('Acme', 'crm-1') }),
  );
  const authors = await rows('author');
  expect(authors.map((author) => 'identity' in author && author.identity).sort()).toEqual(
    ['email:ada@x.example', 'id:1:u2', 'id:2:u2', 'name:1:cy', 'name:2:cy'].sort(),
  );
  expect(authors).toContainEqual(
    expect.objectContaining({ identity: 'email:ada@x.example', name: 'A. Lovelace', externalId: 'u1' }),
  );
  expect((await rows('account')).map((account) => 'identity' in account && account.identity).sort()).toEqual([
    'id:crm-1',
    'name:acme',
  ]);
});

test('the kept counts stay exact through adding, updating, deleting and restoring', async () => {
  const known = anItem({ language: 'de', saidAt: null });
  const [first, second] = await store(
    1,
    known,
    saying('negative', anItem()),
    anItem({ saidAt: '2025-12-31T23:59:59.999Z' }),
  );
  const [updated] = await store(
    1,
    saying('positive', { ...known, text: 'anders', saidAt: '2026-01-01T00:00:00.000Z' }),
  );
  await store(2, anItem({ language: 'fr' }));
  let counts = await countsKeptAndReal();
  expect(counts.kept).toEqual(counts.real);

  await inWorkspace(database, workspaceId, (tx) => deleteItems(tx, workspaceId, [second?.id ?? 0, 999]));
  counts = await countsKeptAndReal();
  expect(counts.kept).toEqual(counts.real);

  const before = JSON.parse(JSON.stringify(updated?.before)) as unknown;
  const restored = await inWorkspace(database, workspaceId, (tx) =>
    restoreItems(tx, workspaceId, [{ id: first?.id ?? 0, before }]),
  );
  expect(restored).toEqual([first?.id]);
  counts = await countsKeptAndReal();
  expect(counts.kept).toEqual(counts.real);
  const item = await readInWorkspace(database, workspaceId, (tx) =>
    tx
      .selectFrom('feedbackItem')
      .select(['text', 'language', 'saidAt', 'editedAt'])
      .where('id', '=', first?.id ?? 0)
      .execute(),
  );
  expect(item).toEqual([{ text: known.text, language: 'de', saidAt: null, editedAt: null }]);
});

test('deleting leaves the ids for those who hold copies, and takes the features along', async () => {
  const [stored] = await store(1, anItem());
  const id = stored?.id ?? 0;
  const deleted = await inWorkspace(database, workspaceId, (tx) => deleteItems(tx, workspaceId, [id, 4711]));
  expect(deleted).toEqual([id]);
  expect(await rows('removedItem')).toMatchObject([{ itemId: id, changedRev: 2 }]);
  expect(await rows('itemFeature')).toEqual([]);
  expect(await inWorkspace(database, workspaceId, (tx) => deleteItems(tx, workspaceId, [id]))).toEqual([]);
});

test('batches stored at the same time wait for each other: no id and no count is lost', async () => {
  const batches = await Promise.all(
    Array.from({ length: 12 }, () => store(1, anItem(), anItem({ saidAt: null }))),
  );
  const stored = batches.flat();
  expect(new Set(stored.map(({ id }) => id)).size).toBe(24);
  expect(new Set(stored.map(({ rev }) => rev)).size).toBe(12);
  const counts = await countsKeptAndReal();
  expect(counts.kept).toEqual(counts.real);
});

test('the same new item stored twice at the same time is there once', async () => {
  const item = anItem();
  const stored = (await Promise.all(Array.from({ length: 8 }, () => store(1, item)))).flat();
  expect(stored.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
  expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
});

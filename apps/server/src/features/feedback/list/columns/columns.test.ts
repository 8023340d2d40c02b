import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { sentiments } from '@earshot/contracts/filter/feedback-filter';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../../../platform/database/workspace-transaction.ts';
import { testDatabase } from '../../../../testing/database.ts';
import { anItem, workspaceWithItems } from '../../../../testing/items.ts';
import type { NewItem } from '../../store/new-item.service.ts';
import { deleteItems } from '../../store/remove-items.service.ts';
import { restricting } from '../../filter/filter-key.service.ts';
import * as sql from '../list.sql.ts';
import { columnsAnswer, conditionsOf } from './column-filter.ts';
import { ColumnsCache } from './columns-cache.ts';
import { DayStarts } from './day-starts.ts';
import { atOf } from './item-columns.ts';
import { readyAsSaved } from '../../filter/ready-filter.service.ts';

const timeZone = 'Pacific/Auckland';
const workspaceId = randomUUID();
let database: Database;
let store: (sourceId: number, ...items: NewItem[]) => Promise<{ id: number }[]>;

beforeAll(async () => {
  database = await testDatabase();
  ({ store } = await workspaceWithItems(database, workspaceId, 3));
  await inWorkspace(database, workspaceId, (tx) =>
    tx.updateTable('workspace').set({ timeZone }).where('id', '=', workspaceId).execute(),
  );
});
afterAll(() => database.stop());

const instant = fc
  .date({ min: new Date('2026-02-26T00:00:00Z'), max: new Date('2026-03-05T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().replace('Z', '123Z'));
const drawnItem = fc.record({
  saidAt: fc.option(instant, { freq: 5 }),
  rating: fc.option(fc.integer({ min: 1, max: 5 }).map((value) => ({ value, min: 1, max: 5 }))),
  sentiment: fc.constantFrom(...sentiments),
  language: fc.constantFrom('en', 'de', 'und'),
});
const day = fc
  .integer({ min: 24, max: 38 })
  .map((n) => new Date(Date.UTC(2026, 1, n)).toISOString().slice(0, 10));
const share = fc.constantFrom(0, 0.25, 0.3, 0.5, 1);
const filter: fc.Arbitrary<FeedbackFilter> = fc.record(
  {
    source_ids: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
    sentiments: fc.uniqueArray(fc.constantFrom(...sentiments)),
    languages: fc.uniqueArray(fc.constantFrom('en', 'de', 'und', 'fr')),
    said_from: day,
    said_to: day,
    undated: fc.boolean(),
    rating_min: share,
    rating_max: share,
    rated: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Items as they are drawn, in batches of their sources; `known` are sent again under their ids. */
async function storeDrawn(seed: number, numRuns: number, known: readonly string[] = []): Promise<void> {
  const drawn = fc.sample(drawnItem, { seed, numRuns }).map(({ sentiment, language, ...rest }, n) => {
    const item = anItem(rest);
    const externalId = known[n];
    return {
      ...item,
      ...(externalId !== undefined && { externalId }),
      analysed: { ...item.analysed, sentiment, language },
    };
  });
  for (const sourceId of [1, 2, 3]) {
    await store(
      sourceId,
      ...drawn.filter((_, n) => (known.length > 0 ? sourceId === 1 : n % 3 === sourceId - 1)),
    );
  }
}

/** Asks columns and database the same, by many filters and for many pages. */
async function expectSame(cache: ColumnsCache, seed: number): Promise<void> {
  const days = new DayStarts(database);
  const wanted = fc.tuple(filter, fc.integer({ min: 0, max: 12 }), fc.boolean());
  for (const [drawn, offset, byKey] of fc.sample(wanted, { seed, numRuns: 120 })) {
    const filters = restricting([readyAsSaved(drawn)]);
    expect(columnsAnswer(filters)).toBe(true);
    const conditions = await conditionsOf(filters, (of, later) => days.of(timeZone, of, later));
    await readInWorkspace(database, workspaceId, async (tx) => {
      const { revision } = await sql.readScope(tx, workspaceId, null);
      const columns = await cache.at(workspaceId, revision);
      const { count } = await sql.countItems(tx, workspaceId, filters, null);
      const all = await sql.listItems(tx, workspaceId, filters, { limit: 100_000, after: null });
      const from = byKey ? all[offset] : undefined;
      const part = from
        ? { limit: 7, offset: 0, after: { at: atOf(from.saidAt), id: from.id } }
        : { limit: 7, offset, after: null };
      const begin = from ? offset + 1 : offset;
      expect(columns.find(conditions, part), JSON.stringify(filters)).toEqual({
        total: count,
        ids: all.slice(begin, begin + 7).map(({ id }) => id),
      });
    });
  }
}

test('[ASK-5] columns find what the database finds, while items are added, changed and deleted', async () => {
  const cache = new ColumnsCache(database);
  await storeDrawn(1, 300);
  await expectSame(cache, 1);
  await storeDrawn(2, 30);
  await expectSame(cache, 2);
  const known = await readInWorkspace(database, workspaceId, (tx) =>
    tx.selectFrom('feedbackItem').select(['id', 'externalId']).where('sourceId', '=', 1).execute(),
  );
  await storeDrawn(
    3,
    20,
    known.slice(0, 20).map(({ externalId }) => externalId ?? ''),
  );
  await expectSame(cache, 3);
  const gone = known.filter((_, n) => n % 4 === 0).map(({ id }) => id);
  await inWorkspace(database, workspaceId, (tx) => deleteItems(tx, workspaceId, gone));
  await expectSame(cache, 4);
  await expectSame(new ColumnsCache(database), 5);
});

test('requests at one moment, of workspaces beside each other, each get their own columns', async () => {
  const other = randomUUID();
  const { store: storeOther } = await workspaceWithItems(database, other, 1);
  await storeOther(1, anItem(), anItem());
  const cache = new ColumnsCache(database);
  const sizes = await Promise.all(
    [other, workspaceId, other].map(async (id) => (await cache.at(id, 1)).size),
  );
  expect(sizes[0]).toBe(2);
  expect(sizes[1]).toBeGreaterThan(200);
  expect(sizes[2]).toBe(2);
});

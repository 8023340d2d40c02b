import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { sentiments } from '@earshot/contracts/filter/feedback-filter';
import type { Figure, MeasureQuery, MeasureRequest, Measured } from '@earshot/contracts/analytics';
import { groupings, measureKinds, timeBuckets, units } from '@earshot/contracts/analytics';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { testDatabase } from '../../testing/database.ts';
import { anItem, workspaceWithItems } from '../../testing/items.ts';
import { restricting } from '../feedback/filter/filter-key.service.ts';
import { idsOfItems } from '../feedback/list/list.sql.ts';
import { storeItems } from '../feedback/store/store-items.service.ts';
import { readMasking } from '../personal-data/masking.service.ts';
import { addDays, startOf } from './days.service.ts';
import { findDrivers } from './drivers.service.ts';
import { measure } from './analytics.service.ts';
import { readyMeasure } from './ready-measure.service.ts';
import type { ReadyFilter } from '../feedback/filter/ready-filter.service.ts';
import { readyAsSaved } from '../feedback/filter/ready-filter.service.ts';

const timeZone = 'Pacific/Auckland';
const workspaceId = randomUUID();
const now = Date.parse('2026-05-12T09:00:00Z');

interface Plain {
  id: number;
  sourceId: number;
  sentiment: string;
  language: string;
  saidAt: string | null;
  rating: { value: number; min: number; max: number } | null;
  author: string | null;
  account: keyof typeof accounts | null;
  themes: number[];
  topics: number[];
  fields: { tier?: string };
}

const accounts = {
  Acme: { name: 'Acme', externalId: null, plan: 'Pro', yearlyRevenueEur: 1200 },
  Globex: { name: 'Globex', externalId: null, plan: 'Team', yearlyRevenueEur: 300.5 },
  Initech: { name: 'Initech', externalId: null },
};
/** Theme 3 is within theme 1. */
const parents: Record<number, number> = { 3: 1 };

let database: Database;
let items: Map<number, Plain>;
let authorIds: Map<string | null, number>;
let accountIds: Map<string | null, number>;

const drawnItem = fc.record({
  sourceId: fc.integer({ min: 1, max: 6 }),
  sentiment: fc.constantFrom(...sentiments),
  language: fc.constantFrom('en', 'de', 'fr', 'nl', 'es', 'und'),
  saidAt: fc.option(
    fc
      .date({
        min: new Date('2026-02-20T00:00:00Z'),
        max: new Date('2026-05-14T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString()),
    { freq: 6 },
  ),
  rating: fc.option(
    fc.oneof(
      fc.integer({ min: 1, max: 5 }).map((value) => ({ value, min: 1, max: 5 })),
      fc.integer({ min: 0, max: 10 }).map((value) => ({ value, min: 0, max: 10 })),
      fc.constantFrom(1, 1.5, 2.5, 3).map((value) => ({ value, min: 1, max: 3 })),
    ),
    { freq: 4 },
  ),
  author: fc.option(fc.constantFrom('Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gil')),
  account: fc.option(fc.constantFrom(...(Object.keys(accounts) as (keyof typeof accounts)[]))),
  themes: fc.subarray([1, 2, 3]),
  topics: fc.subarray([1, 2]),
  fields: fc.record({ tier: fc.constantFrom('', 'a', 'b', 'B', 'c', 'd', 'e') }, { requiredKeys: [] }),
});

beforeAll(async () => {
  database = await testDatabase();
  await workspaceWithItems(database, workspaceId, 6);
  await inWorkspace(database, workspaceId, async (tx) => {
    await tx.updateTable('workspace').set({ timeZone }).where('id', '=', workspaceId).execute();
    items = await storeAll(tx, fc.sample(drawnItem, { numRuns: 500, seed: 20_261_121 }));
    await belong(tx);
    authorIds = new Map(
      (await tx.selectFrom('author').select(['id', 'name']).execute()).map((a) => [a.name, a.id]),
    );
    // Two authors are one person.
    const lead = authorIds.get('Flo') ?? 0;
    await tx.updateTable('author').set({ personId: lead }).where('name', '=', 'Gil').execute();
    authorIds.set('Gil', lead);
    accountIds = new Map(
      (await tx.selectFrom('account').select(['id', 'name']).execute()).map((a) => [a.name, a.id]),
    );
  });
});
afterAll(() => database.stop());

async function storeAll(tx: Tx, drawn: Omit<Plain, 'id'>[]): Promise<Map<number, Plain>> {
  const stored = new Map<number, Plain>();
  for (const plain of drawn) {
    const { author, account, saidAt, rating, fields, language } = plain;
    // Several say the same.
    const item = anItem({ text: `Words ${stored.size % 180}`, saidAt, rating, fields: fields });
    const [answer] = await storeItems(tx, workspaceId, {
      sourceId: plain.sourceId,
      importId: null,
      isSample: false,
      masking: await readMasking(tx, workspaceId),
      items: [
        {
          ...item,
          author: author === null ? null : { name: author, email: `${author}@x.example`, externalId: null },
          account: account === null ? null : accounts[account],
          analysed: { ...item.analysed, language, sentiment: plain.sentiment as 'neutral' },
        },
      ],
    });
    const id = answer?.id ?? 0;
    stored.set(id, { ...plain, id });
  }
  return stored;
}

async function belong(tx: Tx): Promise<void> {
  const userId = randomUUID();
  await tx.insertInto('appUser').values({ id: userId, email: 'a@x.example', displayName: 'A' }).execute();
  for (const id of [1, 2]) {
    const topic = { workspaceId, id, title: `Topic ${id}`, description: '', createdBy: userId };
    await tx.insertInto('topic').values(topic).execute();
  }
  for (const id of [1, 2, 3]) {
    const theme = { workspaceId, id, foundName: `Theme ${id}`, parentId: parents[id] ?? null };
    await tx.insertInto('theme').values(theme).execute();
  }
  for (const { id: itemId, themes, topics } of items.values()) {
    for (const themeId of themes) {
      await tx.insertInto('themeItem').values({ workspaceId, itemId, themeId, strength: 1 }).execute();
    }
    for (const topicId of [1, 2]) {
      const isIn = topics.includes(topicId);
      await tx.insertInto('topicItem').values({ workspaceId, itemId, topicId, score: 0.5, isIn }).execute();
    }
  }
}

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone });
const starsOf = ({ value, min, max }: NonNullable<Plain['rating']>) => 1 + (4 * (value - min)) / (max - min);

/** What an item counts under, found the plain way. */
const plainKeys: Record<(typeof groupings)[number], (item: Plain) => (string | null)[]> = {
  source: ({ sourceId }) => [String(sourceId)],
  sentiment: ({ sentiment }) => [sentiment],
  language: ({ language }) => [language],
  stars: ({ rating }) => [rating && String(Math.floor(starsOf(rating) + 0.5))],
  theme: ({ themes }) =>
    themes.length ? [...new Set(themes.flatMap((id) => [id, parents[id] ?? id].map(String)))] : [null],
  topic: ({ topics }) => (topics.length ? topics.map(String) : [null]),
  account: ({ account }) => [account && String(accountIds.get(account))],
  author: ({ author }) => [author && String(authorIds.get(author))],
  plan: ({ account }) => [(account && (accounts[account] as { plan?: string }).plan) ?? null],
};

function keysOf(item: Plain, by: NonNullable<MeasureQuery['by']>, time: Measured['time']): (string | null)[] {
  if (typeof by === 'string') return plainKeys[by](item);
  if ('field' in by)
    return [item.fields.tier === undefined || item.fields.tier === '' ? null : item.fields.tier];
  if (item.saidAt === null || time === undefined || time === 'auto') return [];
  return [startOf(time, dayFormat.format(new Date(item.saidAt)))];
}

const isTime = (by: unknown) => typeof by === 'object' && by !== null && 'time' in by;

async function itemsOf(tx: Tx, filter: FeedbackFilter): Promise<Plain[]> {
  const { ids } = await idsOfItems(tx, workspaceId, restricting([readyAsSaved(filter)]), null);
  return [...ids].map((id) => items.get(id) ?? expect.fail('an unknown item'));
}

const revenueOf = (name: string) =>
  (accounts[name as 'Acme'] as { yearlyRevenueEur?: number }).yearlyRevenueEur;

/** How many of the unit the items are; of revenue, how much. */
function countOf(found: Plain[], unit: MeasureQuery['unit']): number {
  if (unit === 'items') return found.length;
  if (unit === 'people') {
    return new Set(found.flatMap(({ author }) => (author === null ? [] : authorIds.get(author)))).size;
  }
  const theirs = new Set(found.flatMap(({ account }) => account ?? []));
  return unit === 'accounts'
    ? theirs.size
    : [...theirs].reduce((sum, name) => sum + (revenueOf(name) ?? 0), 0);
}

/** The value that the items behind a figure's filters have. */
async function recomputed(tx: Tx, figure: Figure): Promise<number | null> {
  const found = await itemsOf(tx, figure.filters);
  const mean = (values: number[]) =>
    values.length ? values.reduce((a, b) => a + b, 0) / values.length : null;
  switch (figure.measure) {
    case 'count':
      return countOf(found, figure.unit);
    case 'share':
    case 'csat': {
      const of = countOf(await itemsOf(tx, figure.denominator_filters ?? {}), figure.unit);
      return of === 0 ? null : countOf(found, figure.unit) / of;
    }
    case 'mean_rating':
      return mean(found.map(({ rating }) => starsOf(rating ?? expect.fail('an unrated item'))));
    case 'nps': {
      expect(found.every(({ rating }) => rating?.min === 0 && rating.max === 10)).toBe(true);
      return mean(
        found.map(({ rating }) =>
          rating && rating.value >= 9 ? 100 : rating && rating.value <= 6 ? -100 : 0,
        ),
      );
    }
    case 'field_number':
      throw new RangeError('Analytics measures no numbers of columns');
    case 'sentiment_score':
      return mean(
        found.map(({ sentiment }) => ({ positive: 100, neutral: 0, negative: -100 })[sentiment] ?? NaN),
      );
  }
}

async function expectExact(tx: Tx, figure: Figure, why: string): Promise<void> {
  const value = await recomputed(tx, figure);
  if (value === null) expect(figure.value, why).toBeNull();
  else expect(figure.value, why).toBeCloseTo(value, 8);
  for (const part of figure.parts ?? []) {
    expect((await itemsOf(tx, part.filters)).length, `${why} ${part.key}`).toBe(part.count);
  }
  if (!figure.change) return;
  const { from, from_filters: filters } = figure.change;
  const { change: _change, parts: _parts, ...same } = figure;
  if (figure.measure !== 'share' && figure.measure !== 'csat') {
    const before = await recomputed(tx, { ...same, filters });
    if (before === null) expect(from, why).toBeNull();
    else expect(from, why).toBeCloseTo(before, 8);
  }
}

const grouping = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...groupings) },
  { weight: 1, arbitrary: fc.constant({ field: 'tier' }) },
);
const filter = fc.record(
  {
    source_ids: fc.subarray([1, 2, 3]),
    sentiments: fc.subarray([...sentiments]),
    languages: fc.subarray(['en', 'de', 'und']),
    said_from: fc.constantFrom('2026-03-01', '2026-03-18', '2026-04-05'),
    said_to: fc.constantFrom('2026-04-05', '2026-04-30', '2026-05-13'),
    theme_ids: fc.subarray([1, 2, 3]),
    custom_trend_id: fc.constantFrom(1, 2),
    has_account: fc.boolean(),
    copies_once: fc.constant(true),
    rating_scale: fc.constantFrom({ min: 0, max: 10 }, { min: 1, max: 5 }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ReadyFilter>;
const query = fc
  .record(
    {
      filters: filter,
      unit: fc.constantFrom(...units),
      measure: fc.constantFrom(...measureKinds),
      part: filter,
      by: fc.oneof(
        fc.constantFrom(...timeBuckets).map((time) => ({ time })),
        grouping,
      ),
      split_by: fc.oneof(
        { weight: 3, arbitrary: grouping },
        { weight: 1, arbitrary: fc.constant({ time: 'auto' as const }) },
      ),
      compare: fc.constantFrom('previous' as const, { said_from: '2026-02-25', said_to: '2026-03-10' }),
      order: fc.constantFrom('size' as const, 'value' as const, 'change' as const),
    },
    { requiredKeys: ['measure'] },
  )
  .map(({ unit, part, by, split_by, compare, filters, ...rest }): MeasureRequest => {
    const isScore = rest.measure !== 'count' && rest.measure !== 'share';
    return {
      ...rest,
      filters: filters ?? {},
      ...(unit && !isScore && { unit }),
      ...(part && rest.measure === 'share' && { part }),
      ...(by && { by, ...(split_by && !(isTime(by) && isTime(split_by)) && { split_by }) }),
      ...(compare &&
        filters?.said_from &&
        (filters.said_to ?? '2026-05-12') >= filters.said_from && { compare }),
      limit: 50,
    };
  });

test('every number is what the items behind it make', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(query, (request) =>
      readInWorkspace(database, workspaceId, async (tx) => {
        const parsed = readyMeasure(request);
        const measured = await measure(tx, workspaceId, parsed, now);
        await expectExact(tx, measured.total, 'total');
        for (const row of measured.rows) {
          await expectExact(tx, row.figure, `row ${row.key}`);
          for (const [at, cell] of (row.split ?? []).entries())
            await expectExact(tx, cell, `${row.key} ${at}`);
        }
        for (const row of measured.compared?.rows ?? []) await expectExact(tx, row.figure, `was ${row.key}`);
        for (const [reason, left] of Object.entries(measured.left_out)) {
          expect((await itemsOf(tx, left.filters)).length, reason).toBe(left.count);
        }
      }),
    ),
    { numRuns: 40 },
  );
});

test('rows are the values that items have, each with all of its items', { timeout: 300_000 }, async () => {
  const by = fc.oneof(
    fc.constantFrom(...timeBuckets).map((time) => ({ time })),
    grouping,
  );
  await fc.assert(
    fc.asyncProperty(by, filter, (one, filters) =>
      readInWorkspace(database, workspaceId, async (tx) => {
        const request = { by: one, filters, limit: 200 };
        const measured = await measure(tx, workspaceId, readyMeasure(request), now);
        const expected = new Map<string | null, number>();
        for (const item of await itemsOf(tx, filters)) {
          for (const key of keysOf(item, one, measured.time)) expected.set(key, (expected.get(key) ?? 0) + 1);
        }
        const rows = measured.rows.filter(({ figure }) => figure.value !== 0);
        expect(new Map(rows.map(({ key, figure }) => [key, figure.value]))).toEqual(expected);
      }),
    ),
    { numRuns: 30 },
  );
});

test('stretches of time follow one another, and undated items are counted beside them', async () => {
  for (const time of timeBuckets) {
    const measured = await readInWorkspace(database, workspaceId, (tx) =>
      measure(tx, workspaceId, readyMeasure({ by: { time } }), now),
    );
    const { rows, total, left_out } = measured;
    for (const [at, row] of rows.slice(1).entries()) expect(row.from).toBe(addDays(rows[at]?.to ?? '', 1));
    const dated = rows.reduce((sum, { figure }) => sum + (figure.value ?? 0), 0);
    expect(dated + (left_out.undated?.count ?? 0)).toBe(total.value);
    expect(rows.length).toBeLessThanOrEqual(time === 'day' ? 90 : 45);
  }
});

test('themes without themes within hold their own items alone', async () => {
  const rows = await inWorkspace(database, workspaceId, async (tx) => {
    const within = tx.updateTable('theme').where('workspaceId', '=', workspaceId).where('id', '=', 3);
    await within.set({ parentId: null }).execute();
    const measured = await measure(tx, workspaceId, readyMeasure({ by: 'theme' }), now);
    await within.set({ parentId: 1 }).execute();
    return measured.rows;
  });
  const expected = ['1', '2', '3'].map((id) => [
    id,
    [...items.values()].filter(({ themes }) => themes.includes(Number(id))).length,
  ]);
  const none = [...items.values()].filter(({ themes }) => themes.length === 0).length;
  expect(new Map(rows.map(({ key, figure }) => [key, figure.value]))).toEqual(
    new Map<unknown, unknown>([...expected.map(([id, count]) => [id, count] as const), [null, none]]),
  );
});

test('a driver is the score less what it would be without its items', { timeout: 300_000 }, async () => {
  const score = fc.constantFrom('nps', 'csat', 'mean_rating', 'negative_share', 'sentiment_score');
  await fc.assert(
    fc.asyncProperty(score, grouping, filter, (asked, by, filters) =>
      readInWorkspace(database, workspaceId, async (tx) => {
        const request = { score: asked as 'nps', by, filters, limit: 100 };
        const found = await findDrivers(tx, workspaceId, request, now);
        await expectExact(tx, found.score, 'score');
        for (const { key, own, without, contribution } of found.drivers) {
          await expectExact(tx, own, `own ${key}`);
          await expectExact(tx, without, `without ${key}`);
          if (without.value === null) expect(contribution).toBeNull();
          else expect(contribution).toBeCloseTo((found.score.value ?? NaN) - without.value, 8);
        }
      }),
    ),
    { numRuns: 20 },
  );
});

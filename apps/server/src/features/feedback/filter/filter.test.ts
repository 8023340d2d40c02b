import type { FeedbackFilter, MetadataFilter, PlainFilter } from '@earshot/contracts/filter/feedback-filter';
import { metadataConditions, sentiments } from '@earshot/contracts/filter/feedback-filter';
import { excluding, narrowed } from '@earshot/contracts/filter/narrow-filter';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Tx } from '../../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { testDatabase } from '../../../testing/database.ts';
import { anItem, workspaceWithItems } from '../../../testing/items.ts';
import { readMasking } from '../../personal-data/masking.service.ts';
import { storeItems } from '../store/store-items.service.ts';
import { restricting } from './filter-key.service.ts';
import * as sql from '../list/list.sql.ts';
import { readyAsSaved } from './ready-filter.service.ts';

const timeZone = 'Pacific/Auckland';
const workspaceId = randomUUID();
const importId = randomUUID();

interface Plain {
  id: number;
  sourceId: number;
  sentiment: string;
  language: string;
  text: string;
  saidAt: string | null;
  rating: { value: number; min: number; max: number } | null;
  author: string | null;
  account: string | null;
  isImported: boolean;
  fields: Record<string, string>;
}

let database: Database;
let items: Plain[];
let authorIds: Map<string | null, number>;
let accountIds: Map<string | null, number>;

const fieldValue = fc.constantFrom(
  '',
  'Pro',
  'pro plan',
  'PRO',
  '7',
  '-3.5',
  ' 12 ',
  '1e2',
  '1e999',
  '12 seats',
  'ÄRGER',
);
const instant = fc
  .date({ min: new Date('2026-02-26T00:00:00Z'), max: new Date('2026-03-05T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const item = fc.record({
  sourceId: fc.integer({ min: 1, max: 3 }),
  sentiment: fc.constantFrom(...sentiments),
  language: fc.constantFrom('en', 'de', 'und'),
  text: fc.constantFrom('Slow app', 'The APP crashes', 'Ärger mit 100 %', 'under_score', 'nothing'),
  saidAt: fc.option(instant, { freq: 5 }),
  rating: fc.option(
    fc.constantFrom(
      { value: 1, min: 1, max: 5 },
      { value: 4, min: 1, max: 5 },
      { value: 7, min: 0, max: 10 },
      { value: 10, min: 0, max: 10 },
    ),
  ),
  author: fc.option(fc.constantFrom('Ada', 'Bo')),
  account: fc.option(fc.constantFrom('Acme', 'Globex')),
  isImported: fc.boolean(),
  fields: fc.record({ Plan_Name: fieldValue, seats: fieldValue }, { requiredKeys: [] }),
});

beforeAll(async () => {
  database = await testDatabase();
  const drawn = fc.sample(item, { numRuns: 400, seed: 20_261_121 });
  await workspaceWithItems(database, workspaceId, 3);
  items = await inWorkspace(database, workspaceId, async (tx) => {
    await tx.updateTable('workspace').set({ timeZone }).where('id', '=', workspaceId).execute();
    return storeAll(tx, drawn);
  });
  await readInWorkspace(database, workspaceId, async (tx) => {
    authorIds = new Map(
      (await tx.selectFrom('author').select(['id', 'name']).execute()).map((a) => [a.name, a.id]),
    );
    accountIds = new Map(
      (await tx.selectFrom('account').select(['id', 'name']).execute()).map((a) => [a.name, a.id]),
    );
  });
});
afterAll(() => database.stop());

const accounts = {
  Acme: { name: 'Acme', externalId: null, plan: 'Pro' },
  Globex: { name: 'Globex', externalId: null, yearlyRevenueEur: 1200 },
};

async function storeAll(tx: Tx, drawn: Omit<Plain, 'id'>[]) {
  const stored: Plain[] = [];
  for (const plain of drawn) {
    const [answer] = await storeItems(tx, workspaceId, {
      sourceId: plain.sourceId,
      importId: plain.isImported ? importId : null,
      isSample: false,
      masking: await readMasking(tx, workspaceId),
      items: [
        {
          ...anItem({ text: plain.text, saidAt: plain.saidAt, rating: plain.rating, fields: plain.fields }),
          // The e-mail makes an author the same person in every source.
          author:
            plain.author === null
              ? null
              : { name: plain.author, email: `${plain.author}@x.example`, externalId: null },
          account: plain.account === null ? null : accounts[plain.account as keyof typeof accounts],
          analysed: {
            ...anItem().analysed,
            language: plain.language,
            sentiment: plain.sentiment as 'neutral',
          },
        },
      ],
    });
    stored.push({ ...plain, id: answer?.id ?? 0 });
  }
  return stored;
}

/** The day in the workspace's time zone. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone });
const dayOf = (saidAt: string) => dayFormat.format(new Date(saidAt));
const shareOf = ({ value, min, max }: NonNullable<Plain['rating']>) =>
  Math.fround(Math.fround(value - min) / Math.fround(max - min));
const has = (part: string, text: string) => text.toLowerCase().includes(part.toLowerCase());

function holdsMetadata(plain: Plain, { key, condition, value }: MetadataFilter): boolean {
  const field = Object.hasOwn(plain.fields, key) ? plain.fields[key] : undefined;
  const wanted = String(value);
  const number =
    field !== undefined && /^\s*[+-]?\d+(\.\d+)?(e\d{1,2})?\s*$/i.test(field) ? Number(field) : undefined;
  switch (condition) {
    case 'equals':
      return field === wanted;
    case 'not_equals':
      return field !== wanted;
    case 'contains':
      return field !== undefined && has(wanted, field);
    case 'not_contains':
      return field === undefined || !has(wanted, field);
    case 'starts_with':
      return field !== undefined && field.toLowerCase().startsWith(wanted.toLowerCase());
    case 'greater_than':
      return number !== undefined && number > Number(wanted);
    case 'less_than':
      return number !== undefined && number < Number(wanted);
    case 'is_set':
      return (field ?? '') !== '';
    case 'is_not_set':
      return (field ?? '') === '';
  }
}

function holds(plain: Plain, { also = [], except = [], ...filter }: FeedbackFilter): boolean {
  return (
    holdsPlain(plain, filter) &&
    also.every((one) => holdsPlain(plain, one)) &&
    !except.some((one) => holdsPlain(plain, one))
  );
}

function holdsPlain(plain: Plain, filter: PlainFilter): boolean {
  const among = <T>(list: readonly T[] | undefined, value: T) =>
    !list || list.length === 0 || list.includes(value);
  const { saidAt, rating } = plain;
  return (
    among(filter.source_ids, plain.sourceId) &&
    among<string>(filter.sentiments, plain.sentiment) &&
    among(filter.languages, plain.language) &&
    among(filter.author_ids, authorIds.get(plain.author) ?? -1) &&
    among(filter.account_ids, accountIds.get(plain.account) ?? -1) &&
    (filter.import_id === undefined || (plain.isImported && filter.import_id === importId)) &&
    (filter.said_from === undefined || (saidAt !== null && dayOf(saidAt) >= filter.said_from)) &&
    (filter.said_to === undefined || (saidAt !== null && dayOf(saidAt) <= filter.said_to)) &&
    (filter.undated === undefined || (saidAt === null) === filter.undated) &&
    (filter.rated === undefined || (rating !== null) === filter.rated) &&
    (filter.rating_min === undefined ||
      (rating !== null && shareOf(rating) >= Math.fround(filter.rating_min))) &&
    (filter.rating_max === undefined ||
      (rating !== null && shareOf(rating) <= Math.fround(filter.rating_max))) &&
    (filter.rating_scale === undefined ||
      (rating?.min === filter.rating_scale.min && rating.max === filter.rating_scale.max)) &&
    (filter.has_plan === undefined || (plain.account === 'Acme') === filter.has_plan) &&
    (filter.has_revenue === undefined || (plain.account === 'Globex') === filter.has_revenue) &&
    (filter.contains === undefined || has(filter.contains, plain.text)) &&
    (filter.metadata_filters ?? []).every((one) => holdsMetadata(plain, one)) &&
    (filter.copies_once === undefined || isNewestCopy(plain, filter))
  );
}

function isNewestCopy(plain: Plain, { copies_once: _once, ...beside }: PlainFilter): boolean {
  const words = ({ text: own }: Plain) => own.trim().toLowerCase();
  const [newest] = items
    .filter((other) => words(other) === words(plain) && holdsPlain(other, beside))
    .sort(newestFirst);
  return newest?.id === plain.id;
}

const newestFirst = (a: Plain, b: Plain) =>
  (b.saidAt === null ? -Infinity : Date.parse(b.saidAt)) -
    (a.saidAt === null ? -Infinity : Date.parse(a.saidAt)) || b.id - a.id;

const day = fc.constantFrom(
  '2026-02-25',
  '2026-02-27',
  '2026-02-28',
  '2026-03-01',
  '2026-03-04',
  '2026-03-06',
);
const some = <T>(...values: T[]) => fc.subarray(values);
const text = fc.constantFrom('app', 'ärger', '%', '_', '100 %', 'x', '', '7', 'pro', 'Pro');
const metadata = fc
  .record({
    key: fc.constantFrom('Plan_Name', 'seats', 'missing'),
    condition: fc.constantFrom(...metadataConditions),
    value: text,
  })
  .map(({ condition, ...rest }): MetadataFilter => {
    const compares = condition === 'greater_than' || condition === 'less_than';
    return { ...rest, condition, ...(compares && { value: '7' }) };
  });

/** Each field's values, drawn alone and with the others. */
const plainFields = {
  source_ids: some(1, 2, 3, 99),
  sentiments: some(...sentiments),
  languages: some('en', 'de', 'fr', 'und'),
  author_ids: some(1, 2, 99),
  account_ids: some(1, 2),
  import_id: fc.constantFrom(importId, randomUUID()),
  said_from: day,
  said_to: day,
  undated: fc.boolean(),
  rated: fc.boolean(),
  rating_min: fc.constantFrom(0, 0.5, 0.7, 0.75, 1),
  rating_max: fc.constantFrom(0, 0.5, 0.7, 0.75, 1),
  rating_scale: fc.constantFrom({ min: 1, max: 5 }, { min: 0, max: 10 }, { min: 0, max: 5 }),
  has_plan: fc.boolean(),
  has_revenue: fc.boolean(),
  contains: text.filter((part) => part !== ''),
  copies_once: fc.constant<true>(true),
  metadata_filters: fc.array(metadata, { maxLength: 2 }),
};
const within = fc.array(fc.record(plainFields, { requiredKeys: [] }), {
  maxLength: 2,
});
const fields = { ...plainFields, also: within, except: within };

async function listed(filter: FeedbackFilter) {
  const filters = restricting([readyAsSaved(filter)]);
  return readInWorkspace(database, workspaceId, async (tx) => {
    const [rows, { count }, { ids }] = await Promise.all([
      sql.listItems(tx, workspaceId, filters, { limit: 1000, after: null }),
      sql.countItems(tx, workspaceId, filters, null),
      sql.idsOfItems(tx, workspaceId, filters, null),
    ]);
    return { rows: rows.map(({ id }) => id), count, ids: [...ids].sort((a, b) => a - b) };
  });
}

async function expectSame(filter: FeedbackFilter) {
  const expected = items
    .filter((plain) => holds(plain, filter))
    .sort(newestFirst)
    .map(({ id }) => id);
  const found = await listed(filter);
  expect(found.rows, JSON.stringify(filter)).toEqual(expected);
  expect(found.count).toBe(expected.length);
  expect(found.ids).toEqual([...expected].sort((a, b) => a - b));
}

test.each(Object.keys(fields))('%s matches what a plain comparison matches', async (name) => {
  const arbitrary = fields[name as keyof typeof fields] as fc.Arbitrary<unknown>;
  await fc.assert(
    fc.asyncProperty(arbitrary, (value) => expectSame({ [name]: value })),
    { numRuns: 15 },
  );
});

test.each(metadataConditions)('[CALL-7] %s matches what a plain comparison matches', async (condition) => {
  const values = condition.endsWith('_than') ? fc.constantFrom('-4', '7', '11.5', 100) : text;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('Plan_Name', 'seats', 'missing'), values, (key, value) =>
      expectSame({ metadata_filters: [{ key, condition, value }] }),
    ),
    { numRuns: 15 },
  );
});

test('all fields together match what plain comparisons match', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(fields, { requiredKeys: [] }), (filter) =>
      expectSame(filter as FeedbackFilter),
    ),
    { numRuns: 60 },
  );
});

test('any offset of any filter gives the same page as counting off from the beginning', async () => {
  const page = fc.record({ offset: fc.nat({ max: 420 }), limit: fc.integer({ min: 1, max: 40 }) });
  const filter = fc.constantFrom<FeedbackFilter>(
    {},
    { sentiments: ['negative'] },
    { languages: ['en', 'de'], rated: true },
  );
  await fc.assert(
    fc.asyncProperty(page, filter, async ({ offset, limit }, one) => {
      const filters = restricting([readyAsSaved(one)]);
      const expected = items
        .filter((plain) => holds(plain, one))
        .sort(newestFirst)
        .slice(offset, offset + limit);
      const rows = await readInWorkspace(database, workspaceId, (tx) =>
        sql.listFilteredItemsAt(tx, workspaceId, filters, { limit, offset }),
      );
      expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }),
    { numRuns: 60 },
  );
});

test('a narrowed filter holds where both hold, an excluding one where only the first does', async () => {
  const one = fc.record(plainFields, { requiredKeys: [] }) as fc.Arbitrary<PlainFilter>;
  await fc.assert(
    fc.asyncProperty(one, one, async (filter, part) => {
      const both = items.filter((plain) => holds(plain, filter) && holds(plain, part));
      const left = items.filter((plain) => holds(plain, filter) && !holds(plain, part));
      expect((await listed(narrowed(filter, part))).count).toBe(both.length);
      expect((await listed(excluding(filter, part))).count).toBe(left.length);
    }),
    { numRuns: 60 },
  );
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open.ts';
import { testDatabase } from '../../../testing/database.ts';
import { heldCitations } from './cited-pages.sql.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

test('[MKT-1] a quote holds where the stored page has it, character by character, and a blank one nowhere', async () => {
  const pageId = randomUUID();
  await database.owner
    .insertInto('marketPage')
    .values({
      ...{ id: pageId, host: 'crewlark.test', day: '2026-01-05', source: 'site' },
      ...{ url: 'https://crewlark.test/', title: 'Crewlark', body: 'Crew $12 a month. \u00a0\nMore soon.' },
      ...{ fetchedAt: '2026-01-05T10:00:00Z', saidAt: null, firstParty: true, facts: '{}' },
      contentKey: Buffer.alloc(32),
    })
    .execute();
  const quotes = ['$12', '$21', 'crew $12', '', ' ', '\u00a0\n'];
  const held = await heldCitations(
    database.owner,
    quotes.map((quote, id) => ({ id: String(id), pageId, quote })),
  );
  expect(held.map(({ quote }) => quote)).toEqual(['$12']);
  expect(held[0]?.excerpt).toContain('Crew $12 a month.');
});

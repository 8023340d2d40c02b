import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { Database } from './open.ts';
import { Parameters, runPrepared, runRaw } from './raw-query.ts';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

test('rows come with camelCase names, instants as text and counts as numbers', async () => {
  const parameters = new Parameters('2026-11-19T07:52:00Z');
  const text = `select $1::timestamptz as said_at, ${parameters.add(3)}::int8 as item_count`;
  const rows = [{ saidAt: '2026-11-19T07:52:00.000Z', itemCount: 3 }];
  type Row = { saidAt: string; itemCount: number };
  expect(await runRaw<Row>(database.app, text, parameters.values)).toEqual(rows);
  expect(await runPrepared<Row>(database.app, text, parameters.values)).toEqual(rows);
});

test('rows of types that no column has are refused by the compiler', async () => {
  // @ts-expect-error Instants come as text.
  const [instant] = await runRaw<{ at: Date }>(database.app, 'select now() as at', []);
  // @ts-expect-error Counts come as numbers.
  const [count] = await runRaw<{ count: bigint }>(database.app, 'select 1::int8 as count', []);
  expect([typeof instant?.at, typeof count?.count]).toEqual(['string', 'number']);
});

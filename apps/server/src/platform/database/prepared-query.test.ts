import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { Database } from './open.ts';
import { preparedQuery } from './prepared-query.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

test('a text that comes again is prepared once on its connection, whatever its values', async () => {
  const text = 'select $1::int + 1 as sum';
  const other = 'select $1::int + 2 as sum';
  const sums = await database.app.connection().execute(async (connection) => {
    const run = async (query: string, value: number) =>
      (await connection.executeQuery<{ sum: number }>(preparedQuery(query, [value]))).rows[0]?.sum;
    return {
      asked: [await run(text, 1), await run(text, 2), await run(other, 3)],
      prepared: (
        await sql<{
          statement: string;
        }>`select statement from pg_prepared_statements where statement in (${text}, ${other})
          order by statement`.execute(connection)
      ).rows.map(({ statement }) => statement),
    };
  });
  expect(sums).toEqual({ asked: [2, 3, 5], prepared: [text, other] });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { Database, Db } from './open.ts';
import { sqlstateOf } from './sqlstate.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.ownerPool.query('create table entry (n int primary key)');
  await database.ownerPool.query('grant select, insert, update on entry to earshot_app');
});
afterAll(() => database.stop());

const facts = async (db: Db) =>
  (
    await sql<object>`select current_setting('transaction_isolation') as isolation,
      current_setting('transaction_read_only') as read_only`.execute(db)
  ).rows;
const pid = async () =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.app)).rows[0]?.pid;

test('a transaction is begun as it is asked for', async () => {
  const { app } = database;
  expect(await app.transaction().execute(facts)).toEqual([{ isolation: 'read committed', readOnly: 'off' }]);
  expect(await app.transaction().setIsolationLevel('repeatable read').execute(facts)).toEqual([
    { isolation: 'repeatable read', readOnly: 'off' },
  ]);
  expect(await app.transaction().setAccessMode('read only').execute(facts)).toEqual([
    { isolation: 'read committed', readOnly: 'on' },
  ]);
});

test('a transaction that fails leaves nothing, and its connection goes on', async () => {
  const failing = database.app.transaction().execute(async (tx) => {
    await sql`insert into entry values (9)`.execute(tx);
    await sql`select 1 / 0`.execute(tx);
  });
  await expect(failing.catch(sqlstateOf)).resolves.toBe('22012');
  expect((await sql`select n from entry where n = 9`.execute(database.app)).rows).toEqual([]);
});

test('writes tell how many rows they changed; reads tell none', async () => {
  const { app } = database;
  const written = await sql`insert into entry values (1), (2)`.execute(app);
  expect(written.numAffectedRows).toBe(2n);
  expect((await sql`update entry set n = n where n = 3`.execute(app)).numAffectedRows).toBe(0n);
  expect((await sql`select n from entry`.execute(app)).numAffectedRows).toBeUndefined();
});

test('a connection is given back and used again', async () => {
  const first = await pid();
  expect([await pid(), await pid()]).toEqual([first, first]);
});

test('rows are not streamed', async () => {
  const read = async () => {
    for await (const row of database.app.selectFrom('workspace').selectAll().stream()) return row;
    return undefined;
  };
  await expect(read()).rejects.toThrow('page by key instead');
});

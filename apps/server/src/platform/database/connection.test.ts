import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { connectionOfUrl, openPool } from './connection.ts';
import type { Database } from './open.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

test('an idle connection that breaks is told to the log, and the next statement has another', async () => {
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => said.push(line) });
  const pool = openPool(database.connections.app, { max: 1 }, log);
  const pid = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const first = await pid();
  await database.appPool.query('select pg_terminate_backend($1)', [first]);
  await expect.poll(() => said.join('')).toContain('An idle database connection broke');
  expect(await pid()).not.toBe(first);
  await pool.end();
});

test.each([
  [
    'postgres://keeper:a%20secret@db.example.com:6000/kept',
    { host: 'db.example.com', port: 6000, database: 'kept', user: 'keeper', password: 'a secret' },
  ],
  [
    'postgres://keeper@db.example.com',
    { host: 'db.example.com', port: 5432, database: 'keeper', user: 'keeper', password: undefined },
  ],
])('%s is read as the driver reads it', (url, connection) => {
  expect(connectionOfUrl(url)).toMatchObject(connection);
});

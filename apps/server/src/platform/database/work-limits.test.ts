import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { connectDatabase } from './connect.ts';
import type { Database } from './open.ts';
import { problemOfSqlState } from './sqlstate.ts';
import { jobLimits, requestLimits } from './work-limits.ts';
import type { WorkLimits } from './work-limits.ts';
import { inWorkspace } from './workspace-transaction.ts';

const log = pino({ level: 'silent' });
const workspace = randomUUID();
const opened: Database[] = [];
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.ownerPool.query('create table entry (n int primary key)');
  await database.ownerPool.query('insert into entry values (1)');
  await database.ownerPool.query('grant select, update on entry to earshot_app');
});
afterAll(async () => {
  for (const one of opened) await one.stop();
  await database.stop();
});

function withLimits(limits: WorkLimits): Database {
  const one = connectDatabase(database.connections, log, { limits });
  opened.push(one);
  return one;
}

const held = sql<{ statement: number; lock: number; idle: number }>`
  select max(setting::int) filter (where name = 'statement_timeout') as statement,
         max(setting::int) filter (where name = 'lock_timeout') as lock,
         max(setting::int) filter (where name = 'idle_in_transaction_session_timeout') as idle
  from pg_settings`;
const told = ({ statementMs, lockMs, idleMs }: WorkLimits) => [
  { statement: statementMs, lock: lockMs, idle: idleMs },
];

test("the application's sessions have the limits of requests, whoever opens them", async () => {
  const client = new pg.Client({ ...database.connections.app });
  await client.connect();
  const { rows } = await client.query('select current_setting($1) as lock', ['lock_timeout']);
  await client.end();
  expect(rows).toEqual([{ lock: '10s' }]);
  expect((await held.execute(database.app)).rows).toEqual(told(requestLimits));
  const bound = await inWorkspace(database, workspace, (tx) => held.execute(tx));
  expect(bound.rows).toEqual(told(requestLimits));
});

test('jobs have limits of their own in every transaction and statement, and leave none behind in the session', async () => {
  const jobs = withLimits(jobLimits);
  expect((await inWorkspace(jobs, workspace, (tx) => held.execute(tx))).rows).toEqual(told(jobLimits));
  const own = await jobs.app.transaction().execute((tx) => held.execute(tx));
  expect(own.rows).toEqual(told(jobLimits));
  expect((await held.execute(jobs.app)).rows).toEqual(told(jobLimits));
  const { rows } = await jobs.appPool.query<{ lock: string }>(
    `select current_setting('lock_timeout') as lock`,
  );
  expect(rows).toEqual([{ lock: '10s' }]);
});

test('a statement of a job outside of a transaction is kept, or fails with what it failed with', async () => {
  const jobs = withLimits(jobLimits);
  await sql`update entry set n = 2`.execute(jobs.app);
  await expect(sql`update entry set n = 1 / 0`.execute(jobs.app)).rejects.toThrow('division by zero');
  expect((await sql`select n from entry`.execute(jobs.app)).rows).toEqual([{ n: 2 }]);
});

test.each([
  ['a statement that takes too long', { statementMs: 100 }, sql`select pg_sleep(5)`],
  ['waiting for a lock', { lockMs: 100 }, sql`update entry set n = n`],
])('%s is cut off, and is a problem that passes', async (_what, limit, statement) => {
  const holder = await database.ownerPool.connect();
  await holder.query('begin');
  await holder.query('update entry set n = n');
  try {
    const hurried = withLimits({ ...requestLimits, ...limit });
    const began = performance.now();
    const failure: unknown = await inWorkspace(hurried, workspace, (tx) => statement.execute(tx)).catch(
      (error: unknown) => error,
    );
    expect(problemOfSqlState(failure)).toBe('unavailable');
    expect(performance.now() - began).toBeLessThan(4000);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});

test('a transaction of which nothing is heard ends, with its locks', async () => {
  const forgetful = withLimits({ ...requestLimits, idleMs: 100 });
  const bound = await forgetful.beginBound(workspace, 'read write');
  await sql`update entry set n = n`.execute(bound.tx);
  const began = performance.now();
  await sql`update entry set n = n + 1`.execute(database.app);
  expect(performance.now() - began).toBeLessThan(4000);
  await bound.rollback();
});

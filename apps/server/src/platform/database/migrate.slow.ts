import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './open.ts';

const log = pino({ level: 'silent' });
let database: Database;
let parent: string;
let folder: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'earshot-migrate-'));
});
beforeEach(async () => {
  database = await testDatabase();
  await database.ownerPool.query('drop schema earshot cascade');
  folder = join(parent, String(Math.random()));
  await mkdir(folder);
  await write('0001_first.sql', 'create table first (n int);');
  return () => database.stop();
});
afterAll(() => rm(parent, { recursive: true }));

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(database, log, folder);
const tables = async () =>
  (
    await database.ownerPool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'earshot' and tablename <> 'migration' order by 1",
    )
  ).rows.map(({ name }) => name);

test('files are applied in order, once', async () => {
  await write('0002_second.sql', 'alter table first rename to renamed; create table second (n int);');
  expect(await run()).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await tables()).toEqual(['renamed', 'second']);
  expect(await run()).toEqual([]);
});

test('a file that fails leaves nothing of itself, names its line, and can be tried again', async () => {
  await write('0002_second.sql', 'create table second (n int);\n\n-- a fault\ncreate table first (n int);');
  await expect(run()).rejects.toThrow('0002_second.sql failed at line 3');
  expect(await tables()).toEqual(['first']);
  await write('0002_second.sql', 'create table second (n int);');
  expect(await run()).toEqual(['0002_second.sql']);
});

test('an applied file that changed is refused', async () => {
  await run();
  await write('0001_first.sql', 'create table first (n bigint);');
  await expect(run()).rejects.toThrow('0001_first.sql was changed after it was applied');
});

test('other line ends are no change', async () => {
  await write('0001_first.sql', 'create table first (\n  n int\n);\n');
  await run();
  await write('0001_first.sql', 'create table first (\r\n  n int\r\n);\r\n');
  expect(await run()).toEqual([]);
});

test('a database newer than the code is refused', async () => {
  await write('0002_second.sql', 'create table second (n int);');
  await run();
  await rm(join(folder, '0002_second.sql'));
  await expect(run()).rejects.toThrow(
    'The database is newer than this Earshot: it has migration 0002_second.sql',
  );
});

test.each([
  ['0003_third.sql', 'stands where one numbered 0002 should be'],
  ['0001_other.sql', 'stands where one numbered 0002 should be'],
  ['2_second.sql', 'is not named like 0001_words.sql'],
])('a file named %s is refused', async (name, sentence) => {
  await write(name, 'select 1');
  await expect(run()).rejects.toThrow(sentence);
  expect(await tables()).toEqual([]);
});

test('processes that start at one moment apply each file once', async () => {
  await write('0002_second.sql', 'create table second (n int); select pg_sleep(0.2);');
  const applied = await Promise.all([run(), run()]);
  expect(applied.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql']);
});

test('a migration waits for locks for a while only, and takes as long as it takes', async () => {
  await write(
    '0002_second.sql',
    "create table second as select name, setting from pg_settings where name in ('lock_timeout', 'statement_timeout');",
  );
  await run();
  const { rows } = await database.ownerPool.query('select * from earshot.second order by name');
  expect(rows).toEqual([
    { name: 'lock_timeout', setting: '30000' },
    { name: 'statement_timeout', setting: '0' },
  ]);
});

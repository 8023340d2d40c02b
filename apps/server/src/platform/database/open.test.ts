import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openQueue } from '../../jobs/queue.ts';
import type { ExternalServer } from '../../testing/external-server.ts';
import { findOldServer, startOldServer } from '../../testing/external-server.ts';
import { readPostmasterFile } from './embedded/postmaster-file.ts';
import { migrate } from './migrate.ts';
import type { Database } from './open.ts';
import { openDatabase } from './open.ts';
import { problemOfSqlState } from './sqlstate.ts';
import { inWorkspace } from './workspace-transaction.ts';

const log = pino({ level: 'silent' });
/** How long a busy machine may take. */
const patience = { timeout: 40_000, interval: 10 };
const opened: Database[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-open-'));
  await chmod(folder, 0o711);
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.stop();
});
afterAll(() => rm(folder, { recursive: true }));

async function open(options: { databaseUrl?: string; dataDir?: string }): Promise<Database> {
  const database = await openDatabase({ dataDir: join(folder, 'data'), log, ...options });
  opened.push(database);
  return database;
}

test('the embedded database knows two roles, of which neither is above row-level security', async () => {
  const database = await open({});
  await migrate(database, log);
  expect((await sql`select current_user as role`.execute(database.owner)).rows).toEqual([
    { role: 'earshot_owner' },
  ]);
  expect((await sql`select current_user as role`.execute(database.app)).rows).toEqual([
    { role: 'earshot_app' },
  ]);
  const rights = await database.ownerPool.query(
    "select rolsuper, rolbypassrls from pg_roles where rolname in ('earshot_app', 'earshot_owner')",
  );
  expect(rights.rows).toEqual([
    { rolsuper: false, rolbypassrls: false },
    { rolsuper: false, rolbypassrls: false },
  ]);
  await database.stop();
  expect(database.state()).toBe('stopped');
});

test('while a killed server restarts, work fails as unavailable and nothing else, then goes on', async () => {
  const database = await open({});
  const workspace = randomUUID();
  const failures: unknown[] = [];
  /** How often each of those at work succeeded. */
  const done = [0, 0, 0, 0];
  let isDone = false;
  const work = async (_: number, nth: number) => {
    while (!isDone) {
      const one = inWorkspace(database, workspace, (tx) => sql`select pg_sleep(0.01)`.execute(tx));
      await one.then(
        () => (done[nth] = (done[nth] ?? 0) + 1),
        (error: unknown) => failures.push(problemOfSqlState(error) ?? error),
      );
      await wait(1);
    }
  };
  const succeedsAgain = async (times: number) => {
    const before = [...done];
    const fewest = () => Math.min(...done.map((count, nth) => count - (before[nth] ?? 0)));
    await expect.poll(fewest, patience).toBeGreaterThanOrEqual(times);
  };
  const workers = done.map(work);
  await succeedsAgain(3);
  const server = await readPostmasterFile(join(folder, 'data', 'pg'));
  if (!server) throw new Error('No server runs on this folder');
  process.kill(server.pid, 'SIGKILL');
  await expect.poll(() => database.state(), patience).toBe('restarting');
  await expect.poll(() => database.state(), patience).toBe('ready');
  // By then each has done with what it had asked for before.
  await succeedsAgain(1);
  const before = failures.length;
  await succeedsAgain(5);
  isDone = true;
  await Promise.all(workers);
  expect(failures.length).toBe(before);
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.filter((code) => code !== 'unavailable')).toEqual([]);
});

test('a server that cannot be reached is named in one sentence', async () => {
  await expect(open({ databaseUrl: 'postgres://nobody:x@127.0.0.1:1/none' })).rejects.toThrow(
    /The database at 127\.0\.0\.1:1\/none cannot be used: /,
  );
});

const binaries = findOldServer();
const whyNot = binaries ? '' : ' (skipped: no PostgreSQL 15 to 17 is installed here)';

describe.skipIf(!binaries)(`an external server of an older version${whyNot}`, () => {
  let server: ExternalServer;

  beforeAll(async () => {
    server = await startOldServer(binaries ?? '', folder);
    const client = new pg.Client({ connectionString: server.url('super', 'super secret', 'postgres') });
    await client.connect();
    await client.query("create role keeper login createrole password 'a secret'");
    await client.query("create role guest login password 'a secret'");
    await client.query('create database kept owner keeper');
    await client.end();
  });
  afterAll(() => server.stop());

  test('an owner that may not make roles is told what to run', async () => {
    await expect(open({ databaseUrl: server.url('guest', 'a secret', 'kept') })).rejects.toThrow(
      'alter role "guest" createrole',
    );
  });

  test('takes all migrations, the job queue and workspaces, twice', async () => {
    for (const round of [1, 2]) {
      const database = await open({
        databaseUrl: server.url('keeper', 'a secret', 'kept'),
        dataDir: join(folder, `external-${round}`),
      });
      const applied = await migrate(database, log);
      expect(applied.length > 0).toBe(round === 1);
      const queue = await openQueue(database, log);
      await queue.stop();
      const workspace = randomUUID();
      const bound = await inWorkspace(database, workspace, async (tx) => {
        const { rows } =
          await sql`select current_user as role, current_setting('app.workspace_id') as bound`.execute(tx);
        return rows[0];
      });
      expect(bound).toEqual({ role: 'earshot_app', bound: workspace });
      expect(database.state()).toBe('ready');
      await database.stop();
    }
  });

  test('passwords are derived from the URL, so nodes that share it agree and nothing is written', async () => {
    const dataDir = join(folder, 'another-node');
    await open({ databaseUrl: server.url('keeper', 'a secret', 'kept'), dataDir });
    expect(await readdir(dataDir)).toEqual([]);
  });
});

import { sql } from 'kysely';
import { createHmac, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openQueue } from '../../jobs/queue.ts';
import type { ExternalServer } from '../../testing/stand-ins/external-server.ts';
import {
  findOldServer,
  startExternalServer,
  startOldServer,
} from '../../testing/stand-ins/external-server.ts';
import { ServerProcess } from '../../testing/processes/server-process.ts';
import { startStrictPooler } from '../../testing/stand-ins/strict-pooler.ts';
import { connectDatabase } from './connect.ts';
import { readPostmasterFile } from './embedded/postmaster-file.ts';
import { migrate } from './migrate.ts';
import type { Database } from './open.ts';
import { openDatabase } from './open-database.ts';
import { problemOfSqlState } from './sqlstate.ts';
import { DatabaseStartError } from './start-error.ts';
import { jobLimits } from './work-limits.ts';
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
    await server.asSuperuser(
      "create role keeper login createrole password 'a secret'",
      "create role guest login password 'a secret'",
      'create database kept owner keeper',
    );
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

describe('an external server', () => {
  let server: ExternalServer;
  let parent: string;

  beforeAll(async () => {
    parent = await mkdtemp(join(folder, 'external-'));
    await chmod(parent, 0o711);
    server = await startExternalServer(parent);
    await server.asSuperuser("create role keeper login createrole password 'a secret'");
  });
  afterAll(() => server.stop());

  test('two first starts of Earshot at one moment both become ready', async () => {
    await server.asSuperuser('create database shared owner keeper');
    const DATABASE_URL = server.url('keeper', 'a secret', 'shared');
    const starting = ['one', 'other'].map((name) =>
      ServerProcess.start(join(parent, name), { DATABASE_URL }),
    );
    const started = await Promise.allSettled(starting);
    for (const one of started) if (one.status === 'fulfilled') await one.value.stop();
    expect(started.map((one) => (one.status === 'rejected' ? String(one.reason) : 'ready'))).toEqual([
      'ready',
      'ready',
    ]);
  });

  test('behind a pooler that takes no start-up options serves all kinds of work with their limits', async () => {
    await server.asSuperuser('create database pooled owner keeper');
    const pooler = await startStrictPooler(server.port);
    try {
      const url = `postgres://keeper:a%20secret@127.0.0.1:${pooler.port}/pooled`;
      const database = await open({ databaseUrl: url });
      await migrate(database, log);
      await (await openQueue(database, log)).stop();
      const jobs = connectDatabase(database.connections, log, { limits: jobLimits });
      const facts = sql<object>`select current_setting('search_path') as path, current_setting('timezone') as zone,
        current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`;
      const ours = { path: 'earshot, public', zone: 'UTC' };
      const requests = [{ ...ours, lock: '10s', statement: '30s' }];
      expect((await facts.execute(database.app)).rows).toEqual(requests);
      const bound = await inWorkspace(database, randomUUID(), (tx) => facts.execute(tx));
      expect(bound.rows).toEqual(requests);
      expect((await facts.execute(jobs.app)).rows).toEqual([{ ...ours, lock: '1min', statement: '15min' }]);
      await jobs.stop();
      await database.stop();
    } finally {
      pooler.stop();
    }
  });
});

describe('an external server of which nothing is set up', () => {
  let server: ExternalServer;

  beforeAll(async () => {
    const parent = await mkdtemp(join(folder, 'fresh-'));
    await chmod(parent, 0o711);
    server = await startExternalServer(parent);
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.stop();
    await server.asSuperuser('drop database earshot', 'drop role if exists earshot_app', 'drop role earshot');
  });
  afterAll(() => server.stop());

  /** How a start ends. */
  const start = async () => {
    try {
      await migrate(await open({ databaseUrl: server.url('earshot', 'a long secret', 'earshot') }), log);
      return 'started';
    } catch (error) {
      return error instanceof DatabaseStartError ? error.message : String(error);
    }
  };
  /** Runs what a sentence says to run. */
  const obey = (said: string) => {
    const advised = /in psql: (.*;) and start Earshot again\.$/.exec(said)?.[1] ?? '';
    return server.asSuperuser(...advised.split(/(?<=;) /));
  };
  const withoutRight = [
    "create role earshot login password 'a long secret'",
    'create database earshot owner earshot',
  ];

  test('is all it needs after what docs/operate.md says to run', async () => {
    const page = await readFile(new URL('../../../../../docs/operate.md', import.meta.url), 'utf8');
    const code = /```sql\n(create role [^]*?)```/.exec(page)?.[1] ?? '';
    await server.asSuperuser(...code.split('\n').filter((line) => line !== ''));
    expect(await start()).toBe('started');
    const [database] = opened;
    if (!database) throw new Error('None was opened');
    await (await openQueue(database, log)).stop();
  });

  test('is set up once by several starts at one moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      await server.asSuperuser(
        ...[
          'drop database if exists earshot',
          'drop role if exists earshot_app',
          'drop role if exists earshot',
        ],
        ...["create role earshot login createrole password 'a long secret'", withoutRight[1] ?? ''],
      );
      const said = await Promise.all(
        [1, 2, 3, 4, 5].map(async () => {
          const database = await open({ databaseUrl: server.url('earshot', 'a long secret', 'earshot') });
          await migrate(database, log);
          await (await openQueue(database, log)).stop();
        }),
      ).then(
        () => 'ready',
        (error: unknown) => String(error),
      );
      for (const database of opened.splice(0)) await database.stop();
      expect(said).toBe('ready');
    }
  });

  test('with an owner that may not make roles ends the start with what to run, once', async () => {
    await server.asSuperuser(...withoutRight);
    const said = await start();
    expect(said).toBe(
      'The role earshot is not allowed to create the role earshot_app, which Earshot works as. Run as a superuser, in psql: alter role "earshot" createrole; and start Earshot again.',
    );
    await obey(said);
    expect(await start()).toBe('started');
    await server.asSuperuser('alter role earshot nocreaterole');
    expect(await start()).toBe('started');
  });

  test('but for the role of the application, with another password, ends the start with what to run', async () => {
    await server.asSuperuser(...withoutRight, 'create role earshot_app login');
    const said = await start();
    expect(said).toContain('The role earshot is not allowed to give a password to the role earshot_app');
    await obey(said);
    expect(await start()).toBe('started');
  });

  test('but for the role of the application, with its password, starts though the owner may not change roles', async () => {
    const password = createHmac('sha256', 'a long secret').update('earshot_app').digest('base64url');
    await server.asSuperuser(...withoutRight, `create role earshot_app login password '${password}'`);
    expect(await start()).toBe('started');
    const settings = sql`select current_setting('search_path') as path, current_setting('lock_timeout') as lock`;
    const { rows } = await settings.execute((opened[0] as Database).app);
    expect(rows).toEqual([{ path: 'earshot, public', lock: '10s' }]);
  });

  describe('behind a pooler', () => {
    const startBehind = async (reword: (answer: string) => string) => {
      await server.asSuperuser(
        "create role earshot login createrole password 'a long secret'",
        'create database earshot owner earshot',
        "create role earshot_app login password 'another'",
        'grant earshot_app to earshot with admin option',
      );
      const pooler = await startStrictPooler(server.port, reword);
      const databaseUrl = `postgres://earshot:a%20long%20secret@127.0.0.1:${pooler.port}/earshot`;
      try {
        const database = await open({ databaseUrl });
        await database.stop();
        return 'started';
      } catch (error) {
        return String(error);
      } finally {
        pooler.stop();
      }
    };

    test('that refuses a wrong password in its own words, the password is set', async () => {
      expect(await startBehind((answer) => answer.replace('C28P01', 'C08P01'))).toBe('started');
    });

    test('that has another reason to refuse, the start fails with that reason', async () => {
      const said = await startBehind((answer) =>
        answer
          .replace('C28P01', 'C08P01')
          .replace('password authentication failed', 'there is no connection to give'),
      );
      expect(said).toContain('there is no connection to give');
      expect(said).not.toContain('pg_hba.conf');
    });
  });

  test('with an owner that may not make schemas ends the start with what to run', async () => {
    await server.asSuperuser(
      "create role earshot login createrole password 'a long secret'",
      'create database earshot',
    );
    const said = await start();
    expect(said).toContain('The role earshot is not allowed to create a schema in the database earshot');
    await obey(said);
    expect(await start()).toBe('started');
  });
});

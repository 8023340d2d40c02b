import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { commandAs } from './embedded/account.ts';
import { findBinaries, programOf } from './embedded/binaries.ts';
import type { Cluster } from './embedded/cluster.ts';
import { openCluster } from './embedded/cluster.ts';
import type { Endpoint } from './embedded/endpoint.ts';
import { openEndpoint, listenSettings } from './embedded/endpoint.ts';
import { takeFolderLock } from './embedded/folder-lock.ts';
import type { Home } from './embedded/home.ts';
import { chooseHome } from './embedded/home.ts';
import { postmasterPath, readPostmasterFile } from './embedded/postmaster-file.ts';
import { isAlive, isServerOn } from './embedded/processes.ts';
import { undisturbedMs } from '../../testing/processes/slowness.ts';
import { EmbeddedServer } from './embedded.ts';

const log = pino({ level: 'silent' });
const holder = fileURLToPath(new URL('../../testing/processes/hold-database.ts', import.meta.url));
const isLinux = process.platform === 'linux';
/** How long a busy machine may take; what has to be quick is measured by itself. */
const patience = { timeout: 40_000, interval: 20 };

vi.setConfig({ testTimeout: 60_000 });

let dataDir: string;
const running: EmbeddedServer[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'earshot-embedded-'));
  if (process.getuid?.() === 0) execFileSync('chmod', ['711', dataDir]);
});
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  for (const server of running.splice(0)) await server.stop();
});
afterAll(() => rm(dataDir, { recursive: true }));

async function start(folder = dataDir): Promise<EmbeddedServer> {
  const server = await EmbeddedServer.start({ dataDir: folder, log });
  running.push(server);
  return server;
}

/** The one started last. */
function newest(): EmbeddedServer {
  const last = running.at(-1);
  if (!last) throw new Error('None was started');
  return last;
}

/** Opens the folder in another process. */
function hold(folder = dataDir): { child: ChildProcess; said: Promise<string> } {
  const child = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const said = new Promise<string>((done) => {
    let text = '';
    const add = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('ready')) done(text);
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.once('close', () => done(text));
  });
  return { child, said };
}

async function query(server: EmbeddedServer, statement: string): Promise<unknown[]> {
  const client = new pg.Client(server.owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

test('starts on an empty folder, keeps what was written over a stop, and leaves nothing running', async () => {
  const first = await start();
  await query(first, 'create table kept (n int)');
  await query(first, 'insert into kept values (1)');
  const { pid } = first;
  await first.stop();
  expect(isAlive(pid)).toBe(false);
  expect((await readdir(dataDir)).sort()).toEqual(['pg', 'pg.log']);
  expect((await stat(join(dataDir, 'pg', 'earshot.secret'))).mode & 0o777).toBe(0o600);

  expect(await undisturbedMs(() => start())).toBeLessThan(5000);
  expect(await query(newest(), 'select n from kept')).toEqual([{ n: 1 }]);
});

test('writes through to the disk and checks its pages', async () => {
  const server = await start();
  expect(
    await query(
      server,
      "select name, setting from pg_settings where name in ('fsync', 'data_checksums') order by name",
    ),
  ).toEqual([
    { name: 'data_checksums', setting: 'on' },
    { name: 'fsync', setting: 'on' },
  ]);
});

test('listens on a socket that others cannot reach, and on no network', async () => {
  const server = await start();
  expect(await query(server, "select setting from pg_settings where name = 'listen_addresses'")).toEqual([
    { setting: '' },
  ]);
  expect((await stat(server.owner.host)).mode & 0o777).toBe(0o700);
  await expect(new pg.Client({ ...server.owner, password: 'guessed' }).connect()).rejects.toThrow('password');
});

test('a second Earshot on the folder ends within 2 seconds, naming the first, which is unharmed', async () => {
  const first = await start();
  let second: ReturnType<typeof hold> | undefined;
  const took = await undisturbedMs(() => (second = hold()).said);
  expect(await second?.said).toBe(`Another Earshot is running on this data folder (pid ${process.pid}).`);
  expect(took).toBeLessThan(2000);
  expect(second?.child.exitCode).toBe(1);
  expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(isAlive(first.pid)).toBe(true);
});

test.skipIf(!isLinux)('stands in a process group of its own, which Ctrl-C does not reach', async () => {
  const server = await start();
  const group = (await readFile(`/proc/${server.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ')[2];
  expect(Number(group)).toBe(server.pid);
});

test('a server that is killed comes back by itself within 5 seconds, with all that was acknowledged', async () => {
  const killed = await start();
  await query(killed, 'drop table if exists counted');
  await query(killed, 'create table counted (n int)');
  const acknowledged: number[] = [];
  const { pid } = killed;
  const writer = (async () => {
    for (let n = 0; ; n += 1) {
      try {
        await query(killed, `insert into counted values (${n})`);
        acknowledged.push(n);
      } catch {
        return;
      }
    }
  })();
  await expect.poll(() => acknowledged.length, patience).toBeGreaterThan(20);
  const took = await undisturbedMs(async () => {
    process.kill(pid, 'SIGKILL');
    await writer;
    await expect.poll(() => killed.pid !== pid && killed.state(), patience).toBe('ready');
  });
  expect(took).toBeLessThan(5000);
  const stored = (await query(killed, 'select n from counted')) as { n: number }[];
  const storedNumbers = new Set(stored.map(({ n }) => n));
  expect(acknowledged.filter((n) => !storedNumbers.has(n))).toEqual([]);
});

test.skipIf(!isLinux)(
  'when Earshot itself is killed its server stops, and the next start takes over',
  async () => {
    const { child, said } = hold();
    const pid = Number((await said).split(' ')[1]);
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), patience).toBe(false);
    const server = await start();
    expect(await query(server, 'select n from kept')).toEqual([{ n: 1 }]);
  },
);

test('a start right after Earshot was killed waits for the old server to end', async () => {
  const { child, said } = hold();
  await said;
  child.kill('SIGKILL');
  expect(await undisturbedMs(() => start())).toBeLessThan(5000);
  expect(await query(newest(), 'select n from kept')).toEqual([{ n: 1 }]);
});

describe('an earlier server', () => {
  test('that lost its Earshot is stopped and replaced', async () => {
    const orphan = await startOrphan();
    const server = await start();
    expect(server.pid).not.toBe(orphan);
    expect(isAlive(orphan)).toBe(false);
    expect(await query(server, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  test('whose Earshot lives and is about to take the folder is left to it', async () => {
    const starter = spawn('sleep', ['60'], { stdio: 'ignore' });
    children.push(starter);
    const orphan = await startOrphan([`earshot.started_by=${starter.pid}`]);
    const { endpoint, secret } = await placeOf(dataDir);
    const watcher = new pg.Client({ ...endpoint, user: 'postgres', password: secret, database: 'postgres' });
    await watcher.connect();
    const connections = async () =>
      Number((await watcher.query<{ n: string }>(sessionsSoFar)).rows[0]?.n ?? 0);
    const before = await connections();
    const second = hold();
    // It has looked, and looked again.
    await expect.poll(connections, patience).toBeGreaterThan(before + 1);
    const lock = await takeFolderLock(endpoint, secret, log);
    expect(await second.said).toBe(`Another Earshot is running on this data folder (pid ${process.pid}).`);
    expect(isAlive(orphan)).toBe(true);
    await Promise.all([lock.release(), watcher.end()]);

    // With who started it gone, it is one that nobody stops.
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    const server = await start();
    expect(isAlive(orphan)).toBe(false);
    expect(await query(server, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  test("whose number is a stranger's by now is removed, and the stranger left alone", async () => {
    const folder = join(dataDir, 'pg');
    const stranger = spawn('sleep', ['30'], { stdio: 'ignore' });
    children.push(stranger);
    const lines = [stranger.pid, folder, 0, 5432, '/tmp/earshot-gone', '', '', 'ready', ''];
    await writeFile(postmasterPath(folder), lines.join('\n'));
    const server = await start();
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(stranger.exitCode).toBeNull();
  });

  test('of another major version is left alone, with a sentence that says so', async () => {
    const versionFile = join(dataDir, 'pg', 'PG_VERSION');
    const version = await readFile(versionFile, 'utf8');
    await writeFile(versionFile, '17\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 17; this Earshot brings PostgreSQL \d+/);
    await writeFile(versionFile, version);
  });
});

test(
  'a first start killed at any moment leaves a folder that the next start opens',
  { timeout: 60_000 },
  async () => {
    for (const afterMs of [150, 400, 800]) {
      const folder = join(dataDir, `first-${afterMs}`);
      const { child } = hold(folder);
      await wait(afterMs);
      child.kill('SIGKILL');
      const server = await start(folder);
      expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
      await server.stop();
      expect((await readdir(folder)).filter((name) => /^pg\.(new|password)/.test(name))).toEqual([]);
    }
  },
);

test('two first starts at one moment leave one running', async () => {
  const folder = join(dataDir, 'race');
  const two = [hold(folder), hold(folder)];
  const said = await Promise.all(two.map((one) => one.said));
  const ready = said.filter((text) => text.startsWith('ready'));
  expect(ready).toHaveLength(1);
  expect(said.filter((text) => text.includes('Another Earshot is running'))).toHaveLength(1);
  const winner = two.find((one) => one.child.exitCode === null)?.child;
  const ended = new Promise((done) => winner?.once('exit', done));
  winner?.kill('SIGTERM');
  await ended;
});

/** Connections to the database since it was made, those that have ended included. */
const sessionsSoFar = "select sessions as n from pg_stat_database where datname = 'postgres'";

async function placeOf(folder: string): Promise<{ home: Home; endpoint: Endpoint } & Cluster> {
  const home = await chooseHome(findBinaries(), folder, log);
  const cluster = await openCluster(home);
  return { home, endpoint: await openEndpoint(home.account, cluster.folder), ...cluster };
}

/** A server as a killed Earshot leaves it where nothing stops it: started by nobody who still lives. */
async function startOrphan(more: string[] = []): Promise<number> {
  const { home, folder, endpoint } = await placeOf(dataDir);
  const settings = [...listenSettings(endpoint), ...more].flatMap((setting) => ['-c', setting]);
  const command = commandAs(home.account, programOf(home.binaries, 'postgres'), ['-D', folder, ...settings]);
  const child = spawn(command.program, command.args, {
    ...command.identity,
    detached: true,
    stdio: 'ignore',
    cwd: '/',
  });
  const pid = child.pid ?? -1;
  await expect.poll(async () => (await readPostmasterFile(folder))?.isReady, patience).toBe(true);
  expect(await isServerOn(pid, folder)).toBe(true);
  return pid;
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import type { Account } from '../../platform/database/embedded/account.ts';
import { commandAs, findSystemAccount, handOver, runAs } from '../../platform/database/embedded/account.ts';
import { findBinaries } from '../../platform/database/embedded/binaries.ts';
import { freePort } from '../../platform/database/embedded/free-port.ts';
import { chooseHome } from '../../platform/database/embedded/home.ts';

/** A PostgreSQL server that Earshot did not start, with the superuser `super`. */
export interface ExternalServer {
  port: number;
  url(role: string, password: string, database: string): string;
  /** Runs statements as the superuser. */
  asSuperuser(...statements: string[]): Promise<void>;
  stop(): Promise<void>;
}

/** The programs of the oldest supported PostgreSQL that this machine's system packages brought; undefined without. */
export function findOldServer(): string | undefined {
  return ['15', '16', '17']
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((place) => existsSync(place));
}

/** Starts a server of an older version on a loopback port, as an operator would, with its files under `parent`. */
export async function startOldServer(programs: string, parent: string): Promise<ExternalServer> {
  const account = process.getuid?.() === 0 ? await findSystemAccount() : undefined;
  return start(programs, parent, account ?? { kind: 'own' });
}

/** The same with the programs that Earshot brings along. */
export async function startExternalServer(parent: string): Promise<ExternalServer> {
  const { account, binaries, clusterParent } = await chooseHome(
    findBinaries(),
    parent,
    pino({ level: 'silent' }),
  );
  return start(join(binaries.folder, 'bin'), clusterParent, account);
}

async function start(programs: string, parent: string, account: Account): Promise<ExternalServer> {
  const data = join(parent, 'external');
  const password = join(parent, 'external-password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(password, 'super secret');
  await Promise.all([handOver(account, data), handOver(account, password)]);
  const given = ['-D', data, '-U', 'super', '--pwfile', password, '-A', 'scram-sha-256'];
  await runAs(account, join(programs, 'initdb'), given);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const { program, args, identity } = commandAs(account, join(programs, 'postgres'), [
    '-D',
    data,
    ...options,
  ]);
  const child = spawn(program, args, { ...identity, stdio: 'ignore', cwd: '/' });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url: ExternalServer['url'] = (role, secret, database) =>
    `postgres://${role}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${database}`;
  const superuser = url('super', 'super secret', 'postgres');
  for (const end = Date.now() + 15_000; !(await canConnect(superuser)); await wait(50)) {
    if (Date.now() > end) throw new Error('The external server did not start');
  }
  return {
    port,
    url,
    asSuperuser: (...statements) => runAll(superuser, statements),
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function runAll(connectionString: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

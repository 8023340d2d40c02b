import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findSystemAccount, handOver } from '../platform/database/embedded/account.ts';
import { freePort } from '../platform/database/embedded/free-port.ts';

const run = promisify(execFile);

/** A PostgreSQL server that Earshot did not start, with the superuser `super`. */
export interface ExternalServer {
  url(role: string, password: string, database: string): string;
  stop(): Promise<void>;
}

/** The programs of the oldest supported PostgreSQL that this machine's system packages brought; undefined without. */
export function findOldServer(): string | undefined {
  return ['15', '16', '17']
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((place) => existsSync(place));
}

/** Starts a server on a loopback port, as an operator would, with its files under `parent`. */
export async function startOldServer(programs: string, parent: string): Promise<ExternalServer> {
  const account = process.getuid?.() === 0 ? await findSystemAccount() : undefined;
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  const data = join(parent, 'old');
  const password = join(parent, 'old-password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(password, 'super secret');
  if (account) await Promise.all([handOver(account, data), handOver(account, password)]);
  const arguments_ = ['-D', data, '-U', 'super', '--pwfile', password, '-A', 'scram-sha-256'];
  await run(join(programs, 'initdb'), arguments_, identity);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...options], { ...identity, stdio: 'ignore' });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url: ExternalServer['url'] = (role, secret, database) =>
    `postgres://${role}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${database}`;
  for (
    const end = Date.now() + 15_000;
    !(await canConnect(url('super', 'super secret', 'postgres')));
    await wait(50)
  ) {
    if (Date.now() > end) throw new Error('The external server did not start');
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
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

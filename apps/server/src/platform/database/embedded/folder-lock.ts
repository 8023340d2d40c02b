import pg from 'pg';
import type { DatabaseLog } from '../database-log.ts';
import { DatabaseStartError } from '../start-error.ts';
import { superuser } from './cluster.ts';
import type { Endpoint } from './endpoint.ts';
import { isAlive } from './processes.ts';

/** Number of the lock; any constant, but the same in every release. */
const lockNumber = 7_311_945;
const holderName = 'earshot lock of process';
/** Setting of a server: the process that started it. */
const starterSetting = 'earshot.started_by';
/** What a server is started with, so that others can tell whose it is before the lock is taken. */
export const startedByUs = `${starterSetting}=${process.pid}`;

/** Held by the one Earshot that works on a data folder. */
export interface FolderLock {
  client: pg.Client;
  release: () => Promise<void>;
}

/** Another Earshot works on the folder. */
export class FolderInUse extends DatabaseStartError {
  constructor(holder: string) {
    super(`Another Earshot is running on this data folder (pid ${holder}).`);
  }
}

/**
 * Takes the lock, which lasts as long as its connection.
 *
 * @throws FolderInUse when another process holds it
 */
export function takeFolderLock(endpoint: Endpoint, secret: string, log: DatabaseLog): Promise<FolderLock> {
  return onServer(endpoint, secret, log, lockedBy);
}

/**
 * Takes the lock of a server that was found running; undefined while nobody holds it and who started the server lives, and so
 * is about to take it. The number of who started it may be a stranger's by now: it is not waited for without end.
 *
 * @throws FolderInUse when another process holds it
 */
export function takeOrphanLock(
  endpoint: Endpoint,
  secret: string,
  log: DatabaseLog,
  waitsForStarter: boolean,
): Promise<FolderLock | undefined> {
  return onServer(endpoint, secret, log, async (client) => {
    if (waitsForStarter && (await isStarterAlive(client)) && (await holderOf(client)) === undefined) {
      await client.end();
      return undefined;
    }
    return lockedBy(client);
  });
}

async function onServer<Result>(
  endpoint: Endpoint,
  secret: string,
  log: DatabaseLog,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    host: endpoint.host,
    port: endpoint.port,
    user: superuser,
    password: secret,
    database: 'postgres',
    application_name: `${holderName} ${process.pid}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', (error) => log.warn({ err: error }, 'The connection that holds the folder lock broke'));
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function lockedBy(client: pg.Client): Promise<FolderLock> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    lockNumber,
  ]);
  if (rows[0]?.taken) return { client, release: () => client.end() };
  throw new FolderInUse((await holderOf(client)) ?? 'unknown');
}

async function holderOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.objid = $1 and l.granted and a.application_name like $2`,
    [lockNumber, `${holderName} %`],
  );
  return rows[0]?.name.split(' ').at(-1);
}

async function isStarterAlive(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: string | null }>('select current_setting($1, true) as pid', [
    starterSetting,
  ]);
  const pid = Number(rows[0]?.pid ?? 0);
  return pid > 0 && pid !== process.pid && isAlive(pid);
}

import pg from 'pg';
import type { DatabaseLog } from '../database-log.ts';
import { DatabaseStartError } from '../start-error.ts';
import { superuser } from './cluster.ts';
import type { Endpoint } from './endpoint.ts';

/** Number of the lock; any constant, but the same in every release. */
const lockNumber = 7_311_945;
const holderName = 'earshot lock of process';

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
export async function takeFolderLock(
  endpoint: Endpoint,
  secret: string,
  log: DatabaseLog,
): Promise<FolderLock> {
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
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lockNumber,
    ]);
    if (rows[0]?.taken) return { client, release: () => client.end() };
    throw new FolderInUse(await nameHolder(client));
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function nameHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.objid = $1 and l.granted and a.application_name like $2`,
    [lockNumber, `${holderName} %`],
  );
  return rows[0]?.name.split(' ').at(-1) ?? 'unknown';
}

import pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { setUpSession } from './work-limits.ts';
import { columnTypes } from './column-values.ts';

/** How one role reaches one database. */
export interface ServerConnection {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string | undefined;
  ssl?: pg.ClientConfig['ssl'];
}

/**
 * How every session of ours reads and writes. Not given with the start of a connection, which poolers do not take: the
 * application's role has them as its own.
 */
export const sessionSettings = { search_path: 'earshot, public', timezone: 'UTC', datestyle: 'ISO' };

export interface PoolOptions {
  max: number;
  /** Sets sessions up before they are used; those of a role that has its settings need none. */
  settings?: Readonly<Record<string, string>>;
  /** Sends statements without waiting for the answers to those before. */
  pipeline?: boolean;
}

/** A pool of connections that give values as `columnTypes` says. */
export function openPool(
  connection: ServerConnection,
  { max, settings, pipeline }: PoolOptions,
  log: DatabaseLog,
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max,
    types: columnTypes,
    application_name: 'earshot',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(pipeline && { pipeline }),
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types leave out
    ...(settings && { onConnect: (client: pg.ClientBase) => setUpSession(client, settings) }),
  });
  pool.on('error', (error) => {
    // Connections still closing when the server stops are told so.
    if (!pool.ending) log.warn({ err: error }, 'An idle database connection broke');
  });
  return pool;
}

/** Reads a database URL as the driver does, sockets and TLS options included. */
export function connectionOfUrl(databaseUrl: string): ServerConnection {
  const { host, port, database, user, password, ssl } = new pg.Client({ connectionString: databaseUrl });
  return {
    host,
    port,
    database: database ?? user ?? '',
    user: user ?? '',
    password: password ?? undefined,
    ssl,
  };
}

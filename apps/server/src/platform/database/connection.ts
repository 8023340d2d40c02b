import pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
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

/** What every session of ours begins with. */
const sessionOptions = '-c search_path=earshot,public -c timezone=UTC -c datestyle=ISO';

export interface PoolSize {
  max: number;
  /** Sends statements without waiting for the answers to those before. */
  pipeline?: boolean;
}

/** A pool of connections whose sessions look into the schema `earshot` and give values as `columnTypes` says. */
export function openPool(
  connection: ServerConnection,
  { max, pipeline }: PoolSize,
  log: DatabaseLog,
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max,
    types: columnTypes,
    options: sessionOptions,
    application_name: 'earshot',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(pipeline && { pipeline }),
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

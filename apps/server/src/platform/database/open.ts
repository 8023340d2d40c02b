import { mkdir } from 'node:fs/promises';
import type { Kysely, Transaction } from 'kysely';
import pg from 'pg';
import { openAppRole } from './app-role.ts';
import type { BeginBound } from './bound-transaction.ts';
import { connectDatabase } from './connect.ts';
import type { ServerConnection } from './connection.ts';
import { connectionOfUrl } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';
import type { DatabaseState } from './embedded.ts';
import { EmbeddedServer } from './embedded.ts';
import { DatabaseStartError } from './start-error.ts';
import type { DB } from './tables.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

const oldestVersion = 15;

export interface DatabaseConfig {
  /** An external PostgreSQL server, 15 or newer; the embedded one when not given. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: DatabaseLog;
}

export interface Connections {
  owner: ServerConnection;
  app: ServerConnection;
}

/** An open database: two roles, each with a pool of its own. Migrations are not run yet. */
export interface Database {
  /** Owner of the tables: migrations. Subject to row-level security too, as any owner is where it is forced. */
  owner: Db;
  /** The application's role: sees rows of the workspace it is bound to, and what is granted besides. */
  app: Db;
  ownerPool: pg.Pool;
  appPool: pg.Pool;
  /** Use `inWorkspace` or `readInWorkspace` instead, which end what they begin. */
  beginBound: BeginBound;
  /** How the two roles connect, for the job queue and for other threads, which keep connections of their own. */
  connections: Connections;
  /** `restarting` while the embedded server has ended and is being started again; queries then fail as unavailable. */
  state(): DatabaseState;
  /** Closes the pools, then stops the embedded server. To be called after everything that queries has stopped. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded server, or connects to the given one, and makes sure of the application's role.
 *
 * @throws DatabaseStartError with a sentence for the person who starts Earshot
 */
export async function openDatabase({ databaseUrl, dataDir, log }: DatabaseConfig): Promise<Database> {
  if (databaseUrl !== undefined) {
    const owner = connectionOfUrl(databaseUrl);
    await assertSupported(owner);
    await mkdir(dataDir, { recursive: true });
    return connectDatabase({ owner, app: await openAppRole(owner, dataDir) }, log);
  }
  const server = await EmbeddedServer.start({ dataDir, log });
  try {
    const { owner } = server;
    return connectDatabase({ owner, app: await openAppRole(owner, dataDir) }, log, { server });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function assertSupported(owner: ServerConnection): Promise<void> {
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 10_000 });
  const place = `${owner.host}:${owner.port}/${owner.database}`;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < oldestVersion) {
      throw new DatabaseStartError(
        `The server at ${place} is PostgreSQL ${major}; Earshot needs ${oldestVersion} or newer.`,
      );
    }
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    throw new DatabaseStartError(`The database at ${place} cannot be used: ${String(error)}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

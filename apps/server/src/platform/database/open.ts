import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { BeginBound } from './bound-transaction.ts';
import type { ServerConnection } from './connection.ts';
import type { DatabaseState } from './embedded.ts';
import type { DB } from './tables.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

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

import { mkdir } from 'node:fs/promises';
import pg from 'pg';
import { openAppRole } from './app-role.ts';
import { connectDatabase } from './connect.ts';
import type { ServerConnection } from './connection.ts';
import { connectionOfUrl } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';
import { EmbeddedServer } from './embedded.ts';
import type { Database } from './open.ts';
import { DatabaseStartError } from './start-error.ts';

const oldestVersion = 15;

export interface DatabaseConfig {
  /** An external PostgreSQL server, 15 or newer; the embedded one when not given. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: DatabaseLog;
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

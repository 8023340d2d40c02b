import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openQueue } from '../jobs/queue.ts';
import { openAppRole } from '../platform/database/app-role.ts';
import type { ServerConnection } from '../platform/database/connection.ts';
import { EmbeddedServer } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { connectDatabase } from '../platform/database/connect.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: {
      superuser: ServerConnection;
      owner: ServerConnection;
      app: ServerConnection;
      /** Names of the tables: those that lie with their workspace, and all. */
      tables: { ofWorkspaces: string[]; all: string[] };
    };
  }
}

/** Test data may be lost with the machine: nothing waits for the disk. */
const hurried = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=300',
];

/** Starts one PostgreSQL server for the run and migrates its database, which each test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = pino({ level: 'warn' });
  const dataDir = await mkdtemp(join(tmpdir(), 'earshot-test-'));
  const server = await EmbeddedServer.start({ dataDir, log, settings: hurried });
  const { superuser, owner } = server;
  const app = await openAppRole(owner, dataDir);
  const database = connectDatabase({ owner, app }, log);
  await migrate(database, pino({ level: 'silent' }));
  const queue = await openQueue(database, log);
  await queue.stop();
  const { rows } = await database.ownerPool.query<{ name: string; ofWorkspaces: boolean }>(
    `select c.relname as name, c.relname = 'workspace' or exists (
       select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id') as "ofWorkspaces"
     from pg_class c where c.relnamespace = 'earshot'::regnamespace and c.relkind in ('r', 'p')`,
  );
  const tables = {
    ofWorkspaces: rows.filter(({ ofWorkspaces }) => ofWorkspaces).map(({ name }) => name),
    all: rows.map(({ name }) => name),
  };
  // A database with open connections cannot be copied.
  await database.stop();
  project.provide('testServer', { superuser, owner, app, tables });
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true });
  };
}

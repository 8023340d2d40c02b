import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '../../apps/server/src/platform/database/embedded/binaries.ts';
import { chooseHome } from '../../apps/server/src/platform/database/embedded/home.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Does something on the database of the server that keeps its data in a folder, for what no call offers. */
export async function onDatabaseOf<Result>(
  dataDir: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const home = await chooseHome(findBinaries(), dataDir, silent);
  const cluster = join(home.clusterParent, 'pg');
  const [password, postmaster] = await Promise.all([
    readFile(join(cluster, 'earshot.secret'), 'utf8'),
    readFile(join(cluster, 'postmaster.pid'), 'utf8'),
  ]);
  const [, , , port, socketFolder] = postmaster.split('\n');
  const client = new pg.Client({
    host: socketFolder?.trim() || '127.0.0.1',
    port: Number(port),
    database: 'earshot',
    user: 'postgres',
    password: password.trim(),
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

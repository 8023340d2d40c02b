import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLog } from '../database-log.ts';
import { DatabaseStartError } from '../start-error.ts';
import type { Cluster } from './cluster.ts';
import { takeOrphanLock } from './folder-lock.ts';
import type { PostmasterFile } from './postmaster-file.ts';
import { postmasterPath, readPostmasterFile } from './postmaster-file.ts';
import { isServerOn, processesIn } from './processes.ts';

const lingerMs = 5000;
const orphanStopMs = 60_000;
/** Who started a server that takes connections has so long to take its lock; then its number is a stranger's. */
const starterMs = 30_000;

/**
 * Clears the way for a new server: stops one that lost its Earshot, and removes what a dead one left. The number
 * in the old server's file may belong to any process by now, and processes of a dead server may still be at work.
 *
 * @throws FolderInUse when the server that runs there has its Earshot
 */
export async function clearPreviousServer(cluster: Cluster, log: DatabaseLog): Promise<void> {
  const previous = await readPostmasterFile(cluster.folder);
  if (!previous) return;
  if (await isServerOn(previous.pid, cluster.folder)) {
    await stopOrphan(previous, cluster, log);
    return;
  }
  await waitForStragglers(cluster.folder);
  await rm(postmasterPath(cluster.folder), { force: true });
  if (previous.socketFolder)
    await rm(join(previous.socketFolder, `.s.PGSQL.${previous.port}.lock`), { force: true });
}

async function stopOrphan(found: PostmasterFile, cluster: Cluster, log: DatabaseLog): Promise<void> {
  let server = found;
  let isStopping = false;
  let starterHasUntil = Infinity;
  for (const end = Date.now() + orphanStopMs; Date.now() < end; await wait(100)) {
    if (!(await isServerOn(server.pid, cluster.folder))) return;
    if (isStopping) continue;
    // Where it listens is written some time after its number.
    const written = await readPostmasterFile(cluster.folder);
    if (written?.pid === server.pid) server = written;
    const endpoint = { host: server.socketFolder || '127.0.0.1', port: server.port };
    const waitsForStarter = Date.now() < starterHasUntil;
    // Starting, recovering or stopping servers take no connection: then ask again.
    const lock = await takeOrphanLock(endpoint, cluster.secret, log, waitsForStarter).catch(
      (error: unknown) => {
        if (error instanceof DatabaseStartError) throw error;
        return 'not reached' as const;
      },
    );
    if (lock === 'not reached') continue;
    starterHasUntil = Math.min(starterHasUntil, Date.now() + starterMs);
    if (!lock) continue;
    log.warn({ pid: server.pid }, 'Stopping a PostgreSQL server whose Earshot is gone');
    await lock.release();
    process.kill(server.pid, 'SIGINT');
    isStopping = true;
  }
  throw new DatabaseStartError(
    `The PostgreSQL server of an earlier start (pid ${server.pid}) does not stop.`,
  );
}

/** Removing the file while old processes write would let two servers write the same data. */
async function waitForStragglers(folder: string): Promise<void> {
  for (const end = Date.now() + lingerMs; ; await wait(100)) {
    const pids = processesIn(folder);
    if (pids.length === 0) return;
    if (Date.now() > end) {
      throw new DatabaseStartError(
        `Processes of an earlier PostgreSQL server are still at work in ${folder} (pids ${pids.join(', ')}).`,
      );
    }
  }
}

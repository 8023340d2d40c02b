import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseLog } from '../database-log.ts';
import { DatabaseStartError } from '../start-error.ts';
import type { Account } from './account.ts';
import { findSystemAccount, namespacesWork, runAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import { programOf } from './binaries.ts';

/** As whom the server runs, from which programs, and under which folder its cluster lies. */
export interface Home {
  account: Account;
  binaries: Binaries;
  clusterParent: string;
}

/** Where binaries and data go when the data folder is closed to every account the server may run as. */
const openFolder = '/var/lib/earshot';
/** In the data folder: says that the cluster lies elsewhere, so that it is found again. */
const elsewhereNote = 'pg.location';

/**
 * Decides as whom the server runs: as ourselves; or, when we are root, as a system user if it can reach programs
 * and data; else in a user namespace, in place; else from copies under a folder the system user can reach.
 *
 * @throws DatabaseStartError when we are root and none of these works
 */
export async function chooseHome(
  binaries: Binaries,
  dataDir: string,
  log: DatabaseLog,
  allowNamespace: () => Promise<boolean> = namespacesWork,
): Promise<Home> {
  const isRoot = process.getuid?.() === 0;
  // Root's server runs as another user, who has to pass through this folder.
  await mkdir(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  if (!isRoot) return { account: { kind: 'own' }, binaries, clusterParent: dataDir };

  const system = await findSystemAccount();
  const moved = join(dataDir, elsewhereNote);
  if (system && existsSync(moved)) {
    return copyTo((await readFile(moved, 'utf8')).trim(), system, binaries);
  }
  if (system && (await reaches(system, binaries, dataDir))) {
    return { account: system, binaries, clusterParent: dataDir };
  }
  if (await allowNamespace()) return { account: { kind: 'namespace' }, binaries, clusterParent: dataDir };
  if (!system) {
    throw new DatabaseStartError(
      'PostgreSQL does not run as root, and no other user could be made: start Earshot as an ordinary user.',
    );
  }
  const folder = join(openFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  log.warn(`The user ${system.name} cannot reach ${dataDir}: the database lies in ${folder} instead.`);
  const home = await copyTo(folder, system, binaries);
  await writeFile(moved, `${folder}\n`);
  return home;
}

async function reaches(account: Account, binaries: Binaries, dataDir: string): Promise<boolean> {
  try {
    await runAs(account, programOf(binaries, 'postgres'), ['--version']);
    await runAs(account, '/bin/sh', ['-c', 'test -x "$0"', dataDir]);
    return true;
  } catch {
    return false;
  }
}

async function copyTo(folder: string, account: Account, binaries: Binaries): Promise<Home> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711);
  const version = await runAs({ kind: 'own' }, programOf(binaries, 'postgres'), ['--version']);
  const copy = join(openFolder, `postgresql-${/\d[\d.]*/.exec(version)?.[0] ?? 'unknown'}`);
  if (!existsSync(copy)) {
    const half = `${copy}.new-${process.pid}`;
    await cp(binaries.folder, half, { recursive: true, verbatimSymlinks: true });
    await rename(half, copy).catch(() => rm(half, { recursive: true }));
  }
  return { account, binaries: { folder: copy }, clusterParent: folder };
}

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError } from '../start-error.ts';
import { handOver, runAs } from './account.ts';
import { programOf } from './binaries.ts';
import type { Home } from './home.ts';
import { isAlive } from './processes.ts';

/** A folder with PostgreSQL's files. */
export interface Cluster {
  folder: string;
  /** Password of the superuser; the other roles' passwords are derived from it. */
  secret: string;
}

export const superuser = 'postgres';
/** Inside the cluster, so that it comes and goes with it. PostgreSQL leaves files it does not know alone. */
const secretFile = 'earshot.secret';
/** The program that makes the cluster may live a moment longer than who started it. */
const whileWritten = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };

/**
 * Opens the cluster of a home, made now if there is none. It is made beside its place and renamed when it is
 * whole, so that a start that was cut short leaves nothing half made.
 *
 * @throws DatabaseStartError when the folder holds another major version, or belongs to another user
 */
export async function openCluster(home: Home): Promise<Cluster> {
  const folder = join(home.clusterParent, 'pg');
  if (!existsSync(folder)) await makeCluster(home, folder);
  await assertOurs(home, folder);
  await handOver(home.account, folder);
  return { folder, secret: (await readFile(join(folder, secretFile), 'utf8')).trim() };
}

async function makeCluster(home: Home, folder: string): Promise<void> {
  await removeLeftovers(home.clusterParent);
  const half = `${folder}.new-${process.pid}`;
  const password = `${folder}.password-${process.pid}`;
  const secret = randomBytes(32).toString('base64url');
  try {
    await mkdir(half, { mode: 0o700 });
    await writeFile(password, secret, { mode: 0o600, flag: 'wx' });
    await Promise.all([handOver(home.account, half), handOver(home.account, password)]);
    await runAs(home.account, programOf(home.binaries, 'initdb'), [
      `--pgdata=${half}`,
      `--pwfile=${password}`,
      `--username=${superuser}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
    ]);
    await writeFile(join(half, secretFile), `${secret}\n`, { mode: 0o600 });
    await handOver(home.account, join(half, secretFile));
    await rename(half, folder);
  } catch (cause) {
    await rm(half, whileWritten);
    // Another Earshot that started at the same moment made it: ours was not needed.
    if (existsSync(folder)) return;
    throw new DatabaseStartError(`The database could not be made in ${folder}: ${lastLine(cause)}`, {
      cause,
    });
  } finally {
    await rm(password, { force: true });
  }
}

/** What a start left behind that was killed while it made the cluster. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const maker = /^pg\.(?:new|password)-(\d+)$/.exec(name)?.[1];
    if (maker && !isAlive(Number(maker))) await rm(join(parent, name), whileWritten);
  }
}

async function assertOurs(home: Home, folder: string): Promise<void> {
  const me = process.getuid?.();
  const owner = (await stat(folder)).uid;
  if (me !== undefined && me !== 0 && owner !== me) {
    throw new DatabaseStartError(
      `The database in ${folder} belongs to another user (number ${owner}): start Earshot as that user or as root.`,
    );
  }
  const made = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  const version = await runAs({ kind: 'own' }, programOf(home.binaries, 'postgres'), ['--version']);
  const ours = /(?<!\d)(\d+)\./.exec(version)?.[1];
  if (made !== ours) {
    throw new DatabaseStartError(
      `The database in ${folder} was made by PostgreSQL ${made}; this Earshot brings PostgreSQL ${ours}, which cannot read it.`,
    );
  }
}

function lastLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return text.trim().split('\n').at(-1) ?? '';
}

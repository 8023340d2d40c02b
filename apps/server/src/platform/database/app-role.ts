import { createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { ServerConnection } from './connection.ts';
import { sessionSettings } from './connection.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { sqlstateOf } from './sqlstate.ts';
import { DatabaseStartError } from './start-error.ts';
import { requestLimits, limitSettings } from './work-limits.ts';

/** The role the application works as: neither owner nor superuser, so that row-level security holds for it. */
export const appRole = 'earshot_app';
const passwordFile = 'earshot_app.password';

/** What each session of it begins with, whoever opens it: its settings are the role's own. */
const roleSettings = { ...sessionSettings, ...limitSettings(requestLimits) };

/**
 * Makes the application's role, or sets its password and settings, whichever is needed, and says how it connects.
 *
 * @throws DatabaseStartError when the owner may not, with what to run as a superuser
 */
export async function openAppRole(owner: ServerConnection, dataDir: string): Promise<ServerConnection> {
  const app = { ...owner, user: appRole, password: await passwordFor(owner, dataDir) };
  await oneAtATime(owner, async () => {
    if (!(await canLogIn(app))) await makeRole(owner, app);
    await setRoleUp(app);
  });
  return app;
}

async function makeRole(owner: ServerConnection, app: ServerConnection): Promise<void> {
  const client = new pg.Client({ ...owner });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
    const isThere = rowCount !== 0;
    const made = `${isThere ? 'alter' : 'create'} role ${appRole} login password`;
    await client.query(`${made} ${client.escapeLiteral(app.password ?? '')}`).catch((cause: unknown) => {
      throw sqlstateOf(cause) === '42501' ? mayNot(owner.user, isThere, cause) : cause;
    });
  } finally {
    await client.end();
  }
  if (!(await canLogIn(app))) {
    throw new DatabaseStartError(
      `The role ${appRole} cannot log in at ${owner.host}: let it, with its password, in the server's pg_hba.conf.`,
    );
  }
}

function mayNot(owner: string, isThere: boolean, cause: unknown): DatabaseStartError {
  const name = pg.escapeIdentifier(owner);
  const grant = isThere ? ` grant ${appRole} to ${name} with admin option;` : '';
  const what = isThere ? 'give a password to' : 'make';
  return new DatabaseStartError(
    `The role ${owner} may not ${what} the role ${appRole}, as which Earshot works: run as a superuser, in psql: ` +
      `alter role ${name} createrole;${grant} and start Earshot again.`,
    { cause },
  );
}

/** A role may change its own settings, even where its owner may change no roles. */
async function setRoleUp(app: ServerConnection): Promise<void> {
  const client = new pg.Client({ ...app });
  await client.connect();
  try {
    const { rows } = await client.query<{ config: string[] | null }>(
      'select rolconfig as config from pg_roles where rolname = $1',
      [appRole],
    );
    const there = new Set(rows[0]?.config);
    for (const [name, value] of Object.entries(roleSettings)) {
      if (there.has(`${name}=${value}`)) continue;
      const written = name === 'search_path' ? value : client.escapeLiteral(value);
      await client.query(`alter role ${appRole} set ${name} = ${written}`);
    }
  } finally {
    await client.end();
  }
}

/** The same on every node that shares a database URL; kept in the data folder when the URL holds no password. */
async function passwordFor(owner: ServerConnection, dataDir: string): Promise<string> {
  if (owner.password) return createHmac('sha256', owner.password).update(appRole).digest('base64url');
  const file = join(dataDir, passwordFile);
  try {
    await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

async function canLogIn(connection: ServerConnection): Promise<boolean> {
  const client = new pg.Client({ ...connection });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // Wrong password, unknown role, or a role that may not log in.
    if (sqlstateOf(error)?.startsWith('28')) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

import { createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { ServerConnection } from './connection.ts';
import { sqlstateOf } from './sqlstate.ts';
import { DatabaseStartError } from './start-error.ts';

/** The role the application works as: neither owner nor superuser, so that row-level security holds for it. */
export const appRole = 'earshot_app';
const passwordFile = 'earshot_app.password';

/**
 * Makes the application's role, or sets its password, whichever is needed, and says how it connects.
 *
 * @throws DatabaseStartError when the owner may not, with what to run as a superuser
 */
export async function openAppRole(owner: ServerConnection, dataDir: string): Promise<ServerConnection> {
  const app = { ...owner, user: appRole, password: await passwordFor(owner, dataDir) };
  if (await canLogIn(app)) return app;
  const client = new pg.Client({ ...owner });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
    const verb = found.rowCount === 0 ? 'create' : 'alter';
    await client.query(`${verb} role ${appRole} login password ${client.escapeLiteral(app.password)}`);
  } catch (cause) {
    if (sqlstateOf(cause) !== '42501') throw cause;
    const name = client.escapeIdentifier(owner.user);
    throw new DatabaseStartError(
      `The role ${owner.user} may not make or change the role ${appRole}, which Earshot works as. ` +
        `Run as a superuser: alter role ${name} createrole; and, if ${appRole} exists already: grant ${appRole} to ${name} with admin option;`,
      { cause },
    );
  } finally {
    await client.end();
  }
  if (!(await canLogIn(app))) {
    throw new DatabaseStartError(
      `The role ${appRole} cannot log in at ${owner.host}: let it, with its password, in the server's pg_hba.conf.`,
    );
  }
  return app;
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

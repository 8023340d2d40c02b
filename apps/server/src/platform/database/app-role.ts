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
  await oneAtATime(owner, () => onceConnected(owner, (client) => makeReady(client, owner, app)));
  return app;
}

async function makeReady(client: pg.Client, owner: ServerConnection, app: ServerConnection): Promise<void> {
  const found = await findRole(client);
  // Poolers keep sessions, with the settings that they began with, and remember refusals: so settings come before the first login.
  if (!found) await givePassword(client, 'create', owner.user, app);
  const changes = changesFor(found?.settings ?? []);
  const isSet = changes.length === 0 || (await mayRun(client, changes));
  if (found && !(await canLogIn(app))) await givePassword(client, 'alter', owner.user, app);
  if (!(await canLogIn(app))) {
    throw new DatabaseStartError(
      `The role ${appRole} cannot log in at ${owner.host}: let it, with its password, in the server's pg_hba.conf.`,
    );
  }
  if (!isSet) await onceConnected(app, (session) => changeOwn(session, changes));
}

async function findRole(client: pg.Client): Promise<{ settings: string[] } | undefined> {
  const { rows } = await client.query<{ settings: string[] | null }>(
    'select rolconfig as settings from pg_roles where rolname = $1',
    [appRole],
  );
  return rows[0] && { settings: rows[0].settings ?? [] };
}

/** @throws DatabaseStartError when the owner may not */
async function givePassword(
  client: pg.Client,
  verb: 'create' | 'alter',
  owner: string,
  { password = '' }: ServerConnection,
): Promise<void> {
  const done = await mayRun(client, [
    `${verb} role ${appRole} login password ${client.escapeLiteral(password)}`,
  ]);
  if (!done) throw mayNot(owner, verb);
}

/** The statements that give the role the settings which it lacks. */
function changesFor(there: readonly string[]): string[] {
  return Object.entries(roleSettings)
    .filter(([name, value]) => !there.includes(`${name}=${value}`))
    .map(([name, value]) => {
      const written = name === 'search_path' ? value : pg.escapeLiteral(value);
      return `alter role ${appRole} set ${name} = ${written}`;
    });
}

/** @returns false when the role may not run them */
async function mayRun(client: pg.Client, statements: readonly string[]): Promise<boolean> {
  try {
    for (const statement of statements) await client.query(statement);
    return true;
  } catch (error) {
    if (sqlstateOf(error) === '42501') return false;
    throw error;
  }
}

/** A role may change its own settings, even where its owner may change no roles. */
async function changeOwn(session: pg.Client, changes: readonly string[]): Promise<void> {
  for (const change of changes) await session.query(change);
  // A pooler would give the session, which began without them, to others.
  session.on('error', () => undefined);
  await session.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
}

function mayNot(owner: string, verb: 'create' | 'alter'): DatabaseStartError {
  const name = pg.escapeIdentifier(owner);
  const isThere = verb === 'alter';
  const grant = isThere ? ` grant ${appRole} to ${name} with admin option;` : '';
  const what = isThere ? 'give a password to' : 'create';
  return new DatabaseStartError(
    `The role ${owner} is not allowed to ${what} the role ${appRole}, which Earshot works as. Run as a superuser, in psql: ` +
      `alter role ${name} createrole;${grant} and start Earshot again.`,
  );
}

async function onceConnected<Result>(
  connection: ServerConnection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...connection });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
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

async function canLogIn(app: ServerConnection): Promise<boolean> {
  try {
    return await onceConnected(app, () => Promise.resolve(true));
  } catch (error) {
    // Wrong password, unknown role, or a role that may not log in; a pooler says so with a state of its own.
    const state = sqlstateOf(error);
    if (
      state?.startsWith('28') ||
      (state === '08P01' && /authentication failed|no such user/.test(String(error)))
    )
      return false;
    throw error;
  }
}

import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { ServerConnection } from './connection.ts';
import { sessionSettings } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { Database } from './open.ts';
import { sqlstateOf } from './sqlstate.ts';
import { DatabaseStartError } from './start-error.ts';
import { statementsOf } from './statements.ts';
import { migrationLimits, setting, limitSettings } from './work-limits.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));

interface Migration {
  number: number;
  name: string;
  checksum: string;
  sql: string;
}

/** A migration failed or does not fit the database; nothing of it was kept. */
export class MigrationError extends DatabaseStartError {}

/**
 * Brings the database to the newest migration: files `NNNN_name.sql` in order, forward only, each in a
 * transaction of its own, one process at a time. Safe to repeat and to kill.
 *
 * @returns the names of those applied now
 * @throws MigrationError when a file fails, an applied file changed or is missing, or one was added out of order
 */
export async function migrate(
  { ownerPool, connections }: Pick<Database, 'ownerPool' | 'connections'>,
  log: DatabaseLog,
  from: string = folder,
): Promise<string[]> {
  const migrations = await readMigrations(from);
  const { owner } = connections;
  return oneAtATime(owner, async () => {
    await makeSchema(ownerPool, owner);
    return applyMissing(ownerPool, migrations, log);
  });
}

async function makeSchema(ownerPool: pg.Pool, { user, database }: ServerConnection): Promise<void> {
  try {
    await ownerPool.query('create schema if not exists earshot');
  } catch (cause) {
    if (sqlstateOf(cause) !== '42501') throw cause;
    const grant = `grant create on database ${pg.escapeIdentifier(database)} to ${pg.escapeIdentifier(user)};`;
    throw new DatabaseStartError(
      `The role ${user} is not allowed to create a schema in the database ${database}. Run as a superuser, in psql: ${grant} and start Earshot again.`,
      { cause },
    );
  }
}

async function applyMissing(
  ownerPool: pg.Pool,
  migrations: Migration[],
  log: DatabaseLog,
): Promise<string[]> {
  const client = await ownerPool.connect();
  try {
    await client.query(
      `create table if not exists earshot.migration (
         number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
       )`,
    );
    const missing = await assertFits(client, migrations);
    for (const migration of missing) {
      await apply(client, migration);
      log.info(`Applied migration ${migration.name}`);
    }
    return missing.map(({ name }) => name);
  } finally {
    // The transaction of one that failed is still open.
    client.release(true);
  }
}

async function readMigrations(from: string): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(names.map((name) => readMigration(from, name)));
  migrations.forEach(({ number, name }, index) => {
    if (number !== index + 1) {
      const expected = String(index + 1).padStart(4, '0');
      throw new MigrationError(`Migration ${name} stands where one numbered ${expected} should be.`);
    }
  });
  return migrations;
}

async function readMigration(from: string, name: string): Promise<Migration> {
  const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
  if (number === undefined) throw new MigrationError(`Migration ${name} is not named like 0001_words.sql.`);
  // Version control may give the same file other line ends on another system.
  const sql = (await readFile(join(from, name), 'utf8')).replaceAll('\r\n', '\n');
  return { number: Number(number), name, checksum: createHash('sha256').update(sql).digest('hex'), sql };
}

async function assertFits(client: pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  const { rows: applied } = await client.query<Pick<Migration, 'number' | 'name' | 'checksum'>>(
    'select number, name, checksum from earshot.migration order by number',
  );
  for (const [index, { number, name, checksum }] of applied.entries()) {
    const file = migrations[index];
    if (!file) {
      throw new MigrationError(
        `The database is newer than this Earshot: it has migration ${name}, and this Earshot ends at number ${migrations.length}. Start the newer Earshot.`,
      );
    }
    if (file.number !== number || file.name !== name) {
      throw new MigrationError(`The database has migration ${name} where this Earshot has ${file.name}.`);
    }
    if (file.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${name} was changed after it was applied. Undo the change and put it into a new migration.`,
      );
    }
  }
  return migrations.slice(applied.length);
}

async function apply(client: pg.PoolClient, { number, name, checksum, sql }: Migration): Promise<void> {
  let line = 1;
  try {
    await client.query('begin');
    const { text, values } = setting(
      { ...sessionSettings, ...limitSettings(migrationLimits) },
      'transaction',
    );
    await client.query(text, values);
    for (const statement of statementsOf(sql)) {
      line = statement.line;
      await client.query(statement.text);
    }
    await client.query('insert into earshot.migration (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (cause) {
    const advice =
      sqlstateOf(cause) === '55P03' ? '. Others use the table: stop the other servers, then start again' : '';
    throw new MigrationError(`Migration ${name} failed at line ${line}: ${String(cause)}${advice}`, {
      cause,
    });
  }
}

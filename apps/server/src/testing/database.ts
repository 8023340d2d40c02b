import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Database } from '../platform/database/open.ts';
import { connectDatabase } from '../platform/database/connect.ts';
import { watchStatements } from './processes/watch-statements.ts';

const silent = pino({ level: 'silent' });

/**
 * A migrated, empty database of the test file's own, with the job queue's tables; `stop` drops it again, and fails when the
 * application ran statements that a distributed database would refuse. Call it in `beforeAll`, and `stop` in `afterAll`.
 */
export async function testDatabase(): Promise<Database> {
  const { superuser, owner, app, tables } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(superuser, `create database ${name} template ${owner.database} owner ${owner.user}`);
  const database = connectDatabase(
    { owner: { ...owner, database: name }, app: { ...app, database: name } },
    silent,
  );
  const refused = watchStatements(database.appPool, {
    ofWorkspaces: new Set(tables.ofWorkspaces),
    all: new Set(tables.all),
  });
  return {
    ...database,
    stop: async () => {
      await database.stop();
      await asSuperuser(superuser, `drop database ${name} with (force)`);
      if (refused.size > 0) throw new Error(['A distributed database refuses:', ...refused].join('\n'));
    },
  };
}

async function asSuperuser(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { Database, Tx } from './open.ts';
import type { PreparedQuery } from './prepared-query.ts';
import { preparedQuery } from './prepared-query.ts';
import { inWorkspace } from './workspace-transaction.ts';

let database: Database;
const workspace = randomUUID();

beforeAll(async () => {
  database = await testDatabase();
  const { ownerPool } = database;
  await ownerPool.query(
    'create table entry (workspace_id uuid, id int, primary key (workspace_id, id)) with (autovacuum_enabled = off)',
  );
  await ownerPool.query("select workspace_table('entry')");
  await ownerPool.query('grant select, insert on entry to earshot_app');
});
afterAll(() => database.stop());
afterEach(() => vi.restoreAllMocks());

const query = preparedQuery('select id from entry where workspace_id = $1 and id = $2', [workspace, 1]);

const fill = (from: number, to: number) => (tx: Tx) =>
  sql`insert into entry select ${workspace}, generate_series(${from}::int, ${to}::int)`.execute(tx);

/** The plan that the connection keeps: transactions one after the other have the same one. */
async function keptPlan(): Promise<string> {
  const name = (query as PreparedQuery).preparedAs;
  const text = `explain execute ${name} ('${workspace}', 1)`;
  return inWorkspace(database, workspace, async (tx) => JSON.stringify(await sql.raw(text).execute(tx)));
}

test('a plan that was made for a small table is made anew when the table may have grown', async () => {
  let at = 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => at);
  await inWorkspace(database, workspace, fill(1, 1));
  await database.ownerPool.query('analyze entry');
  // Only after some calls does the database keep one plan for all values.
  for (let call = 0; call < 10; call += 1) {
    await inWorkspace(database, workspace, (tx) => tx.executeQuery(query));
  }
  await inWorkspace(database, workspace, fill(2, 20_000));
  at += 4999;
  expect(await keptPlan()).toContain('Seq Scan on entry');
  at += 1;
  expect(await keptPlan()).toContain('entry_pkey');
});

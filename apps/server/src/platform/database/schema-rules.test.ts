import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { lookUpTables, sharedTables } from '../../testing/placement.ts';
import type { Database } from './open.ts';

/** Rules that keep the tables ready to be distributed by workspace; each query lists what breaks one. */

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

const ours = `c.relnamespace = 'earshot'::regnamespace and c.relkind in ('r', 'p')`;
const workspaceTables = `select c.oid, c.relname, a.attnum from pg_class c join pg_attribute a on a.attrelid = c.oid
  where ${ours} and a.attname = 'workspace_id' and not a.attisdropped`;

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

async function broken(query: string): Promise<string[]> {
  const { rows } = await database.ownerPool.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

test('there are tables of workspaces to judge', async () => {
  expect((await broken(`select relname as name from (${workspaceTables}) t`)).length).toBeGreaterThan(0);
});

test('every table of workspaces forces row-level security, with a policy for reading and writing', async () => {
  expect(
    await broken(`select t.relname as name from (${workspaceTables}) t join pg_class c using (oid)
      where not c.relispartition and not (c.relrowsecurity and c.relforcerowsecurity and exists (
        select 1 from pg_policy p where p.polrelid = t.oid and p.polcmd = '*'
          and p.polqual is not null and p.polwithcheck is not null))`),
  ).toEqual([]);
});

test('primary and unique keys of a table of workspaces begin with the workspace', async () => {
  expect(
    await broken(`select i.indexrelid::regclass::text as name from (${workspaceTables}) t
      join pg_index i on i.indrelid = t.oid where i.indisunique and i.indkey[0] <> t.attnum`),
  ).toEqual([]);
  expect(
    await broken(`select t.relname as name from (${workspaceTables}) t
      where not exists (select 1 from pg_index i where i.indrelid = t.oid and i.indisprimary)`),
  ).toEqual([]);
});

test('keys between tables of workspaces carry the workspace', async () => {
  expect(
    await broken(`select k.conname as name from pg_constraint k
      join (${workspaceTables}) f on f.oid = k.conrelid join (${workspaceTables}) t on t.oid = k.confrelid
      where k.contype = 'f' and (k.conkey[1] <> f.attnum or k.confkey[1] <> t.attnum)`),
  ).toEqual([]);
});

test('no key leads from a table that all share to a table of workspaces', async () => {
  expect(
    await broken(`select k.conname as name from pg_constraint k join (${workspaceTables}) t on t.oid = k.confrelid
      where k.contype = 'f' and k.conrelid not in (select oid from (${workspaceTables}) w)`),
  ).toEqual([]);
});

test('a table of workspaces refers to tables of workspaces, and to small ones that every node has', async () => {
  expect(
    await broken(`select k.conname as name from pg_constraint k join (${workspaceTables}) f on f.oid = k.conrelid
      where k.contype = 'f' and k.confrelid not in (select oid from (${workspaceTables}) w)
        and k.confrelid::regclass::text not in (${listed(['workspace', ...sharedTables])})`),
  ).toEqual([]);
});

test('a table that is looked up before a workspace is known has one value as its whole key', async () => {
  expect(
    await broken(`select c.relname || ' ' || string_agg(a.attname, ', ' order by a.attnum) as name
      from pg_class c join pg_index i on i.indrelid = c.oid and i.indisunique
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey::int2[])
      where ${ours} and c.relname in (${listed(Object.keys(lookUpTables))}) group by c.relname, i.indexrelid order by 1`),
  ).toEqual(Object.entries(lookUpTables).map(([table, key]) => `${table} ${key}`));
});

test('no key leads to a table that is looked up, and from it only to small ones that every node has', async () => {
  const isLookUp = (side: string) => `k.${side}::regclass::text in (${listed(Object.keys(lookUpTables))})`;
  expect(
    await broken(`select k.conname as name from pg_constraint k where k.contype = 'f' and (${isLookUp('confrelid')}
      or (${isLookUp('conrelid')} and k.confrelid::regclass::text not in (${listed(sharedTables)})))`),
  ).toEqual([]);
});

test('no ids come from sequences, and there are no triggers, rules or exclusion constraints', async () => {
  expect(
    await broken(
      `select relname as name from pg_class c where relnamespace = 'earshot'::regnamespace and relkind = 'S'`,
    ),
  ).toEqual([]);
  expect(
    await broken(`select tgname as name from pg_trigger g join pg_class c on c.oid = tgrelid where ${ours} and not tgisinternal
      union all select rulename from pg_rules where schemaname = 'earshot'
      union all select conname from pg_constraint where contype = 'x' and connamespace = 'earshot'::regnamespace`),
  ).toEqual([]);
});

test('the application is granted no partition, and owns nothing', async () => {
  expect(
    await broken(`select relname as name from pg_class c where ${ours} and relispartition
      and has_table_privilege('earshot_app', oid, 'select, insert, update, delete')`),
  ).toEqual([]);
  expect(
    await broken(`select relname as name from pg_class where relowner = 'earshot_app'::regrole`),
  ).toEqual([]);
});

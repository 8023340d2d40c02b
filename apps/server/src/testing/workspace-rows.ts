import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../platform/database/open.ts';

/**
 * One hash over every row of a workspace in every table that has a `workspace_id`, read as the owner with row-level
 * security lifted: whoever changed anything there changed the hash.
 */
export async function hashOfWorkspace(
  database: Database,
  superuser: pg.ClientConfig,
  workspaceId: string,
): Promise<string> {
  const { rows: names } = await database.ownerPool.query<{ name: string }>(
    'select current_database() as name',
  );
  const client = new pg.Client({ ...superuser, database: names[0]?.name });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string; key: string }>(
      `select c.relname as name, a.attname as key from pg_class c
       join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'earshot'::regnamespace and c.relkind = 'r'
         and (a.attname = 'workspace_id' or (c.relname = 'workspace' and a.attname = 'id'))
       order by 1`,
    );
    // One question for all: a table at a time takes most of the time to ask.
    const { rows } = await client.query<{ name: string; row: string }>(
      tables
        .map(
          ({ name, key }) =>
            `select '${name}' as name, t::text as row from earshot.${name} t where t.${key} = $1`,
        )
        .join(' union all ') + ' order by 1, 2',
      [workspaceId],
    );
    const hash = createHash('sha256');
    for (const { name, row } of rows) hash.update(`${name}: ${row}\n`);
    return hash.digest('hex');
  } finally {
    await client.end();
  }
}

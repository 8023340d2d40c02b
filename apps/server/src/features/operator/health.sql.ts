import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

/** The server's version, such as `18.1`; it also tells that it answers. */
export async function databaseVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select split_part(current_setting('server_version'), ' ', 1) as version`.execute(db);
  return rows[0]?.version ?? '';
}

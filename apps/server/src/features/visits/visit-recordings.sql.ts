import { sql } from 'kysely';
import type { Tx } from '../../platform/database/open.ts';

/** Makes the workspace that holds recordings of visits, and its one site, where they are not there yet. */
export async function ensureVisitsWorkspace(
  tx: Tx,
  workspaceId: string,
  { siteId, key, settings, now }: { siteId: number; key: string; settings: object; now: string },
): Promise<void> {
  await sql`insert into workspace (id, name, last_site_id) values (${workspaceId}, 'Site visits', ${siteId})
    on conflict do nothing`.execute(tx);
  await sql`insert into site (workspace_id, id, name, key, settings, created_at)
    values (${workspaceId}, ${siteId}, 'Site visits', ${key}, ${JSON.stringify(settings)}, ${now})
    on conflict do nothing`.execute(tx);
}

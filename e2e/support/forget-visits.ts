import { onDatabaseOf } from './database-of.ts';

/** Has a site count as not visited today: no call offers that, since each visit loads somebody's site. */
export async function forgetVisits(dataDir: string, host: string): Promise<void> {
  await onDatabaseOf(dataDir, (client) =>
    client.query('delete from earshot.site_visit where host = $1', [host]),
  );
}

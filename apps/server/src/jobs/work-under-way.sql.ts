import { sql } from 'kysely';
import type { Db } from '../platform/database/open.ts';
import type { Job } from './job.ts';

/** Work that waits longer than this gathers more to do; nobody waits for it. */
const soonSeconds = 60;

/** Names of those of the jobs that run for a workspace, or are about to. Their keys begin with the workspace's id. */
export async function workUnderWay(db: Db, workspaceId: string, jobs: readonly Job[]): Promise<string[]> {
  const names = jobs.map(({ name }) => name);
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job
    where state < 'completed' and name = any(${names}) and start_after <= now() + ${soonSeconds} * interval '1 second'
      and (singleton_key = ${workspaceId} or starts_with(singleton_key, ${`${workspaceId}/`}))`.execute(db);
  return rows.map(({ name }) => name);
}

import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import type { RunRow } from './run-row.ts';

type StaleRun = Pick<RunRow, 'id' | 'blobName'> & { isUnused: boolean };

/** Runs that have come to rest before an instant and still hold something. */
export async function staleRuns(tx: Db, workspaceId: string, before: string): Promise<StaleRun[]> {
  const { rows } = await sql<StaleRun>`
    select id, blob_name, rows_done = 0 and finished_at is null as is_unused from import_run
    where workspace_id = ${workspaceId} and coalesce(finished_at, created_at) < ${before}
      and state in ('uploaded', 'checked', 'done', 'failed', 'undone') and (blob_name is not null
        or exists (select 1 from import_reject r where r.workspace_id = ${workspaceId} and r.import_id = import_run.id)
        or exists (select 1 from import_change c where c.workspace_id = ${workspaceId} and c.import_id = import_run.id))
    for update`.execute(tx);
  return rows;
}

export async function deleteUnused(tx: Db, workspaceId: string, runs: readonly StaleRun[]): Promise<void> {
  const ids = runs.filter(({ isUnused }) => isUnused).map(({ id }) => id);
  await sql`delete from import_run where workspace_id = ${workspaceId} and id = any(${ids})`.execute(tx);
}

export async function forgetEffects(tx: Db, workspaceId: string, runs: readonly StaleRun[]): Promise<void> {
  const ids = runs.filter(({ isUnused }) => !isUnused).map(({ id }) => id);
  await sql`delete from import_reject where workspace_id = ${workspaceId} and import_id = any(${ids})`.execute(
    tx,
  );
  await sql`delete from import_change where workspace_id = ${workspaceId} and import_id = any(${ids})`.execute(
    tx,
  );
  await sql`update import_run set blob_name = null where workspace_id = ${workspaceId} and id = any(${ids})`.execute(
    tx,
  );
}

/** Runs at rest whose file is there. */
export async function runsWithFile(tx: Db, workspaceId: string): Promise<StaleRun[]> {
  const { rows } = await sql<StaleRun>`
    select id, blob_name, rows_done = 0 and finished_at is null as is_unused from import_run
    where workspace_id = ${workspaceId} and state in ('uploaded', 'checked', 'done', 'failed', 'undone')
      and blob_name is not null for update`.execute(tx);
  return rows;
}

export async function forgetBlobs(tx: Db, workspaceId: string, runs: readonly StaleRun[]): Promise<void> {
  const ids = runs.map(({ id }) => id);
  await sql`update import_run set blob_name = null where workspace_id = ${workspaceId} and id = any(${ids})`.execute(
    tx,
  );
}

export async function isBlobNamed(tx: Db, workspaceId: string, name: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from import_run where workspace_id = ${workspaceId} and blob_name = ${name} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Names of all uploaded files. */
export async function blobsOf(tx: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await sql<{ blobName: string }>`
    select blob_name from import_run where workspace_id = ${workspaceId} and blob_name is not null`.execute(
    tx,
  );
  return rows.map(({ blobName }) => blobName);
}

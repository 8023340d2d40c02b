import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import type { RunChange, RunRow } from './run-row.ts';

export type NewRun = Pick<
  RunRow,
  | 'id'
  | 'fileName'
  | 'fileBytes'
  | 'blobName'
  | 'facts'
  | 'guesses'
  | 'mapping'
  | 'mappingKept'
  | 'columnsKey'
  | 'createdBy'
  | 'createdAt'
>;

const columns = sql`r.id, r.state, r.file_name, r.file_bytes, r.blob_name, r.facts, r.guesses, r.mapping, r.mapping_kept,
  r.columns_key, r.check_round, r.dry_run, r.rows_done, r.tally, r.work_token, r.work_tries, r.work_done, r.work_total,
  r.work_from, r.work_started_at, r.queued_at, r.result, r.error, r.failed_in, r.source_id, r.made_source,
  r.kept_after_undo, r.created_by, r.created_at, r.finished_at`;

const jsonColumns = new Set<string>(['facts', 'guesses', 'mapping', 'dryRun', 'tally', 'result']);

export async function insertRun(tx: Db, workspaceId: string, run: NewRun): Promise<void> {
  await sql`
    insert into import_run (workspace_id, id, state, file_name, file_bytes, blob_name, facts, guesses, mapping,
      mapping_kept, columns_key, created_by, created_at)
    values (${workspaceId}, ${run.id}, 'uploaded', ${run.fileName}, ${run.fileBytes}, ${run.blobName},
      ${JSON.stringify(run.facts)}, ${JSON.stringify(run.guesses)}, ${JSON.stringify(run.mapping)},
      ${run.mappingKept}, ${run.columnsKey}, ${run.createdBy}, ${run.createdAt})`.execute(tx);
}

export async function findRun(tx: Db, workspaceId: string, id: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select ${columns} from import_run r where r.workspace_id = ${workspaceId} and r.id = ${id}`.execute(tx);
  return rows[0];
}

/** Takes the run's row until the transaction ends. Whoever takes the workspace's row too takes that one first. */
export async function lockRun(tx: Db, workspaceId: string, id: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select ${columns} from import_run r where r.workspace_id = ${workspaceId} and r.id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

export async function listRuns(
  tx: Db,
  workspaceId: string,
  before: string | undefined,
  limit: number,
): Promise<RunRow[]> {
  const older =
    before === undefined
      ? sql``
      : sql`and (r.created_at, r.id) < (select b.created_at, b.id from import_run b
          where b.workspace_id = ${workspaceId} and b.id = ${before})`;
  const { rows } = await sql<RunRow>`
    select ${columns} from import_run r where r.workspace_id = ${workspaceId} ${older}
    order by r.created_at desc, r.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** The last file with the same columns whose mapping a person has used. */
export async function lastMapped(
  tx: Db,
  workspaceId: string,
  columnsKey: Buffer,
  exceptId: string,
): Promise<Pick<RunRow, 'mapping' | 'sourceId'> | undefined> {
  const { rows } = await sql<Pick<RunRow, 'mapping' | 'sourceId'>>`
    select mapping, source_id from import_run
    where workspace_id = ${workspaceId} and columns_key = ${columnsKey} and check_round > 0 and id <> ${exceptId}
    order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0];
}

/** Changes a run; with `only`, just when it is still as that says. @returns whether it was changed */
export async function updateRun(
  tx: Db,
  workspaceId: string,
  id: string,
  change: RunChange,
  only: RunChange = {},
): Promise<boolean> {
  const sets = Object.entries(change).map(
    ([column, value]) => sql`${sql.ref(column)} = ${encoded(column, value)}`,
  );
  const conditions = Object.entries(only).map(([column, value]) => sql` and ${sql.ref(column)} = ${value}`);
  const { numAffectedRows } = await sql`
    update import_run set ${sql.join(sets)}
    where workspace_id = ${workspaceId} and id = ${id}${sql.join(conditions, sql``)}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function deleteRun(tx: Db, workspaceId: string, id: string): Promise<void> {
  await sql`delete from import_run where workspace_id = ${workspaceId} and id = ${id}`.execute(tx);
}

/** Takes the workspace's row, which every writer of its items takes first, until the transaction ends. */
export async function lockWorkspace(tx: Db, workspaceId: string): Promise<void> {
  await sql`select 1 from workspace where id = ${workspaceId} for no key update`.execute(tx);
}

/** The import or undo whose turn it is: the one in work, else the one that waits longest. */
export async function firstInTurn(
  tx: Db,
  workspaceId: string,
): Promise<Pick<RunRow, 'id' | 'fileName' | 'state'> | undefined> {
  const { rows } = await sql<Pick<RunRow, 'id' | 'fileName' | 'state'>>`
    select id, file_name, state from import_run
    where workspace_id = ${workspaceId} and queued_at is not null
    order by work_token is null, queued_at, id limit 1`.execute(tx);
  return rows[0];
}

export async function timeZoneOf(tx: Db, workspaceId: string): Promise<string> {
  const { rows } = await sql<{ timeZone: string }>`
    select time_zone from workspace where id = ${workspaceId}`.execute(tx);
  return rows[0]?.timeZone ?? 'UTC';
}

/** What people are called, by their ids. */
export async function namesOf(tx: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; displayName: string }>`
    select id, display_name from app_user where id = any(${userIds})`.execute(tx);
  return new Map(rows.map(({ id, displayName }) => [id, displayName]));
}

function encoded(column: string, value: unknown): RawBuilder<unknown> {
  return jsonColumns.has(column) && value !== null ? sql`${JSON.stringify(value)}` : sql`${value}`;
}

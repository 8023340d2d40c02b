import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';
import type { PagePlace } from '../../platform/http/page-place.ts';

export interface MeasuredSize {
  items: number;
  itemBytes: number;
  recordings: number;
  chunkBytes: number;
  packBytes: number;
  fileBytes: number;
}

/** What one workspace holds now. Items are told by their rows as stored, with what came of them, without indexes and what was computed from them. */
export async function measureWorkspace(tx: Db, workspaceId: string): Promise<MeasuredSize> {
  const { rows } = await sql<MeasuredSize>`
    select items.count as items, items.bytes as item_bytes, recordings.count as recordings,
           chunks.in_database as chunk_bytes, chunks.in_packs as pack_bytes, files.bytes as file_bytes
    from (select count(*) as count, coalesce(sum(pg_column_size(feedback_item.*)), 0)::bigint
                 + (select coalesce(sum(pg_column_size(s.*)), 0)::bigint
                    from item_source_text s where s.workspace_id = ${workspaceId}) as bytes
          from feedback_item where workspace_id = ${workspaceId}) items,
         (select count(*) as count from recording where workspace_id = ${workspaceId}) recordings,
         (select coalesce(sum(octet_length(body)), 0)::bigint as in_database,
                 coalesce(sum(pack_bytes), 0)::bigint as in_packs
          from recording_chunk where workspace_id = ${workspaceId}) chunks,
         (select coalesce(sum(file_bytes), 0)::bigint as bytes
          from import_run where workspace_id = ${workspaceId} and blob_name is not null) files`.execute(tx);
  const [size] = rows;
  if (!size) throw new RangeError('A query of sums has a row');
  return size;
}

export async function keepSize(
  db: Db,
  workspaceId: string,
  measuredAt: string,
  size: MeasuredSize,
): Promise<void> {
  await db
    .insertInto('workspaceSize')
    .values({ measured: workspaceId, measuredAt, ...size })
    .onConflict((on) => on.column('measured').doUpdateSet({ measuredAt, ...size }))
    .execute();
}

/** Sizes of workspaces that were not measured this time are gone: so are the workspaces. */
export async function deleteSizesBefore(db: Db, measuredAt: string): Promise<void> {
  await db.deleteFrom('workspaceSize').where('measuredAt', '<', measuredAt).execute();
}

export interface SizeRow extends MeasuredSize {
  id: string;
  totalBytes: number;
  place: string;
}

/** Largest first. */
export async function listSizes(db: Db, after: PagePlace | undefined, limit: number): Promise<SizeRow[]> {
  const { rows } = await sql<SizeRow>`
    select measured as id, items, item_bytes, recordings, chunk_bytes, pack_bytes, file_bytes, total_bytes,
           total_bytes::text as place
    from workspace_size
    where ${after?.place ?? null}::bigint is null
       or (total_bytes, measured) < (${after?.place ?? null}::bigint, ${after?.id ?? null}::uuid)
    order by total_bytes desc, measured desc
    limit ${limit}`.execute(db);
  return rows;
}

export interface StorageSums {
  databaseBytes: number;
  packBytes: number;
  fileBytes: number;
  workspaceCount: number;
  measuredAt: string | null;
}

export async function sumStorage(db: Db): Promise<StorageSums> {
  const { rows } = await sql<StorageSums>`
    select pg_database_size(current_database()) as database_bytes, coalesce(sum(pack_bytes), 0)::bigint as pack_bytes,
           coalesce(sum(file_bytes), 0)::bigint as file_bytes, count(*)::int as workspace_count,
           min(measured_at) as measured_at
    from workspace_size`.execute(db);
  const [sums] = rows;
  if (!sums) throw new RangeError('A query of sums has a row');
  return sums;
}

export async function nameOfWorkspace(tx: Db, workspaceId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('workspace')
    .select('name')
    .where('id', '=', workspaceId)
    .executeTakeFirst();
  return row?.name;
}

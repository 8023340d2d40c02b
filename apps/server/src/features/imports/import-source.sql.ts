import type { ImportMapping } from '@earshot/contracts/imports';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

export interface SourceFound {
  id: number;
  kind: 'file' | 'api' | 'sample';
}

/** The source that a mapping names by its id, or by its name in any letter case. */
export async function findSource(
  tx: Db,
  workspaceId: string,
  source: ImportMapping['source'],
): Promise<SourceFound | undefined> {
  const isMeant = 'id' in source ? sql`id = ${source.id}` : sql`lower(name) = lower(${source.name})`;
  const { rows } = await sql<SourceFound>`
    select id, kind from source where workspace_id = ${workspaceId} and ${isMeant}`.execute(tx);
  return rows[0];
}

/** Makes a source for files; to be called while the workspace's row is held. */
export async function insertSource(tx: Db, workspaceId: string, name: string): Promise<number> {
  const { rows } = await sql<{ lastSourceId: number }>`
    update workspace set last_source_id = last_source_id + 1
    where id = ${workspaceId} returning last_source_id`.execute(tx);
  const [row] = rows;
  if (!row) throw new RangeError(`There is no workspace ${workspaceId} in this transaction`);
  await sql`
    insert into source (workspace_id, id, name, kind)
    values (${workspaceId}, ${row.lastSourceId}, ${name}, 'file')`.execute(tx);
  return row.lastSourceId;
}

/** Removes a source that holds no items and that no other import goes to. */
export async function deleteUnusedSource(
  tx: Db,
  workspaceId: string,
  id: number,
  importId: string,
): Promise<void> {
  await sql`
    delete from source s where s.workspace_id = ${workspaceId} and s.id = ${id}
      and not exists (select 1 from feedback_item i where i.workspace_id = ${workspaceId} and i.source_id = ${id})
      and not exists (select 1 from import_run r where r.workspace_id = ${workspaceId} and r.source_id = ${id}
        and r.id <> ${importId} and r.state in ('importing', 'done', 'failed'))`.execute(tx);
}

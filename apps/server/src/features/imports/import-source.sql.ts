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

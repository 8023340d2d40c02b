import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

/** Takes the workspace's row, which every writer of its items takes first. @returns whether the sample is loaded */
export async function lockWorkspace(tx: Db, workspaceId: string): Promise<boolean> {
  const { rows } = await sql<{ hasSample: boolean }>`
    select has_sample from workspace where id = ${workspaceId} for no key update`.execute(tx);
  return rows[0]?.hasSample ?? false;
}

export async function setHasSample(tx: Db, workspaceId: string, hasSample: boolean): Promise<void> {
  await sql`update workspace set has_sample = ${hasSample} where id = ${workspaceId}`.execute(tx);
}

/** Names of all sources, in lower case: two sources may not differ in letter case alone. */
export async function sourceNames(tx: Db, workspaceId: string): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select lower(name) as name from source where workspace_id = ${workspaceId}`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}

export async function sampleItemIds(tx: Db, workspaceId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from feedback_item where workspace_id = ${workspaceId} and is_sample order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Ids of the sample's items by what their sources call them. */
export async function itemsNamed(
  tx: Db,
  workspaceId: string,
  externalIds: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from feedback_item where workspace_id = ${workspaceId} and is_sample
      and external_id = any(${externalIds}::text[]) order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Removes the sample's sources; one that people have put feedback of their own into becomes theirs. */
export async function removeSources(tx: Db, workspaceId: string): Promise<void> {
  await sql`
    delete from source s where s.workspace_id = ${workspaceId} and s.kind = 'sample' and not exists (
      select 1 from feedback_item i where i.workspace_id = ${workspaceId} and i.source_id = s.id)`.execute(
    tx,
  );
  await sql`
    update source set kind = 'api' where workspace_id = ${workspaceId} and kind = 'sample'`.execute(tx);
}

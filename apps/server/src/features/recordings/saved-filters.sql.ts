import type { RecordingFilter } from '@earshot/contracts/recordings';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

export interface SavedFilterRow {
  id: string;
  name: string;
  filter: RecordingFilter;
  createdBy: string;
  createdAt: string;
}

export interface SavedFilterContent {
  name: string;
  filters: RecordingFilter;
}

function savedFilters(tx: Db, workspaceId: string) {
  return tx
    .selectFrom('savedRecordingFilter as f')
    .innerJoin('appUser as u', 'u.id', 'f.createdBy')
    .select(['f.id', 'f.name', 'f.filter', 'u.displayName as createdBy', 'f.createdAt'])
    .where('f.workspaceId', '=', workspaceId)
    .$castTo<SavedFilterRow>();
}

export function listSavedFilters(tx: Db, workspaceId: string): Promise<SavedFilterRow[]> {
  return savedFilters(tx, workspaceId)
    .orderBy(sql`lower(f.name)`)
    .orderBy('f.id')
    .execute();
}

export function findSavedFilter(
  tx: Db,
  workspaceId: string,
  id: string,
): Promise<SavedFilterRow | undefined> {
  return savedFilters(tx, workspaceId).where('f.id', '=', id).executeTakeFirst();
}

/** Takes the workspace's row, so that names are compared one writer at a time. @returns who has the name */
export async function holderOfName(tx: Db, workspaceId: string, name: string): Promise<string | undefined> {
  await tx.selectFrom('workspace').select('id').where('id', '=', workspaceId).forNoKeyUpdate().execute();
  const row = await tx
    .selectFrom('savedRecordingFilter')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return row?.id;
}

export async function insertSavedFilter(
  tx: Db,
  workspaceId: string,
  { id, name, filters, userId, at }: SavedFilterContent & { id: string; userId: string; at: string },
): Promise<void> {
  const row = { workspaceId, id, name, filter: JSON.stringify(filters), createdBy: userId, createdAt: at };
  await tx.insertInto('savedRecordingFilter').values(row).execute();
}

export async function updateSavedFilter(
  tx: Db,
  workspaceId: string,
  id: string,
  { name, filters }: SavedFilterContent,
): Promise<void> {
  await tx
    .updateTable('savedRecordingFilter')
    .set({ name, filter: JSON.stringify(filters) })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** @returns whether it was there */
export async function deleteSavedFilter(tx: Db, workspaceId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('savedRecordingFilter')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

export interface ViewRow {
  id: number;
  name: string;
  filter: FeedbackFilter;
  searchTerm: string | null;
  createdBy: string;
  createdAt: string;
}

export interface ViewContent {
  name: string;
  filter: FeedbackFilter;
  searchTerm: string | null;
}

function views(db: Db, workspaceId: string) {
  return db
    .selectFrom('savedView as v')
    .innerJoin('appUser as u', 'u.id', 'v.createdBy')
    .select(['v.id', 'v.name', 'v.filter', 'v.searchTerm', 'u.displayName as createdBy', 'v.createdAt'])
    .where('v.workspaceId', '=', workspaceId)
    .$castTo<ViewRow>();
}

/** Newest first. */
export function listViews(db: Db, workspaceId: string): Promise<ViewRow[]> {
  return views(db, workspaceId).orderBy('v.createdAt', 'desc').orderBy('v.id', 'desc').execute();
}

export function findView(db: Db, workspaceId: string, id: number): Promise<ViewRow | undefined> {
  return views(db, workspaceId).where('v.id', '=', id).executeTakeFirst();
}

export async function findViewByName(db: Db, workspaceId: string, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('savedView')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return row?.id;
}

/** Takes the workspace's row, so that names are compared one writer at a time. */
export async function lockForViews(db: Db, workspaceId: string): Promise<void> {
  await db.selectFrom('workspace').select('id').where('id', '=', workspaceId).forNoKeyUpdate().execute();
}

export async function insertView(
  db: Db,
  workspaceId: string,
  { filter, ...content }: ViewContent,
  by: { userId: string; at: string },
): Promise<number> {
  const { lastViewId } = await db
    .updateTable('workspace')
    .set((eb) => ({ lastViewId: eb('lastViewId', '+', 1) }))
    .where('id', '=', workspaceId)
    .returning('lastViewId')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('savedView')
    .values({
      ...content,
      workspaceId,
      id: lastViewId,
      filter: JSON.stringify(filter),
      createdBy: by.userId,
      createdAt: by.at,
    })
    .execute();
  return lastViewId;
}

export async function updateView(
  db: Db,
  workspaceId: string,
  id: number,
  { filter, ...content }: ViewContent,
): Promise<void> {
  await db
    .updateTable('savedView')
    .set({ ...content, filter: JSON.stringify(filter) })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** @returns whether it was there */
export async function removeView(db: Db, workspaceId: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('savedView')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

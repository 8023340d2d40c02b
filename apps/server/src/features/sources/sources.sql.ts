import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

export type SourceKind = 'file' | 'api' | 'sample' | 'connection';

export interface SourceRow {
  id: number;
  name: string;
  kind: SourceKind;
  itemCount: number;
  createdAt: string;
  lastItemAt: string | null;
}

function sources(db: Db, workspaceId: string) {
  return db
    .selectFrom('source as s')
    .leftJoin('itemCount as c', (on) =>
      on
        .on('c.workspaceId', '=', workspaceId)
        .on('c.facet', '=', 'source')
        .on('c.value', '=', sql<string>`s.id::text`),
    )
    .select((eb) => [
      's.id',
      's.name',
      's.kind',
      's.createdAt',
      's.lastItemAt',
      eb.fn.coalesce('c.count', eb.lit(0)).as('itemCount'),
    ])
    .where('s.workspaceId', '=', workspaceId)
    .$castTo<SourceRow>();
}

/** By name. */
export function listSources(db: Db, workspaceId: string): Promise<SourceRow[]> {
  return sources(db, workspaceId)
    .orderBy(sql`lower(s.name)`)
    .orderBy('s.id')
    .execute();
}

export function findSource(db: Db, workspaceId: string, id: number): Promise<SourceRow | undefined> {
  return sources(db, workspaceId).where('s.id', '=', id).executeTakeFirst();
}

/** Letter case aside. */
export function findSourceByName(db: Db, workspaceId: string, name: string): Promise<SourceRow | undefined> {
  return sources(db, workspaceId)
    .where(sql`lower(s.name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
}

/** Takes the workspace's row, so that names are compared one writer at a time. */
export async function lockForSources(db: Db, workspaceId: string): Promise<void> {
  await db.selectFrom('workspace').select('id').where('id', '=', workspaceId).forNoKeyUpdate().execute();
}

/** @returns its id, the next of the workspace */
export async function insertSource(
  db: Db,
  workspaceId: string,
  source: { name: string; kind: SourceKind; createdAt: string },
): Promise<number> {
  const { lastSourceId } = await db
    .updateTable('workspace')
    .set((eb) => ({ lastSourceId: eb('lastSourceId', '+', 1) }))
    .where('id', '=', workspaceId)
    .returning('lastSourceId')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('source')
    .values({ ...source, workspaceId, id: lastSourceId })
    .execute();
  return lastSourceId;
}

/** Names that were read before do not hold any more. */
export async function noteRename(db: Db, workspaceId: string): Promise<void> {
  await db
    .updateTable('workspace')
    .set((eb) => ({ revision: eb('revision', '+', 1), renamedRev: eb('revision', '+', 1) }))
    .where('id', '=', workspaceId)
    .execute();
}

export async function renameSource(db: Db, workspaceId: string, id: number, name: string): Promise<void> {
  await db
    .updateTable('source')
    .set({ name })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

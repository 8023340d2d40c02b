import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

export interface Standing {
  revision: number;
  understoodRev: number;
}

export function readStanding(db: Db, workspaceId: string): Promise<Standing | undefined> {
  return db
    .selectFrom('workspace')
    .select(['revision', 'understoodRev'])
    .where('id', '=', workspaceId)
    .executeTakeFirst();
}

export interface ChangedRow {
  id: number;
  changedRev: number;
  title: string | null;
  text: string;
  language: string;
  /** Null when they are of another version, or missing. */
  features: Buffer | null;
}

/** Items in the order in which they were changed, after one of them. */
export function changedItems(
  db: Db,
  workspaceId: string,
  after: { rev: number; id: number },
  featuresVersion: number,
  limit: number,
): Promise<ChangedRow[]> {
  return db
    .selectFrom('feedbackItem as i')
    .leftJoin('itemFeature as f', (on) =>
      on
        .on('f.workspaceId', '=', workspaceId)
        .onRef('f.itemId', '=', 'i.id')
        .on('f.version', '=', featuresVersion),
    )
    .select(['i.id', 'i.changedRev', 'i.title', 'i.text', 'i.language', 'f.features'])
    .where('i.workspaceId', '=', workspaceId)
    .where(sql<boolean>`(i.changed_rev, i.id) > (${after.rev}, ${after.id})`)
    .orderBy('i.changedRev')
    .orderBy('i.id')
    .limit(limit)
    .execute();
}

/** Items up to this revision are looked at. */
export async function saveStanding(db: Db, workspaceId: string, understoodRev: number): Promise<void> {
  await db.updateTable('workspace').set({ understoodRev }).where('id', '=', workspaceId).execute();
}

/** Lists that were counted before may be wrong now: what items belong to has changed. */
export async function noteMembership(db: Db, workspaceId: string): Promise<void> {
  await db
    .updateTable('workspace')
    .set((eb) => ({ revision: eb('revision', '+', 1), rewrittenRev: eb('revision', '+', 1) }))
    .where('id', '=', workspaceId)
    .execute();
}

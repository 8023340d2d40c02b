import type { Db } from '../../platform/database/open.ts';

/** Replies kept under callers' keys hold what was said of refused items. */
export async function deleteKeptReplies(db: Db, workspaceId: string): Promise<void> {
  await db.deleteFrom('requestKey').where('workspaceId', '=', workspaceId).execute();
}

export function listQuestions(db: Db, workspaceId: string): Promise<{ id: string; question: string }[]> {
  return db.selectFrom('answer').select(['id', 'question']).where('workspaceId', '=', workspaceId).execute();
}

export async function deleteAnswers(db: Db, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('answer').where('workspaceId', '=', workspaceId).where('id', 'in', ids).execute();
}

/** Tickets of files that nobody has fetched yet hold their filters; they live for a minute. */
export async function deleteTickets(db: Db, workspaceId: string): Promise<void> {
  await db.deleteFrom('downloadTicket').where('opens', '=', workspaceId).execute();
}

/** Names and lists that were read before may hold what is masked now. */
export async function noteNamesChanged(db: Db, workspaceId: string): Promise<void> {
  await db
    .updateTable('workspace')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      rewrittenRev: eb('revision', '+', 1),
      renamedRev: eb('revision', '+', 1),
    }))
    .where('id', '=', workspaceId)
    .execute();
}

/** @returns ids of the topics that are to be fitted again: all of them */
export async function wantFits(db: Db, workspaceId: string): Promise<number[]> {
  const rows = await db
    .updateTable('topic')
    .set((eb) => ({ wantedFit: eb('wantedFit', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

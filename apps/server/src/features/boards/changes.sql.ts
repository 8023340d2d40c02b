import type { ChangeKind } from '@earshot/contracts/boards/board-cards';
import type { Db } from '../../platform/database/open.ts';

/** Fields that differ, named as in the calls that set them. */
export type Differing = Record<string, string | number | boolean | null | readonly string[]>;

export interface NewChange {
  ideaId: string | null;
  kind: ChangeKind;
  /** Null where new evidence changed it. */
  by: string | null;
  before: Differing;
  after: Differing;
}

export interface ChangeRow {
  revision: number;
  ideaId: string | null;
  title: string | null;
  kind: ChangeKind;
  by: string | null;
  at: string;
  before: Differing;
  after: Differing;
  undoneIn: number | null;
}

export async function insertChanges(
  db: Db,
  workspaceId: string,
  boardId: string,
  changes: readonly (NewChange & { revision: number; at: string })[],
): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('boardChange')
    .values(
      changes.map(({ before, after, ...change }) => ({
        ...{ workspaceId, boardId, ...change },
        ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
      })),
    )
    .execute();
}

function changes(db: Db, workspaceId: string, boardId: string) {
  return db
    .selectFrom('boardChange as h')
    .leftJoin('appUser as u', 'u.id', 'h.by')
    .leftJoin('idea as i', (join) =>
      join.on('i.workspaceId', '=', workspaceId).onRef('i.id', '=', 'h.ideaId').on('i.deletedAt', 'is', null),
    )
    .select([
      'h.revision',
      'h.ideaId',
      'i.title',
      'h.kind',
      'u.displayName as by',
      'h.at',
      'h.before',
      'h.after',
    ])
    .select('h.undoneIn')
    .where('h.workspaceId', '=', workspaceId)
    .where('h.boardId', '=', boardId)
    .$castTo<ChangeRow>();
}

/** Newest first. */
export function listChanges(
  db: Db,
  workspaceId: string,
  boardId: string,
  { ideaId, before, limit }: { ideaId: string | undefined; before: number | undefined; limit: number },
): Promise<ChangeRow[]> {
  return changes(db, workspaceId, boardId)
    .$if(ideaId !== undefined, (query) => query.where('h.ideaId', '=', ideaId ?? ''))
    .$if(before !== undefined, (query) => query.where('h.revision', '<', before ?? 0))
    .orderBy('h.revision', 'desc')
    .limit(limit)
    .execute();
}

export function findChange(
  db: Db,
  workspaceId: string,
  boardId: string,
  revision: number,
): Promise<ChangeRow | undefined> {
  return changes(db, workspaceId, boardId).where('h.revision', '=', revision).executeTakeFirst();
}

/** What changed after a revision: the ideas concerned, and whether the board itself did. */
export async function changedSince(
  db: Db,
  workspaceId: string,
  boardId: string,
  after: number,
): Promise<{ ideaIds: string[]; isBoard: boolean }> {
  const rows = await db
    .selectFrom('boardChange')
    .select('ideaId')
    .distinct()
    .where('workspaceId', '=', workspaceId)
    .where('boardId', '=', boardId)
    .where('revision', '>', after)
    .execute();
  return {
    ideaIds: rows.flatMap(({ ideaId }) => ideaId ?? []),
    isBoard: rows.some(({ ideaId }) => ideaId === null),
  };
}

export async function markUndone(
  db: Db,
  workspaceId: string,
  boardId: string,
  revision: number,
  undoneIn: number,
): Promise<void> {
  await db
    .updateTable('boardChange')
    .set({ undoneIn })
    .where('workspaceId', '=', workspaceId)
    .where('boardId', '=', boardId)
    .where('revision', '=', revision)
    .execute();
}

import type { CardState, ScoreKind } from '@earshot/contracts/boards/board-cards';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open.ts';

export interface BoardRow {
  id: string;
  title: string;
  isPrivate: boolean;
  score: ScoreKind;
  madeBy: string;
  madeByName: string;
  revision: number;
  countedRev: number | null;
}

export interface ColumnRow {
  id: string;
  boardId: string;
  title: string;
  state: CardState;
}

export interface NewBoard {
  id: string;
  title: string;
  isPrivate: boolean;
  score: ScoreKind;
  madeBy: string;
  madeAt: string;
}

/** Boards that a user may see: those of all members, and their own. */
function seenBy(db: Db, workspaceId: string, userId: string) {
  return db
    .selectFrom('board as b')
    .innerJoin('appUser as m', 'm.id', 'b.madeBy')
    .select(['b.id', 'b.title', 'b.isPrivate', 'b.score', 'b.madeBy', 'm.displayName as madeByName'])
    .select(['b.revision', 'b.countedRev'])
    .where('b.workspaceId', '=', workspaceId)
    .where('b.deletedAt', 'is', null)
    .where((eb) => eb.or([eb('b.isPrivate', '=', false), eb('b.madeBy', '=', userId)]))
    .$castTo<BoardRow>();
}

export function listBoards(db: Db, workspaceId: string, userId: string): Promise<BoardRow[]> {
  return seenBy(db, workspaceId, userId).orderBy('b.title').orderBy('b.id').execute();
}

export function findBoard(
  db: Db,
  workspaceId: string,
  userId: string,
  id: string,
): Promise<BoardRow | undefined> {
  return seenBy(db, workspaceId, userId).where('b.id', '=', id).executeTakeFirst();
}

/** Takes the board's row until the transaction ends: changes of a board are made one after the other. */
export function lockBoard(
  db: Db,
  workspaceId: string,
  userId: string,
  id: string,
): Promise<BoardRow | undefined> {
  return seenBy(db, workspaceId, userId).where('b.id', '=', id).forNoKeyUpdate('b').executeTakeFirst();
}

export async function countBoards(db: Db, workspaceId: string): Promise<number> {
  const { count } = await db
    .selectFrom('board')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspaceId', '=', workspaceId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertBoard(db: Db, workspaceId: string, board: NewBoard): Promise<void> {
  await db
    .insertInto('board')
    .values({ workspaceId, ...board })
    .execute();
}

export async function updateBoard(
  db: Db,
  workspaceId: string,
  id: string,
  change: Partial<Pick<BoardRow, 'title' | 'isPrivate' | 'score' | 'revision' | 'countedRev'>>,
): Promise<void> {
  await db
    .updateTable('board')
    .set(change)
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function markBoardDeleted(db: Db, workspaceId: string, id: string, at: string): Promise<void> {
  await db
    .updateTable('board')
    .set({ deletedAt: at })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** @returns false when it is not among the deleted that the user may see */
export async function markBoardRestored(
  db: Db,
  workspaceId: string,
  userId: string,
  id: string,
): Promise<boolean> {
  const restored = await db
    .updateTable('board')
    .set({ deletedAt: null })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .where((eb) => eb.or([eb('isPrivate', '=', false), eb('madeBy', '=', userId)]))
    .returning('id')
    .executeTakeFirst();
  return restored !== undefined;
}

/** The cards that went when a board was deleted, and about which nobody decided since. */
export async function ideasGoneWith(db: Db, workspaceId: string, boardId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from board b
    join board_card c on c.workspace_id = ${workspaceId} and c.board_id = b.id
    join idea i on i.workspace_id = ${workspaceId} and i.id = c.idea_id
    where b.workspace_id = ${workspaceId} and b.id = ${boardId}
      and i.state = 'waiting' and i.decided_at = b.deleted_at`.execute(db);
  return rows.map(({ id }) => id);
}

export async function removeBoardsDeletedBefore(db: Db, workspaceId: string, before: string): Promise<void> {
  const due = db
    .selectFrom('board')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('deletedAt', '<', before);
  // Cards point at columns, which go with their board: they are first.
  await db
    .deleteFrom('boardCard')
    .where('workspaceId', '=', workspaceId)
    .where('boardId', 'in', due)
    .execute();
  await db
    .deleteFrom('board')
    .where('workspaceId', '=', workspaceId)
    .where('deletedAt', '<', before)
    .execute();
}

/** Of these boards, from left to right. */
export function columnsOf(db: Db, workspaceId: string, boardIds: readonly string[]): Promise<ColumnRow[]> {
  return db
    .selectFrom('boardColumn')
    .select(['id', 'boardId', 'title', 'state'])
    .where('workspaceId', '=', workspaceId)
    .where(sql<boolean>`board_id = any(${boardIds}::uuid[])`)
    .orderBy('place')
    .$castTo<ColumnRow>()
    .execute();
}

/** Puts the columns in this order; those that are there keep their id. */
export async function putColumns(
  db: Db,
  workspaceId: string,
  boardId: string,
  columns: readonly Omit<ColumnRow, 'boardId'>[],
): Promise<void> {
  await db
    .insertInto('boardColumn')
    .values(columns.map((column, place) => ({ workspaceId, boardId, place, ...column })))
    .onConflict((on) =>
      on.columns(['workspaceId', 'id']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        state: eb.ref('excluded.state'),
        place: eb.ref('excluded.place'),
      })),
    )
    .execute();
}

/** Removes columns; the places that ideas had in them, which are on the board no longer, are in another then. */
export async function removeColumns(
  db: Db,
  workspaceId: string,
  columns: readonly Pick<ColumnRow, 'id'>[],
  into: string,
): Promise<void> {
  const ids = columns.map(({ id }) => id);
  await db
    .updateTable('boardCard')
    .set({ columnId: into })
    .where('workspaceId', '=', workspaceId)
    .where(sql<boolean>`column_id = any(${ids}::uuid[])`)
    .execute();
  await db
    .deleteFrom('boardColumn')
    .where('workspaceId', '=', workspaceId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

/** Ideas that are, or were once, on the board and on no other since. */
export async function ideasOfBoard(db: Db, workspaceId: string, boardId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('boardCard')
    .select('ideaId')
    .where('workspaceId', '=', workspaceId)
    .where('boardId', '=', boardId)
    .execute();
  return rows.map(({ ideaId }) => ideaId);
}

/** Whether evidence of a board's cards may say something else than it was counted to say. */
export async function isCountDue(db: Db, workspaceId: string, boardId: string): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    select b.counted_rev is distinct from w.revision or exists (
      select 1 from board_card c join idea i on i.workspace_id = ${workspaceId} and i.id = c.idea_id
      where c.workspace_id = ${workspaceId} and c.board_id = b.id and c.counted_at is null
        and i.state = 'on_board' and i.deleted_at is null) as is_due
    from board b join workspace w on w.id = b.workspace_id
    where b.workspace_id = ${workspaceId} and w.id = ${workspaceId} and b.id = ${boardId}`.execute(db);
  return rows[0]?.isDue ?? false;
}

/** Boards of a workspace that are not deleted, whoever may see them: for jobs. */
export function boardsToCount(db: Db, workspaceId: string): Promise<(BoardRow & { now: number })[]> {
  return db
    .selectFrom('board as b')
    .innerJoin('appUser as m', 'm.id', 'b.madeBy')
    .innerJoin('workspace as w', 'w.id', 'b.workspaceId')
    .select(['b.id', 'b.title', 'b.isPrivate', 'b.score', 'b.madeBy', 'm.displayName as madeByName'])
    .select(['b.revision', 'b.countedRev', 'w.revision as now'])
    .where('b.workspaceId', '=', workspaceId)
    .where('w.id', '=', workspaceId)
    .where('b.deletedAt', 'is', null)
    .orderBy('b.id')
    .$castTo<BoardRow & { now: number }>()
    .execute();
}

export type BoardAt = Pick<BoardRow, 'id' | 'revision' | 'madeBy'>;

/** The board that an idea is a card of, its row taken until the transaction ends. */
export function boardOfIdea(db: Db, workspaceId: string, ideaId: string): Promise<BoardAt | undefined> {
  return db
    .selectFrom('board as b')
    .innerJoin('boardCard as c', (join) =>
      join.on('c.workspaceId', '=', workspaceId).onRef('c.boardId', '=', 'b.id'),
    )
    .innerJoin('idea as i', (join) =>
      join.on('i.workspaceId', '=', workspaceId).onRef('i.id', '=', 'c.ideaId'),
    )
    .select(['b.id', 'b.revision', 'b.madeBy'])
    .where('b.workspaceId', '=', workspaceId)
    .where('c.ideaId', '=', ideaId)
    .where('i.state', '=', 'on_board')
    .where('b.deletedAt', 'is', null)
    .forNoKeyUpdate('b')
    .executeTakeFirst();
}

import { dayMs } from '@earshot/contracts/durations';
import type { Board, CardState } from '@earshot/contracts/boards/board-cards';
import { boardLimits } from '@earshot/contracts/boards/board-cards';
import type { boards } from '@earshot/contracts/boards';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Db } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace, readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { instantOf } from '../../platform/instant.ts';
import type { Deps } from '../deps.ts';
import { putOnBoard, takeOffBoard } from '../ideas/card-ideas.service.ts';
import { askToCount } from './ask-to-count.ts';
import type { BoardRow, ColumnRow } from './boards.sql.ts';
import * as sql from './boards.sql.ts';
import { cardView } from './card-view.ts';
import { cardsOf, countCards } from './cards.sql.ts';
import { deleteRoadmap } from './roadmap/roadmap.sql.ts';
import { changeBoard, differing, unknownBoard, unknownColumn } from './change-board.ts';

type ReadDeps = Pick<Deps, 'database'>;
type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now'>;

const usualColumns: readonly { title: string; state: CardState }[] = [
  { title: 'Considering', state: 'considering' },
  { title: 'Planned', state: 'planned' },
  { title: 'Committed', state: 'committed' },
  { title: 'Released', state: 'released' },
  { title: 'Declined', state: 'declined' },
];

/** The left menu's entries, by title. */
export async function boardsOfMenu(
  { database }: ReadDeps,
  { workspaceId, userId }: Caller,
): Promise<{ id: string; title: string }[]> {
  const rows = await readInWorkspace(database, workspaceId, (tx) => sql.listBoards(tx, workspaceId, userId));
  return rows.map(({ id, title }) => ({ id, title }));
}

export function listBoards(
  { database }: ReadDeps,
  { workspaceId, userId }: Caller,
): Promise<CallReply<typeof boards.list>> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const rows = await sql.listBoards(tx, workspaceId, userId);
    const ids = rows.map(({ id }) => id);
    const columns = Map.groupBy(await sql.columnsOf(tx, workspaceId, ids), ({ boardId }) => boardId);
    const counts = await countCards(tx, workspaceId, ids);
    return {
      boards: rows.map((row) => ({
        ...boardView(row, columns.get(row.id) ?? [], userId),
        card_count: counts.get(row.id) ?? 0,
      })),
    };
  });
}

/** @throws Problem `conflict` when there are as many boards as can be; `storage_full` */
export function createBoard(
  { database, freeSpace, now }: WriteDeps,
  { workspaceId, userId }: Caller,
  { title, is_private: isPrivate, score }: ParsedBody<typeof boards.create>,
): Promise<Board> {
  freeSpace.assertRoom();
  const id = randomUUID();
  return inWorkspace(database, workspaceId, async (tx) => {
    if ((await sql.countBoards(tx, workspaceId)) >= boardLimits.boards) {
      throw new Problem('conflict', { detail: `A workspace has at most ${boardLimits.boards} boards.` });
    }
    const madeAt = instantOf(now());
    await sql.insertBoard(tx, workspaceId, { id, title, isPrivate, score, madeBy: userId, madeAt });
    const columns = usualColumns.map((column) => ({ id: randomUUID(), ...column }));
    await sql.putColumns(tx, workspaceId, id, columns);
    return readBoard(tx, { workspaceId, userId }, id);
  });
}

/**
 * A board with its cards. Where feedback changed since their evidence was counted, that is asked for.
 *
 * @throws Problem `not_found`
 */
export async function getBoard(
  deps: ReadDeps & Pick<Deps, 'queue'>,
  caller: Caller,
  boardId: string,
): Promise<CallReply<typeof boards.get>> {
  const { workspaceId, userId } = caller;
  const read = await readSnapshot(deps.database, workspaceId, async (tx) => {
    const row = await sql.findBoard(tx, workspaceId, userId, boardId);
    if (!row) throw unknownBoard();
    const columns = await sql.columnsOf(tx, workspaceId, [boardId]);
    const cards = await cardsOf(tx, workspaceId, boardId);
    return { row, columns, cards, isDue: await sql.isCountDue(tx, workspaceId, boardId) };
  });
  if (read.isDue) await askToCount(deps, workspaceId);
  return {
    board: boardView(read.row, read.columns, userId),
    cards: read.cards.map((card) => cardView(card, read.row.score)),
  };
}

/** @throws Problem `not_found`; `not_allowed` when somebody else than its maker makes it private */
export function updateBoard(
  deps: WriteDeps,
  caller: Caller,
  { board_id: id, title, is_private: isPrivate, score }: ParsedBody<typeof boards.update>,
): Promise<Board> {
  deps.freeSpace.assertRoom();
  const { workspaceId, userId } = caller;
  return changeBoard(deps, caller, id, async ({ tx, board, note }) => {
    if (isPrivate === true && board.madeBy !== userId) {
      throw new Problem('not_allowed', {
        detail: 'Only the person who created a board can make it private.',
      });
    }
    const next = {
      title: title ?? board.title,
      isPrivate: isPrivate ?? board.isPrivate,
      score: score ?? board.score,
    };
    const named = (of: typeof next) => ({ title: of.title, is_private: of.isPrivate, score: of.score });
    const changed = differing(named(board), named(next));
    if (changed) {
      await sql.updateBoard(tx, workspaceId, id, next);
      // Its link works no more, also when the board is shared again.
      if (next.isPrivate) await deleteRoadmap(tx, workspaceId, id);
      const revision = await note({ ideaId: null, kind: 'board', ...changed });
      return boardView({ ...board, ...next, revision }, await sql.columnsOf(tx, workspaceId, [id]), userId);
    }
    return readBoard(tx, caller, id);
  });
}

/** @throws Problem `not_found` for a column that is not the board's; `conflict` when one that is left out has cards */
export function setColumns(
  deps: WriteDeps,
  caller: Caller,
  { board_id: id, columns: given }: ParsedBody<typeof boards.setColumns>,
): Promise<Board> {
  deps.freeSpace.assertRoom();
  const { workspaceId, userId } = caller;
  return changeBoard(deps, caller, id, async ({ tx, board, note }) => {
    const before = await sql.columnsOf(tx, workspaceId, [id]);
    const known = new Set(before.map((column) => column.id));
    const isThere = given.every(({ column_id: column }) => column === undefined || known.has(column));
    const named = given.flatMap(({ column_id: column }) => column ?? []);
    if (!isThere) throw unknownColumn();
    if (new Set(named).size < named.length) {
      throw new Problem('bad_request', {
        detail: 'A column appears twice.',
        errors: [{ pointer: '#/body/columns', detail: 'A column appears twice.' }],
      });
    }
    const columns = given.map(({ column_id: column, title, state }) => ({
      ...{ id: column ?? randomUUID(), boardId: id, title, state },
    }));
    const gone = before.filter((column) => !named.includes(column.id));
    await assertEmpty(tx, workspaceId, id, gone);
    await sql.putColumns(tx, workspaceId, id, columns);
    // Ideas that left the board keep their place for an undo: it is the first column now.
    if (gone.length > 0 && columns[0]) await sql.removeColumns(tx, workspaceId, gone, columns[0].id);
    const names = (of: readonly ColumnRow[]) => ({ columns: of.map(({ title }) => title) });
    const revision = await note({
      ...{ ideaId: null, kind: 'columns', before: names(before), after: names(columns) },
    });
    return boardView({ ...board, revision }, columns, userId);
  });
}

async function assertEmpty(
  tx: Db,
  workspaceId: string,
  boardId: string,
  gone: readonly ColumnRow[],
): Promise<void> {
  if (gone.length === 0) return;
  const used = new Set((await cardsOf(tx, workspaceId, boardId)).map(({ columnId }) => columnId));
  const full = gone.find(({ id }) => used.has(id));
  if (full) {
    throw new Problem('conflict', {
      detail: `The column “${full.title}” has cards. Move them to another column first.`,
    });
  }
}

/** @throws Problem `not_found` */
export function removeBoard(deps: WriteDeps, caller: Caller, id: string): Promise<{ deleted: true }> {
  const { workspaceId, userId } = caller;
  const at = instantOf(deps.now());
  return changeBoard(deps, caller, id, async ({ tx }) => {
    const ids = await sql.ideasOfBoard(tx, workspaceId, id);
    await takeOffBoard(tx, workspaceId, ids, { decidedBy: userId, decidedAt: at });
    await sql.markBoardDeleted(tx, workspaceId, id, at);
    return { deleted: true as const };
  });
}

/** @throws Problem `not_found` when it is not among the deleted */
export function restoreBoard(
  { database, now }: WriteDeps,
  { workspaceId, userId }: Caller,
  id: string,
): Promise<Board> {
  return inWorkspace(database, workspaceId, async (tx) => {
    const ids = await sql.ideasGoneWith(tx, workspaceId, id);
    if (!(await sql.markBoardRestored(tx, workspaceId, userId, id))) throw unknownBoard();
    await putOnBoard(tx, workspaceId, ids, { decidedBy: userId, decidedAt: instantOf(now()) });
    return readBoard(tx, { workspaceId, userId }, id);
  });
}

/** Forgets for good what was deleted long enough ago. */
export function forgetDeletedBoards(tx: Db, workspaceId: string, nowMs: number): Promise<void> {
  return sql.removeBoardsDeletedBefore(tx, workspaceId, instantOf(nowMs - boardLimits.undoDays * dayMs));
}

async function readBoard(
  tx: Db,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  id: string,
): Promise<Board> {
  const row = await sql.findBoard(tx, workspaceId, userId, id);
  if (!row) throw unknownBoard();
  return boardView(row, await sql.columnsOf(tx, workspaceId, [id]), userId);
}

export function boardView(row: BoardRow, columns: readonly ColumnRow[], userId: string): Board {
  const { id, title, isPrivate, score, madeBy, madeByName, revision } = row;
  return {
    ...{ board_id: id, title, is_private: isPrivate, score, made_by: madeByName, is_mine: madeBy === userId },
    revision,
    columns: columns.map((column) => ({ column_id: column.id, title: column.title, state: column.state })),
  };
}

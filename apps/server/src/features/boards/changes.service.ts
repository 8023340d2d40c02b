import type { BoardChange, ChangeKind } from '@earshot/contracts/boards/board-cards';
import type { boards } from '@earshot/contracts/boards';
import type { CallReply, ParsedBody, ParsedQuery } from '@earshot/contracts/call';
import type { Caller } from '../../platform/auth/caller.ts';
import { readInWorkspace, readSnapshot } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { instantOf } from '../../platform/instant.ts';
import type { Deps } from '../deps.ts';
import { putOnBoard, rewordIdea, takeOffBoard } from '../ideas/card-ideas.service.ts';
import { boardView } from './boards.service.ts';
import { columnsOf, findBoard } from './boards.sql.ts';
import { fieldsNamed, namedFields } from './card-fields.ts';
import { cardView } from './card-view.ts';
import { dropRuledOutLinks } from './relations/ruled-out-links.ts';
import { takeMergeBack } from './relations/merge-cards.service.ts';
import { takeSplitBack } from './relations/split-card.service.ts';
import { cardsOfIdeas, updateCard } from './cards.sql.ts';
import { cardOf } from './cards.service.ts';
import type { OpenBoard } from './change-board.ts';
import { changeBoard, unknownBoard } from './change-board.ts';
import type { ChangeRow, Differing } from './changes.sql.ts';
import * as sql from './changes.sql.ts';

type ReadDeps = Pick<Deps, 'database'>;
type WriteDeps = Pick<Deps, 'database' | 'now'>;

const undoable: readonly ChangeKind[] = [
  ...(['added', 'taken_off', 'moved', 'edited', 'released', 'reopened', 'merged', 'split'] as const),
];

/** What changed after a revision. @throws Problem `not_found` */
export function getChanges(
  { database }: ReadDeps,
  { workspaceId, userId }: Caller,
  { board_id: boardId, after }: ParsedQuery<typeof boards.getChanges>,
): Promise<CallReply<typeof boards.getChanges>> {
  return readSnapshot(database, workspaceId, async (tx) => {
    const row = await findBoard(tx, workspaceId, userId, boardId);
    if (!row) throw unknownBoard();
    const { revision } = row;
    if (revision <= after) return { revision, board: null, cards: [], gone: [] };
    const { ideaIds, isBoard } = await sql.changedSince(tx, workspaceId, boardId, after);
    const cards = await cardsOfIdeas(tx, workspaceId, boardId, ideaIds);
    const there = new Set(cards.map(({ ideaId }) => ideaId));
    return {
      revision,
      board: isBoard ? boardView(row, await columnsOf(tx, workspaceId, [boardId]), userId) : null,
      cards: cards.map((card) => cardView(card, row.score)),
      gone: ideaIds.filter((id) => !there.has(id)),
    };
  });
}

/** @throws Problem `not_found` */
export function listChanges(
  { database }: ReadDeps,
  { workspaceId, userId }: Caller,
  { board_id: boardId, idea_id: ideaId, after, limit }: ParsedQuery<typeof boards.listChanges>,
): Promise<CallReply<typeof boards.listChanges>> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    if (!(await findBoard(tx, workspaceId, userId, boardId))) throw unknownBoard();
    if (ideaId !== undefined) await cardOf(tx, workspaceId, boardId, ideaId);
    const page = { ideaId, before: after, limit: limit + 1 };
    const rows = await sql.listChanges(tx, workspaceId, boardId, page);
    const shown = rows.slice(0, limit);
    return {
      changes: shown.map(changeView),
      next_after: rows.length > limit ? (shown.at(-1)?.revision ?? null) : null,
    };
  });
}

function changeView(row: ChangeRow): BoardChange {
  const { revision, ideaId, title, kind, by, at, before, after, undoneIn } = row;
  return {
    ...{ revision, idea_id: ideaId, title, kind, by, at, is_undone: undoneIn !== null },
    ...{ before: told(before), after: told(after) },
    can_undo: undoneIn === null && isUndoable(row),
  };
}

/** A rank says nothing to a reader. */
function told({ rank: _, ...fields }: Differing): BoardChange['before'] {
  return fields as BoardChange['before'];
}

/** Cards that only made room for another are not moved back. */
function isUndoable({ kind, ideaId, title, before, after }: ChangeRow): boolean {
  if (ideaId === null || title === null || !undoable.includes(kind)) return false;
  // Of the two cards, the one that stays has what was done to both.
  if (kind === 'merged') return 'merged_id' in after;
  if (kind === 'split') return 'new_id' in after;
  return kind !== 'moved' || Object.keys(before).length > 0;
}

/**
 * Undoes a change of a card, which is a change too.
 *
 * @throws Problem `not_found`; `conflict` when it was undone, or the same was changed again since
 */
export function undoChange(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, revision }: ParsedBody<typeof boards.undoChange>,
): Promise<{ revision: number }> {
  const { workspaceId } = caller;
  return changeBoard(deps, caller, boardId, async (open) => {
    const change = await sql.findChange(open.tx, workspaceId, boardId, revision);
    if (!change) throw new Problem('not_found', { detail: 'There is no such change.' });
    if (change.undoneIn !== null)
      throw new Problem('conflict', { detail: 'This change was already undone.' });
    if (!isUndoable(change)) throw new Problem('conflict', { detail: 'This change cannot be undone.' });
    const others = await takeBack(open, caller, change, instantOf(deps.now()));
    // Who follows the board hears of the others, too.
    for (const other of others) await open.note({ ideaId: other, kind: 'undone', before: {}, after: {} });
    const { ideaId, before, after } = change;
    const undoneIn = await open.note({ ideaId, kind: 'undone', before: after, after: before });
    await sql.markUndone(open.tx, workspaceId, boardId, revision, undoneIn);
    return { revision: undoneIn };
  });
}

/** @returns other cards that changed with it */
async function takeBack(
  open: OpenBoard,
  caller: Caller,
  change: ChangeRow,
  at: string,
): Promise<readonly string[]> {
  const { tx, board } = open;
  const { workspaceId, userId } = caller;
  const { ideaId, kind, before, after } = change;
  const id = ideaId ?? '';
  const decided = { decidedBy: userId, decidedAt: at };
  if (kind === 'merged') {
    await takeMergeBack(open, caller, change, at);
    return [String(after['merged_id'])];
  }
  if (kind === 'split') return [await takeSplitBack(open, caller, change, at)];
  if (kind === 'taken_off') {
    const [back] = await putOnBoard(tx, workspaceId, [id], decided);
    if (back === undefined || !(await cardsOfIdeas(tx, workspaceId, board.id, [id]))[0]) throw changedSince();
    await dropRuledOutLinks(tx, workspaceId, board.id, id);
    return [];
  }
  const row = await cardOf(tx, workspaceId, board.id, id);
  if (kind === 'added') {
    await takeOffBoard(tx, workspaceId, [id], decided);
    return [];
  }
  const now: Differing = { ...namedFields(row), title: row.title, note: row.note };
  // Cards that moved apart changed the rank since: it alone says nothing. Nor does why it was changed.
  const isSame = Object.entries(after).every(
    ([name, value]) =>
      name === 'rank' || !(name in now) || JSON.stringify(now[name] ?? null) === JSON.stringify(value),
  );
  if (!isSame) throw changedSince();
  const back = fieldsNamed(before);
  const columns = await columnsOf(tx, workspaceId, [board.id]);
  if (back.columnId !== undefined && !columns.some((column) => column.id === back.columnId)) {
    throw new Problem('conflict', { detail: 'Its column was deleted.' });
  }
  if (Object.keys(back).length > 0) await updateCard(tx, workspaceId, id, back);
  const words = {
    ...(typeof before['title'] === 'string' && { title: before['title'] }),
    ...(typeof before['note'] === 'string' && { note: before['note'] }),
  };
  if (Object.keys(words).length > 0) await rewordIdea(tx, workspaceId, id, words);
  return [];
}

function changedSince(): Problem {
  return new Problem('conflict', { detail: 'This was changed again. Undo the later change first.' });
}

import type { CardComment } from '@earshot/contracts/boards/card-comments';
import { commentLimits } from '@earshot/contracts/boards/card-comments';
import type { boards } from '@earshot/contracts/boards';
import { roleAllows } from '@earshot/contracts/call';
import type { CallReply, ParsedBody, ParsedQuery } from '@earshot/contracts/call';
import { dayMs } from '@earshot/contracts/durations';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/database/open.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { cursorAfter, readCursor } from '../../platform/http/page-place.ts';
import { Problem } from '../../platform/http/problem.ts';
import { instantOf } from '../../platform/instant.ts';
import type { Deps } from '../deps.ts';
import { findBoard } from './boards.sql.ts';
import { alertMembers } from './card-alerts.service.ts';
import { seersOf } from './card-alerts.sql.ts';
import { cardOf } from './cards.service.ts';
import type { OpenBoard } from './change-board.ts';
import { changeBoard, unknownBoard } from './change-board.ts';
import type { CommentRow } from './comments.sql.ts';
import * as sql from './comments.sql.ts';

type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now' | 'queue'>;
type Kept = CallReply<typeof boards.addComment>;

/** @throws Problem `not_found`; `bad_request` when `after` is no cursor of this list */
export function listComments(
  { database }: Pick<Deps, 'database'>,
  { workspaceId, userId }: Caller,
  { board_id: boardId, idea_id: ideaId, after }: ParsedQuery<typeof boards.listComments>,
): Promise<CallReply<typeof boards.listComments>> {
  const limit = commentLimits.perPage;
  const page = { after: readCursor(after), limit: limit + 1 };
  return readInWorkspace(database, workspaceId, async (tx) => {
    if (!(await findBoard(tx, workspaceId, userId, boardId))) throw unknownBoard();
    await cardOf(tx, workspaceId, boardId, ideaId);
    const rows = await sql.listComments(tx, workspaceId, ideaId, page);
    const watchers = await sql.watchersOf(tx, workspaceId, boardId, ideaId);
    return {
      comments: await commentViews(tx, workspaceId, userId, rows.slice(0, limit)),
      next_after: cursorAfter(rows, limit),
      watchers: watchers.map(({ userId: id, name }) => ({ user_id: id, name })),
      is_watching: watchers.some((one) => one.userId === userId),
    };
  });
}

/** @throws Problem `not_found` for a card that is not there, or who is mentioned and may not see it; `conflict` on a card with too many */
export function addComment(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, idea_id: ideaId, text, mentions: given }: ParsedBody<typeof boards.addComment>,
): Promise<Kept> {
  deps.freeSpace.assertRoom();
  const { workspaceId, userId } = caller;
  const mentions = [...new Set(given)];
  return changeBoard(deps, caller, boardId, async (open) => {
    const { tx, note } = open;
    await cardOf(tx, workspaceId, boardId, ideaId);
    await assertSee(tx, workspaceId, boardId, mentions);
    if ((await sql.countComments(tx, workspaceId, ideaId)) >= commentLimits.comments) {
      throw new Problem('conflict', { detail: `A card has at most ${commentLimits.comments} comments.` });
    }
    const id = randomUUID();
    const at = instantOf(deps.now());
    await sql.insertComment(tx, workspaceId, { id, ideaId, by: userId, at, text, mentions });
    await sql.startWatching(tx, workspaceId, ideaId, [userId, ...mentions]);
    const revision = await note({ ideaId, kind: 'commented', before: {}, after: {} });
    const line = { boardId, revision, ideaId, at };
    const watchers = (await sql.watchersOf(tx, workspaceId, boardId, ideaId)).map((one) => one.userId);
    await alertTo(deps, tx, workspaceId, { line, commentId: id, by: userId, mentions, watchers });
    return kept(open, caller, id, revision);
  });
}

/** @throws Problem `not_found`; `not_allowed` for somebody else's */
export function editComment(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, comment_id: id, text, mentions: given }: ParsedBody<typeof boards.editComment>,
): Promise<Kept> {
  deps.freeSpace.assertRoom();
  const { workspaceId, userId } = caller;
  const mentions = [...new Set(given)];
  return changeBoard(deps, caller, boardId, async (open) => {
    const { tx, board, note } = open;
    const row = await commentOf(tx, workspaceId, boardId, id);
    if (row.by !== userId) {
      throw new Problem('not_allowed', { detail: 'Only the person who wrote a comment can change it.' });
    }
    await assertSee(tx, workspaceId, boardId, mentions);
    const isSame = row.text === text && row.mentions.toSorted().join() === mentions.toSorted().join();
    if (isSame) return kept(open, caller, id, board.revision);
    const { ideaId } = row;
    const at = instantOf(deps.now());
    await sql.updateComment(tx, workspaceId, id, { text, mentions, editedAt: at });
    await sql.startWatching(tx, workspaceId, ideaId, mentions);
    const revision = await note({ ideaId, kind: 'comment_edited', before: {}, after: {} });
    const line = { boardId, revision, ideaId, at };
    await alertTo(deps, tx, workspaceId, { line, commentId: id, by: userId, mentions, watchers: [] });
    return kept(open, caller, id, revision);
  });
}

/** @throws Problem `not_found`; `not_allowed` for who neither wrote it nor is an admin */
export function deleteComment(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, comment_id: id }: ParsedBody<typeof boards.deleteComment>,
): Promise<{ revision: number }> {
  const { workspaceId } = caller;
  return changeBoard(deps, caller, boardId, async ({ tx, note }) => {
    const row = await commentOf(tx, workspaceId, boardId, id);
    assertMayRemove(caller, row);
    await sql.updateComment(tx, workspaceId, id, { deletedAt: instantOf(deps.now()) });
    const change = { ideaId: row.ideaId, kind: 'comment_deleted' as const, before: {}, after: {} };
    return { revision: await note(change) };
  });
}

/** @throws Problem `not_found` when it is not among the deleted; `not_allowed` for who neither wrote it nor is an admin */
export function restoreComment(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, comment_id: id }: ParsedBody<typeof boards.restoreComment>,
): Promise<Kept> {
  const { workspaceId } = caller;
  return changeBoard(deps, caller, boardId, async (open) => {
    const { tx, note } = open;
    const row = await sql.lockComment(tx, workspaceId, boardId, id);
    if (!row || row.deletedAt === null) throw unknownComment();
    assertMayRemove(caller, row);
    await sql.updateComment(tx, workspaceId, id, { deletedAt: null });
    const change = { ideaId: row.ideaId, kind: 'comment_restored' as const, before: {}, after: {} };
    return kept(open, caller, id, await note(change));
  });
}

/** @throws Problem `not_found` */
export function watchCard(
  { database }: Pick<Deps, 'database'>,
  { workspaceId, userId }: Caller,
  { board_id: boardId, idea_id: ideaId, watch }: ParsedBody<typeof boards.watchCard>,
): Promise<{ is_watching: boolean }> {
  return inWorkspace(database, workspaceId, async (tx) => {
    if (!(await findBoard(tx, workspaceId, userId, boardId))) throw unknownBoard();
    await cardOf(tx, workspaceId, boardId, ideaId);
    await sql.setWatch(tx, workspaceId, ideaId, { userId, watches: watch });
    return { is_watching: watch };
  });
}

/** Forgets permanently what was deleted long enough ago. */
export function forgetDeletedComments(tx: Tx, workspaceId: string, nowMs: number): Promise<void> {
  const before = instantOf(nowMs - commentLimits.undoDays * dayMs);
  return sql.removeCommentsDeletedBefore(tx, workspaceId, before);
}

/** Those who are mentioned are told so, and of the watchers the others; never who wrote it. */
async function alertTo(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  workspaceId: string,
  {
    line,
    commentId,
    by,
    mentions,
    watchers,
  }: {
    line: Parameters<typeof alertMembers>[3];
    commentId: string;
    by: string;
    mentions: readonly string[];
    watchers: readonly string[];
  },
): Promise<void> {
  const mentioned = mentions.filter((id) => id !== by);
  const others = watchers.filter((id) => id !== by && !mentions.includes(id));
  await alertMembers(deps, tx, workspaceId, { ...line, commentId, isMention: true }, mentioned);
  await alertMembers(deps, tx, workspaceId, { ...line, commentId, isMention: false }, others);
}

async function assertSee(
  tx: Tx,
  workspaceId: string,
  boardId: string,
  mentions: readonly string[],
): Promise<void> {
  if ((await seersOf(tx, workspaceId, boardId, mentions)).length === mentions.length) return;
  throw new Problem('not_found', { detail: 'There is no member with this ID who can see the board.' });
}

async function commentOf(tx: Tx, workspaceId: string, boardId: string, id: string): Promise<CommentRow> {
  const row = await sql.lockComment(tx, workspaceId, boardId, id);
  if (!row || row.deletedAt !== null) throw unknownComment();
  return row;
}

function assertMayRemove({ userId, role }: Caller, { by }: CommentRow): void {
  if (by === userId || roleAllows(role, 'admin')) return;
  throw new Problem('not_allowed', {
    detail: 'Only the person who wrote a comment, and admins, can delete it.',
  });
}

async function kept(
  { tx, board }: OpenBoard,
  { workspaceId, userId }: Caller,
  id: string,
  revision: number,
): Promise<Kept> {
  const [comment] = await commentViews(tx, workspaceId, userId, [
    await commentOf(tx, workspaceId, board.id, id),
  ]);
  if (!comment) throw new Error('A comment was lost');
  return { revision, comment };
}

async function commentViews(
  tx: Tx,
  workspaceId: string,
  userId: string,
  rows: readonly CommentRow[],
): Promise<CardComment[]> {
  const ids = [...new Set(rows.flatMap(({ mentions }) => mentions))];
  const members = new Map(
    (await sql.membersOf(tx, workspaceId, ids)).map((one) => [one.userId, one.name] as const),
  );
  return rows.map(({ id, by, byName, at, text, mentions, editedAt }) => ({
    ...{ comment_id: id, by: byName, is_mine: by === userId, at, text, edited_at: editedAt },
    mentions: mentions.flatMap((one) => {
      const name = members.get(one);
      return name === undefined ? [] : [{ user_id: one, name }];
    }),
  }));
}

function unknownComment(): Problem {
  return new Problem('not_found', { detail: 'There is no comment with this ID on a card of the board.' });
}

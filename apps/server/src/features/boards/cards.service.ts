import type { BoardCard } from '@earshot/contracts/boards/board-cards';
import { boardLimits } from '@earshot/contracts/boards/board-cards';
import type { boards } from '@earshot/contracts/boards';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/database/open.ts';
import { Problem } from '../../platform/http/problem.ts';
import { instantOf } from '../../platform/instant.ts';
import type { Deps } from '../deps.ts';
import { ideasThere, putOnBoard, rewordIdea, takeOffBoard, writeIdea } from '../ideas/card-ideas.service.ts';
import { membershipOf } from '../workspaces/workspaces.service.ts';
import { askToCountIn } from './ask-to-count.ts';
import { columnsOf } from './boards.sql.ts';
import { fieldsOf, namedFields } from './card-fields.ts';
import { cardView } from './card-view.ts';
import type { CardFields, CardRow } from './cards.sql.ts';
import * as sql from './cards.sql.ts';
import type { OpenBoard } from './change-board.ts';
import { changeBoard, differing, unknownCard, unknownColumn } from './change-board.ts';
import { keepDecision, quotesForDecision } from './decisions/decisions.service.ts';
import { placeBetween } from './place-between.ts';
import { dropRuledOutLinks } from './relations/ruled-out-links.ts';

type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now' | 'queue'>;
type Changed = CallReply<typeof boards.moveCard>;

/**
 * Puts ideas at the end of a column, in the order given; those that are on the board already stay where they are.
 *
 * @throws Problem `not_found` for an idea or a column that is not there; `conflict` for one that is on another board, or a full board
 */
export function addIdeas(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, idea_ids: given, column_id: columnId }: ParsedBody<typeof boards.addIdeas>,
): Promise<CallReply<typeof boards.addIdeas>> {
  deps.freeSpace.assertRoom();
  const { workspaceId, userId } = caller;
  const ids = [...new Set(given)];
  return changeBoard(deps, caller, boardId, async (open) => {
    const { tx, board, note } = open;
    const column = await columnOrFirst(tx, workspaceId, boardId, columnId);
    if ((await ideasThere(tx, workspaceId, ids)).length < ids.length) {
      throw new Problem('not_found', { detail: 'There is no idea with this ID.' });
    }
    const here = new Set((await sql.cardsOfIdeas(tx, workspaceId, boardId, ids)).map(({ ideaId }) => ideaId));
    const decided = { decidedBy: userId, decidedAt: instantOf(deps.now()) };
    const wanted = ids.filter((id) => !here.has(id));
    const put = new Set(await putOnBoard(tx, workspaceId, wanted, decided));
    if (put.size < wanted.length) throw new Problem('conflict', { detail: 'The idea is on another board.' });
    let { revision } = board;
    const lane = { columnId: column, horizon: null, targetOn: null };
    await putAtEnd(tx, workspaceId, boardId, wanted, lane);
    for (const ideaId of wanted) {
      revision = await note({ ideaId, kind: 'added', before: {}, after: { column_id: column } });
      const made = { from: null, revision, at: decided.decidedAt, quotes: [] };
      await keepDecision(open, caller, await cardOf(tx, workspaceId, boardId, ideaId), made);
      await dropRuledOutLinks(tx, workspaceId, boardId, ideaId);
    }
    await askToCountIn(deps, tx, workspaceId);
    const rows = await sql.cardsOfIdeas(tx, workspaceId, boardId, ids);
    return { revision, cards: rows.map((row) => cardView(row, board.score)) };
  });
}

/** @throws Problem `not_found` for a column that is not there; `conflict` for a full board */
export function createCard(
  deps: WriteDeps,
  caller: Caller,
  body: ParsedBody<typeof boards.createCard>,
): Promise<Changed> {
  deps.freeSpace.assertRoom();
  const { workspaceId, userId } = caller;
  const { board_id: boardId, title, note: text, column_id: columnId, horizon, target_on: targetOn } = body;
  return changeBoard(deps, caller, boardId, async (open) => {
    const { tx, note } = open;
    const column = await columnOrFirst(tx, workspaceId, boardId, columnId);
    const idea = { title, note: text, sentBy: userId, sentAt: instantOf(deps.now()) };
    const ideaId = await writeIdea(tx, workspaceId, idea);
    await putAtEnd(tx, workspaceId, boardId, [ideaId], { columnId: column, horizon, targetOn });
    const revision = await note({ ideaId, kind: 'added', before: {}, after: { column_id: column } });
    const made = { from: null, revision, at: idea.sentAt, quotes: [] };
    await keepDecision(open, caller, await cardOf(tx, workspaceId, boardId, ideaId), made);
    return changed(open, workspaceId, ideaId, revision);
  });
}

/** @throws Problem `not_found` */
export async function moveCard(
  deps: WriteDeps & Pick<Deps, 'engine'>,
  caller: Caller,
  body: ParsedBody<typeof boards.moveCard>,
): Promise<Changed> {
  deps.freeSpace.assertRoom();
  const { workspaceId } = caller;
  const { board_id: boardId, idea_id: ideaId, after_idea_id: after, before_idea_id: before } = body;
  const quotes = await quotesForDecision(deps, caller, body);
  return changeBoard(deps, caller, boardId, async (open) => {
    const { tx, note } = open;
    const row = await cardOf(tx, workspaceId, boardId, ideaId);
    await assertColumn(tx, workspaceId, boardId, body.column_id);
    const others = (await sql.ranksOf(tx, workspaceId, boardId)).filter((one) => one.ideaId !== ideaId);
    const { rank, moved } = placeBetween(others, { after, before });
    if (moved.length > 0) await sql.writeRanks(tx, workspaceId, moved);
    const next: CardFields = {
      ...fieldsOf(row),
      rank,
      ...(body.column_id !== undefined && { columnId: body.column_id }),
      ...(body.horizon !== undefined && { horizon: body.horizon }),
      ...(body.target_on !== undefined && { targetOn: body.target_on }),
    };
    await sql.updateCard(tx, workspaceId, ideaId, next);
    const difference = differing(namedFields(row), namedFields(next)) ?? { before: {}, after: {} };
    const revision = await note({ ideaId, kind: 'moved', ...difference });
    const at = instantOf(deps.now());
    const there = { ...row, columnId: next.columnId };
    await keepDecision(open, caller, there, { from: row.columnId, revision, at, quotes });
    // All have a new rank: who follows the board has to hear of each.
    for (const one of moved) await note({ ideaId: one.ideaId, kind: 'moved', before: {}, after: {} });
    return changed(open, workspaceId, ideaId, revision + moved.length);
  });
}

/** @throws Problem `not_found` for a card that is not there, or an owner who is no member */
export function updateCard(
  deps: WriteDeps,
  caller: Caller,
  body: ParsedBody<typeof boards.updateCard>,
): Promise<Changed> {
  deps.freeSpace.assertRoom();
  const { workspaceId } = caller;
  const { board_id: boardId, idea_id: ideaId, title, note: text, owner_id: ownerId } = body;
  return changeBoard(deps, caller, boardId, async (open) => {
    const { tx, board, note } = open;
    const row = await cardOf(tx, workspaceId, boardId, ideaId);
    if (ownerId && !(await membershipOf(tx, workspaceId, ownerId))) {
      throw new Problem('not_found', { detail: 'There is no member with this ID.' });
    }
    const next = { ...fieldsOf(row), ...typedFields(body) };
    const words = { title: title ?? row.title, note: text ?? row.note };
    const difference = differing(
      { ...namedFields(row), title: row.title, note: row.note },
      { ...namedFields(next), ...words },
    );
    if (!difference) return changed(open, workspaceId, ideaId, board.revision);
    await sql.updateCard(tx, workspaceId, ideaId, next);
    if ('title' in difference.after || 'note' in difference.after) {
      await rewordIdea(tx, workspaceId, ideaId, words);
    }
    return changed(open, workspaceId, ideaId, await note({ ideaId, kind: 'edited', ...difference }));
  });
}

/** What the call gives of what a person types on a card. */
function typedFields(body: ParsedBody<typeof boards.updateCard>): Partial<CardFields> {
  const { owner_id: ownerId, horizon, target_on: targetOn, tags, impact, effort, reach, confidence } = body;
  return {
    ...(ownerId !== undefined && { ownerId }),
    ...(horizon !== undefined && { horizon }),
    ...(targetOn !== undefined && { targetOn }),
    ...(tags !== undefined && { tags: [...new Set(tags)] }),
    ...(impact !== undefined && { impact }),
    ...(effort !== undefined && { effort }),
    ...(reach !== undefined && { reachGiven: reach?.value ?? null, reachReason: reach?.reason ?? null }),
    ...(confidence !== undefined && {
      confidenceGiven: confidence?.value ?? null,
      confidenceReason: confidence?.reason ?? null,
    }),
  };
}

/** @throws Problem `not_found` */
export function takeOff(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, idea_id: ideaId }: ParsedBody<typeof boards.takeOff>,
): Promise<{ revision: number }> {
  const { workspaceId, userId } = caller;
  return changeBoard(deps, caller, boardId, async ({ tx, note }) => {
    const row = await cardOf(tx, workspaceId, boardId, ideaId);
    const decided = { decidedBy: userId, decidedAt: instantOf(deps.now()) };
    await takeOffBoard(tx, workspaceId, [ideaId], decided);
    const before = { column_id: row.columnId };
    return { revision: await note({ ideaId, kind: 'taken_off', before, after: {} }) };
  });
}

/** @throws Problem `not_found` */
export async function cardOf(tx: Tx, workspaceId: string, boardId: string, ideaId: string): Promise<CardRow> {
  const [row] = await sql.cardsOfIdeas(tx, workspaceId, boardId, [ideaId]);
  if (!row) throw unknownCard();
  return row;
}

/** What a change of a card answers. */
export async function changed(
  { tx, board }: OpenBoard,
  workspaceId: string,
  ideaId: string,
  revision: number,
): Promise<{ revision: number; card: BoardCard }> {
  return { revision, card: cardView(await cardOf(tx, workspaceId, board.id, ideaId), board.score) };
}

async function putAtEnd(
  tx: Tx,
  workspaceId: string,
  boardId: string,
  ideaIds: readonly string[],
  lane: Pick<CardFields, 'columnId' | 'horizon' | 'targetOn'>,
): Promise<void> {
  if (ideaIds.length === 0) return;
  const ranks = await sql.ranksOf(tx, workspaceId, boardId);
  const coming = new Set(ideaIds);
  const others = ranks.filter(({ ideaId }) => !coming.has(ideaId));
  const there = await sql.countCards(tx, workspaceId, [boardId]);
  if ((there.get(boardId) ?? 0) + ideaIds.length > boardLimits.cards) {
    throw new Problem('conflict', { detail: `A board has at most ${boardLimits.cards} cards.` });
  }
  const made = ideaIds.map((ideaId) => {
    const { rank } = placeBetween(others, { after: null, before: null });
    others.push({ ideaId, rank });
    return { ideaId, rank, ...lane };
  });
  await sql.putCards(tx, workspaceId, boardId, made);
}

async function columnOrFirst(
  tx: Tx,
  workspaceId: string,
  boardId: string,
  columnId: string | undefined,
): Promise<string> {
  const [first, ...others] = await columnsOf(tx, workspaceId, [boardId]);
  const column = columnId === undefined ? first : [first, ...others].find((one) => one?.id === columnId);
  if (!column) throw unknownColumn();
  return column.id;
}

async function assertColumn(
  tx: Tx,
  workspaceId: string,
  boardId: string,
  columnId: string | undefined,
): Promise<void> {
  if (columnId !== undefined) await columnOrFirst(tx, workspaceId, boardId, columnId);
}

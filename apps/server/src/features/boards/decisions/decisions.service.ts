import type { Decision, decisionCalls } from '@earshot/contracts/boards/decisions';
import type { CallReply, ParsedBody, ParsedQuery } from '@earshot/contracts/call';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../platform/auth/caller.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import { keptEvidence } from '../../ideas/card-ideas.service.ts';
import { columnsOf, findBoard } from '../boards.sql.ts';
import { cardView } from '../card-view.ts';
import type { CardRow } from '../cards.sql.ts';
import type { OpenBoard } from '../change-board.ts';
import { changeBoard, unknownBoard } from '../change-board.ts';
import { newestOfPieces } from '../evidence.sql.ts';
import { readPieces } from '../read-evidence.ts';
import type { DecisionRow } from './decisions.sql.ts';
import * as sql from './decisions.sql.ts';
import { recordsBy, trackRecord } from './track-record.ts';

const quotesKept = 10;

/**
 * Ids of the items that are quoted for a card, if it goes to a committed column; read before the board is taken, so that nobody waits
 * for a search.
 */
export async function quotesForDecision(
  deps: Pick<Deps, 'database' | 'engine'>,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  {
    board_id: boardId,
    idea_id: ideaId,
    column_id: columnId,
  }: { board_id: string; idea_id: string; column_id?: string },
): Promise<number[]> {
  if (columnId === undefined) return [];
  const { database } = deps;
  const kept = await readInWorkspace(database, workspaceId, async (tx) => {
    const column = (await columnsOf(tx, workspaceId, [boardId])).find(({ id }) => id === columnId);
    return column?.state === 'committed' ? keptEvidence(tx, workspaceId, [ideaId]) : [];
  });
  if (kept.length === 0) return [];
  const pieces = (await readPieces(deps, workspaceId, kept)).flatMap(({ piece }) => piece ?? []);
  return readInWorkspace(database, workspaceId, (tx) => newestOfPieces(tx, workspaceId, pieces, quotesKept));
}

/** Keeps what is known of a card that goes from another state to a committed one. */
export async function keepDecision(
  { tx, board }: OpenBoard,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  row: CardRow,
  columnId: string | undefined,
  { revision, at, quotes }: { revision: number; at: string; quotes: readonly number[] },
): Promise<void> {
  if (columnId === undefined || columnId === row.columnId) return;
  const columns = await columnsOf(tx, workspaceId, [board.id]);
  const stateOf = (id: string) => columns.find((column) => column.id === id)?.state;
  if (stateOf(columnId) !== 'committed' || stateOf(row.columnId) === 'committed') return;
  const { counts, score, impact, effort, tags } = cardView(row, board.score);
  await sql.insertDecision(tx, workspaceId, {
    ...{ id: randomUUID(), boardId: board.id, ideaId: row.ideaId, revision, at, by: userId, tags, quotes },
    ...{ ownerId: row.ownerId, scoreKind: board.score, known: { counts, score, impact, effort } },
  });
}

/** @throws Problem `not_found` */
export async function listDecisions(
  { database }: Pick<Deps, 'database'>,
  { workspaceId, userId }: Caller,
  { board_id: boardId, after, limit }: ParsedQuery<typeof decisionCalls.listDecisions>,
): Promise<CallReply<typeof decisionCalls.listDecisions>> {
  const rows = await readInWorkspace(database, workspaceId, async (tx) => {
    if (!(await findBoard(tx, workspaceId, userId, boardId))) throw unknownBoard();
    return sql.decisionsOf(tx, workspaceId, boardId);
  });
  const decisions = rows.map(decisionView);
  const from = after === undefined ? 0 : decisions.findIndex(({ decision_id: id }) => id === after) + 1;
  const page = decisions.slice(from, from + limit);
  return {
    decisions: page,
    next_after: from + limit < decisions.length ? (page.at(-1)?.decision_id ?? null) : null,
    record: trackRecord(null, decisions),
    by_owner: recordsBy(decisions, ({ owner }) => [owner]),
    by_tag: recordsBy(decisions, ({ tags }) => (tags.length === 0 ? [null] : tags)),
  };
}

/** @throws Problem `not_found`; `conflict` once the card is released, when it would be no expectation */
export function setExpectation(
  deps: Pick<Deps, 'database' | 'freeSpace' | 'now'>,
  caller: Caller,
  { board_id: boardId, decision_id: id, text, fall }: ParsedBody<typeof decisionCalls.setExpectation>,
): Promise<CallReply<typeof decisionCalls.setExpectation>> {
  deps.freeSpace.assertRoom();
  const { workspaceId } = caller;
  return changeBoard(deps, caller, boardId, async ({ tx, note }) => {
    const row = (await sql.decisionsOf(tx, workspaceId, boardId)).find((one) => one.id === id);
    if (!row) throw new Problem('not_found', { detail: 'There is no decision with this ID on the board.' });
    if (row.releasedAt !== null) {
      throw new Problem('conflict', {
        detail: 'The card is released. What was expected of it is kept as it was.',
      });
    }
    const expected = text === '' && fall === null ? null : text;
    await sql.updateExpectation(tx, workspaceId, boardId, id, { expected, expectedFall: fall });
    await note({ ideaId: row.ideaId, kind: 'expected', before: {}, after: {} });
    return { decision_id: id, expected: expected === null ? null : { text: expected, fall } };
  });
}

function decisionView(row: DecisionRow): Decision {
  const { id, ideaId, title, at, by, owner, tags, scoreKind, known, quotes, expected, expectedFall } = row;
  const { releasedAt, verdict, ratio, isReopened } = row;
  return {
    ...{ decision_id: id, idea_id: ideaId, title, at, by, owner, tags, counts: known.counts },
    ...{ score_kind: scoreKind, quote_ids: quotes },
    score: { ...known.score, impact: known.impact, effort: known.effort },
    expected: expected === null ? null : { text: expected, fall: expectedFall },
    outcome:
      releasedAt === null ? null : { released_at: releasedAt, verdict, ratio, is_reopened: isReopened },
  };
}

import type { Decision, decisionCalls } from '@earshot/contracts/boards/decisions';
import type { CallReply, ParsedBody, ParsedQuery } from '@earshot/contracts/call';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../platform/auth/caller.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import { keptEvidence } from '../../ideas/card-ideas.service.ts';
import { columnsOf, findBoard } from '../boards.sql.ts';
import type { ColumnRow } from '../boards.sql.ts';
import { cardView } from '../card-view.ts';
import type { CardRow } from '../cards.sql.ts';
import { cardsOfIdeas } from '../cards.sql.ts';
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
    const columns = await columnsOf(tx, workspaceId, [boardId]);
    const [card] = await cardsOfIdeas(tx, workspaceId, boardId, [ideaId]);
    return card && commits(columns, card.columnId, columnId) ? keptEvidence(tx, workspaceId, [ideaId]) : [];
  });
  if (kept.length === 0) return [];
  try {
    const pieces = (await readPieces(deps, workspaceId, kept)).flatMap(({ piece }) => piece ?? []);
    return await readInWorkspace(database, workspaceId, (tx) =>
      newestOfPieces(tx, workspaceId, pieces, quotesKept),
    );
  } catch {
    // A card can be moved while nothing can be searched: its decision has no quotes then.
    return [];
  }
}

/** Whether a card that goes from one column to another, or from none, is committed thereby. */
function commits(
  columns: readonly Pick<ColumnRow, 'id' | 'state'>[],
  from: string | null,
  to: string,
): boolean {
  const stateOf = (wanted: string | null) => columns.find(({ id }) => id === wanted)?.state;
  return stateOf(to) === 'committed' && stateOf(from) !== 'committed';
}

interface Commitment {
  /** The column that the card came from; null where it is new on the board. */
  from: string | null;
  /** Of the line of the history; what undoes it, undoes the decision. */
  revision: number;
  at: string;
  quotes: readonly number[];
}

/** Keeps what is known of a card that came from another state, or from off the board, to a committed column. */
export async function keepDecision(
  { tx, board }: OpenBoard,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  row: CardRow,
  { from, revision, at, quotes }: Commitment,
): Promise<void> {
  if (!commits(await columnsOf(tx, workspaceId, [board.id]), from, row.columnId)) return;
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
  const { rows, last } = await readInWorkspace(database, workspaceId, async (tx) => {
    if (!(await findBoard(tx, workspaceId, userId, boardId))) throw unknownBoard();
    return {
      rows: await sql.decisionsOf(tx, workspaceId, boardId),
      last: after === undefined ? undefined : await sql.decidedAt(tx, workspaceId, boardId, after),
    };
  });
  const ownerOf = new Map(rows.map(({ id, ownerId }) => [id, ownerId]));
  const decisions = rows.map(decisionView);
  // The last one of the page before may have been undone since.
  const isLater = ({ at, decision_id: id }: Decision) =>
    after === undefined || last === undefined || at < last || (at === last && id < after);
  const rest = after !== undefined && last === undefined ? [] : decisions.filter(isLater);
  const page = rest.slice(0, limit);
  return {
    decisions: page,
    next_after: rest.length > limit ? (page.at(-1)?.decision_id ?? null) : null,
    record: trackRecord(null, decisions),
    by_owner: recordsBy(decisions, ({ decision_id: id, owner }) => [
      { key: ownerOf.get(id) ?? null, name: owner },
    ]),
    by_tag: recordsBy(decisions, ({ tags }) =>
      (tags.length === 0 ? [null] : tags).map((tag) => ({ key: tag, name: tag })),
    ),
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
    if (row.wasReleased) {
      throw new Problem('conflict', {
        detail: 'The card was released since. What was expected of it is kept as it was.',
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
  const { outcome: first } = known;
  const { releasedAt, verdict, ratio } = first ?? row;
  // Where the reopening was undone, the release is the one that it was.
  const isReopened = row.isReopened || (first !== undefined && first.releasedAt !== row.releasedAt);
  return {
    ...{ decision_id: id, idea_id: ideaId, title, at, by, owner, tags, counts: known.counts },
    ...{ score_kind: scoreKind, quote_ids: quotes },
    score: { ...known.score, impact: known.impact, effort: known.effort },
    expected: expected === null ? null : { text: expected, fall: expectedFall },
    outcome:
      releasedAt === null ? null : { released_at: releasedAt, verdict, ratio, is_reopened: isReopened },
  };
}

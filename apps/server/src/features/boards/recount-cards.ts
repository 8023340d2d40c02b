import type { Deps } from '../deps.ts';
import { inWorkspace, readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { instantOf } from '../../platform/instant.ts';
import { keptEvidence } from '../ideas/card-ideas.service.ts';
import type { BoardRow } from './boards.sql.ts';
import * as boards from './boards.sql.ts';
import { scoreView } from './card-view.ts';
import type { CardCounts, CardRow } from './cards.sql.ts';
import { cardsOf, cardsOfIdeas, updateCard } from './cards.sql.ts';
import { differing } from './change-board.ts';
import type { Differing } from './changes.sql.ts';
import { insertChanges } from './changes.sql.ts';
import { countEvidence, countsToKeep, readPieces } from './read-evidence.ts';

type CountDeps = Pick<Deps, 'database' | 'engine' | 'now'>;

/** Counts what the workspace's cards rest on, where evidence or feedback changed since. Done again, it changes nothing. */
export async function recountDueBoards(
  deps: CountDeps,
  workspaceId: string,
  signal: AbortSignal,
): Promise<void> {
  const { database } = deps;
  const all = await readInWorkspace(database, workspaceId, (tx) => boards.boardsToCount(tx, workspaceId));
  for (const board of all) {
    const cards = await readInWorkspace(database, workspaceId, (tx) => cardsOf(tx, workspaceId, board.id));
    const isNew = board.countedRev !== board.now;
    for (const card of cards.filter(({ countedAt }) => isNew || countedAt === null)) {
      signal.throwIfAborted();
      await recountCard(deps, workspaceId, board, card.ideaId);
    }
    if (!isNew) continue;
    await inWorkspace(database, workspaceId, (tx) =>
      boards.updateBoard(tx, workspaceId, board.id, { countedRev: board.now }),
    );
  }
}

async function recountCard(
  deps: CountDeps,
  workspaceId: string,
  { id: boardId, score, madeBy }: BoardRow,
  ideaId: string,
): Promise<void> {
  const { database, now } = deps;
  const kept = await readInWorkspace(database, workspaceId, (tx) => keptEvidence(tx, workspaceId, [ideaId]));
  const pieces = await readPieces(deps, workspaceId, kept);
  const counted = await readInWorkspace(database, workspaceId, (tx) =>
    countEvidence(tx, workspaceId, pieces),
  );
  const counts = countsToKeep(counted);
  await inWorkspace(database, workspaceId, async (tx) => {
    const board = await boards.lockBoard(tx, workspaceId, madeBy, boardId);
    const [card] = await cardsOfIdeas(tx, workspaceId, boardId, [ideaId]);
    if (!board || !card) return;
    // Evidence was added or removed while it was counted: it is counted once more.
    const still = await keptEvidence(tx, workspaceId, [ideaId]);
    if (still.map(({ place }) => place).join() !== kept.map(({ place }) => place).join()) return;
    const at = instantOf(now());
    await updateCard(tx, workspaceId, ideaId, { ...counts, countedAt: at });
    const changed = differing(toldOf(card, score), toldOf({ ...card, ...counts }, score));
    if (!changed && card.countedAt !== null) return;
    const revision = board.revision + 1;
    const change = { ideaId, kind: 'counted' as const, by: null, ...(changed ?? { before: {}, after: {} }) };
    await insertChanges(tx, workspaceId, boardId, [{ ...change, revision, at }]);
    await boards.updateBoard(tx, workspaceId, boardId, { revision });
  });
}

/** What the history says of a count. */
function toldOf(card: CardRow & CardCounts, score: BoardRow['score']): Differing {
  const { items, people, unnamed, accounts, revenue, confidence } = card;
  return { score: scoreView(card, score).value, items, people, unnamed, accounts, revenue, confidence };
}

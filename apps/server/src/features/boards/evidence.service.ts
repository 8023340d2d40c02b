import type { boards } from '@earshot/contracts/boards';
import type { CardDetail } from '@earshot/contracts/boards/board-cards';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { Caller } from '../../platform/auth/caller.ts';
import { readInWorkspace } from '../../platform/database/workspace-transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { instantOf } from '../../platform/instant.ts';
import type { Deps } from '../deps.ts';
import { itemsOfIds } from '../feedback/list/read-items.service.ts';
import { addEvidence, givenRows, keptEvidence, removeEvidence } from '../ideas/card-ideas.service.ts';
import { evidenceNow } from '../ideas/evidence-now.service.ts';
import { askToCountIn } from './ask-to-count.ts';
import { findBoard } from './boards.sql.ts';
import { cardView } from './card-view.ts';
import { updateCard } from './cards.sql.ts';
import { cardOf, changed } from './cards.service.ts';
import { changeBoard, unknownBoard } from './change-board.ts';
import { countComments } from './comments.sql.ts';
import { newestOfPieces, weeksOfPieces } from './evidence.sql.ts';
import { originsOf } from './imports/card-imports.sql.ts';
import { publicTextOf } from './roadmap/roadmap.sql.ts';
import { linksOf } from './relations/relations.sql.ts';
import { countEvidence, readPieces } from './read-evidence.ts';

type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now' | 'queue'>;
type Changed = CallReply<typeof boards.addEvidence>;

const weeksShown = 12;
const quotesShown = 5;

/** A card with its evidence as it is at this moment. @throws Problem `not_found` */
export async function getCard(
  deps: Pick<Deps, 'database' | 'engine' | 'now'>,
  { workspaceId, userId }: Caller,
  { board_id: boardId, idea_id: ideaId }: { board_id: string; idea_id: string },
): Promise<CardDetail> {
  const { database, now } = deps;
  const { board, row, kept } = await readInWorkspace(database, workspaceId, async (tx) => {
    const board = await findBoard(tx, workspaceId, userId, boardId);
    if (!board) throw unknownBoard();
    const row = await cardOf(tx, workspaceId, boardId, ideaId);
    return { board, row, kept: await keptEvidence(tx, workspaceId, [ideaId]) };
  });
  const read = await readPieces(deps, workspaceId, kept);
  const pieces = read.flatMap(({ piece }) => piece ?? []);
  return readInWorkspace(database, workspaceId, async (tx) => {
    const counted = await countEvidence(tx, workspaceId, read);
    const frame = { now: instantOf(now()), weeks: weeksShown };
    const quoted = await newestOfPieces(tx, workspaceId, pieces, quotesShown);
    return {
      ...{ card: cardView(row, board.score), note: row.note, sent_by: row.sentBy, sent_at: row.sentAt },
      counts: counted.whole,
      evidence: read.map(({ kept: { place }, says }) => ({
        ...{ place, says, counts: counted.byPlace.get(place) ?? null },
        trust: counted.trust.get(place) ?? null,
      })),
      origin: (await originsOf(tx, workspaceId, [ideaId])).get(ideaId) ?? null,
      public_text: await publicTextOf(tx, workspaceId, ideaId),
      links: await linksOf(tx, workspaceId, boardId, ideaId),
      comment_count: await countComments(tx, workspaceId, ideaId),
      weeks: await weeksOfPieces(tx, workspaceId, pieces, frame),
      quotes: (await itemsOfIds(tx, workspaceId, quoted)).map(
        ({ review_id, text, said_at, author, account }) => ({ review_id, text, said_at, author, account }),
      ),
    };
  });
}

/** @throws Problem `not_found` when card or evidence is not there; `conflict` when it would be too many */
export async function addCardEvidence(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, idea_id: ideaId, ...given }: ParsedBody<typeof boards.addEvidence>,
): Promise<Changed> {
  deps.freeSpace.assertRoom();
  const { workspaceId } = caller;
  const rows = givenRows(given);
  const gone = (await evidenceNow(deps.database, workspaceId, rows)).find((one) => one.gone !== null);
  if (gone) throw new Problem('not_found', { detail: 'There is no such evidence.' });
  return changeBoard(deps, caller, boardId, async (open) => {
    const { tx, board, note } = open;
    await cardOf(tx, workspaceId, boardId, ideaId);
    const added = await addEvidence(tx, workspaceId, ideaId, rows);
    if (added.length === 0) return changed(open, workspaceId, ideaId, board.revision);
    await updateCard(tx, workspaceId, ideaId, { countedAt: null });
    await askToCountIn(deps, tx, workspaceId);
    const after = { added: added.map(({ kind }) => kind) };
    return changed(open, workspaceId, ideaId, await note({ ideaId, kind: 'evidence', before: {}, after }));
  });
}

/** @throws Problem `not_found` */
export function removeCardEvidence(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, idea_id: ideaId, place }: ParsedBody<typeof boards.removeEvidence>,
): Promise<Changed> {
  const { workspaceId } = caller;
  return changeBoard(deps, caller, boardId, async (open) => {
    const { tx, note } = open;
    await cardOf(tx, workspaceId, boardId, ideaId);
    const kept = await keptEvidence(tx, workspaceId, [ideaId]);
    const removed = kept.find((one) => one.place === place);
    if (!removed || !(await removeEvidence(tx, workspaceId, ideaId, place))) {
      throw new Problem('not_found', { detail: 'The card has no such evidence.' });
    }
    await updateCard(tx, workspaceId, ideaId, { countedAt: null });
    await askToCountIn(deps, tx, workspaceId);
    const before = { removed: [removed.kind] };
    return changed(open, workspaceId, ideaId, await note({ ideaId, kind: 'evidence', before, after: {} }));
  });
}

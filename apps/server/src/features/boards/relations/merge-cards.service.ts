import type { cardRelationCalls } from '@earshot/contracts/boards/card-relations';
import type { CallReply, ParsedBody, ParsedQuery } from '@earshot/contracts/call';
import type { Caller } from '../../../platform/auth/caller.ts';
import { readInWorkspace } from '../../../platform/database/workspace-transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { instantOf } from '../../../platform/instant.ts';
import type { Deps } from '../../deps.ts';
import {
  addEvidence,
  dismissIdea,
  evidenceKey,
  keptEvidence,
  putOnBoard,
  removeEvidence,
} from '../../ideas/card-ideas.service.ts';
import { askToCountIn } from '../ask-to-count.ts';
import { findBoard } from '../boards.sql.ts';
import { updateCard } from '../cards.sql.ts';
import { cardOf, changed } from '../cards.service.ts';
import type { OpenBoard } from '../change-board.ts';
import { changeBoard, unknownBoard } from '../change-board.ts';
import type { ChangeRow } from '../changes.sql.ts';
import { dropRuledOutLinks } from './ruled-out-links.ts';
import * as sql from './relations.sql.ts';

type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now' | 'queue'>;

/**
 * Merges a card into another of its board: evidence of both once, comments of both. The merged card is dismissed, and its address
 * leads to the other.
 *
 * @throws Problem `not_found`; `conflict` for a card and itself, or when both have more evidence than one can have
 */
export function mergeCards(
  deps: WriteDeps,
  caller: Caller,
  {
    board_id: boardId,
    idea_id: ideaId,
    into_idea_id: intoId,
  }: ParsedBody<typeof cardRelationCalls.mergeCards>,
): Promise<CallReply<typeof cardRelationCalls.mergeCards>> {
  deps.freeSpace.assertRoom();
  const { workspaceId, userId } = caller;
  return changeBoard(deps, caller, boardId, async (open) => {
    const { tx, noteAll } = open;
    const { title } = await cardOf(tx, workspaceId, boardId, ideaId);
    await cardOf(tx, workspaceId, boardId, intoId);
    if (ideaId === intoId) throw new Problem('conflict', { detail: 'A card cannot be merged into itself.' });
    const before = new Set((await keptEvidence(tx, workspaceId, [intoId])).map(({ place }) => place));
    await addEvidence(tx, workspaceId, intoId, await keptEvidence(tx, workspaceId, [ideaId]));
    const places = (await keptEvidence(tx, workspaceId, [intoId]))
      .map(({ place }) => place)
      .filter((place) => !before.has(place));
    const comments = await sql.moveComments(tx, workspaceId, ideaId, intoId);
    await dismissIdea(tx, workspaceId, ideaId, { decidedBy: userId, decidedAt: instantOf(deps.now()) });
    await sql.putMerge(tx, workspaceId, ideaId, intoId);
    await updateCard(tx, workspaceId, intoId, { countedAt: null });
    await askToCountIn(deps, tx, workspaceId);
    const revision = await noteAll([
      { ideaId, kind: 'merged', before: {}, after: { into_id: intoId } },
      {
        ...{ ideaId: intoId, kind: 'merged' as const, before: {} },
        after: { merged_id: ideaId, merged_title: title, places: places.map(String), comments },
      },
    ]);
    return changed(open, workspaceId, intoId, revision);
  });
}

/**
 * Gives both cards back: what the merge added to the one, to the other.
 *
 * @throws Problem `conflict` when the merged card was taken up elsewhere since
 */
export async function takeMergeBack(
  { tx, board }: OpenBoard,
  { workspaceId, userId }: Pick<Caller, 'workspaceId' | 'userId'>,
  { ideaId, after }: ChangeRow,
  at: string,
): Promise<void> {
  const intoId = ideaId ?? '';
  const mergedId = String(after['merged_id']);
  await cardOf(tx, workspaceId, board.id, intoId);
  const [back] = await putOnBoard(tx, workspaceId, [mergedId], { decidedBy: userId, decidedAt: at });
  if (back === undefined) throw new Problem('conflict', { detail: 'The merged card is used elsewhere.' });
  await cardOf(tx, workspaceId, board.id, mergedId);
  await dropRuledOutLinks(tx, workspaceId, board.id, mergedId);
  const places = new Set(Array.isArray(after['places']) ? after['places'].map(Number) : []);
  // A place is given again when its evidence was removed: what stands there now is somebody's, unless the merged card has it, too.
  const merged = new Set((await keptEvidence(tx, workspaceId, [mergedId])).map(evidenceKey));
  for (const one of await keptEvidence(tx, workspaceId, [intoId])) {
    if (places.has(one.place) && merged.has(evidenceKey(one)))
      await removeEvidence(tx, workspaceId, intoId, one.place);
  }
  const comments = Array.isArray(after['comments']) ? after['comments'].map(String) : [];
  await sql.moveComments(tx, workspaceId, intoId, mergedId, comments);
  await sql.deleteMerge(tx, workspaceId, mergedId);
  for (const id of [intoId, mergedId]) await updateCard(tx, workspaceId, id, { countedAt: null });
}

/** Where the address of a merged card leads to. @throws Problem `not_found` for a board that the caller may not see */
export function findMerged(
  { database }: Pick<Deps, 'database'>,
  { workspaceId, userId }: Caller,
  { board_id: boardId, idea_id: ideaId }: ParsedQuery<typeof cardRelationCalls.findMerged>,
): Promise<CallReply<typeof cardRelationCalls.findMerged>> {
  return readInWorkspace(database, workspaceId, async (tx) => {
    if (!(await findBoard(tx, workspaceId, userId, boardId))) throw unknownBoard();
    return { idea_id: await sql.mergedInto(tx, workspaceId, boardId, ideaId) };
  });
}

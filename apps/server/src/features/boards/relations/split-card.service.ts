import type { cardRelationCalls } from '@earshot/contracts/boards/card-relations';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { instantOf } from '../../../platform/instant.ts';
import type { Deps } from '../../deps.ts';
import {
  addEvidence,
  deleteIdeas,
  keptEvidence,
  removeEvidence,
  writeIdea,
} from '../../ideas/card-ideas.service.ts';
import { askToCountIn } from '../ask-to-count.ts';
import { putCards, ranksOf, updateCard, writeRanks } from '../cards.sql.ts';
import { cardOf, changed } from '../cards.service.ts';
import type { OpenBoard } from '../change-board.ts';
import { changeBoard } from '../change-board.ts';
import type { ChangeRow } from '../changes.sql.ts';
import { keepDecision } from '../decisions/decisions.service.ts';
import { placeBetween } from '../place-between.ts';
import * as sql from './relations.sql.ts';

type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now' | 'queue'>;

/**
 * Moves evidence of a card to a new one right behind it, in the same lanes.
 *
 * @throws Problem `not_found` for a card or evidence that is not there
 */
export function splitCard(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, idea_id: ideaId, title, places }: ParsedBody<typeof cardRelationCalls.splitCard>,
): Promise<CallReply<typeof cardRelationCalls.splitCard>> {
  deps.freeSpace.assertRoom();
  const { workspaceId, userId } = caller;
  const wanted = new Set(places);
  return changeBoard(deps, caller, boardId, async (open) => {
    const { tx, noteAll } = open;
    const { columnId, horizon, targetOn } = await cardOf(tx, workspaceId, boardId, ideaId);
    const moved = (await keptEvidence(tx, workspaceId, [ideaId])).filter(({ place }) => wanted.has(place));
    if (moved.length < wanted.size)
      throw new Problem('not_found', { detail: 'The card has no such evidence.' });
    const idea = { title, note: '', sentBy: userId, sentAt: instantOf(deps.now()) };
    const newId = await writeIdea(tx, workspaceId, idea);
    const place = placeBetween(await ranksOf(tx, workspaceId, boardId), { after: ideaId, before: null });
    if (place.moved.length > 0) await writeRanks(tx, workspaceId, place.moved);
    const card = { ideaId: newId, columnId, rank: place.rank, horizon, targetOn };
    await putCards(tx, workspaceId, boardId, [card]);
    await addEvidence(tx, workspaceId, newId, moved);
    for (const one of moved) await removeEvidence(tx, workspaceId, ideaId, one.place);
    await updateCard(tx, workspaceId, ideaId, { countedAt: null });
    await askToCountIn(deps, tx, workspaceId);
    const revision = await noteAll([
      ...place.moved.map((one) => ({ ideaId: one.ideaId, kind: 'moved' as const, before: {}, after: {} })),
      { ideaId: newId, kind: 'split', before: {}, after: { split_from: ideaId } },
      { ideaId, kind: 'split', before: {}, after: { new_id: newId, pieces: moved.length } },
    ]);
    const made = { from: null, revision, at: idea.sentAt, quotes: [] };
    await keepDecision(open, caller, await cardOf(tx, workspaceId, boardId, newId), made);
    return changed(open, workspaceId, newId, revision);
  });
}

/**
 * Gives the evidence of the new card back, and deletes that.
 *
 * @throws Problem `conflict` when somebody changed the new card since
 */
export async function takeSplitBack(
  { tx, board }: OpenBoard,
  { workspaceId }: Pick<Caller, 'workspaceId'>,
  { ideaId, after, revision }: ChangeRow,
  at: string,
): Promise<string> {
  const newId = String(after['new_id']);
  await cardOf(tx, workspaceId, board.id, ideaId ?? '');
  await cardOf(tx, workspaceId, board.id, newId);
  if (await sql.isChangedAfter(tx, workspaceId, board.id, newId, revision)) {
    throw new Problem('conflict', { detail: 'The new card was changed since. Merge the two cards instead.' });
  }
  await addEvidence(tx, workspaceId, ideaId ?? '', await keptEvidence(tx, workspaceId, [newId]));
  await deleteIdeas(tx, workspaceId, [newId], at);
  await updateCard(tx, workspaceId, ideaId ?? '', { countedAt: null });
  return newId;
}

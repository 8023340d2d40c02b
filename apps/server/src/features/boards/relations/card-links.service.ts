import type { cardRelationCalls } from '@earshot/contracts/boards/card-relations';
import type { CallReply, ParsedBody } from '@earshot/contracts/call';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Deps } from '../../deps.ts';
import { cardOf, changed } from '../cards.service.ts';
import { changeBoard } from '../change-board.ts';
import type { LinkRow } from './relations.sql.ts';
import * as sql from './relations.sql.ts';

type WriteDeps = Pick<Deps, 'database' | 'freeSpace' | 'now'>;
type Given = ParsedBody<typeof cardRelationCalls.linkCards>;
type Changed = CallReply<typeof cardRelationCalls.linkCards>;

/**
 * Links a card to another of its board. A link that is there stays.
 *
 * @throws Problem `not_found`; `conflict` where it would close a circle, or the card is part of another
 */
export function linkCards(
  deps: WriteDeps,
  caller: Caller,
  { board_id: boardId, idea_id: fromId, kind, to_idea_id: toId }: Given,
): Promise<Changed> {
  deps.freeSpace.assertRoom();
  const { workspaceId } = caller;
  const link: LinkRow = { fromId, kind, toId };
  return changeBoard(deps, caller, boardId, async (open) => {
    const { tx, board, noteAll } = open;
    await cardOf(tx, workspaceId, boardId, fromId);
    await cardOf(tx, workspaceId, boardId, toId);
    if (fromId === toId) throw circle('A card cannot be linked to itself.');
    const others = await sql.linkedTo(tx, workspaceId, boardId, fromId, kind);
    if (others.includes(toId)) return changed(open, workspaceId, fromId, board.revision);
    if (kind === 'part_of' && others.length > 0) {
      throw new Problem('conflict', { detail: 'The card is part of another card. Remove that link first.' });
    }
    if (await sql.leadsTo(tx, workspaceId, boardId, { fromId: toId, kind, toId: fromId })) {
      throw circle('The other card already leads back to this one by such links.');
    }
    await sql.insertLink(tx, workspaceId, link);
    const revision = await noteAll(linesOf(link, 'linked'));
    return changed(open, workspaceId, fromId, revision);
  });
}

/** @throws Problem `not_found` */
export function unlinkCards(
  deps: Pick<Deps, 'database' | 'now'>,
  caller: Caller,
  { board_id: boardId, idea_id: fromId, kind, to_idea_id: toId }: Given,
): Promise<Changed> {
  const { workspaceId } = caller;
  const link: LinkRow = { fromId, kind, toId };
  return changeBoard(deps, caller, boardId, async (open) => {
    const { tx, noteAll } = open;
    await cardOf(tx, workspaceId, boardId, fromId);
    if (!(await sql.deleteLink(tx, workspaceId, link))) {
      throw new Problem('not_found', { detail: 'There is no such link.' });
    }
    return changed(open, workspaceId, fromId, await noteAll(linesOf(link, 'unlinked')));
  });
}

/** A line in the history of both cards. */
function linesOf({ fromId, kind, toId }: LinkRow, what: 'linked' | 'unlinked') {
  const line = (ideaId: string, other: string, link: string) => ({
    ...{ ideaId, kind: what, before: {}, after: { link, other_id: other } },
  });
  return [line(fromId, toId, kind), line(toId, fromId, `${kind}_reverse`)];
}

function circle(detail: string): Problem {
  return new Problem('conflict', { detail });
}

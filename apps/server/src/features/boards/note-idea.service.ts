import type { Deps } from '../deps.ts';
import { instantOf } from '../../platform/instant.ts';
import type { TellsBoard } from '../ideas/ideas.service.ts';
import { boardOfIdea, updateBoard } from './boards.sql.ts';
import { differing } from './change-board.ts';
import { insertChanges } from './changes.sql.ts';

/** Keeps in a board's history what is done to one of its ideas in the list of ideas. */
export function noteIdea({ now }: Pick<Deps, 'now'>): TellsBoard['noteIdea'] {
  return async (tx, workspaceId, { ideaId, kind, by, before, after }) => {
    const changed = kind === 'edited' ? differing(before, after) : { before, after };
    const board = changed && (await boardOfIdea(tx, workspaceId, ideaId));
    if (!changed || !board) return;
    const revision = board.revision + 1;
    const change = { ideaId, kind, by, ...changed, revision, at: instantOf(now()) };
    await insertChanges(tx, workspaceId, board.id, [change]);
    await updateBoard(tx, workspaceId, board.id, { revision });
  };
}

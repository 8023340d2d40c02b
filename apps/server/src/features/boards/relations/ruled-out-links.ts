import type { Tx } from '../../../platform/database/open.ts';
import * as sql from './relations.sql.ts';

/**
 * Forgets those links of a card that came back to the board which the links made since rule out: they would close a circle, or make a
 * card part of two.
 */
export async function dropRuledOutLinks(
  tx: Tx,
  workspaceId: string,
  boardId: string,
  ideaId: string,
): Promise<void> {
  for (const { kind, is_reverse: isReverse, idea_id: other } of await sql.linksOf(
    tx,
    workspaceId,
    boardId,
    ideaId,
  )) {
    const link = isReverse ? { fromId: other, kind, toId: ideaId } : { fromId: ideaId, kind, toId: other };
    const back = { fromId: link.toId, kind, toId: link.fromId };
    const isRuledOut =
      (kind === 'part_of' && (await sql.linkedTo(tx, workspaceId, boardId, link.fromId, kind)).length > 1) ||
      (await sql.leadsTo(tx, workspaceId, boardId, back));
    if (isRuledOut) await sql.deleteLink(tx, workspaceId, link);
  }
}

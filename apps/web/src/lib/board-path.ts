import { paths } from './paths.ts';

/** A board, and a card of it where one is named. */
export function boardPath(boardId: string, ideaId?: string): string {
  const card = ideaId === undefined ? '' : `&card=${ideaId}`;
  return `${paths.board}?id=${boardId}${card}`;
}

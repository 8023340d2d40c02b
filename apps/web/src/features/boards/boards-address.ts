import { boardPath } from '../../lib/board-path.ts';
import type { BoardView } from './lanes/board-views.ts';
import { boardViews } from './lanes/board-views.ts';

/** What an address shows: which board, in which view, with which card open. */
export interface BoardAddress {
  boardId: string | null;
  view: BoardView;
  cardId: string | null;
}

export function boardAddressOf(address: URLSearchParams): BoardAddress {
  return {
    boardId: address.get('id'),
    view: boardViews.find((one) => one === address.get('view')) ?? 'columns',
    cardId: address.get('card'),
  };
}

/** What the address of a board says where its decisions are shown. */
export const decisionsView = 'decisions';

export function decisionsPath(boardId: string): string {
  return `${boardPath(boardId)}&view=${decisionsView}`;
}

/** The address of a board in a view; the first view is not named. */
export function boardViewPath(boardId: string, view: BoardView, cardId: string | null): string {
  const path = boardPath(boardId, cardId ?? undefined);
  return view === 'columns' ? path : `${path}&view=${view}`;
}

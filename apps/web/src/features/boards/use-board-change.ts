import type { BoardCard } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { boardQuery, cardChangesQuery, cardQuery, withCards, type BoardData } from './boards.queries.ts';
import { moveSays } from './boards.words.ts';
import type { moveTo } from './lanes/lanes.ts';
import { movedCard } from './lanes/lanes.ts';

export interface BoardChanges {
  /** Shows the move at once, and takes it back where the server refuses it. */
  move: (card: BoardCard, to: ReturnType<typeof moveTo>, lane: string) => Promise<void>;
  takeOff: (card: BoardCard) => Promise<void>;
  undo: (revision: number) => Promise<void>;
  /** Does a change, and shows what the server made of the card. @returns false when it was refused, which was said */
  change: (run: () => Promise<{ card: BoardCard }>) => Promise<boolean>;
  /** Has the card's evidence and history asked for anew. */
  refresh: (ideaId: string) => void;
}

/** What can be done on a board. Each change is shown as soon as it is known. */
export function useBoardChange(boardId: string): BoardChanges {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey } = boardQuery(boardId);
    const show = (to: (data: BoardData) => BoardData) =>
      queryClient.setQueryData(queryKey, (data) => data && to(data));
    const refresh = (ideaId: string) => {
      void queryClient.invalidateQueries({ queryKey: cardQuery(boardId, ideaId).queryKey });
      void queryClient.invalidateQueries({ queryKey: cardChangesQuery(boardId, ideaId).queryKey });
    };
    const undo = async (revision: number) => {
      try {
        await send(boards.undoChange, { body: { board_id: boardId, revision } });
      } catch (error) {
        showToast(whatAndWhy(moveSays.notUndone, problemSentence(error)));
      }
      await queryClient.invalidateQueries({ queryKey: ['boards'] });
    };
    const change = async (run: () => Promise<{ card: BoardCard }>) => {
      try {
        const { card } = await run();
        show((data) => withCards(data, [card]));
        refresh(card.idea_id);
        return true;
      } catch (error) {
        showToast(whatAndWhy(moveSays.notDone, problemSentence(error)));
        return false;
      }
    };
    return {
      undo,
      change,
      refresh,
      move: async (card, to, lane) => {
        show((data) => withCards(data, [movedCard(data.cards, card, to)]));
        try {
          const done = await send(boards.moveCard, { body: { board_id: boardId, ...to } });
          show((data) => withCards(data, [done.card]));
          showToast(moveSays.moved(card.title, lane), () => void undo(done.revision));
          refresh(card.idea_id);
        } catch (error) {
          show((data) => withCards(data, [card]));
          showToast(whatAndWhy(moveSays.notMoved, problemSentence(error)));
        }
      },
      takeOff: async (card) => {
        try {
          const body = { board_id: boardId, idea_id: card.idea_id };
          const { revision } = await send(boards.takeOff, { body });
          show(({ board, cards }) => ({ board, cards: cards.filter((one) => one.idea_id !== card.idea_id) }));
          showToast(moveSays.takenOff, () => void undo(revision));
          await queryClient.invalidateQueries({ queryKey: ['ideas'] });
        } catch (error) {
          showToast(whatAndWhy(moveSays.notDone, problemSentence(error)));
        }
      },
    };
  }, [queryClient, boardId]);
}

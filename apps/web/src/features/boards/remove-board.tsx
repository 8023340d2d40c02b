import type { Board } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmByName } from '../../ui/overlays/confirm-by-name.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { boardWords as words, moveSays } from './boards.words.ts';

interface RemoveBoardProps {
  board: Board;
  count: number;
  onClose: () => void;
  /** Where undoing leads. */
  restoredTo: string;
}

/** Deletes a board once its name was typed, and offers to undo it. */
export function RemoveBoard({ board, count, onClose, restoredTo }: RemoveBoardProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const body = { board_id: board.board_id };
  const refresh = () =>
    Promise.all(
      [['boards'], ['ideas'], ['preferences', 'left_menu']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const restore = async () => {
    try {
      await send(boards.restore, { body });
      await navigate(restoredTo);
    } catch (error) {
      showToast(whatAndWhy(moveSays.notUndone, problemSentence(error)));
    }
    await refresh();
  };
  const removing = useMutation({
    mutationFn: () => send(boards.remove, { body }),
    onSuccess: async () => {
      onClose();
      await navigate(paths.board);
      showToast(words.removed, () => void restore());
      await refresh();
    },
  });
  return (
    <ConfirmByName
      opened
      onClose={onClose}
      title={words.removeTitle}
      consequence={words.removeSays(board.title, count)}
      name={board.title}
      action={words.remove}
      pending={removing.isPending}
      error={removing.error}
      onConfirm={() => removing.mutate()}
    />
  );
}

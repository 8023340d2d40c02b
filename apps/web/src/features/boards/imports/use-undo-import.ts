import { boards } from '@earshot/contracts/boards';
import { useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../../ui/states/what-and-why.ts';
import { cardImportWords as words } from './card-import.words.ts';

/** Takes an import back, and says what became of its cards. */
export function useUndoImport(boardId: string): (importId: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (importId) => {
    try {
      const body = { board_id: boardId, card_import_id: importId };
      const { removed, kept } = await send(boards.undoCardImport, { body });
      showToast(words.undone(removed, kept));
    } catch (error) {
      showToast(whatAndWhy(words.notUndone, problemSentence(error)));
    }
    await queryClient.invalidateQueries({ queryKey: ['boards'] });
  };
}

import { themes } from '@earshot/contracts/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { themeWords } from './themes.words.ts';

/** Takes an edit back. */
export function useRevert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (editId: number) => send(themes.revert, { body: { edit_id: editId } }),
    onSuccess: () => showToast(themeWords.undone),
    onError: (error) => showToast(whatAndWhy(themeWords.notUndone, problemSentence(error))),
    // Themes stand on items, in filters and in figures.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** Makes an edit, says so, and offers to take it back. */
export function useThemeChange(
  change: () => Promise<{ edit_id: number }>,
  { says, onDone }: { says: () => string; onDone: () => void },
) {
  const queryClient = useQueryClient();
  const revert = useRevert();
  return useMutation({
    mutationFn: change,
    onSuccess: async ({ edit_id: editId }) => {
      onDone();
      showToast(says(), () => revert.mutate(editId));
      await queryClient.invalidateQueries();
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemSentence } from '../../lib/api-problem.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';

/** Changes something about alerts, says so, and reads them anew. */
export function useAlertsChange<Wish>(
  change: (wish: Wish) => Promise<unknown>,
  { says, failed, onDone }: { says: (wish: Wish) => string; failed: string; onDone?: () => void },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_done, wish) => {
      onDone?.();
      showToast(says(wish));
    },
    onError: (error) => showToast(whatAndWhy(failed, problemSentence(error))),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['alerts'] }),
        queryClient.invalidateQueries({ queryKey: ['preferences', 'left_menu'] }),
      ]),
  });
}

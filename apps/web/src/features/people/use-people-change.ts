import { people } from '@earshot/contracts/people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { personWords } from './people.words.ts';

/** Takes a merge or split back. */
export function useUndo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changeId: string) => send(people.undo, { body: { change_id: changeId } }),
    onSuccess: () => showToast(personWords.undone),
    onError: (error) => showToast(whatAndWhy(personWords.notUndone, problemSentence(error))),
    // People stand on items, in filters and in figures.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** Merges or splits, says so, and offers to take it back. */
export function usePeopleChange<Asked>(
  change: (asked: Asked) => Promise<{ change_id: string; author_id: number }>,
  { says, failed, onDone }: { says: string; failed: string; onDone?: (authorId: number) => void },
) {
  const queryClient = useQueryClient();
  const undo = useUndo();
  return useMutation({
    mutationFn: change,
    onSuccess: async ({ change_id: changeId, author_id: authorId }) => {
      onDone?.(authorId);
      showToast(says, () => undo.mutate(changeId));
      await queryClient.invalidateQueries();
    },
    onError: (error) => showToast(whatAndWhy(failed, problemSentence(error))),
  });
}

/** Makes two people one; the second stands for them. */
export function useMerge(onDone?: (authorId: number) => void) {
  return usePeopleChange(
    ({ from, into }: { from: number; into: number }) =>
      send(people.merge, { body: { author_id: from, into_author_id: into } }),
    { says: personWords.merged, failed: personWords.notMerged, ...(onDone && { onDone }) },
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemSentence } from '../../lib/api-problem.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { ideaWords } from './ideas.words.ts';

interface IdeaChange {
  run: () => Promise<unknown>;
  /** Said once it is done. */
  says: string;
  undo?: () => Promise<unknown>;
}

/** Changes ideas, says so, offers to take it back, and has all lists of ideas asked for anew. */
export function useIdeaChange(onDone?: () => void) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['ideas'] });
  const takeBack = async (undo: () => Promise<unknown>) => {
    try {
      await undo();
    } catch (error) {
      showToast(whatAndWhy(ideaWords.notBack, problemSentence(error)));
    }
    await refresh();
  };
  return useMutation({
    mutationFn: ({ run }: IdeaChange) => run(),
    onSuccess: async (_done, { says, undo }) => {
      showToast(says, undo && (() => void takeBack(undo)));
      await refresh();
      onDone?.();
    },
    onError: (error) => showToast(whatAndWhy(ideaWords.notChanged, problemSentence(error))),
  });
}

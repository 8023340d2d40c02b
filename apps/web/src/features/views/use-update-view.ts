import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { views, type View } from '@earshot/contracts/views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { viewsQuery } from './views.queries.ts';
import { viewWords } from './views.words.ts';

/** Gives a view the filter and the question on the screen; the toast takes it back. */
export function useUpdateView() {
  const queryClient = useQueryClient();
  const write = ({ view, filter, question }: { view: View; filter: FeedbackFilter; question: string }) =>
    send(views.update, {
      body: { view_id: view.view_id, name: view.name, filter, search_term: question || null },
    });
  const refresh = () => queryClient.invalidateQueries(viewsQuery);
  return useMutation({
    mutationFn: write,
    onSuccess: async (_, { view }) => {
      showToast(viewWords.saved(view.name), () => {
        void write({ view, filter: view.filter, question: view.search_term ?? '' }).then(
          refresh,
          (error: unknown) => showToast(problemSentence(error)),
        );
      });
      await refresh();
    },
    onError: (error) => showToast(problemSentence(error)),
  });
}

import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { problemSentence } from '../../lib/api-problem.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { operatorKey } from './operator.queries.ts';

/** A change by the operator: what is shown is fetched again, and a toast says what became of it. */
export function useOperatorChange<Input, Reply>(
  change: (input: Input) => Promise<Reply>,
  done: (reply: Reply, input: Input) => string,
): UseMutationResult<Reply, Error, Input> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (reply, input) => showToast(done(reply, input)),
    onError: (error) => showToast(problemSentence(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: operatorKey }),
  });
}

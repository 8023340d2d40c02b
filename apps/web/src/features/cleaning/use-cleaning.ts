import { cleaning, type CleaningRun, type CleaningState } from '@earshot/contracts/cleaning';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { cleaningQuery } from './cleaning.queries.ts';

/** What may be asked of a run; each answer is shown at once. */
export function useCleaning() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ask: () => Promise<CleaningState>) => ask(),
    onMutate: () => queryClient.cancelQueries(cleaningQuery),
    onSuccess: (state) => queryClient.setQueryData(cleaningQuery.queryKey, state),
    // Somebody else may have gone on meanwhile.
    onError: () => queryClient.invalidateQueries(cleaningQuery),
  });
}

export const askToCheck = (switches: CleaningRun['switches']) => () =>
  send(cleaning.check, { body: { switches } });
export const askToApply = (run_id: string) => () => send(cleaning.apply, { body: { run_id } });
export const askToUndo = (run_id: string) => () => send(cleaning.undo, { body: { run_id } });
export const askToDiscard = (run_id: string) => () => send(cleaning.discard, { body: { run_id } });

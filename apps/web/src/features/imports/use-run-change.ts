import type { ImportRun } from '@earshot/contracts/imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importListQuery, importQuery } from './imports.queries.ts';

/** A call that answers an import as it then is: the answer is shown at once, and nothing older takes its place. */
export function useRunChange<Input>(importId: string, change: (input: Input) => Promise<ImportRun>) {
  const queryClient = useQueryClient();
  const { queryKey } = importQuery(importId);
  return useMutation({
    mutationFn: change,
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: async (run) => {
      queryClient.setQueryData(queryKey, run);
      await queryClient.invalidateQueries(importListQuery);
    },
    // Another tab may have gone on meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api-problem.ts';

/** A fresh cache. Only what another try can mend is tried again: no answer, or a server that is busy. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiProblem && (error.status === 0 || error.status >= 502),
      },
    },
  });
}

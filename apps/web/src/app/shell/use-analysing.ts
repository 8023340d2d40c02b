import { enrichment, type Analysing } from '@earshot/contracts/enrichment';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

/** How often is asked while figures move, and while they do not. */
const busyMs = 2000;
const calmMs = 15_000;
/** A few items that come now and then move no figure by much. */
const worthSaying = 0.01;

const progressQuery = queryOptions({
  queryKey: ['understanding', 'progress'],
  queryFn: async ({ signal }) => (await send(enrichment.progress, {}, signal)).analysing,
  refetchInterval: ({ state }) => (state.data ? busyMs : calmMs),
  staleTime: 0,
});

/**
 * How far the analysis is while it moves figures worth telling of. Null when it does not or cannot be asked,
 * undefined until known.
 */
export function useAnalysing(): Analysing | null | undefined {
  const { data, isError } = useQuery(progressQuery);
  if (data === undefined) return isError ? null : undefined;
  return data && isWorthSaying(data) ? data : null;
}

/** What people cause themselves by rating one topic is told on its screen. */
function isWorthSaying({ done, total, steps }: Analysing): boolean {
  return total - done > worthSaying * total || steps.some((step) => step !== 'items' && step !== 'topics');
}

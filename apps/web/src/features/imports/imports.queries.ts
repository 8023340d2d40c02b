import { imports } from '@earshot/contracts/imports';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';
import { isUnderWay } from './import-state.ts';

const pollMs = 1000;
const hiddenPollMs = 15_000;

function pollAgainIn(): number {
  return document.hidden ? hiddenPollMs : pollMs;
}

/** One import, asked for again while the server works on it; seldom while nobody looks. */
export function importQuery(importId: string) {
  return queryOptions({
    queryKey: ['imports', 'one', importId],
    queryFn: ({ signal }) => send(imports.get, { query: { import_id: importId } }, signal),
    refetchInterval: ({ state }) => state.data !== undefined && isUnderWay(state.data) && pollAgainIn(),
    refetchIntervalInBackground: true,
  });
}

export const importListQuery = infiniteQueryOptions({
  queryKey: ['imports', 'list'],
  queryFn: ({ pageParam, signal }) => send(imports.list, { query: { before: pageParam } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last) => last.next_before ?? undefined,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    (state.data?.pages.some((page) => page.imports.some(isUnderWay)) ?? false) && pollAgainIn(),
  refetchIntervalInBackground: true,
});

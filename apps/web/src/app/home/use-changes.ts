import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { changesQuery } from '../../features/alerts/alerts.queries.ts';
import { workspaceQuery } from '../../features/workspaces/workspaces.queries.ts';

const awaitedMs = 2000;

/**
 * The changes that were found. Demo data is checked for them some seconds after it was analysed: until then they are
 * asked for again, and `isAwaited`, as what leads Home before is not what leads it a moment later.
 */
export function useChanges() {
  const hasDemo = useQuery(workspaceQuery).data?.has_sample === true;
  const base = changesQuery(undefined);
  const changes = useInfiniteQuery(base);
  const isAwaited = hasDemo && changes.data?.pages[0]?.watch.looked_at === null;
  useInfiniteQuery({ ...base, enabled: isAwaited, refetchInterval: awaitedMs });
  return { changes, isAwaited };
}

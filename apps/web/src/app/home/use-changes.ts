import { minuteMs } from '@earshot/contracts/durations';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { changesQuery } from '../../features/alerts/alerts.queries.ts';
import { workspaceQuery } from '../../features/workspaces/workspaces.queries.ts';
import { useAnalysing } from '../shell/use-analysing.ts';

const awaitedMs = 2000;
/** A first check that has not come so long after all was analysed has failed, and may not come at all. */
const patienceMs = 2 * minuteMs;

/**
 * The changes that were found. Demo data is checked for them some seconds after it was analysed: until then they are
 * asked for again, and `isAwaited`, as what leads Home before is not what leads it a moment later.
 */
export function useChanges() {
  const hasDemo = useQuery(workspaceQuery).data?.has_sample === true;
  const isAnalysed = useAnalysing() === null;
  const base = changesQuery(undefined);
  const changes = useInfiniteQuery(base);
  const isUnchecked = hasDemo && changes.data?.pages[0]?.watch.looked_at === null;
  const isLate = useHasLasted(isUnchecked && isAnalysed, patienceMs);
  const isAwaited = isUnchecked && !isLate;
  useInfiniteQuery({ ...base, enabled: isAwaited, refetchInterval: awaitedMs });
  return { changes, isAwaited };
}

/** Whether something has been so for that many milliseconds without a break. */
function useHasLasted(isSo: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setHasLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isSo, ms]);
  return hasLasted;
}

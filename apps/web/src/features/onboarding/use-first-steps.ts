import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { getStartedQuery } from './onboarding.queries.ts';

/**
 * How many of the first steps are done, looked up again at each new address and after each change; null once all are, or
 * before it is known.
 */
export function useFirstSteps(): { done: number; all: number } | null {
  const queryClient = useQueryClient();
  const { data } = useQuery(getStartedQuery);
  const { key } = useLocation();
  const seen = useRef(key);
  const all = data?.steps.length ?? 0;
  const done = data?.steps.filter((step) => step.done).length ?? 0;
  const isOpen = done < all;
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (isOpen) void queryClient.invalidateQueries(getStartedQuery);
  }, [key, isOpen, queryClient]);
  useEffect(() => {
    if (!isOpen) return;
    return queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') {
        void queryClient.invalidateQueries(getStartedQuery);
      }
    });
  }, [isOpen, queryClient]);
  return isOpen ? { done, all } : null;
}

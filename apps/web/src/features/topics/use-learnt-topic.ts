import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { topicQuery } from './topics.queries.ts';

/**
 * A topic that is asked for until it has learnt; what hangs on its items is then fetched anew. A topic that learnt between
 * two looks was never seen learning: another count of items tells it.
 */
export function useLearntTopic(id: number) {
  const queryClient = useQueryClient();
  const topic = useQuery(topicQuery(id));
  const isLearning = topic.data?.is_fitting;
  const itemCount = topic.data?.item_count;
  const known = useRef<{ isLearning: boolean; itemCount: number }>(undefined);
  useEffect(() => {
    if (isLearning === undefined || itemCount === undefined) return;
    const before = known.current;
    known.current = { isLearning, itemCount };
    if (!before || isLearning) return;
    if (!before.isLearning && before.itemCount === itemCount) return;
    for (const part of ['list', 'trend', 'thresholds', 'suggestions', 'preview']) {
      void queryClient.invalidateQueries({ queryKey: ['topics', part] });
    }
    void queryClient.invalidateQueries({ queryKey: ['feedback'] });
  }, [isLearning, itemCount, queryClient]);
  return topic;
}

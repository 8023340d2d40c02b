import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { topicQuery } from './topics.queries.ts';

/** A topic that is asked for until it has learnt; what hangs on its items is then fetched anew. */
export function useLearntTopic(id: number) {
  const queryClient = useQueryClient();
  const topic = useQuery(topicQuery(id));
  const isLearning = topic.data?.is_fitting;
  const wasLearning = useRef(false);
  useEffect(() => {
    if (wasLearning.current && isLearning === false) {
      for (const part of ['list', 'trend', 'thresholds', 'suggestions', 'preview']) {
        void queryClient.invalidateQueries({ queryKey: ['topics', part] });
      }
      void queryClient.invalidateQueries({ queryKey: ['feedback'] });
    }
    wasLearning.current = isLearning ?? false;
  }, [isLearning, queryClient]);
  return topic;
}

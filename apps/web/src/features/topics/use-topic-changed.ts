import type { CustomTrend } from '@earshot/contracts/topics';
import { topics } from '@earshot/contracts/topics';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { topicPath } from './topic-paths.ts';
import { topicQuery, topicsQuery } from './topics.queries.ts';

/** What to do with a topic that the server answered: it shows at once, and it is followed while it learns. */
export function useTopicChanged(): (topic: CustomTrend) => void {
  const queryClient = useQueryClient();
  return (topic) => {
    queryClient.setQueryData(topicQuery(topic.id).queryKey, topic);
    void queryClient.invalidateQueries({ queryKey: topicsQuery.queryKey });
    for (const part of ['suggestions', 'trend']) {
      void queryClient.invalidateQueries({ queryKey: ['topics', part, topic.id] });
    }
  };
}

/** Takes back the topic's last change and opens the topic. */
export function useUndoChange(id: number): () => void {
  const changed = useTopicChanged();
  const navigate = useNavigate();
  return () => {
    send(topics.undo, { body: { custom_trend_id: id, undo: 'change' } })
      .then(({ custom_trend: topic }) => {
        changed(topic);
        return navigate(topicPath(id));
      })
      .catch((error: unknown) => showToast(problemSentence(error)));
  };
}

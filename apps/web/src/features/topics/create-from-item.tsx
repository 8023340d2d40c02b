import { topics } from '@earshot/contracts/topics';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { topicPath } from './topic-paths.ts';
import { topicsQuery } from './topics.queries.ts';
import { topicWords } from './topics.words.ts';

/** Makes a topic from the item that the address names, once, and puts the topic's address in its place. */
export function CreateFromItem({ reviewId, sourceId }: { reviewId: number | null; sourceId: number | null }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error } = useMutation({
    mutationFn: (id: number) =>
      send(topics.create, {
        body: { review_id: id, ...(sourceId !== null && { source_id: sourceId }) },
      }),
    onSuccess: ({ custom_trend: topic }) => {
      void queryClient.invalidateQueries({ queryKey: topicsQuery.queryKey });
      void navigate(topicPath(topic.id), { replace: true });
    },
  });
  const hasAsked = useRef(false);
  useEffect(() => {
    if (reviewId === null || hasAsked.current) return;
    hasAsked.current = true;
    mutate(reviewId);
  }, [reviewId, mutate]);
  if (reviewId === null) return <p className="sec">{topicWords.fromAddress}</p>;
  if (error) {
    return (
      <FailedState
        what="Could not create the topic"
        why={problemSentence(error)}
        onRetry={() => mutate(reviewId)}
      />
    );
  }
  return (
    <p className="sec" aria-busy="true">
      {topicWords.creating}
    </p>
  );
}

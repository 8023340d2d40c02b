import type { CallReply } from '@earshot/contracts/call';
import type { FeedbackToAnnotate, RatingCategory } from '@earshot/contracts/topics';
import { topics } from '@earshot/contracts/topics';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { send } from '../../lib/api-client.ts';
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { topicQuery } from './topics.queries.ts';
import { rateWords } from './topics.words.ts';

type Next = CallReply<typeof topics.next>;

/** With nothing to show while the topic learns, it is asked again after so long. */
const askAgainMs = 700;

/**
 * What to rate, and rating it. The next item shows at once, from those that came with the one before; ratings are sent one
 * after the other behind it. One that fails brings its item back.
 */
export function useRating(id: number) {
  const queryClient = useQueryClient();
  const key = ['topics', 'next', id];
  /** Rated, but perhaps not yet known to the server when it chose. */
  const rated = useRef(new Set<number>());
  const without = (next: Next): Next => {
    const all = [next.feedback, ...next.upcoming].filter((item) => item !== null);
    const [feedback = null, ...upcoming] = all.filter((item) => !rated.current.has(item.feedback_text_id));
    return { ...next, feedback, upcoming };
  };
  const next = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      without(await send(topics.next, { body: { custom_trend_id: id } }, signal)),
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data?.feedback === null && state.data.is_fitting ? askAgainMs : false,
  });
  const put = (change: (known: Next) => Next) =>
    queryClient.setQueryData<Next>(key, (known) => known && change(known));
  const follow = () => void queryClient.invalidateQueries({ queryKey: topicQuery(id).queryKey });
  const scope = { id: `rate ${id}` };

  const rate = useMutation({
    scope,
    mutationFn: ({ item, category }: { item: FeedbackToAnnotate; category: RatingCategory }) =>
      send(topics.next, {
        body: {
          custom_trend_id: id,
          feedback_to_update: { feedback_text_ids: [item.feedback_text_id], category },
        },
      }),
    onMutate: ({ item }) => {
      rated.current.add(item.feedback_text_id);
      put(without);
    },
    onSuccess: (answer) => {
      put(() => without(answer));
      follow();
    },
    onError: (error, { item }) => {
      rated.current.delete(item.feedback_text_id);
      put((known) => broughtBack(known, [item]));
      showToast(`${rateWords.failed} ${problemSentence(error)}`);
    },
  });
  const undo = useMutation({
    scope,
    mutationFn: () => send(topics.undo, { body: { custom_trend_id: id, undo: 'rating' } }),
    onSuccess: ({ custom_trend: topic, unrated }) => {
      for (const item of unrated) rated.current.delete(item.feedback_text_id);
      put((known) => ({
        ...broughtBack(known, unrated),
        ratings: topic.ratings,
        accuracy: topic.accuracy,
      }));
      follow();
    },
    onError: (error) =>
      showToast(
        error instanceof ApiProblem && error.code === 'conflict'
          ? rateWords.nothingToUndo
          : problemSentence(error),
      ),
  });
  return {
    next,
    rate: (category: RatingCategory) => {
      const item = queryClient.getQueryData<Next>(key)?.feedback;
      if (item) rate.mutate({ item, category });
    },
    undo: () => undo.mutate(),
  };
}

/** The items before what was to be rated next. */
function broughtBack(known: Next, items: readonly FeedbackToAnnotate[]): Next {
  const ids = new Set(items.map(({ feedback_text_id: id }) => id));
  const others = [known.feedback, ...known.upcoming].filter(
    (item) => item !== null && !ids.has(item.feedback_text_id),
  ) as FeedbackToAnnotate[];
  const [feedback = null, ...upcoming] = [...items, ...others];
  return { ...known, feedback, upcoming };
}

import { feedback } from '@earshot/contracts/feedback';
import { limits } from '@earshot/contracts/limits';
import { topics } from '@earshot/contracts/topics';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

/** While a topic learns it is asked for again after so long. */
const learningMs = 700;

export const topicsQuery = queryOptions({
  queryKey: ['topics', 'list'],
  queryFn: ({ signal }) => send(topics.list, {}, signal),
});

export function topicQuery(id: number) {
  return queryOptions({
    queryKey: ['topics', 'one', id],
    queryFn: async ({ signal }) =>
      (await send(topics.get, { query: { custom_trend_id: id } }, signal)).custom_trend,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.is_fitting ? learningMs : false),
  });
}

export function trendLineQuery(id: number) {
  return queryOptions({
    queryKey: ['topics', 'trend', id],
    queryFn: ({ signal }) => send(topics.trendLine, { query: { custom_trend_id: id } }, signal),
  });
}

export function thresholdCountsQuery(id: number) {
  return queryOptions({
    queryKey: ['topics', 'thresholds', id],
    queryFn: ({ signal }) => send(topics.previewThreshold, { query: { custom_trend_id: id } }, signal),
  });
}

/** Pages of what belongs; the last is the one that is not full. */
export function suggestionsQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: ['topics', 'suggestions', id],
    queryFn: ({ pageParam, signal }) =>
      send(
        feedback.getFeedback,
        { body: { filters: { custom_trend_id: id, limit: limits.pageSize, offset: pageParam } } },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.results.length < limits.pageSize ? undefined : pages.length * limits.pageSize,
    placeholderData: keepPreviousData,
  });
}

const askEveryMs = 400;
const givesUpAfterMs = 30_000;

/** What new words would do to a topic. The answer is worked out by the server and fetched when it is there. */
export function editPreviewQuery(id: number, words: { title: string; description: string }) {
  return queryOptions({
    queryKey: ['topics', 'preview', id, words],
    queryFn: async ({ signal }) => {
      const body = { custom_trend_id: id, ...words };
      const { preview_id } = await send(topics.startPreview, { body }, signal);
      for (let waited = 0; waited < givesUpAfterMs; waited += askEveryMs) {
        const { result } = await send(topics.preview, { query: { preview_id } }, signal);
        if (result) return result;
        await new Promise((resolve) => setTimeout(resolve, askEveryMs));
      }
      throw new Error('The preview took too long.');
    },
  });
}

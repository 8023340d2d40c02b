import type { CallBody } from '@earshot/contracts/call';
import { feedback } from '@earshot/contracts/feedback';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { limits } from '@earshot/contracts/limits';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

/** What is asked for; pages are added by the query. */
export type FoundRequest = Omit<CallBody<typeof feedback.getFeedback>, 'limit' | 'offset' | 'after'>;

/** Feedback by filter, view, question or similarity, a page at a time. Always asked anew; what is known shows meanwhile. */
export function foundFeedback(request: FoundRequest, limit: number = limits.pageSize) {
  return infiniteQueryOptions({
    queryKey: ['feedback', 'found', request, limit],
    queryFn: ({ pageParam, signal }) =>
      send(feedback.getFeedback, { body: { ...request, limit, after: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_after ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function feedbackItem(reviewId: number) {
  return queryOptions({
    queryKey: ['feedback', 'item', reviewId],
    queryFn: ({ signal }) => send(feedback.getItem, { query: { review_id: reviewId } }, signal),
  });
}

/** Of these items those that others copy. */
export function copiesOf(reviewIds: readonly number[]) {
  return queryOptions({
    queryKey: ['feedback', 'copies', reviewIds],
    queryFn: ({ signal }) => send(feedback.countCopies, { body: { review_ids: [...reviewIds] } }, signal),
    enabled: reviewIds.length > 0,
  });
}

/** How many items a filter leaves. */
export function feedbackCount(filters: FeedbackFilter) {
  return queryOptions({
    queryKey: ['feedback', 'count', filters],
    queryFn: async ({ signal }) =>
      (await send(feedback.getFeedback, { body: { filters, limit: 1 } }, signal)).total_count,
    placeholderData: keepPreviousData,
  });
}

/** What the ids in a filter are called. */
export function filterNames(filters: FeedbackFilter) {
  return queryOptions({
    queryKey: ['feedback', 'filter_names', filters],
    queryFn: ({ signal }) => send(feedback.getFilterNames, { body: { filters } }, signal),
    enabled: namesIds(filters),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function namesIds(filter: FeedbackFilter): boolean {
  return [filter, ...(filter.also ?? []), ...(filter.except ?? [])].some(
    ({ source_ids, theme_ids, custom_trend_id, account_ids, author_ids }) =>
      custom_trend_id !== undefined ||
      [source_ids, theme_ids, account_ids, author_ids].some((ids) => ids && ids.length > 0),
  );
}

/** How many items each value of a filter would leave. */
export function feedbackFacets(filters: FeedbackFilter) {
  return queryOptions({
    queryKey: ['feedback', 'facets', filters],
    queryFn: ({ signal }) => send(feedback.getFacets, { body: { filters } }, signal),
    placeholderData: keepPreviousData,
  });
}

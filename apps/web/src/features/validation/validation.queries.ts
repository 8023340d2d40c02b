import type { CallBody } from '@earshot/contracts/call';
import type { CheckFilter, CheckKind, pairOutcomes } from '@earshot/contracts/validation';
import { validation } from '@earshot/contracts/validation';
import { topics } from '@earshot/contracts/topics';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

export type QueueAsked = Omit<CallBody<typeof validation.next>, 'except' | 'limit'>;

/** Cards fetched at once: enough to answer without waiting. */
export const cardsAtOnce = 5;

export const queueKey = (asked: QueueAsked) => ['checks', 'queue', asked] as const;

export function fetchCards(
  asked: QueueAsked,
  except: CallBody<typeof validation.next>['except'],
  signal?: AbortSignal,
) {
  return send(validation.next, { body: { ...asked, except, limit: cardsAtOnce } }, signal);
}

/** While items are judged anew it is asked for again after so long. */
const judgingMs = 1500;

export const reportQuery = queryOptions({
  queryKey: ['checks', 'report'],
  queryFn: ({ signal }) => send(validation.report, {}, signal),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.tone.judging ? judgingMs : false),
});

export const checksQuery = (filters: CheckFilter) =>
  infiniteQueryOptions({
    queryKey: ['checks', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      send(validation.list, { body: { filters, ...(pageParam && { after: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next_after: after }) => after,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const comparedQuery = (kind: CheckKind | undefined, outcome: (typeof pairOutcomes)[number]) =>
  infiniteQueryOptions({
    queryKey: ['checks', 'compared', kind ?? null, outcome],
    queryFn: ({ pageParam, signal }) =>
      send(validation.pairs, { body: { kind, outcome, ...(pageParam && { after: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next_after: after }) => after,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Topics that may be chosen to check. */
export const topicNamesQuery = queryOptions({
  queryKey: ['topics', 'list'],
  queryFn: ({ signal }) => send(topics.list, {}, signal),
});

/** Themes that may be chosen to check. */
export const themeNamesQuery = queryOptions({
  queryKey: ['checks', 'themes'],
  queryFn: async ({ signal }) =>
    (await send(validation.next, { body: { kind: 'theme', limit: 1 } }, signal)).themes,
});

import type { OfferedCorrection } from '@earshot/contracts/market-corrections';
import { marketCorrections } from '@earshot/contracts/market-corrections';
import { operator } from '@earshot/contracts/operator';
import { operatorInbox, type MessageFolder } from '@earshot/contracts/operator-inbox';
import { operatorServer, type ConcernedSite, type WaitingMail } from '@earshot/contracts/operator-server';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api-client.ts';

/** Begins the key of everything that the operator's pages show. */
export const operatorKey = ['operator'] as const;

export const queuesQuery = queryOptions({
  queryKey: [...operatorKey, 'queues'],
  queryFn: ({ signal }) => send(operator.listQueues, {}, signal),
});

/** Failed jobs of one kind, or of all. */
export const failedJobsQuery = (queue: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...operatorKey, 'failed_jobs', { queue }],
    queryFn: ({ signal, pageParam }) =>
      send(operator.listFailedJobs, { query: { queue, after: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_after }) => next_after ?? undefined,
  });

/** What readers set right, by what became of it. */
export const correctionsQuery = (state: OfferedCorrection['state']) =>
  infiniteQueryOptions({
    queryKey: [...operatorKey, 'corrections', { state }],
    queryFn: ({ signal, pageParam }) =>
      send(marketCorrections.list, { query: { state, after: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const operatorsQuery = queryOptions({
  queryKey: [...operatorKey, 'operators'],
  queryFn: ({ signal }) => send(operator.listOperators, {}, signal),
});

export const healthQuery = queryOptions({
  queryKey: [...operatorKey, 'health'],
  queryFn: ({ signal }) => send(operatorServer.getHealth, {}, signal),
});

/** While recordings are being masked or deleted, it is looked at again every few seconds. */
const mendingLookMs = 3000;

export const concernedSitesQuery = queryOptions({
  queryKey: [...operatorKey, 'concerned_sites'],
  queryFn: ({ signal }) => send(operatorServer.listConcernedSites, {}, signal),
  refetchInterval: ({ state }) => (state.data?.sites.some(isBeingMended) ? mendingLookMs : false),
});

function isBeingMended({ is_asked, recording_count, masked_count }: ConcernedSite): boolean {
  return is_asked && masked_count < recording_count;
}

/** While it is being measured, it is looked at again every few seconds. */
const measuringLookMs = 3000;

export const storageQuery = infiniteQueryOptions({
  queryKey: [...operatorKey, 'storage'],
  queryFn: ({ signal, pageParam }) =>
    send(operatorServer.getStorage, { query: { after: pageParam } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_after }) => next_after ?? undefined,
  refetchInterval: ({ state }) => (state.data?.pages[0]?.is_measuring ? measuringLookMs : false),
});

/** A mail that is due is being sent: it is looked at again until it is gone. */
const sendingLookMs = 3000;

export const waitingMailQuery = infiniteQueryOptions({
  queryKey: [...operatorKey, 'waiting_mail'],
  queryFn: ({ signal, pageParam }) =>
    send(operatorServer.listWaitingMail, { query: { after: pageParam } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_after }) => next_after ?? undefined,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ mails }) => mails.some(isDue)) ? sendingLookMs : false,
});

function isDue({ next_try_at: at }: WaitingMail): boolean {
  return Date.parse(at) <= Date.now();
}

export const refusalsQuery = infiniteQueryOptions({
  queryKey: [...operatorKey, 'refusals'],
  queryFn: ({ signal, pageParam }) =>
    send(operatorServer.listRefusals, { query: { after: pageParam } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_after }) => next_after ?? undefined,
});

/** Messages of a folder, of those that hold what is searched for. */
export const messagesQuery = ({ folder, search }: { folder: MessageFolder; search?: string | undefined }) =>
  infiniteQueryOptions({
    queryKey: [...operatorKey, 'messages', { folder, search }],
    queryFn: ({ signal, pageParam }) =>
      send(operatorInbox.listMessages, { query: { folder, search, after: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_after }) => next_after ?? undefined,
    placeholderData: (before) => before,
  });

/** How many messages each folder holds; a page of one is asked for, since the counts come with it. */
export const unreadQuery = queryOptions({
  queryKey: [...operatorKey, 'unread'],
  queryFn: ({ signal }) =>
    send(operatorInbox.listMessages, { query: { folder: 'unread', limit: 1 } }, signal),
});

export const messageQuery = (messageId: string) =>
  queryOptions({
    queryKey: [...operatorKey, 'message', messageId],
    queryFn: ({ signal }) => send(operatorInbox.getMessage, { query: { message_id: messageId } }, signal),
  });
